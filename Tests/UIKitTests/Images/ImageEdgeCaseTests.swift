import CoreGraphics
import Testing
import UITesting

@testable import UIKit

/// What tells images apart, what a renderer's rectangle shows, and what a path's drawing leaves behind.
@Suite struct ImageEdgeCaseTests {
    private let stage = Stage(size: CGSize(width: 100, height: 100))

    private func format(opaque: Bool = false) -> UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = opaque
        return format
    }

    /// A picture of 40 × 40 pixels on white.
    private func draw(_ actions: (CGContext) -> Void) throws -> CGImage {
        let renderer = UIGraphicsImageRenderer(
            size: CGSize(width: 40, height: 40), format: format(opaque: true))
        let image = renderer.image { context in
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
            actions(context.cgContext)
        }
        return try #require(image.cgImage)
    }

    private let white = SIMD4<UInt8>(255, 255, 255, 255)
    private let red = SIMD4<UInt8>(255, 0, 0, 255)

    @Test func `images of the same pixels are equal if they show them in the same way`() throws {
        let pixels = try draw { _ in }
        let image = UIImage(cgImage: pixels, scale: 1)
        let caps = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(image == UIImage(cgImage: pixels) && image.hash == UIImage(cgImage: pixels).hash)

        let others = [
            UIImage(cgImage: pixels, scale: 2), UIImage(cgImage: pixels, scale: 1, orientation: .left),
            image.withRenderingMode(.alwaysTemplate), image.resizableImage(withCapInsets: caps),
            image.resizableImage(withCapInsets: caps, resizingMode: .stretch),
            image.imageFlippedForRightToLeftLayoutDirection(), image.withHorizontallyFlippedOrientation(),
            UIImage(),
        ]

        for (index, one) in others.enumerated() {
            #expect(one != image, "\(index)")
            for other in others[..<index] { #expect(one != other, "\(index)") }
        }
        #expect(
            image.resizableImage(withCapInsets: caps, resizingMode: .tile)
                == image.resizableImage(withCapInsets: caps))
    }

    @Test func `a picture of another kind keeps its caps and its direction`() throws {
        let caps = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let image = UIImage(cgImage: try draw { _ in }, scale: 2)
            .resizableImage(withCapInsets: caps, resizingMode: .stretch)
            .imageFlippedForRightToLeftLayoutDirection()

        let template = image.withRenderingMode(.alwaysTemplate)

        #expect(template.capInsets == caps && template.resizingMode == .stretch && template.scale == 2)
        #expect(template.flipsForRightToLeftLayoutDirection && template.renderingMode == .alwaysTemplate)
        #expect(image.renderingMode == .automatic)
    }

    @Test(arguments: [
        CGRect(x: 5, y: 15, width: 10, height: 20), CGRect(x: 15, y: 35, width: -10, height: -20),
    ])
    func `a renderer shows its rectangle of the plane, whichever corner that begins at`(bounds: CGRect) throws
    {
        let renderer = UIGraphicsImageRenderer(bounds: bounds, format: format())
        let image = renderer.image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
        }

        let pixels = try #require(image.cgImage)
        #expect(renderer.bounds == CGRect(x: 5, y: 15, width: 10, height: 20))
        #expect(image.size == CGSize(width: 10, height: 20))
        #expect(pixels.pixel(x: 0, y: 0) == red && pixels.pixel(x: 4, y: 4) == red)
        #expect(pixels.pixel(x: 5, y: 4).w == 0 && pixels.pixel(x: 4, y: 5).w == 0)
    }

    @Test func `an opaque picture begins black, another one clear, and part of a point is a pixel`() throws {
        let size = CGSize(width: 3.2, height: 2)
        let image = UIGraphicsImageRenderer(size: size, format: format()).image { _ in }
        let clear = try #require(image.cgImage)
        let opaque = UIGraphicsImageRenderer(size: size, format: format(opaque: true)).image { _ in }
        let black = try #require(opaque.cgImage)

        #expect(clear.pixel(x: 1, y: 1) == SIMD4<UInt8>(0, 0, 0, 0))
        #expect(black.pixel(x: 1, y: 1) == SIMD4<UInt8>(0, 0, 0, 255))
        #expect(image.size == CGSize(width: 4, height: 2))
    }

    @Test func `dashes that are taken back leave a whole line`() throws {
        func line(_ path: UIBezierPath) throws -> CGImage {
            try draw { _ in
                UIColor.red.setStroke()
                path.stroke()
            }
        }
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 20))
        path.addLine(to: CGPoint(x: 40, y: 20))
        path.lineWidth = 4
        path.setLineDash([10, 10], count: 2, phase: 0)
        #expect(try line(path).pixel(x: 15, y: 20) == white)

        path.setLineDash(nil, count: 0, phase: 0)

        #expect(try line(path).pixel(x: 15, y: 20) == red)
    }

    @Test func `a path leaves the width, the dashes and the blending of its context as they were`() throws {
        let pixels = try draw { context in
            let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
            path.lineWidth = 9
            path.setLineDash([1, 1], count: 2, phase: 0)
            path.stroke(with: .destinationOver, alpha: 0.1)
            UIColor.red.setStroke()
            context.setLineWidth(2)
            path.fill(with: .destinationOver, alpha: 0.1)
            context.beginPath()
            context.move(to: CGPoint(x: 0, y: 20))
            context.addLine(to: CGPoint(x: 40, y: 20))
            context.strokePath()
        }

        #expect(
            (0..<40).allSatisfy { pixels.pixel(x: $0, y: 19) == red && pixels.pixel(x: $0, y: 20) == red })
        #expect(pixels.pixel(x: 20, y: 18) == white && pixels.pixel(x: 20, y: 21) == white)
    }

    @Test func `a path that is reversed or moved keeps its own style, and an even-odd hole`() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
        path.usesEvenOddFillRule = true
        (path.lineWidth, path.miterLimit, path.lineCapStyle, path.lineJoinStyle) = (3, 4, .round, .bevel)

        let back = path.reversing()
        path.apply(CGAffineTransform(translationX: 100, y: 0))

        #expect(back.lineWidth == 3 && back.miterLimit == 4)
        #expect(back.lineCapStyle == .round && back.lineJoinStyle == .bevel && back.usesEvenOddFillRule)
        #expect(!back.contains(CGPoint(x: 15, y: 15)) && back.contains(CGPoint(x: 5, y: 5)))
        #expect(path.bounds == CGRect(x: 100, y: 0, width: 30, height: 30) && path.lineWidth == 3)
        #expect(path.contains(CGPoint(x: 105, y: 5)) && !path.contains(CGPoint(x: 115, y: 15)))
    }

    @Test func `a rounded rectangle is no rounder than its shorter side lets it be`() {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), cornerRadius: 500)

        #expect(path.contains(CGPoint(x: 1, y: 10)) && path.contains(CGPoint(x: 20, y: 1)))
        #expect(!path.contains(CGPoint(x: 1, y: 1)) && path.contains(CGPoint(x: 11, y: 1)))
    }

    @Test func `an image view's highlighted image shows only while there is one`() throws {
        func square(_ side: CGFloat) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format()).image { _ in }
        }
        let (usual, pressed) = (square(4), square(6))
        let view = UIImageView(image: usual, highlightedImage: nil)
        stage.window.addSubview(view)
        func width() -> Int? { (view.layer.contents as? CGImage)?.width }

        view.isHighlighted = true
        #expect(width() == 4)
        view.highlightedImage = pressed
        #expect(width() == 6 && view.image === usual)
        view.image = nil
        #expect(width() == 6)
        view.isHighlighted = false
        #expect(width() == nil && view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    }
}
