import Foundation
import Testing
import UIKit
import UITesting

@Suite struct NamedObservingTests {
    private let stage = Stage(size: CGSize(width: 200, height: 200))

    /// Notes what it is told.
    private final class Observer: UIResponder {
        var paths: [String?] = []
        var changes: [[NSKeyValueChangeKey: Any]] = []
        var contexts: [UnsafeMutableRawPointer?] = []

        override func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            paths.append(keyPath)
            changes.append(change ?? [:])
            contexts.append(context)
        }
    }

    /// An object of the app's own.
    private final class Model: NSObject, KeyValueObserver {
        var calls = 0

        func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) { calls += 1 }
    }

    @Test func `an observer is told the name, the values and the context`() {
        let (scroll, observer) = (UIScrollView(), Observer())
        let context = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
        defer { context.deallocate() }

        scroll.addObserver(observer, forKeyPath: "contentOffset", options: [.new, .old], context: context)
        scroll.contentOffset = CGPoint(x: 0, y: 30)
        scroll.contentOffset = CGPoint(x: 0, y: 30)

        #expect(observer.paths == ["contentOffset"])
        #expect(observer.changes.first?[.newKey] as? CGPoint == CGPoint(x: 0, y: 30))
        #expect(observer.changes.first?[.oldKey] as? CGPoint == .zero)
        #expect(observer.changes.first?[.kindKey] as? UInt == NSKeyValueChange.setting.rawValue)
        #expect(observer.contexts == [context])
    }

    @Test func `an observer is told only the values that it asked for`() {
        let (scroll, observer) = (UIScrollView(), Observer())
        scroll.addObserver(observer, forKeyPath: "contentOffset", options: [], context: nil)
        scroll.contentOffset = CGPoint(x: 0, y: 30)
        scroll.removeObserver(observer, forKeyPath: "contentOffset")
        scroll.addObserver(observer, forKeyPath: "contentOffset", options: .new, context: nil)
        scroll.contentOffset = CGPoint(x: 0, y: 40)

        #expect(observer.changes.map { Set($0.keys) } == [[.kindKey], [.kindKey, .newKey]])
        scroll.removeObserver(observer, forKeyPath: "contentOffset")
    }

    /// Tells its changes itself.
    private final class Progress: NSObject {
        var fraction = 0.0
        var steps = 0 {
            willSet { willChangeValue(forKey: "steps") }
            didSet { didChangeValue(forKey: "steps") }
        }

        func advance() {
            willChangeValue(for: \.fraction)
            fraction += 0.5
            didChangeValue(for: \.fraction)
        }
    }

    @Test func `changes that an object tells itself come at once, without a diagnostic`() {
        let (model, observer) = (Progress(), Observer())
        var fractions: [Double?] = []
        let observation = model.observe(\.fraction, options: .new) { fractions.append($1.newValue) }
        model.addObserver(observer, forKeyPath: "steps", options: .new, context: nil)

        model.steps = 3
        model.advance()
        #expect(observer.changes.first?[.newKey] as? Int == 3 && fractions == [0.5])

        model.steps = 3
        stage.advance(by: 0.1)
        #expect(observer.changes.count == 1 && stage.diagnostics.isEmpty)
        observation.invalidate()
    }

    /// Tells the changes of one value itself, and says so.
    private final class Quiet: NSObject, ManualKeyValueNotifier {
        var count = 0
        var other = 0

        static func automaticallyNotifiesObservers(forKey key: String) -> Bool { key != "count" }
    }

    @Test func `changes that an object wants to tell itself are told by it alone`() {
        let (model, observer) = (Quiet(), Observer())
        model.addObserver(observer, forKeyPath: "count", options: .new, context: nil)
        model.addObserver(observer, forKeyPath: "other", options: .new, context: nil)

        (model.count, model.other) = (1, 1)
        stage.advance(by: 0.1)
        #expect(observer.paths == ["other"])
        model.other = 2
        model.didChangeValue(forKey: "other")
        #expect(observer.paths == ["other", "other"])
        model.willChangeValue(forKey: "count")
        model.count = 2
        model.didChangeValue(forKey: "count")

        #expect(observer.paths == ["other", "other", "count"])
        #expect(observer.changes.last?[.newKey] as? Int == 2)
    }

    @Test func `nil is told as a null, and the first value comes at once where it is asked for`() {
        let (label, observer) = (UILabel(), Observer())

        label.addObserver(observer, forKeyPath: "text", options: [.initial, .new, .old], context: nil)
        label.text = "a"

        #expect(observer.changes.count == 2)
        #expect(observer.changes.first?[.newKey] is NSNull)
        #expect(observer.changes.first?[.oldKey] == nil)
        #expect(observer.changes.last?[.newKey] as? String == "a")
        #expect(observer.changes.last?[.oldKey] is NSNull)
    }

    @Test func `a prior call says so, and has no new value`() {
        let (label, observer) = (UILabel(), Observer())

        label.addObserver(observer, forKeyPath: "text", options: [.prior, .new, .old], context: nil)
        label.text = "a"

        #expect(observer.changes.count == 2)
        #expect(observer.changes.first?[.notificationIsPriorKey] as? Bool == true)
        #expect(observer.changes.first?[.newKey] == nil && observer.changes.first?[.oldKey] is NSNull)
        #expect(observer.changes.last?[.notificationIsPriorKey] == nil)
        #expect(observer.changes.last?[.newKey] as? String == "a")
    }

    @Test func `who is removed in a prior call gets no other`() {
        /// Hears of one change at most.
        final class Leaving: UIResponder {
            var calls = 0

            override func observeValue(
                forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                context: UnsafeMutableRawPointer?
            ) {
                calls += 1
                (object as? UILabel)?.removeObserver(self, forKeyPath: "text")
            }
        }
        let (label, observer) = (UILabel(), Leaving())
        label.addObserver(observer, forKeyPath: "text", options: .prior, context: nil)

        label.text = "a"

        #expect(observer.calls == 1)
    }

    @Test func `a path goes through objects, and the old names of properties hold`() {
        let (controller, view, observer) = (UIViewController(), UIView(), Observer())

        controller.addObserver(observer, forKeyPath: "view.frame", context: nil)
        view.addObserver(observer, forKeyPath: "hidden", context: nil)
        view.addObserver(observer, forKeyPath: #"layer.cornerRadius"#, context: nil)
        controller.view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        view.isHidden = true
        view.layer.cornerRadius = 5

        #expect(observer.paths == ["view.frame", "hidden", "layer.cornerRadius"])
    }

    @Test func `a path through a scroll view's recognizer tells its states`() {
        let (scroll, observer) = (UIScrollView(), Observer())
        scroll.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        scroll.contentSize = CGSize(width: 200, height: 900)
        let controller = UIViewController()
        controller.view.addSubview(scroll)
        stage.present(controller)
        stage.run {
            scroll.addObserver(
                observer, forKeyPath: "panGestureRecognizer.state", options: .new, context: nil)
        }

        stage.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 50), over: 0.2)

        let states = observer.changes.compactMap { $0[.newKey] as? UIGestureRecognizer.State }
        #expect(states.contains(.began) && states.contains(.changed) && states.contains(.ended))
        #expect(stage.diagnostics.isEmpty)
    }

    @Test func `an observer that was removed, or is gone, hears nothing`() {
        let (view, observer) = (UIView(), Observer())
        var short: Observer? = Observer()
        view.addObserver(observer, forKeyPath: "alpha", context: nil)
        if let short { view.addObserver(short, forKeyPath: "alpha", context: nil) }
        short = nil

        view.removeObserver(observer, forKeyPath: "alpha")
        view.alpha = 0.5

        #expect(observer.paths.isEmpty)
    }

    @Test func `of two observations the one of the context is removed`() {
        let (view, observer) = (UIView(), Observer())
        let context = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
        defer { context.deallocate() }
        view.addObserver(observer, forKeyPath: "alpha", context: context)
        view.addObserver(observer, forKeyPath: "alpha", context: nil)

        view.removeObserver(observer, forKeyPath: "alpha", context: context)
        view.alpha = 0.5

        #expect(observer.contexts == [nil])
    }

    @Test func `an object of the app is told, and a property that it stores is read in frames`() {
        final class Owner: UIView {
            var count = 0
        }
        let (owner, model) = (Owner(), Model())
        stage.run { owner.addObserver(model, forKeyPath: "count", context: nil) }

        stage.run { owner.count = 3 }
        stage.advance(by: 0.1)

        #expect(model.calls == 1)
        #expect(stage.diagnostics.count == 1)
        #expect(stage.diagnostics.first?.message.contains("does not tell its changes") == true)
    }

    @Test func `what is not there, and who cannot be told, gets a diagnostic`() {
        let (view, observer) = (UIView(), Observer())

        stage.run {
            view.addObserver(observer, forKeyPath: "colour", context: nil)
            view.addObserver(NSObject(), forKeyPath: "alpha", context: nil)
            view.removeObserver(observer, forKeyPath: "alpha")
            view.setValue(3, forKey: "colour")
            _ = view.value(forKeyPath: "layer.view.alpha")
        }

        let messages = stage.diagnostics.map(\.message)
        #expect(messages.count >= 4)
        #expect(messages.contains { $0.contains("there is no \"colour\" to observe") })
        #expect(messages.contains { $0.contains("is no KeyValueObserver") })
        #expect(messages.contains { $0.contains("not registered as an observer") })
    }

    @Test func `values are read and set by their names`() {
        let (controller, item, label) = (UIViewController(), UIBarButtonItem(), UILabel())

        controller.setValue(true, forKey: "modalInPresentation")
        controller.setValue(NSNumber(value: 0.25), forKeyPath: "view.alpha")
        item.setValue("Done", forKey: "title")
        label.setValue(nil, forKey: "text")

        #expect(controller.isModalInPresentation)
        #expect(controller.view.alpha == 0.25)
        #expect(item.value(forKey: "title") as? String == "Done")
        #expect(label.value(forKey: "text") == nil)
        #expect(controller.value(forKeyPath: "view.tag") as? Int == 0)
    }
}
