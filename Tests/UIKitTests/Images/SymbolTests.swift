import Foundation
import Testing
import UIKit
import UITesting

/// Images of symbols: which there are, how large they are, and what they look like.
@MainActor
struct SymbolTests {
    private func image(_ name: String, _ configuration: UIImage.SymbolConfiguration? = nil) throws -> UIImage
    {
        try #require(UIImage(systemName: name, withConfiguration: configuration))
    }

    /// Shows an image in black on white, its upper left corner at the window's, and reads its rows.
    private func pixels(
        _ image: UIImage, scale: CGFloat, on stage: Stage? = nil
    ) throws -> (StageImage: CGImage, view: UIImageView) {
        let stage = stage ?? Stage(size: CGSize(width: 40, height: 40), scale: scale)
        stage.window.backgroundColor = .white
        stage.window.subviews.last?.removeFromSuperview()
        let view = UIImageView(image: image)
        view.tintColor = .black
        stage.window.addSubview(view)
        stage.settle()
        return (try stage.snapshot(), view)
    }

    @Test func `every symbol draws something inside of its picture`() throws {
        let stage = Stage(size: CGSize(width: 40, height: 40))
        #expect(UIImage(systemName: "no.such.symbol") == nil)
        let message = try #require(stage.diagnostics.last?.message)
        let start = try #require(message.range(of: "use one of "))
        let end = try #require(message.range(of: ", or draw"))
        let names = message[start.upperBound..<end.lowerBound].components(separatedBy: ", ")

        #expect(names.count > 100 && Set(names).count == names.count)
        for name in names {
            let image = try image(name, UIImage.SymbolConfiguration(pointSize: 20))
            let drawn = try pixels(image, scale: 1, on: stage).StageImage
            let dark = drawn.withPixels { bytes in
                stride(from: 0, to: bytes.count, by: 4).count { bytes[$0] < 128 }
            }
            #expect(dark > 8 && dark < 600, "\(name): \(dark) dark pixels")
            #expect(image.size.width <= 32 && image.size.height <= 32)
        }
        #expect(stage.diagnostics.count == 1)
    }

    @Test func `the symbols that transitions use most are there`() throws {
        for name in [
            "chevron.left", "chevron.right", "chevron.down", "xmark", "xmark.circle.fill", "plus", "heart",
            "heart.fill", "star", "star.fill", "gear", "square.and.arrow.up", "ellipsis", "magnifyingglass",
            "person.crop.circle", "trash", "house.fill", "play.fill", "pause.fill", "checkmark", "photo",
            "arrow.left", "line.3.horizontal", "ellipsis.circle", "info.circle", "bookmark", "bell", "camera",
        ] {
            #expect(UIImage(systemName: name) != nil, "\(name)")
        }
    }

    @Test(arguments: [CGFloat(1), 2]) func `strokes along the grid have sharp edges`(_ scale: CGFloat) throws
    {
        let stage = Stage(size: CGSize(width: 10, height: 10), scale: scale)
        let plus = try image("plus", UIImage.SymbolConfiguration(pointSize: 17))
        #expect(stage.window.bounds.width == 10 && plus.scale == scale)

        let drawn = try pixels(plus, scale: scale).StageImage
        let middle = Int(plus.size.height * scale) / 2
        let column = (0..<Int(plus.size.height * scale)).map {
            drawn.pixel(x: middle / 2 + 2, y: $0).x
        }

        #expect(column.allSatisfy { $0 == 0 || $0 == 255 }, "only black and white across the bar: \(column)")
        #expect(column.count { $0 == 0 } >= Int(scale))
    }

    @Test func `size, weight and scale make it larger and bolder`() throws {
        let usual = try image("plus")
        let large = try image("plus", UIImage.SymbolConfiguration(pointSize: 34))
        let small = try image("plus", UIImage.SymbolConfiguration(scale: .small))
        let bold = try image("plus", UIImage.SymbolConfiguration(pointSize: 34, weight: .black))

        #expect(abs(large.size.height - 2 * usual.size.height) <= 3)
        #expect(small.size.height < usual.size.height)
        func ink(_ image: UIImage) throws -> Int {
            let drawn = try pixels(image, scale: 1).StageImage
            return (0..<1600).count { drawn.pixel(x: $0 % 40, y: $0 / 40).x < 128 }
        }
        #expect(try ink(bold) > ink(large) * 3 / 2)
    }

