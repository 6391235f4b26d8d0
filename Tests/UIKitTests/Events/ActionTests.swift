import Testing
import UIKit
import UITesting

private final class Desk: UIView {
    var log: [String] = []
    func stamp(_ sender: UIButton) { log.append("stamp") }
    func edge(_ sender: UIScreenEdgePanGestureRecognizer) { log.append("edge \(sender.state.rawValue)") }
    func plain() { log.append("plain") }
}

private final class Keen: UIButton {
    var sent: [String] = []
    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        sent.append(action.description)
        super.sendAction(action, to: target, for: event)
    }
}

@Suite struct ActionTests {
    private let stage = Stage()
    private let desk = Desk(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private let button = Keen(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

    init() {
        let controller = UIViewController()
        stage.present(controller)
        controller.view.addSubview(desk)
        desk.addSubview(button)
    }

    @Test func `an action without a target goes to the first responder in the chain that has it`() {
        button.addTarget(nil, action: Selector("stamp:", Desk.stamp(_:)), for: .touchUpInside)

        button.sendActions(for: .touchUpInside)

        #expect(desk.log == ["stamp"] && button.sent == ["stamp:"])
        #expect(stage.diagnostics.isEmpty)
    }

    @Test func `the same method is added once, and one of several is removed`() {
        let (stamp, plain) = (Selector("stamp:", Desk.stamp(_:)), Selector("plain", Desk.plain))
        button.addTarget(desk, action: stamp, for: .touchUpInside)
        button.addTarget(desk, action: stamp, for: .touchUpInside)
        button.addTarget(desk, action: plain, for: .touchUpInside)
        #expect(button.actions(forTarget: desk, forControlEvent: .touchUpInside) == ["stamp:", "plain"])

        button.removeTarget(desk, action: stamp, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)

        #expect(desk.log == ["plain"])
    }

    @Test func `an action that is only a name is not called, which is told once`() {
        button.addTarget(desk, action: "stamp:", for: .touchUpInside)

        button.sendActions(for: .touchUpInside)

        #expect(desk.log.isEmpty)
        #expect(stage.diagnostics.first?.message.contains("which is only a name") == true)
    }

    @Test func `a recognizer calls a method that declares its subclass, with a diagnostic`() {
        let pan = UIPanGestureRecognizer(target: desk as Any, action: Selector("edge:", Desk.edge(_:)))
        desk.addGestureRecognizer(pan)

        stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 180), over: 0.1)

        #expect(desk.log.first == "edge 1" && desk.log.last == "edge 3")
        #expect(stage.diagnostics.count == 1)
    }

    @Test func `a bar button item without target and action does nothing`() {
        let item = UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil)

        #expect(item.target == nil && item.action == nil)
    }

    @Test func `what is associated with a view goes with it`() {
        weak var value: NSObject?
        nonisolated(unsafe) let key = UnsafeRawPointer(bitPattern: 64)
        do {
            let (view, object) = (UIView(), NSObject())
            value = object
            if let key { objc_setAssociatedObject(view, key, object, .OBJC_ASSOCIATION_RETAIN) }
            #expect(value != nil)
        }

        #expect(value == nil)
    }
}
