import Testing
import UIKit
import UITesting

/// Popovers with a background of the app's own.
@MainActor
@Suite struct PopoverBackgroundTests {
    /// A red background whose arrow is 40 points wide and 20 long.
    private class Bubble: UIPopoverBackgroundView {
        private var (offset, direction) = (CGFloat(0), UIPopoverArrowDirection.unknown)

        override var arrowOffset: CGFloat {
            get { offset }
            set { offset = newValue }
        }
        override var arrowDirection: UIPopoverArrowDirection {
            get { direction }
            set { direction = newValue }
        }
        override class func arrowBase() -> CGFloat { 40 }
        override class func arrowHeight() -> CGFloat { 20 }
        override class func contentViewInsets() -> UIEdgeInsets {
            UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
        }

        override init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = .red
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Square: Bubble {
        override class var wantsDefaultContentAppearance: Bool { false }
    }

    /// Says the measures of a background, and is none.
    private struct Measures: UIPopoverBackgroundViewMethods {
        static func arrowBase() -> CGFloat { 40 }
        static func arrowHeight() -> CGFloat { 20 }
        static func contentViewInsets() -> UIEdgeInsets { .zero }
    }

    private let scene = Scene(style: .popover, size: CGSize(width: 1024, height: 768))

    private func present(
        _ background: any UIPopoverBackgroundViewMethods.Type,
        from source: CGRect = CGRect(x: 400, y: 300, width: 100, height: 40),
        _ direction: UIPopoverArrowDirection = .up
    ) throws -> UIView {
        let controller = try #require(scene.b.popoverPresentationController)
        scene.b.transitioningDelegate = nil
        scene.b.view.backgroundColor = .white
        scene.b.preferredContentSize = CGSize(width: 200, height: 150)
        controller.sourceView = scene.a.view
        controller.sourceRect = source
        controller.permittedArrowDirections = direction
        controller.popoverBackgroundViewClass = background
        scene.presentToTheEnd()
        return try #require(controller.presentedView)
    }

    private func bubble(in popover: UIView) throws -> Bubble {
        try #require(popover.subviews.compactMap { $0 as? Bubble }.first)
    }

    private func contents() -> CGRect { scene.b.view.convert(scene.b.view.bounds, to: nil) }

    @Test func `the background fills the popover, which has room for its edges and its arrow`() throws {
        let popover = try present(Bubble.self)

        let bubble = try bubble(in: popover)
        #expect(popover.frame == CGRect(x: 335, y: 340, width: 230, height: 190))
        #expect(bubble.frame == popover.bounds)
        #expect(contents() == CGRect(x: 345, y: 365, width: 200, height: 150))
        #expect(bubble.arrowDirection == .up && bubble.arrowOffset == 0)
    }

    @Test(arguments: [
        (UIPopoverArrowDirection.down, CGRect(x: 345, y: 115, width: 200, height: 150)),
        (.left, CGRect(x: 530, y: 240, width: 200, height: 150)),
        (.right, CGRect(x: 160, y: 240, width: 200, height: 150)),
    ])
    func `the contents lie beside the arrow on every side`(
        direction: UIPopoverArrowDirection, expected: CGRect
    ) throws {
        let popover = try present(Bubble.self, direction)

        #expect(contents() == expected)
        #expect(try bubble(in: popover).arrowDirection == direction)
    }

    @Test func `the background hears how far its arrow is from the middle of its edge`() throws {
        let popover = try present(Bubble.self, from: CGRect(x: 900, y: 300, width: 40, height: 40))

        let bubble = try bubble(in: popover)
        #expect(popover.frame.minX == 784)
        #expect(bubble.arrowOffset == 21)
    }

    @Test func `without an arrow the background hears of none`() throws {
        let popover = try present(Bubble.self, [])

        let bubble = try bubble(in: popover)
        #expect(popover.frame.size == CGSize(width: 230, height: 170))
        #expect(bubble.arrowDirection == .unknown && bubble.arrowOffset == 0)
    }

    @Test func `the background is seen around the contents, and in place of the system's arrow`() throws {
        _ = try present(Bubble.self)

        let picture = try scene.stage.snapshot()
        for (x, y) in [(340, 450), (450, 345), (550, 450)] {
            let pixel = picture.pixel(x: x, y: y)
            #expect(pixel.x > 200 && pixel.y < 100, "red at \(x), \(y)")
        }
        #expect(picture.pixel(x: 450, y: 450).y > 200)
    }

    @Test func `the contents have round corners unless the background does not want them`() throws {
        _ = try present(Bubble.self)
        #expect(scene.b.view.superview?.layer.cornerRadius == 13)
        scene.dismiss()
        scene.stage.settle()

        _ = try present(Square.self)

        #expect(scene.b.view.superview?.layer.cornerRadius == 0)
    }

    @Test func `a class that is no background is reported, and the system's is shown`() throws {
        let popover = try present(Measures.self)

        #expect(popover.frame == CGRect(x: 350, y: 340, width: 200, height: 163))
        #expect(scene.diagnostics("error").contains { $0.contains("UIPopoverBackgroundView") })
    }
}
