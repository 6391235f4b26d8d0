import Testing

@testable import UIKit

/// What iOS answers with an exception or a message.
@Suite struct ConstraintMistakeTests {
    private let field = Playfield()

    @Test func `views without a common superview stay unconstrained`() {
        let (view, stranger) = (field.add(placed()), placed())

        let constraint = view.leftAnchor.constraint(equalTo: stranger.leftAnchor)
        constraint.isActive = true
        field.run()

        #expect(!constraint.isActive)
        #expect(field.diagnostics.count == 1)
        #expect(field.diagnostics.first?.contains("no common ancestor") == true)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
    func `a constant that is not finite is ignored`(_ number: CGFloat) {
        let view = field.add(placed())
        let width = view.widthAnchor.constraint(equalToConstant: 40)
        width.isActive = true

        width.constant = number
        let other = view.heightAnchor.constraint(equalToConstant: number)
        other.isActive = true
        let third = view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: number)
        third.isActive = true
        field.run()

        #expect(width.constant == 40)
        #expect([other.isActive, third.isActive] == [false, false])
        #expect(view.frame.width == 40)
        #expect(field.diagnostics.count == 5)
        #expect(field.diagnostics.allSatisfy { $0.contains("not finite! That's illegal") })
    }

    @Test func `of required constraints in conflict the last one breaks and is named`() {
        let view = field.add(placed())
        let first = view.widthAnchor.constraint(equalToConstant: 40)
        first.identifier = "narrow"
        let second = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 80)
        second.identifier = "wide"
        NSLayoutConstraint.activate([first, second, view.heightAnchor.constraint(equalToConstant: 9)])

        field.run()
        field.run()

        #expect(view.frame.size == CGSize(width: 40, height: 9))
        #expect(field.diagnostics.count == 1)
        let message = field.diagnostics.first ?? ""
        #expect(message.hasPrefix("Unable to simultaneously satisfy constraints"))
        #expect(message.contains("'narrow'"))
        #expect(message.contains("recover by breaking constraint <NSLayoutConstraint:"))
        #expect(message.components(separatedBy: "'wide'").count == 3)
        #expect(!message.contains("height"))
        #expect(!message.contains("translatesAutoresizingMaskIntoConstraints"), "no frame takes part")

        // What is broken holds again as soon as it can.
        first.isActive = false
        field.run()
        #expect(view.frame.width == 80)
        #expect(field.diagnostics.count == 1)
    }

    @Test func `a frame in conflict stays, and the message says why frames count`() {
        let box = field.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        let width = box.widthAnchor.constraint(equalToConstant: 50)
        width.isActive = true

        field.run()

        #expect(box.frame.width == 100)
        #expect(field.diagnostics.first?.contains("NSAutoresizingMaskLayoutConstraint") == true)
        #expect(field.diagnostics.first?.contains("translatesAutoresizingMaskIntoConstraints") == true)
    }

    @Test func `sides that cannot be compared stay inactive`() {
        let view = field.add(placed())
        let window = field.window
        let wrong = [
            NSLayoutConstraint(
                item: view, attribute: .left, relatedBy: .equal, toItem: window, attribute: .top,
                multiplier: 1,
                constant: 0),
            NSLayoutConstraint(
                item: view, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                multiplier: 1, constant: 10),
            NSLayoutConstraint(
                item: view, attribute: .leading, relatedBy: .equal, toItem: window, attribute: .left,
                multiplier: 1,
                constant: 0),
            NSLayoutConstraint(
                item: view, attribute: .width, relatedBy: .equal, toItem: window, attribute: .notAnAttribute,
                multiplier: 1, constant: 0),
            NSLayoutConstraint(
                item: "view", attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                multiplier: 1, constant: 0),
        ]
        #expect(field.diagnostics.count == wrong.count)

        NSLayoutConstraint.activate(wrong)
        field.run()

        #expect(wrong.allSatisfy { !$0.isActive })
    }

    @Test func `a layout that puts equal constraints in place of others each time is no mistake`() {
        final class Renewing: UIView {
            let bar = UIView()
            var width: NSLayoutConstraint?
            var layouts = 0
            override func layoutSubviews() {
                layouts += 1
                width?.isActive = false
                width = bar.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5)
                width?.isActive = true
                super.layoutSubviews()
            }
        }
        let view = Renewing(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
        view.bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(view.bar)
        view.bar.heightAnchor.constraint(equalToConstant: 4).isActive = true
        field.window.addSubview(view)

        field.run()

        #expect(view.bar.bounds.size == CGSize(width: 40, height: 4))
        #expect(view.layouts <= 3)
        #expect(field.diagnostics.isEmpty)
    }

    @Test func `a layout that changes a constraint each time ends`() {
        final class Restless: UIView {
            var height: NSLayoutConstraint?
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
                height?.constant = layouts.isMultiple(of: 2) ? 10 : 20
            }
        }
        let view = Restless()
        view.translatesAutoresizingMaskIntoConstraints = false
        field.window.addSubview(view)
        view.height = view.heightAnchor.constraint(equalToConstant: 10)
        view.height?.isActive = true

        field.run()

        #expect(view.layouts > 1)
        #expect(!field.diagnostics.isEmpty)
        view.height = nil
        field.run()
        field.run()
    }

    @Test func `a constraint update that asks for another one each time ends`() {
        final class Restless: UIView {
            var updates = 0
            var goesOn = true
            override func updateConstraints() {
                updates += 1
                if goesOn { setNeedsUpdateConstraints() }
                super.updateConstraints()
            }
        }
        let view = Restless()
        field.window.addSubview(view)
        view.setNeedsUpdateConstraints()

        field.run()

        #expect(view.updates > 1)
        #expect(field.diagnostics.contains { $0.contains("setNeedsUpdateConstraints()") })
        view.goesOn = false
        field.run()
    }

    @Test(arguments: [
        ("H:[gone]", "gone is not a key in the views dictionary"),
        ("H:|-[lonely]", "doesn't have a superview"),
        ("H:[view(space)]", "space is not a key in the views dictionary"),
        ("H:[view]-space-[view]", "space is not a key in the metrics dictionary"),
        ("[view", "Expected a ']'"), ("[view]-5[view]", "Expected a '-'"), ("V[view]", "Expected a ':'"),
        ("", "'['"),
        ("[view(>20)]", "Expected '=='"), ("[view(20]", "Expected a ')'"),
    ])
    func `a format that cannot be read is shown with the place of the mistake`(
        _ format: String, _ reason: String
    ) {
        let view = field.add(placed())

        let made = NSLayoutConstraint.constraints(
            withVisualFormat: format, views: ["view": view, "lonely": placed()])

        #expect(made.isEmpty)
        #expect(field.diagnostics.count == 1)
        let message = field.diagnostics.first ?? ""
        #expect(message.hasPrefix("Unable to parse constraint format"))
        #expect(message.contains(reason))
        #expect(message.contains("^"))
    }
}
