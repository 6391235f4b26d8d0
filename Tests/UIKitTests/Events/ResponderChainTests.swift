import Testing

@testable import UIKit

/// What responders pass on, and who is the first.
@Suite struct ResponderChainTests {
    /// Hears all that its subviews do not handle.
    private final class Listener: UIView {
        var heard: [String] = []

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            heard.append("touchesBegan")
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            heard.append("touchesMoved")
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            heard.append("touchesEnded")
        }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            heard.append("touchesCancelled")
        }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            heard.append("pressesBegan")
        }
        override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            heard.append("pressesChanged")
        }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            heard.append("pressesEnded")
        }
        override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            heard.append("pressesCancelled")
        }
        override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            heard.append("motionBegan")
        }
        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            heard.append("motionEnded")
        }
        override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            heard.append("motionCancelled")
        }
        override func remoteControlReceived(with event: UIEvent?) {
            heard.append("remoteControlReceived")
        }
    }

    private static let calls: [(name: String, call: @MainActor (UIResponder) -> Void)] = [
        ("touchesBegan", { $0.touchesBegan([], with: nil) }),
        ("touchesMoved", { $0.touchesMoved([], with: nil) }),
        ("touchesEnded", { $0.touchesEnded([], with: nil) }),
        ("touchesCancelled", { $0.touchesCancelled([], with: nil) }),
        ("pressesBegan", { $0.pressesBegan([], with: nil) }),
        ("pressesChanged", { $0.pressesChanged([], with: nil) }),
        ("pressesEnded", { $0.pressesEnded([], with: nil) }),
        ("pressesCancelled", { $0.pressesCancelled([], with: nil) }),
        ("motionBegan", { $0.motionBegan(.motionShake, with: nil) }),
        ("motionEnded", { $0.motionEnded(.motionShake, with: nil) }),
        ("motionCancelled", { $0.motionCancelled(.motionShake, with: nil) }),
        ("remoteControlReceived", { $0.remoteControlReceived(with: nil) }),
    ]

    @Test func `each event that nobody handles passes up the chain as what it is, once`() {
        let (listener, between, inner) = (Listener(), UIView(), UIView())
        listener.addSubview(between)
        between.addSubview(inner)

        for (name, call) in Self.calls {
            listener.heard = []
            call(inner)
            #expect(listener.heard == [name])
        }
    }

    /// A view that may become first responder, and resign.
    private final class Keen: UIView {
        var mayBecome = true
        var mayResign = true
        override var canBecomeFirstResponder: Bool { mayBecome }
        override var canResignFirstResponder: Bool { mayResign }
    }

    @Test func `the first responder changes only where both agree`() {
        let field = Playfield()
        let (first, second) = (field.add(Keen()), field.add(Keen()))
        #expect(!first.isFirstResponder && first.resignFirstResponder(), "who is not the first has resigned")

        second.mayBecome = false
        #expect(first.becomeFirstResponder() && first.becomeFirstResponder())
        #expect(!second.becomeFirstResponder() && first.isFirstResponder && !second.isFirstResponder)

        (second.mayBecome, first.mayResign) = (true, false)
        #expect(!second.becomeFirstResponder() && first.isFirstResponder)
        #expect(!first.resignFirstResponder() && first.isFirstResponder)

        first.mayResign = true
        #expect(second.becomeFirstResponder() && second.isFirstResponder && !first.isFirstResponder)
        #expect(second.resignFirstResponder() && !second.isFirstResponder)
    }

    @Test func `without a window nobody is the first, and who leaves the window is it no longer`() {
        let field = Playfield()
        let (view, other) = (Keen(), field.add(Keen()))
        #expect(!view.becomeFirstResponder() && !view.isFirstResponder)

        _ = field.add(view)
        #expect(view.becomeFirstResponder())
        view.mayResign = false
        view.removeFromSuperview()
        #expect(field.window.firstResponder == nil)

        #expect(other.becomeFirstResponder())
        view.resignByForce()
        #expect(other.isFirstResponder, "one that is not the first takes it from nobody")
    }

    @Test func `a view that takes part in no chain ends it`() {
        let (view, controller) = (UIView(), UIViewController())
        #expect(view.next == nil)

        controller.view.addSubview(view)

        #expect(view.next === controller.view && controller.view.next === controller)
    }

    @Test func `a window comes before its scene, and that before the application`() throws {
        let field = Playfield()
        let scene = try #require(field.window.windowScene)
        #expect(field.window.next === scene)
        #expect(scene.next === UIApplication.shared)

        field.window.windowScene = nil
        #expect(field.window.next === UIApplication.shared)
    }
}
