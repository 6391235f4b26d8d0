import Testing
import UITesting

@testable import UIKit

@Suite struct ImageContextTests {
    private let stage = Stage(size: CGSize(width: 40, height: 40), scale: 2)

    private func pixel(_ image: UIImage?, _ x: Int, _ y: Int) throws -> [UInt8] {
        let image = try #require(image?.upright)
        return image.withPixels { Array($0[(y * image.width + x) * 4..<(y * image.width + x) * 4 + 4]) }
    }

    @Test func `what is drawn between begin and end is in the image, at the scale asked for`() throws {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 2), false, 3)
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()

        #expect(image?.size == CGSize(width: 4, height: 2))
        #expect(image?.scale == 3)
        #expect(try pixel(image, 0, 0) == [255, 0, 0, 255])
        #expect(try pixel(image, 11, 5) == [0, 0, 0, 0])
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func `a scale of zero is the screen's, the short form has one pixel per point, opaque is black`()
        throws
    {
        let image = stage.run { () -> UIImage? in
            UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 2), true, 0)
            defer { UIGraphicsEndImageContext() }
            return UIGraphicsGetImageFromCurrentImageContext()
        }
        #expect(image?.cgImage?.width == 8)
        #expect(try pixel(image, 3, 3) == [0, 0, 0, 255])

        UIGraphicsBeginImageContext(CGSize(width: 4, height: 2))
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == 1)
        UIGraphicsEndImageContext()
    }

    @Test func `contexts nest, and what was pushed has no image`() throws {
        UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
        UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
        UIColor.blue.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let inner = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        let context = try #require(UIGraphicsGetCurrentContext())
        UIGraphicsPushContext(context)
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsPopContext()
        let outer = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()

        #expect(try pixel(inner, 0, 0) == [0, 0, 255, 255])
        #expect(try pixel(outer, 0, 0) == [0, 0, 0, 0])
    }

    @Test func `an image without area, and an end without a begin, are reported and harmless`() {
        stage.run {
            UIGraphicsBeginImageContextWithOptions(CGSize(width: 0, height: CGFloat.nan), false, 1)
            #expect(UIGraphicsGetCurrentContext() == nil)
            #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
            UIGraphicsEndImageContext()
            UIGraphicsEndImageContext()
        }

        #expect(stage.diagnostics.count == 2)
    }

    @Test func `a layer renders into an image context`() throws {
        let view = UIView(frame: CGRect(x: 5, y: 5, width: 4, height: 4))
        view.backgroundColor = .green

        UIGraphicsBeginImageContext(view.bounds.size)
        let context = try #require(UIGraphicsGetCurrentContext())
        view.layer.render(in: context)
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()

        #expect(try pixel(image, 3, 3) == [0, 255, 0, 255])
    }

    @Test func `the colour at a point of a view is read from an array that its layer renders into`() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = .blue
        let plate = UIView(frame: CGRect(x: 4, y: 6, width: 2, height: 2))
        plate.backgroundColor = .red
        view.addSubview(plate)

        func color(at point: CGPoint) throws -> [UInt8] {
            var pixel = [UInt8](repeating: 0, count: 4)
            let made = CGContext(
                data: &pixel, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            let context = try #require(made)
            context.translateBy(x: -point.x, y: -point.y)
            view.layer.render(in: context)
            return pixel
        }

        #expect(try color(at: CGPoint(x: 5, y: 7)) == [255, 0, 0, 255])
        #expect(try color(at: CGPoint(x: 5, y: 2)) == [0, 0, 255, 255])
        #expect(try color(at: CGPoint(x: 12, y: 2)) == [0, 0, 0, 0])
    }

    @Test func `the bytes of the current context are blue, green, red and alpha`() throws {
        UIGraphicsBeginImageContext(CGSize(width: 2, height: 1))
        defer { UIGraphicsEndImageContext() }
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 1, y: 0, width: 1, height: 1))

        let data = try #require(UIGraphicsGetCurrentContext()?.data)

        let bytes = (0..<8).map { data.load(fromByteOffset: $0, as: UInt8.self) }
        #expect(bytes == [0, 0, 0, 0, 0, 0, 255, 255])
    }

    /// Left to right red, green, blue; two rows, the lower one black.
    private var pixels: CGImage? {
        UIGraphicsBeginImageContext(CGSize(width: 3, height: 2))
        defer { UIGraphicsEndImageContext() }
        for (x, color) in [UIColor.red, .green, .blue].enumerated() {
            color.setFill()
            UIRectFill(CGRect(x: x, y: 0, width: 1, height: 1))
        }
        UIColor.black.setFill()
        UIRectFill(CGRect(x: 0, y: 1, width: 3, height: 1))
        return UIGraphicsGetImageFromCurrentImageContext()?.cgImage
    }

    /// Where the red pixel, the upper left one of the file, stands in the upright picture, and where the blue one.
    @Test(arguments: [
        (UIImage.Orientation.up, CGPoint(x: 0, y: 0), CGPoint(x: 2, y: 0)),
        (.down, CGPoint(x: 2, y: 1), CGPoint(x: 0, y: 1)),
        (.left, CGPoint(x: 0, y: 2), CGPoint(x: 0, y: 0)),
        (.right, CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 2)),
        (.upMirrored, CGPoint(x: 2, y: 0), CGPoint(x: 0, y: 0)),
        (.downMirrored, CGPoint(x: 0, y: 1), CGPoint(x: 2, y: 1)),
        (.leftMirrored, CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 2)),
        (.rightMirrored, CGPoint(x: 1, y: 2), CGPoint(x: 1, y: 0)),
    ])
    func `an oriented image stands upright`(
        orientation: UIImage.Orientation, red: CGPoint, blue: CGPoint
    ) throws {
        let image = UIImage(cgImage: try #require(pixels), scale: 1, orientation: orientation)

        let isTurned = image.size == CGSize(width: 2, height: 3)
        #expect(isTurned == [.left, .right, .leftMirrored, .rightMirrored].contains(orientation))
        #expect(try pixel(image, Int(red.x), Int(red.y)) == [255, 0, 0, 255])
        #expect(try pixel(image, Int(blue.x), Int(blue.y)) == [0, 0, 255, 255])
        UIGraphicsBeginImageContext(image.size)
        image.draw(at: .zero)
        let drawn = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        #expect(try pixel(drawn, Int(red.x), Int(red.y)) == [255, 0, 0, 255])
        let flipped = image.withHorizontallyFlippedOrientation()
        #expect(try pixel(flipped, Int(image.size.width - 1 - red.x), Int(red.y)) == [255, 0, 0, 255])
    }

    @Test func `an image view shows an oriented image upright`() throws {
        let image = UIImage(cgImage: try #require(pixels), scale: 1, orientation: .right)
        let view = UIImageView(image: image)

        let shown = try #require(view.layer.contents as? CGImage)

        #expect(view.frame.size == CGSize(width: 2, height: 3))
        #expect((shown.width, shown.height) == (2, 3))
    }

    @Test func `a resizable snapshot shows a part and keeps its edges`() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        let corner = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
        corner.backgroundColor = .red
        view.addSubview(corner)
        stage.window.addSubview(view)
        stage.advance(by: 0.1)

        let part = CGRect(x: 10, y: 10, width: 20, height: 10)
        let snapshot = try #require(
            view.resizableSnapshotView(
                from: part, afterScreenUpdates: true,
                withCapInsets: UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)))
        let image = UIImage(cgImage: try #require(snapshot.layer.contents as? CGImage))

        #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(snapshot.layer.contentsCenter == CGRect(x: 0.25, y: 0, width: 0.5, height: 1))
        #expect(try pixel(image, 2, 2) == [255, 0, 0, 255])
        #expect(try pixel(image, 30, 2) != [255, 0, 0, 255])
        let empty = view.resizableSnapshotView(from: .zero, afterScreenUpdates: true, withCapInsets: .zero)
        #expect(empty?.layer.contents == nil)
    }
}
