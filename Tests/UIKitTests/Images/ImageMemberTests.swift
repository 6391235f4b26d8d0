import CoreGraphics
import Testing
import UIKit
import UITesting

/// Smaller members of images, symbols, colours and text that is drawn.
@Suite struct ImageMemberTests {
    /// A picture of 40 × 40 pixels on white.
    private func draw(_ actions: () -> Void) throws -> CGImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format)
            .image { context in
                UIColor.white.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
                actions()
            }
        return try #require(image.cgImage)
    }

    private let red = SIMD4<UInt8>(255, 0, 0, 255)
    private let white = SIMD4<UInt8>(255, 255, 255, 255)

    nonisolated private final class Wide: UIGraphicsImageRendererFormat {}

    @Test func `the default format is the screen's, and a new one each time`() {
        let stage = Stage(size: CGSize(width: 10, height: 10), scale: 3)

        let (usual, best) = stage.run {
            (UIGraphicsImageRendererFormat.default(), UIGraphicsImageRendererFormat.preferred())
        }
        usual.opaque = true

        #expect(usual.scale == 3 && best.scale == 3 && !best.opaque)
        #expect(type(of: Wide.default()) == Wide.self)
        let traits = UITraitCollection(displayScale: 2)
        #expect(UIGraphicsImageRendererFormat(for: traits).scale == 2)
        #expect(stage.run { UIGraphicsImageRendererFormat(for: UITraitCollection()).scale } == 3)
    }

    private func symbol(_ configuration: UIImage.SymbolConfiguration) throws -> CGFloat {
        try #require(UIImage(systemName: "star", withConfiguration: configuration)).size.height
    }

    @Test func `a symbol is as large as the text that its configuration names, at its scale`() throws {
        let title = UIFont.preferredFont(forTextStyle: .largeTitle).pointSize
        let plain = try symbol(UIImage.SymbolConfiguration(pointSize: title))

        #expect(try symbol(UIImage.SymbolConfiguration(textStyle: .largeTitle)) == plain)
        let large = try symbol(UIImage.SymbolConfiguration(textStyle: .largeTitle, scale: .large))
        #expect(large > plain * 1.1)
        #expect(
            try symbol(UIImage.SymbolConfiguration(pointSize: title, weight: .regular, scale: .large))
                == large)
        let small = try symbol(UIImage.SymbolConfiguration(textStyle: .largeTitle, scale: .small))
        #expect(small < plain)
        #expect(UIImage(systemName: "star", compatibleWith: nil)?.size == UIImage(systemName: "star")?.size)
        #expect(
            UIImage(systemName: "star", compatibleWith: UITraitCollection(displayScale: 3))?.scale == 3)
    }

    @Test func `an image has as many points as its scale makes of its pixels`() throws {
        let pixels = try draw {}

        let image = UIImage(cgImage: pixels, scale: 2)

        #expect(image.size == CGSize(width: 20, height: 20) && image.scale == 2 && image.cgImage === pixels)
    }

    @Test func `an image without pixels stays as it is in any colour`() {
        let empty = UIImage()

        #expect(empty.withTintColor(.red) === empty)
        #expect(empty.withTintColor(.red, renderingMode: .alwaysTemplate) === empty)
    }

    @Test func `a colour that is set fills and strokes`() throws {
        let picture = try draw {
            UIColor.red.set()
            UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            let path = UIBezierPath(rect: CGRect(x: 20, y: 20, width: 10, height: 10))
            path.lineWidth = 4
            path.stroke()
        }

        #expect(picture.pixel(x: 5, y: 5) == red && picture.pixel(x: 20, y: 25) == red)
        #expect(picture.pixel(x: 25, y: 25) == white)
    }

    @Test func `strings of the older kind are drawn at a point, or in a rectangle's lines`() throws {
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red,
        ]
        func inked(_ picture: CGImage, _ rows: Range<Int>) -> Bool {
            rows.contains { y in (0..<40).contains { picture.pixel(x: $0, y: y) == red } }
        }

        let atPoint = try draw {
            ("H" as NSString).draw(at: CGPoint(x: 5, y: 18), withAttributes: attributes)
        }
        let inRect = try draw {
            ("H" as NSString).draw(
                with: CGRect(x: 5, y: 0, width: 30, height: 40), options: .usesLineFragmentOrigin,
                attributes: attributes, context: nil)
        }

        #expect(!inked(atPoint, 0..<18) && inked(atPoint, 20..<40))
        #expect(inked(inRect, 2..<22) && !inked(inRect, 25..<40))
    }

    @Test func `a font's description may be made by its name`() {
        let named = UIFontDescriptor(name: UIFont.systemFont(ofSize: 10).fontName, size: 23)
        #expect(named.pointSize == 23)
        #expect(UIFont(descriptor: named, size: 0).pointSize == 23)

        let unknown = UIFontDescriptor(name: "NoSuchFont-Regular", size: 12)

        #expect(unknown.pointSize == 12)
        #expect(UIFont(descriptor: unknown, size: 0).familyName == UIFont.systemFont(ofSize: 12).familyName)
    }
}
