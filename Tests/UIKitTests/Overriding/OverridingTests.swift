import Testing
import UIKit
import UITesting

/// What UIKit and Core Animation do when a subclass overrides a member: they call the override.
@Suite struct OverridingTests {
    private let stage = Stage(size: CGSize(width: 100, height: 100))

    private final class Shifted: UIView {
        override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
            let point = super.convert(point, to: view)
            return CGPoint(x: point.x + 1, y: point.y)
        }

        override func bringSubviewToFront(_ view: UIView) {
            if view.tag != 1 { super.bringSubviewToFront(view) }
        }

        override var tintColor: UIColor? {
            get { .red }
            set { super.tintColor = newValue }
        }

        override class var requiresConstraintBasedLayout: Bool { true }
        override class var layerClass: AnyClass { CAGradientLayer.self }
    }

    @Test func `a view's conversion, order, tint and class members are those of its class`() {
        let view = Shifted(frame: CGRect(x: 10, y: 0, width: 10, height: 10))
        let (fixed, free) = (UIView(), UIView())
        fixed.tag = 1
        view.addSubview(fixed)
        view.addSubview(free)
        stage.window.addSubview(view)

        view.bringSubviewToFront(fixed)

        #expect(view.subviews == [fixed, free])
        #expect(view.convert(.zero, to: nil) == CGPoint(x: 11, y: 0))
        #expect(view.tintColor == .red)
        #expect(type(of: view).requiresConstraintBasedLayout)
        #expect(view.layer is CAGradientLayer)
    }

    private final class Counting: CALayer {
        var added = 0
        override func addSublayer(_ layer: CALayer) {
            added += 1
            super.addSublayer(layer)
        }

        override var shadowRadius: CGFloat {
            get { super.shadowRadius }
            set { super.shadowRadius = min(newValue, 5) }
        }

        override func removeFromSuperlayer() {
            added = -1
            super.removeFromSuperlayer()
        }
    }

    @Test func `a layer hears of its sublayers, and says what its shadow may be`() {
        let layer = Counting()

        layer.addSublayer(CALayer())
        layer.shadowRadius = 30

        #expect(layer.added == 1)
        #expect(layer.sublayers?.count == 1)
        #expect(layer.shadowRadius == 5)
        CALayer().addSublayer(layer)
        layer.removeFromSuperlayer()
        #expect(layer.added == -1)
    }

    private final class Narrow: UIScrollView {
        override var adjustedContentInset: UIEdgeInsets {
            UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        }
    }

    @Test func `a scroll view rests where its overridden insets let it`() {
        let scroll = Narrow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 100, height: 300)
        stage.window.addSubview(scroll)
        stage.advance(by: 0.1)

        #expect(scroll.contentOffset.y == -20)
    }

    private final class Watched: UIView {
        private(set) var calls: [String] = []
        private(set) static var animations = 0
        override var layer: CALayer {
            calls.append("layer")
            return super.layer
        }

        override func endEditing(_ force: Bool) -> Bool {
            calls.append("endEditing")
            return super.endEditing(force)
        }

        override func viewWithTag(_ tag: Int) -> UIView? { tag == 9 ? self : super.viewWithTag(tag) }

        override class func animate(
            withDuration duration: TimeInterval, animations: @escaping () -> Void,
            completion: ((Bool) -> Void)? = nil
        ) {
            self.animations += 1
            super.animate(withDuration: duration, animations: animations, completion: completion)
        }
    }

    @Test func `the library calls overrides of what stands in its extensions`() {
        let view = Watched(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.window.addSubview(view)

        view.removeFromSuperview()
        Watched.animate(withDuration: 0) {}

        #expect(view.calls.contains("layer") && view.calls.contains("endEditing"))
        #expect(stage.window.viewWithTag(9) == nil)
        stage.window.addSubview(view)
        #expect(stage.window.viewWithTag(9) === view)
        #expect(Watched.animations == 1)
    }

    private final class Guarded: UIViewController {
        private(set) var prepared: [String?] = []
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            super.prepare(for: segue, sender: sender)
            prepared.append(segue.identifier)
        }

        override func performSegue(withIdentifier identifier: String, sender: Any?) {
            let segue = UIStoryboardSegue(
                identifier: identifier, source: self, destination: UIViewController()
            ) {}
            prepare(for: segue, sender: sender)
            segue.perform()
        }
    }

    @Test func `a controller performs segues of its own`() {
        let controller = Guarded()

        controller.performSegue(withIdentifier: "next", sender: nil)

        #expect(controller.prepared == ["next"])
        #expect(stage.diagnostics.isEmpty)
    }
}
