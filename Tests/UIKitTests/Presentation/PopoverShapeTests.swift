import Testing

@testable import UIKit

/// The measures of a popover's arrow and edge.
@Suite struct PopoverShapeTests {
    private final class Flat: UIPopoverBackgroundView {
        override class func arrowBase() -> CGFloat { -4 }
        override class func arrowHeight() -> CGFloat { -5 }
        override class func contentViewInsets() -> UIEdgeInsets {
            UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        }
    }

    private final class Pointed: UIPopoverBackgroundView {
        override class func arrowBase() -> CGFloat { 30 }
        override class func arrowHeight() -> CGFloat { 20 }
    }

    @Test func `an arrow is as long and as wide as its background says, and never less than nothing`() {
        let (flat, pointed) = (PopoverShape(of: Flat.self), PopoverShape(of: Pointed.self))

        #expect(flat.arrowLength == 0 && flat.arrowBase == 0)
        #expect(flat.insets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(pointed.arrowLength == 20 && pointed.arrowBase == 30 && pointed.insets == .zero)
        #expect(PopoverShape().arrowLength == 13 && PopoverShape().arrowBase == 27)
    }
}
