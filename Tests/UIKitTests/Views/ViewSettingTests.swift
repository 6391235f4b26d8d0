import Testing
import UITesting

@testable import UIKit

/// Settings of views that are changed back, that others take away, and that a change of the surroundings reaches.
@Suite struct ViewSettingTests {
    private let stage = Stage(size: CGSize(width: 200, height: 300))

    private final class Listener: UIView {
        var margins: [CGFloat] = []
        override func layoutMarginsDidChange() {
            super.layoutMarginsDidChange()
            margins.append(layoutMargins.top)
        }
    }

    @Test func `the safe area is added to the margins, unless it is not to`() {
        let (controller, view) = (UIViewController(), Listener())
        controller.view.addSubview(view)
        stage.present(controller)
        view.frame = controller.view.bounds
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
        stage.settle()
        #expect(view.layoutMargins == UIEdgeInsets(top: 28, left: 8, bottom: 18, right: 8))
        #expect(view.margins.last == 28)
        view.margins = []

        view.insetsLayoutMarginsFromSafeArea = false
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        #expect(view.margins == [8])
        controller.additionalSafeAreaInsets.top = 40
        stage.settle()
        #expect(view.layoutMargins.top == 8 && view.margins == [8], "they have nothing to do with it now")
        view.insetsLayoutMarginsFromSafeArea = true

        #expect(view.layoutMargins.top == 48 && view.margins == [8, 48])
    }

    @Test func `margins that are set to what they are tell nothing`() {
        let view = Listener(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.window.addSubview(view)
        stage.settle()
        view.margins = []

        view.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        #expect(view.margins.isEmpty)
        view.layoutMargins.top = 3
        view.directionalLayoutMargins.top = 3

        #expect(view.margins == [3])
    }

    @Test func `a content mode after redraw draws no more for a new size`() {
        final class Drawn: UIView {
            var draws = 0
            override func draw(_ rect: CGRect) { draws += 1 }
        }
        let view = Drawn(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentMode = .redraw
        stage.window.addSubview(view)
        stage.settle()
        view.frame.size.width = 120
        stage.settle()
        #expect(view.draws == 2 && view.contentMode == .redraw)

        view.contentMode = .center
        view.frame.size.width = 140
        stage.settle()

        #expect(view.contentMode == .center && view.draws == 2)
    }

    @Test func `a mask is taken from where it was, and another one takes its place`() {
        let (view, first, second) = (UIView(), UIView(), UIView())
        stage.window.addSubview(view)
        stage.window.addSubview(first)

        view.mask = first
        #expect(first.superview == nil && view.layer.mask === first.layer)
        view.mask = second
        #expect(view.mask === second && view.layer.mask === second.layer)
        view.mask = nil

        #expect(view.mask == nil && view.layer.mask == nil)
    }

    @Test func `the keys of a first responder elsewhere are none of a view's editing`() {
        final class Responder: UIView {
            override var canBecomeFirstResponder: Bool { true }
        }
        let (outer, inner, beside) = (UIView(), Responder(), UIView())
        outer.addSubview(inner)
        stage.window.addSubview(outer)
        stage.window.addSubview(beside)
        #expect(inner.becomeFirstResponder())

        #expect(beside.endEditing(true) && inner.isFirstResponder)
        #expect(UIView().endEditing(false))
        #expect(inner.endEditing(false) && !inner.isFirstResponder)
        #expect(inner.becomeFirstResponder())
        outer.removeFromSuperview()

        #expect(!inner.isFirstResponder)
    }

    @Test func `a view that moves to another window gives up the keys, within a window it keeps them`() {
        final class Responder: UIView {
            override var canBecomeFirstResponder: Bool { true }
        }
        let other = stage.run { UIWindow(frame: stage.window.bounds) }
        let (view, room) = (Responder(), UIView())
        stage.window.addSubview(room)
        stage.window.addSubview(view)
        #expect(view.becomeFirstResponder())

        room.addSubview(view)
        #expect(view.isFirstResponder)
        other.addSubview(view)

        #expect(!view.isFirstResponder && view.window === other)
    }

    @Test func `alphas stay between nothing and all, and flags apart from each other`() {
        let view = UIView()
        view.alpha = 7
        #expect(view.alpha == 1)
        view.alpha = -3
        #expect(view.alpha == 0)
        let mask: UIView.AutoresizingMask = [.flexibleLeftMargin, .flexibleBottomMargin]

        view.autoresizingMask = mask
        (view.isUserInteractionEnabled, view.isMultipleTouchEnabled, view.isExclusiveTouch) = (
            false, true, true
        )
        view.autoresizesSubviews = false
        #expect(view.autoresizingMask == mask && !view.isUserInteractionEnabled && !view.autoresizesSubviews)
        view.autoresizingMask = [.flexibleWidth]
        view.isMultipleTouchEnabled = false

        #expect(view.autoresizingMask == .flexibleWidth && view.isExclusiveTouch)
        #expect(!view.isMultipleTouchEnabled && !view.isUserInteractionEnabled)
    }
}