    @Test(arguments: ["person", "person.fill", "heart", "bell", "house"])
    func `both halves of a symbol weigh the same`(_ name: String) throws {
        let image = try image(name, UIImage.SymbolConfiguration(pointSize: 26))
        let drawn = try pixels(image, scale: 1).StageImage
        let (width, height) = (Int(image.size.width), Int(image.size.height))
        func ink(_ columns: Range<Int>) -> Int {
            columns.reduce(0) { sum, x in
                (0..<height).reduce(sum) { $0 + 255 - Int(drawn.pixel(x: x, y: $1).x) }
            }
        }

        let (left, right) = (ink(0..<width / 2), ink((width + 1) / 2..<width))
        #expect(left > 0 && abs(left - right) * 20 < left + right, "\(left) and \(right)")
    }

    @Test func `a configuration can be set later, and one adds to the other`() throws {
        let bold = UIImage.SymbolConfiguration(weight: .bold)
        let large = UIImage.SymbolConfiguration(pointSize: 30)
        let image = try image("heart", large)

        let both = try #require(image.applyingSymbolConfiguration(bold))
        #expect(both.symbolConfiguration == UIImage.SymbolConfiguration(pointSize: 30, weight: .bold))
        #expect(both.size.height >= image.size.height - 1)
        #expect(image.withConfiguration(UIImage.SymbolConfiguration(pointSize: 10)).size.height < 20)
        #expect(image.withRenderingMode(.alwaysTemplate).isSymbolImage)

        let plain = UIImage()
        #expect(plain.applyingSymbolConfiguration(bold) === plain && !plain.isSymbolImage)
    }

    @Test func `a symbol takes the tint colour, and another colour stays`() throws {
        let stage = Stage(size: CGSize(width: 40, height: 40))
        let view = UIImageView(image: try image("circle.fill", UIImage.SymbolConfiguration(pointSize: 30)))
        view.tintColor = .red
        stage.window.addSubview(view)
        stage.settle()
        let middle = Int(view.bounds.midX)
        #expect(try stage.snapshot().pixel(x: middle, y: middle) == SIMD4(255, 0, 0, 255))

        view.image = view.image?.withTintColor(.green, renderingMode: .alwaysOriginal)
        #expect(try stage.snapshot().pixel(x: middle, y: middle) == SIMD4(0, 255, 0, 255))
    }

