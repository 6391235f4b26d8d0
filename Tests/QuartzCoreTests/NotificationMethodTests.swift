import Foundation
import ObjectiveC
import QuartzCore
import Testing

/// Methods that notifications call: of which names and senders, until when.
@Suite struct NotificationMethodTests {
    private final class Listener: NSObject {
        private(set) var heard: [String] = []

        func note(_ notification: Notification) { heard.append(notification.name.rawValue) }
        func ring() { heard.append("ring") }
    }

    private let center = NotificationCenter()
    private let listener = Listener()
    private let sender = NSObject()
    private let other = NSObject()

    private func observe(_ name: String?, from object: NSObject? = nil, at place: NotificationCenter? = nil) {
        (place ?? center).addObserver(
            listener, selector: Selector("note:", Listener.note(_:)),
            name: name.map { Notification.Name($0) }, object: object)
    }

    private func post(_ name: String, _ object: NSObject? = nil) {
        center.post(name: Notification.Name(name), object: object)
    }

    @Test func `a name and a sender each leave the others out, and nil stands for any`() {
        observe("a", from: sender)
        observe(nil, from: other)

        post("a", sender)
        post("b", sender)
        post("a")
        post("c", other)

        #expect(listener.heard == ["a", "c"])
    }

    @Test func `a method without arguments is called, too`() {
        center.addObserver(
            listener, selector: Selector("ring", Listener.ring), name: Notification.Name("a"), object: nil)

        post("a")
        post("b")

        #expect(listener.heard == ["ring"])
    }

    @Test func `one name is given up, the others stay until all are`() {
        for name in ["a", "b", "c"] { observe(name) }

        center.removeObserver(listener, name: Notification.Name("b"), object: nil)
        for name in ["a", "b", "c"] { post(name) }
        #expect(listener.heard == ["a", "c"])
        center.removeObserver(listener)
        for name in ["a", "b", "c"] { post(name) }

        #expect(listener.heard == ["a", "c"])
    }

    @Test func `one sender is given up, and an observer that is not known changes nothing`() {
        observe("a", from: sender)
        observe("a", from: other)

        center.removeObserver(Listener())
        center.removeObserver(listener, name: nil, object: sender)
        post("a", sender)
        post("a", other)

        #expect(listener.heard == ["a"])
    }

    @Test func `at another centre an observer stays`() {
        let second = NotificationCenter()
        observe("a")
        observe("a", at: second)

        second.removeObserver(listener)
        second.post(name: Notification.Name("a"), object: nil)
        #expect(listener.heard.isEmpty)
        post("a")

        #expect(listener.heard == ["a"])
    }

    @Test func `an observer is not held, and one that is gone hears nothing`() {
        weak var gone: Listener?
        do {
            let passing = Listener()
            gone = passing
            center.addObserver(
                passing, selector: Selector("note:", Listener.note(_:)), name: nil, object: nil)
        }
        #expect(gone == nil)

        post("a")
        observe("a")
        post("a")

        #expect(listener.heard == ["a"])
    }
}
