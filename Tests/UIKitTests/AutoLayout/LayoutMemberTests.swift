import Testing
import UITesting

@testable import UIKit

/// Smaller members of Auto Layout, and mistakes that are reported.
@Suite struct LayoutMemberTests {
    private let field = Playfield()

    private func stack(_ axis: NSLayoutConstraint.Axis, _ views: [UIView]) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = axis
        stack.translatesAutoresizingMaskIntoConstraints = false
        field.window.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leftAnchor.constraint(equalTo: field.window.leftAnchor),
            stack.topAnchor.constraint(equalTo: field.window.topAnchor, constant: 50),
        ])
        return stack
    }

    private func sized(_ sizes: [(CGFloat, CGFloat)]) -> [Sized] {
        sizes.map { Sized(CGSize(width: $0.0, height: $0.1)) }
    }

    // MARK: - Ambiguity

    @Test func `a view is ambiguous until constraints leave it one frame, and asking changes nothing`() {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        field.window.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: field.window.leadingAnchor, constant: 10),
            view.topAnchor.constraint(equalTo: field.window.topAnchor, constant: 20),
            view.heightAnchor.constraint(equalToConstant: 30),
            view.widthAnchor.constraint(greaterThanOrEqualToConstant: 40),
        ])
        field.run()
        let frame = view.frame
        #expect(view.hasAmbiguousLayout)
        field.run()
        #expect(view.frame == frame && !field.window.hasAmbiguousLayout)

        let width = view.widthAnchor.constraint(equalToConstant: 50)
        width.priority = .defaultLow
        width.isActive = true
        #expect(!view.hasAmbiguousLayout)
        width.isActive = false
        #expect(view.hasAmbiguousLayout)
        view.widthAnchor.constraint(lessThanOrEqualToConstant: 40).isActive = true

        #expect(!view.hasAmbiguousLayout)
    }

    @Test func `contents and frames say where a view is, and a guide without constraints is open`() {
        let (label, plain, guide) = (UILabel(), UIView(), UILayoutGuide())
        label.text = "Text"
        label.translatesAutoresizingMaskIntoConstraints = false
        plain.addLayoutGuide(guide)
        for view in [label, plain] { field.window.addSubview(view) }
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: field.window.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: field.window.centerYAnchor),
            guide.widthAnchor.constraint(equalToConstant: 10),
        ])

        #expect(!label.hasAmbiguousLayout && !plain.hasAmbiguousLayout && guide.hasAmbiguousLayout)
    }

    // MARK: - Stacks

    @Test func `a hidden first view takes no room, and neither do all of them`() {
        let views = sized([(40, 10), (20, 30)])
        let stack = stack(.horizontal, views)
        stack.spacing = 5
        views[0].isHidden = true
        field.run()
        #expect(stack.frame == CGRect(x: 0, y: 50, width: 20, height: 30))
        #expect(views[1].frame.minX == 0 && views[0].frame.minX == 0 && views[0].frame.width == 0)

        views[1].isHidden = true
        field.run()

        #expect(stack.frame.size == .zero && field.diagnostics.isEmpty)
    }

    @Test func `an empty stack has no size, until something says otherwise`() {
        let stack = stack(.vertical, [])
        field.run()
        #expect(stack.frame == CGRect(x: 0, y: 50, width: 0, height: 0))

        stack.widthAnchor.constraint(equalToConstant: 70).isActive = true
        field.run()

        #expect(stack.frame.size == CGSize(width: 70, height: 0) && field.diagnostics.isEmpty)
    }

    @Test func `in a column, lines of text begin together`() {
        let views = sized([(40, 10), (20, 30)])
        let stack = stack(.vertical, views)
        stack.alignment = .firstBaseline
        field.run()

        #expect(
            views.map(\.frame) == [
                CGRect(x: 0, y: 0, width: 40, height: 10), CGRect(x: 0, y: 10, width: 20, height: 30),
            ])
        #expect(stack.frame.size == CGSize(width: 40, height: 40))
    }

    @Test func `a spacing that is not finite is ignored`() {
        let stack = stack(.horizontal, sized([(40, 10), (20, 30)]))
        stack.spacing = 7

        field.stage.run { stack.spacing = .nan }
        field.run()

        #expect(stack.spacing == 7 && stack.frame.width == 67 && field.diagnostics.count == 1)
    }

    // MARK: - Constraints

    @Test func `a view takes several constraints at once, and gives them back`() {
        let view = field.add(placed())
        let constraints = [
            view.widthAnchor.constraint(equalToConstant: 30),
            view.heightAnchor.constraint(equalToConstant: 40),
        ]

        view.addConstraints(constraints)
        #expect(constraints.allSatisfy(\.isActive) && view.constraints == constraints)
        field.run()
        #expect(view.frame.size == CGSize(width: 30, height: 40))
        view.removeConstraints(constraints)

        #expect(!constraints.contains(where: \.isActive) && view.constraints.isEmpty)
    }

    @Test func `what a constraint names must be a view or a guide`() {
        let view = field.add(placed())

        let constraint = NSLayoutConstraint(
            item: view, attribute: .width, relatedBy: .equal, toItem: NSObject(), attribute: .width,
            multiplier: 1, constant: 0)
        constraint.isActive = true

        #expect(!constraint.isActive)
        #expect(
            field.diagnostics.contains { $0.contains("The second item must be a view or a layout guide") })
    }

    @Test func `a place is never a multiple of nothing`() {
        let view = field.add(placed())
        let place = NSLayoutConstraint(
            item: view, attribute: .left, relatedBy: .equal, toItem: field.window, attribute: .left,
            multiplier: 0, constant: 10)
        let length = NSLayoutConstraint(
            item: view, attribute: .width, relatedBy: .equal, toItem: field.window, attribute: .width,
            multiplier: 0, constant: 10)

        for constraint in [place, length] { constraint.isActive = true }
        field.run()

        #expect(!place.isActive && length.isActive && view.frame.width == 10)
        #expect(
            field.diagnostics.contains { $0.contains("location equal to a constant") }, "\(field.diagnostics)"
        )
    }

    @Test(arguments: [("H:[a(==b.top)]", "not a length"), ("H:[a]-[c]", "not a view or a layout guide")])
    func `a format names lengths, views and guides alone`(_ format: String, _ problem: String) {
        let (a, b) = (field.add(placed()), field.add(placed()))

        let made = NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: ["a": a, "b": b, "c": NSObject()])

        #expect(made.isEmpty && field.diagnostics.contains { $0.contains(problem) })
    }

    @Test func `views in scroll views are placed from outside as they are seen`() {
        let scroll = field.add(UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200)))
        scroll.contentSize = CGSize(width: 300, height: 1000)
        let box = UIView(frame: CGRect(x: 50, y: 300, width: 100, height: 100))
        let inner = placed()
        box.addSubview(inner)
        scroll.addSubview(box)
        let outer = field.add(placed())
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 20),
            inner.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 10),
            inner.widthAnchor.constraint(equalToConstant: 30),
            inner.heightAnchor.constraint(equalToConstant: 30),
            outer.topAnchor.constraint(equalTo: inner.topAnchor),
            outer.leftAnchor.constraint(equalTo: inner.rightAnchor),
            outer.widthAnchor.constraint(equalToConstant: 30),
            outer.heightAnchor.constraint(equalToConstant: 30),
        ])
        _ = scroll.frameLayoutGuide
        field.run()
        #expect(outer.frame.origin == CGPoint(x: 90, y: 420))

        scroll.contentOffset.y = 250
        field.run()

        #expect(outer.frame.origin == CGPoint(x: 90, y: 170))
    }

    @Test func `a view without a superview is as large as its own constraints say`() {
        let view = placed()
        let width = view.widthAnchor.constraint(equalToConstant: 30)
        NSLayoutConstraint.activate([width, view.heightAnchor.constraint(equalToConstant: 40)])
        view.layoutIfNeeded()
        #expect(view.bounds.size == CGSize(width: 30, height: 40))

        width.constant = 50
        view.layoutIfNeeded()

        #expect(view.bounds.size == CGSize(width: 50, height: 40))
    }
}
