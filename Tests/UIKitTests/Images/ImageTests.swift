import Testing
import UIKit
import UITesting

@Suite struct ImageTests {
    private func square(_ color: UIColor, side: CGFloat = 4, scale: CGFloat = 1) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image {
            context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    private func pixel(_ image: UIImage?, _ index: Int = 0) throws -> [UInt8] {
        let image = try #require(image?.cgImage)
        return image.withPixels { Array($0[index * 4..<index * 4 + 4]) }
    }

    @Test func `a renderer draws at its scale, and the size stays in points`() throws {
        let image = square(.red, side: 4, scale: 3)

        #expect(image.size == CGSize(width: 4, height: 4))
        #expect(image.cgImage?.width == 12)
        #expect(try pixel(image) == [255, 0, 0, 255])
    }

    @Test func `a renderer without area makes an empty image`() {
        let image = UIGraphicsImageRenderer(size: .zero).image { _ in }

        #expect(image.cgImage == nil)
        #expect(image.size == .zero)
    }

    @Test func `a renderer's scale is the screen's at first`() {
        let stage = Stage(size: CGSize(width: 10, height: 10), scale: 3)

        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1)).image { _ in }

        #expect(stage.scale == 3)
        #expect(image.cgImage?.width == 6)
    }

    @Test func `the current context is there while the actions run and gone after`() {
        #expect(UIGraphicsGetCurrentContext() == nil)
        _ = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
            #expect(UIGraphicsGetCurrentContext() === context.cgContext)
        }

        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func `an image comes back from its PNG data`() throws {
        let data = try #require(square(.blue).pngData())

        let back = try #require(UIImage(data: data, scale: 2))

        #expect(back.size == CGSize(width: 2, height: 2))
        #expect(try pixel(back) == [0, 0, 255, 255])
    }

    @Test func `bytes that are no picture make no image`() {
        #expect(UIImage(data: Data("no picture".utf8)) == nil)
        #expect(UIImage(contentsOfFile: "/nowhere.png") == nil)
    }

    @Test func `a file's name says how many pixels make a point`() throws {
        let path = NSTemporaryDirectory() + "ImageTests-\(UUID().uuidString)@2x.png"
        defer { try? FileManager.default.removeItem(atPath: path) }
        try #require(square(.red).pngData()).write(to: URL(fileURLWithPath: path))

        #expect(try #require(UIImage(contentsOfFile: path)).size == CGSize(width: 2, height: 2))
    }

    @Test func `tinting keeps the coverage and takes the colour`() throws {
        let tinted = square(UIColor.red.withAlphaComponent(0.5)).withTintColor(.blue)

        let value = try pixel(tinted)

        #expect(value[0] == 0 && value[1] == 0)
        #expect((126...129).contains(value[2]) && (126...129).contains(value[3]))
    }

    @Test func `an image is drawn upright`() throws {
        let half = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 2), format: .init(scale: 1)).image {
            context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }

        let copy = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 2), format: .init(scale: 1)).image {
            _ in
            half.draw(at: .zero)
        }

        #expect(try pixel(copy, 0) == [255, 0, 0, 255])
        #expect(try pixel(copy, 1) == [0, 0, 0, 0])
    }

    @Test func `a view's picture is drawn upright`() throws {
        final class TwoRows: FramePresenter {
            func present(_ tree: LayerTree, size: CGSize, scale: CGFloat) -> Bool { false }

            func image(of layer: CALayer, in rect: CGRect, scale: CGFloat, afterScreenUpdates: Bool)
                -> CGImage?
            {
                CGImage(
                    width: 1, height: 2, isMask: false, isOpaque: true,
                    pixels: [255, 0, 0, 255, 0, 0, 255, 255])
            }
        }
        let application = UIApplication()
        application.pipeline.presenter = TwoRows()

        let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 2), format: .init(scale: 1)).image
        { _ in
            UIView().drawHierarchy(in: CGRect(x: 0, y: 0, width: 1, height: 2), afterScreenUpdates: true)
        }

        #expect(try pixel(image, 0) == [255, 0, 0, 255])
        #expect(try pixel(image, 1) == [0, 0, 255, 255])
    }

    // MARK: - Image views

    @Test func `an image view is as large as its image and shows it`() {
        let image = square(.red, side: 10)

        let view = UIImageView(image: image)

        #expect(view.bounds.size == CGSize(width: 10, height: 10))
        #expect(view.layer.contents as? CGImage === image.cgImage)
        #expect(view.layer.contentsScale == image.scale)
        #expect(view.layer.contentsTint == nil)
    }

    @Test func `an image view keeps its image when it is displayed, and its scale on another screen`() {
        let image = square(.red, side: 10, scale: 3)
        let view = UIImageView(image: image)

        view.contentScaleFactor = 2
        view.layer.displayIfNeeded()

        #expect(view.layer.contents as? CGImage === image.cgImage)
        #expect(view.layer.contentsScale == 3)
    }

    @Test func `a template takes the tint, and the superview's when that changes`() throws {
        let view = UIImageView(image: square(.red).withRenderingMode(.alwaysTemplate))
        let parent = UIView()
        parent.addSubview(view)
        #expect(try #require(view.layer.contents as? CGImage).isMask)

        parent.tintColor = .green

        #expect(view.layer.contentsTint == UIColor.green.cgColor)
    }

    @Test func `a highlighted image view shows its other image`() {
        let (one, other) = (square(.red), square(.blue))
        let view = UIImageView(image: one, highlightedImage: other)

        view.isHighlighted = true
        #expect(view.layer.contents as? CGImage === other.cgImage)

        view.isHighlighted = false
        #expect(view.layer.contents as? CGImage === one.cgImage)
    }

    // MARK: - Paths

    @Test func `a path rounds only the corners it is told to`() {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), byRoundingCorners: [.topLeft],
            cornerRadii: CGSize(width: 20, height: 20))

        #expect(!path.contains(CGPoint(x: 1, y: 1)))
        #expect(path.contains(CGPoint(x: 39, y: 1)))
        #expect(path.contains(CGPoint(x: 39, y: 39)))
    }

    @Test func `the radii of a path's corners are at most half of its sides`() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 20)
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: 80, height: 80))

        #expect(path.bounds == rect)
        #expect(path.contains(CGPoint(x: 60, y: 21)) && path.contains(CGPoint(x: 11, y: 30)))
        #expect(!path.contains(CGPoint(x: 12, y: 22)) && !path.contains(CGPoint(x: 30, y: 21)))
    }

    @Test func `clockwise is clockwise to the eye`() {
        let path = UIBezierPath(
            arcCenter: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: true)

        #expect(path.bounds.minY > -0.001)
        #expect(abs(path.currentPoint.y - 1) < 0.001)
    }
}

extension UIGraphicsImageRendererFormat {
    fileprivate convenience init(scale: CGFloat) {
        self.init()
        self.scale = scale
    }
}
