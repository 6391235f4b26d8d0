import Testing
import UITesting

@testable import UIKit

/// Constraints that views hold, priorities of one axis, and stacks that views leave.
@Suite struct LayoutDetailTests {
    private let stage = Stage(size: CGSize(width: 1000, height: 400))

    private func box() -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        stage.window.addSubview(view)
        return view
    }

    @Test func `a view holds a constraint of views in it, and refuses others with a word`() {
        let (holder, inner, other) = (UIView(), UIView(), UIView())
        holder.addSubview(inner)
        let good = inner.widthAnchor.constraint(equalTo: holder.widthAnchor)
        let bad = inner.widthAnchor.constraint(equalTo: other.widthAnchor)
        stage.advance(by: 0)

        holder.addConstraint(good)
        holder.addConstraint(good)
        #expect(good.isActive && holder.constraints == [good])
        stage.run { holder.addConstraint(bad) }

        #expect(!bad.isActive && holder.constraints == [good])
        #expect(stage.diagnostics.contains { $0.message.contains("not prepared for the constraint") })
    }

    @Test(arguments: [0, 0.3])
    func `constraints place the centre, wherever the anchor point is`(angle: CGFloat) {
        let view = box()
        view.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
        view.transform = CGAffineTransform(rotationAngle: angle)
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: 40),
            view.heightAnchor.constraint(equalToConstant: 60),
            view.centerXAnchor.constraint(equalTo: stage.window.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: stage.window.centerYAnchor),
        ])
        stage.settle()

        #expect(view.center == CGPoint(x: 500, y: 200) && view.bounds.size == CGSize(width: 40, height: 60))
        if angle == 0 { #expect(view.frame == CGRect(x: 480, y: 140, width: 40, height: 60)) }
    }

    @Test func `the priorities of one axis leave the other's alone`() {
        let view = UIView()
        view.setContentHuggingPriority(.required, for: .vertical)
        view.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)

        #expect(view.contentHuggingPriority(for: .vertical) == .required)
        #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
        #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultLow)
        #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    }

    @Test func `a view that has left its stack is placed as it says itself`() {
        let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        stack.distribution = .fillEqually
        let views = (0..<3).map { _ in UIView() }
        views.forEach(stack.addArrangedSubview)
        stage.window.addSubview(stack)
        stage.advance(by: 0)
        #expect(views.map(\.frame.width) == [100, 100, 100])

        stack.removeArrangedSubview(views[1])
        views[1].translatesAutoresizingMaskIntoConstraints = true
        views[1].frame = CGRect(x: 5, y: 6, width: 7, height: 8)
        stage.advance(by: 0.1)

        #expect(views[1].superview === stack && views[1].frame == CGRect(x: 5, y: 6, width: 7, height: 8))
        #expect(views[0].frame.width == 150 && views[2].frame.minX == 150)
    }

    @Test func `in proportion, views without content share equally`() {
        let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        stack.distribution = .fillProportionally
        let views = (0..<3).map { _ in UIView() }
        views.forEach(stack.addArrangedSubview)
        stage.window.addSubview(stack)
        stage.advance(by: 0)

        #expect(views.map(\.frame.width) == [100, 100, 100])
    }

    @Test func `a constant that is set while the layout rests is seen in the next frame`() {
        let view = box()
        let width = view.widthAnchor.constraint(equalToConstant: 50)
        NSLayoutConstraint.activate([width, view.heightAnchor.constraint(equalToConstant: 10)])
        stage.advance(by: 0)
        #expect(view.bounds.width == 50)

        width.constant = .nan
        stage.advance(by: 0.1)
        #expect(view.bounds.width == 50 && width.constant == 50)
        width.constant = 80
        stage.advance(by: 0.1)
        #expect(view.bounds.width == 80)
    }

    @Test func `priorities are counted up and down, and one of none is refused`() {
        #expect((UILayoutPriority.required - 1).rawValue == 999)
        #expect((UILayoutPriority.defaultLow + 1).rawValue == 251)
        let constraint = UIView().widthAnchor.constraint(equalToConstant: 1)
        constraint.priority = .defaultHigh
        stage.run { constraint.priority = UILayoutPriority(0) }
        #expect(constraint.priority == .defaultHigh)
    }

    @Test(arguments: [
        (NSLayoutConstraint.Axis.horizontal, UIStackView.Alignment.leading, 0.0), (.horizontal, .center, 40),
        (.horizontal, .trailing, 80), (.vertical, .leading, 0), (.vertical, .center, 40),
        (.vertical, .trailing, 80),
    ])
    func `across its axis a stack aligns its views at one side or in the middle`(
        axis: NSLayoutConstraint.Axis, alignment: UIStackView.Alignment, place: Double
    ) {
        final class Box: UIView {
            override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 20) }
        }
        let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stack.axis = axis
        stack.alignment = alignment
        stack.distribution = .fillEqually
        let boxes = [Box(), Box()]
        boxes.forEach(stack.addArrangedSubview)
        stage.window.addSubview(stack)
        stage.advance(by: 0)

        for (index, box) in boxes.enumerated() {
            let along = CGFloat(index) * 50
            let frame =
                axis == .horizontal
                ? CGRect(x: along, y: place, width: 50, height: 20)
                : CGRect(x: place, y: along, width: 20, height: 50)
            #expect(box.frame == frame)
        }
    }

    @Test func `no constraint makes a view narrower than nothing`() {
        let (wide, narrow) = (box(), box())
        let wish = narrow.widthAnchor.constraint(equalTo: wide.widthAnchor, constant: -100)
        wish.priority = .defaultHigh
        NSLayoutConstraint.activate([
            wide.widthAnchor.constraint(equalToConstant: 40), wish,
            narrow.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
        ])
        stage.advance(by: 0)

        #expect(narrow.bounds.size.width == 0)
    }

    @Test func `a conflict is reported once, however often the layout is solved again`() {
        let view = box()
        let height = view.heightAnchor.constraint(equalToConstant: 10)
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: 40),
            view.widthAnchor.constraint(equalToConstant: 80), height,
        ])
        stage.advance(by: 0.1)
        #expect(stage.diagnostics.count == 1)

        let more = view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor)
        more.isActive = true
        height.constant = 20
        stage.advance(by: 0.1)
        more.isActive = false
        stage.advance(by: 0.1)

        #expect(view.bounds.height == 20)
        #expect(stage.diagnostics.count == 1)
    }

    @Test func `distances of the system are eight points, or as many times as asked for`() {
        let (upper, lower) = (box(), box())
        NSLayoutConstraint.activate([
            upper.topAnchor.constraint(equalTo: stage.window.topAnchor),
            upper.heightAnchor.constraint(equalToConstant: 20),
            lower.topAnchor.constraint(equalToSystemSpacingBelow: upper.bottomAnchor, multiplier: 3),
            upper.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
            upper.widthAnchor.constraint(equalToConstant: 50),
            lower.leadingAnchor.constraint(equalToSystemSpacingAfter: upper.trailingAnchor, multiplier: 2),
        ])
        stage.advance(by: 0)

        #expect(lower.frame.origin == CGPoint(x: 66, y: 44))
    }

    @Test func `the mark below a visual format points at what cannot be read`() throws {
        let view = box()
        stage.run {
            _ = NSLayoutConstraint.constraints(
                withVisualFormat: "[view]-?-[view]", options: [], metrics: nil, views: ["view": view])
        }

        let message = try #require(stage.diagnostics.first?.message)
        #expect(message.hasSuffix("[view]-?-[view] \n       ^"), "\(message)")
    }
}
