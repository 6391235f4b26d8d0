import Foundation
import Testing
import UITesting

@testable import UIKit

/// Properties that are set by their names, and observers that change what they observe.
@Suite struct NamedWritingTests {
    private let field = Playfield()

    @Test func `a view's layer is set by a path through it, as runtime attributes do`() {
        let view = field.add(UIView())

        view.setValue(12, forKeyPath: "layer.cornerRadius")
        view.setValue(true, forKeyPath: "layer.masksToBounds")
        view.setValue(30, forKeyPath: "layer.position.x")

        #expect(view.layer.cornerRadius == 12 && view.clipsToBounds && view.center.x == 30)
        #expect(view.value(forKeyPath: "layer.cornerRadius") as? CGFloat == 12)
        #expect(field.diagnostics.isEmpty)
    }

    @Test func `several values are set and read by their names`() {
        let (view, item) = (field.add(UIView()), UIBarButtonItem())
        let action = UIAlertAction(title: "A", style: .default)
        view.backgroundColor = .red

        view.setValuesForKeys(["alpha": 0.5, "tag": 3, "backgroundColor": NSNull()])
        item.setValuesForKeys(["title": "Done"])
        action.setValuesForKeys(["titleTextColor": UIColor.green])

        #expect(view.alpha == 0.5 && view.tag == 3 && view.backgroundColor == nil)
        let values = view.dictionaryWithValues(forKeys: ["tag", "backgroundColor"])
        #expect(values["tag"] as? Int == 3 && values["backgroundColor"] is NSNull)
        #expect(item.dictionaryWithValues(forKeys: ["title"])["title"] as? String == "Done")
        #expect(
            action.dictionaryWithValues(forKeys: ["titleTextColor"])["titleTextColor"] as? UIColor == .green)
        #expect(field.diagnostics.isEmpty)
    }

    @Test func `defaults take and give several values by their keys`() throws {
        let name = "NamedWritingTests-\(UUID().uuidString)"
        let defaults = try #require(UserDefaults(suiteName: name))
        defer { defaults.removePersistentDomain(forName: name) }
        defaults.set("old", forKey: "gone")

        defaults.setValuesForKeys(["kept": "new", "gone": NSNull()])

        let values = defaults.dictionaryWithValues(forKeys: ["kept", "gone"])
        #expect(values["kept"] as? String == "new" && values["gone"] is NSNull)
    }

    @Test func `a name or a value that does not fit is reported, and nothing is set`() {
        let view = field.add(UIView())
        view.tag = 3

        field.stage.run {
            view.setValue("much", forKeyPath: "alpha")
            view.setValue(7, forKeyPath: "frame.tag")
            view.setValue(7, forKeyPath: "nothing")
        }

        #expect(view.alpha == 1 && view.tag == 3 && field.diagnostics.count == 3)
        view.setValue(0.5, forKeyPath: "alpha")
        #expect(view.alpha == 0.5)
    }

    @Test func `an observer that changes what it observes without end is left alone at last`() {
        final class Restless: UIResponder {
            var calls = 0
            override func observeValue(
                forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                context: UnsafeMutableRawPointer?
            ) {
                calls += 1
                (object as? UIScrollView)?.contentOffset.y += 1
            }
        }
        let (scroll, observer) = (field.add(UIScrollView()), Restless())
        scroll.addObserver(observer, forKeyPath: "contentOffset", options: [.new], context: nil)

        field.stage.run { scroll.contentOffset.y = 1 }

        #expect(observer.calls >= 2 && observer.calls <= 200)
        #expect(field.diagnostics.count { $0.contains("without end") } == 1)
        scroll.removeObserver(observer, forKeyPath: "contentOffset")
    }
}
