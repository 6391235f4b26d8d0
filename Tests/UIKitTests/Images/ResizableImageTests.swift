import CoreGraphics
import Testing
import UITesting

@testable import UIKit

@MainActor
@Suite struct ResizableImageTests {
    private let stage = Stage(size: CGSize(width: 60, height: 60))

    /// A picture of four columns: red, green, blue, white, each a point wide, four points high.
    private func columns() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: .onePixel).image { context in
            for (index, color) in [UIColor.red, .green, .blue, .white].enumerated() {
                color.setFill()
                context.fill(CGRect(x: index, y: 0, width: 1, height: 4))
            }
        }
    }

    /// The colours of a row of pixels, by their first letters.
    private func row(_ image: UIImage, width: Int) throws -> String {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: width, height: 4), format: .onePixel).image
        { _ in
            image.draw(in: CGRect(x: 0, y: 0, width: width, height: 4))
        }
        return try names(try #require(picture.cgImage), width)
    }

    private func names(_ pixels: CGImage, _ width: Int) throws -> String {
        try String(
            (0..<width).map { x in
                let pixel = pixels.pixel(x: x, y: 2)
                switch (pixel[0] > 127, pixel[1] > 127, pixel[2] > 127) {
                case (true, false, false): return "r"
                case (false, true, false): return "g"
                case (false, false, true): return "b"
                case (true, true, true): return "w"
                default: throw UnknownColor(pixel: "\(pixel)")
                }
            })
    }

    private struct UnknownColor: Error {
        let pixel: String
    }

    private let caps = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)

    @Test func `caps keep their size, and what is between them repeats`() throws {
        let image = columns().resizableImage(withCapInsets: caps)

        #expect(image.capInsets == caps && image.resizingMode == .tile)
        #expect(try row(image, width: 9) == "rgbgbgbgw")
        #expect(try row(image, width: 4) == "rgbw")
    }

    @Test func `what is between the caps stretches`() throws {
        let image = columns().resizableImage(withCapInsets: caps, resizingMode: .stretch)
            .withRenderingMode(.alwaysOriginal)

        let drawn = try row(image, width: 10)

        #expect(image.capInsets == caps && image.resizingMode == .stretch)
        #expect(drawn.first == "r" && drawn.last == "w")
        #expect(drawn.dropFirst().prefix(3) == "ggg" && drawn.dropLast().suffix(3) == "bbb")
    }

    @Test func `an image view repeats the middle as its size asks for`() throws {
        let view = UIImageView(image: columns().resizableImage(withCapInsets: caps))
        view.frame = CGRect(x: 0, y: 0, width: 9, height: 4)
        stage.window.addSubview(view)
        stage.advance(by: 0.1)
        #expect(try names(try stage.snapshot(), 9) == "rgbgbgbgw")

        view.frame.size.width = 6
        stage.advance(by: 0.1)

        #expect(try names(try stage.snapshot(), 6) == "rgbgbw")
    }

    @Test func `an image view stretches the middle alone, and the whole of another image`() throws {
        let view = UIImageView(image: columns().resizableImage(withCapInsets: caps, resizingMode: .stretch))
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 4)
        stage.window.addSubview(view)
        #expect(view.layer.contentsCenter == CGRect(x: 0.25, y: 0, width: 0.5, height: 1))
        stage.advance(by: 0.1)
        #expect(try names(try stage.snapshot(), 10) == "rggggbbbbw")
        let drawn = UIGraphicsImageRenderer(size: view.bounds.size, format: .onePixel).image {
            view.layer.render(in: $0.cgContext)
        }
        #expect(try names(try #require(drawn.cgImage), 10) == "rggggbbbbw")

        view.image = columns()
        view.frame.size.width = 8
        stage.advance(by: 0.1)

        #expect(view.layer.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1))
        let whole = try stage.snapshot()
        #expect(whole.pixel(x: 1, y: 2)[0] > 150 && whole.pixel(x: 6, y: 2)[0] > 150)
    }

    @Test func `a picture without caps repeats as a whole where it is drawn larger`() throws {
        let plain = columns()

        let image = plain.resizableImage(withCapInsets: .zero, resizingMode: .tile)

        #expect(try row(image, width: 10) == "rgbwrgbwrg")
        #expect(try row(image, width: 3) == "rgb")
        #expect(try row(image.withRenderingMode(.alwaysOriginal), width: 6) == "rgbwrg")
        #expect(image != plain && image == plain.resizableImage(withCapInsets: .zero))
    }

    @Test func `a small picture repeats in a large room, too`() throws {
        let image = columns().resizableImage(withCapInsets: .zero, resizingMode: .tile)
        let size = CGSize(width: 602, height: 600)

        let drawn = UIGraphicsImageRenderer(size: size, format: .onePixel).image { _ in
            image.draw(in: CGRect(origin: .zero, size: size))
        }

        let row = try names(try #require(drawn.cgImage), 602)
        #expect(row == String(repeating: "rgbw", count: 150) + "rg")
    }

    @Test func `an image view repeats all of a picture without caps`() throws {
        let view = UIImageView(image: columns().resizableImage(withCapInsets: .zero, resizingMode: .tile))
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 8)
        stage.window.addSubview(view)
        stage.advance(by: 0.1)
        #expect(try names(try stage.snapshot(), 10) == "rgbwrgbwrg")

        view.frame.size.width = 6
        stage.advance(by: 0.1)

        #expect(try names(try stage.snapshot(), 6) == "rgbwrg")
        #expect(view.intrinsicContentSize == CGSize(width: 4, height: 4))
    }

    @Test func `caps that are larger than the picture, or no room at all, draw no more than the caps`() throws
    {
        let wide = columns().resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 9, bottom: 0, right: 9))

        #expect(try row(wide, width: 4) == "rgbw")
        #expect(wide.pixels(filling: .zero) == nil)
        #expect(wide.pixels(filling: CGSize(width: 1_000_000, height: 0)) == nil)
    }
}

extension UIGraphicsImageRendererFormat {
    fileprivate static var onePixel: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return format
    }
}