    @Test func `the middle of a symbol is that of the capital letters beside it`() throws {
        let image = try image("plus", UIImage.SymbolConfiguration(pointSize: 20))
        let baseline = try #require(image.baselineOffsetFromBottom)

        #expect(abs(image.size.height / 2 - baseline - 20 * 0.72 / 2) < 0.001)
        #expect(UIImage().baselineOffsetFromBottom == nil)

        let stage = Stage(size: CGSize(width: 100, height: 60))
        let (view, label) = (UIImageView(image: image), UILabel())
        label.text = "H"
        label.font = .systemFont(ofSize: 20)
        for subview in [view, label] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            stage.window.addSubview(subview)
        }
        label.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 10).isActive = true
        view.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor).isActive = true
        stage.settle()
        let letters = label.frame.minY + label.font.ascender - label.font.capHeight / 2
        #expect(abs(view.frame.midY - letters) <= 1, "\(view.frame.midY) beside \(letters)")
    }

    private func configuration(_ size: CGFloat) -> UIImage.SymbolConfiguration {
        UIImage.SymbolConfiguration(pointSize: size)
    }

    @Test func `a view shows symbols in its configuration, unless they have their own`() throws {
        let (plain, own) = (try image("star"), try image("star", configuration(12)))
        let (small, large) = (own.size, try image("star", configuration(40)).size)
        let picture = UIImage(cgImage: try #require(plain.cgImage))
        let view = UIImageView(image: plain)
        #expect(view.intrinsicContentSize == plain.size && view.preferredSymbolConfiguration == nil)

        view.preferredSymbolConfiguration = configuration(40)
        #expect(view.intrinsicContentSize == large && view.sizeThatFits(.zero) == large)
        #expect(view.image === plain)
        view.image = own
        #expect(view.intrinsicContentSize == small)
        view.image = picture
        #expect(view.intrinsicContentSize == picture.size)
        view.image = plain
        view.preferredSymbolConfiguration = nil

        #expect(view.intrinsicContentSize == plain.size)
    }

    @Test func `what a view's configuration leaves open is the symbol's, and the other way round`() throws {
        let stage = Stage(size: CGSize(width: 40, height: 40))
        let bold = try image("plus", UIImage.SymbolConfiguration(weight: .bold))
        let both = try image("plus", UIImage.SymbolConfiguration(pointSize: 24, weight: .bold))
        let wanted = try pixels(both, scale: 1, on: stage).StageImage

        let (_, view) = try pixels(bold, scale: 1, on: stage)
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 24, weight: .thin)
        view.frame = CGRect(origin: .zero, size: view.intrinsicContentSize)
        stage.settle()

        let shown = try stage.snapshot()
        #expect(shown.withPixels { Array($0) } == wanted.withPixels { Array($0) })
    }

    @Test func `a button shows symbols as its state asks for`() throws {
        let (small, large) = (try image("star").size, try image("star", configuration(40)).size)
        let button = UIButton()
        button.setImage(try image("star"), for: .normal)

        button.setPreferredSymbolConfiguration(configuration(40), forImageIn: .selected)
        #expect(button.currentPreferredSymbolConfiguration == nil)
        #expect(button.imageRect(forContentRect: button.bounds).size == small)
        button.isSelected = true
        #expect(button.currentPreferredSymbolConfiguration == configuration(40))
        #expect(button.preferredSymbolConfigurationForImage(in: .selected) == configuration(40))
        #expect(button.imageRect(forContentRect: button.bounds).size == large)
        button.setPreferredSymbolConfiguration(nil, forImageIn: .selected)

        #expect(button.imageRect(forContentRect: button.bounds).size == small)
    }

    @Test func `a disabled button's symbol is as large as before`() throws {
        let button = UIButton()
        button.setImage(try image("star"), for: .normal)
        button.setPreferredSymbolConfiguration(configuration(40), forImageIn: .normal)
        let size = button.imageRect(forContentRect: button.bounds).size

        button.isEnabled = false

        #expect(button.imageRect(forContentRect: button.bounds).size == size)
    }

    @Test func `a symbol that points on does so in another configuration`() throws {
        let arrow = try image("chevron.right").imageFlippedForRightToLeftLayoutDirection()

        #expect(arrow.withConfiguration(configuration(30)).flipsForRightToLeftLayoutDirection)
        #expect(
            arrow.applyingSymbolConfiguration(configuration(30))?.flipsForRightToLeftLayoutDirection == true)
    }

    @Test(arguments: [CGFloat.nan, .infinity, 0, -5, 1e9])
    func `a size that is none gives a picture of a size that is one`(_ size: CGFloat) throws {
        let image = try image("star", UIImage.SymbolConfiguration(pointSize: size))

        #expect(image.size.width > 0 && image.size.width <= 3000)
    }

    /// The colours of an image's pixels, from transparent to opaque and each once, as red, green, blue and alpha.
    private func colors(_ image: UIImage) -> Set<[UInt8]> {
        guard let picture = image.cgImage else { return [] }
        return Set(
            picture.withPixels { bytes in
                stride(from: 0, to: bytes.count, by: 4).map { Array(bytes[$0..<$0 + 4]) }
            })
    }

    @Test func `a symbol in a palette has its first colour, and its second one behind details`() throws {
        let palette = UIImage.SymbolConfiguration(paletteColors: [.red, .blue]).applying(configuration(40))
        let (red, blue): ([UInt8], [UInt8]) = ([255, 0, 0, 255], [0, 0, 255, 255])

        let plus = colors(try image("plus", palette))
        #expect(plus.contains(red) && plus.allSatisfy { $0[2] == 0 })
        let disc = colors(try image("plus.circle.fill", palette))
        #expect(disc.contains(red) && disc.contains(blue))
        let star = colors(try image("star.fill", palette))
        #expect(star.contains(red) && !star.contains(blue), "nothing lies in it")
    }

    @Test func `areas behind details are half as opaque in a hierarchy`() throws {
        let red = UIImage.SymbolConfiguration(hierarchicalColor: .red).applying(configuration(40))

        let disc = colors(try image("plus.circle.fill", red))

        #expect(disc.contains([255, 0, 0, 255]))
        #expect(disc.contains { (126...129).contains($0[3]) }, "half of it")
    }

    @Test func `colours are part of a configuration`() throws {
        let palette = UIImage.SymbolConfiguration(paletteColors: [.red])
        let large = configuration(40)

        #expect(palette == UIImage.SymbolConfiguration(paletteColors: [.red]))
        #expect(palette != UIImage.SymbolConfiguration(paletteColors: [.blue]))
        let both = palette.applying(large)
        #expect(both.applying(palette) == both && both != large)
        #expect(try image("plus", both).size == image("plus", large).size)
        for plain in [
            both.applying(UIImage.SymbolConfiguration.preferringMonochrome()),
            UIImage.SymbolConfiguration(paletteColors: []),
        ] {
            #expect(try image("plus", plain).cgImage?.isMask == true, "it is drawn in the tint")
        }
    }
}
