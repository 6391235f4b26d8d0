import Testing

@testable import UIKit

/// A view for constraints.
func placed(_ size: CGSize? = nil) -> UIView {
    let view = size.map(Sized.init) ?? UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
}

/// A view whose contents have a size.
final class Sized: UIView {
    var contents: CGSize {
        didSet { invalidateIntrinsicContentSize() }
    }

    init(_ contents: CGSize) {
        self.contents = contents
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { contents }
}

@Suite struct ConstraintTests {
    private let field = Playfield()

    @Test func `a size of nothing counts as a number`() {
        let view = field.add(placed())
        let sides: [NSLayoutConstraint.Attribute] = [.width, .height]
        for (side, length) in zip(sides, [30, 40] as [CGFloat]) {
            view.addConstraint(
                NSLayoutConstraint(
                    item: view, attribute: side, relatedBy: .equal, toItem: nil, attribute: side,
                    multiplier: 1, constant: length))
        }
        field.run()

        #expect(view.bounds.size == CGSize(width: 30, height: 40))
        #expect(view.constraints.count == 2 && field.diagnostics == [])
    }

    @Test func `a view is pinned to the edges of its superview and follows them`() {
        let box = field.add(UIView(frame: CGRect(x: 50, y: 60, width: 200, height: 100)))
        let view = placed()
        box.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
            view.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -20),
            view.topAnchor.constraint(equalTo: box.topAnchor, constant: 5),
            view.bottomAnchor.constraint(equalTo: box.bottomAnchor),
        ])

        field.run()
        #expect(view.frame == CGRect(x: 10, y: 5, width: 170, height: 95))

        box.frame = CGRect(x: 0, y: 0, width: 300, height: 50)
        field.run()
        #expect(view.frame == CGRect(x: 10, y: 5, width: 270, height: 45))
        #expect(field.diagnostics.isEmpty)
    }

    @Test func `constraints reach across levels of the hierarchy`() {
        let box = field.add(UIView(frame: CGRect(x: 50, y: 60, width: 200, height: 100)))
        let (left, inner, right) = (
            UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 40)), placed(), placed()
        )
        box.addSubview(left)
        left.addSubview(inner)
        box.addSubview(right)
        NSLayoutConstraint.activate([
            inner.leftAnchor.constraint(equalTo: left.leftAnchor, constant: 5),
            inner.topAnchor.constraint(equalTo: left.topAnchor, constant: 6),
            inner.widthAnchor.constraint(equalToConstant: 30),
            inner.heightAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 0.5, constant: 2),
            right.leftAnchor.constraint(equalTo: inner.rightAnchor, constant: 8),
            right.centerYAnchor.constraint(equalTo: inner.centerYAnchor),
            right.widthAnchor.constraint(equalTo: left.widthAnchor),
            right.heightAnchor.constraint(equalToConstant: 10),
        ])

        field.run()

        #expect(inner.frame == CGRect(x: 5, y: 6, width: 30, height: 17))
        #expect(
            right.frame
                == CGRect(x: 63, y: 40, width: 100, height: 10).offsetBy(dx: 0, dy: -0.5).integralEdges)
        #expect(field.diagnostics.isEmpty)
    }

    @Test func `a changed constant, a lower priority and another active constraint move views`() {
        let view = field.add(placed())
        let width = view.widthAnchor.constraint(equalToConstant: 100)
        let least = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 150)
        least.priority = .defaultLow
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: field.window.leftAnchor),
            view.topAnchor.constraint(equalTo: field.window.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 20), width, least,
        ])
        field.run()
        #expect(view.frame.width == 100)

        width.constant = 120
        field.run()
        #expect(view.frame.width == 120)

        width.priority = UILayoutPriority(200)
        field.run()
        #expect(view.frame.width == 150)

        least.isActive = false
        field.run()
        #expect(view.frame.width == 120)
        #expect(field.diagnostics.isEmpty)
    }

    @Test func `contents resist being cut more than being stretched, and say when they change`() {
        let (left, right) = (Sized(CGSize(width: 100, height: 20)), Sized(CGSize(width: 50, height: 30)))
        for view in [left, right] {
            view.translatesAutoresizingMaskIntoConstraints = false
            field.window.addSubview(view)
        }
        right.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        left.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        let all = NSLayoutConstraint.constraints(
            withVisualFormat: "H:|[left]-10-[right]|", options: .alignAllTop,
            views: ["left": left, "right": right])
        NSLayoutConstraint.activate(
            all + [left.topAnchor.constraint(equalTo: field.window.topAnchor, constant: 40)])

        field.run()
        #expect(left.frame == CGRect(x: 0, y: 40, width: 340, height: 20))
        #expect(right.frame == CGRect(x: 350, y: 40, width: 50, height: 30))

        right.contents.width = 350
        field.run()
        #expect(left.frame.width == 40)
        #expect(right.frame.width == 350)
    }

    @Test func `distances and system spacing`() {
        let (first, second, third) = (placed(), placed(), placed())
        for view in [first, second, third] { field.window.addSubview(view) }
        NSLayoutConstraint.activate([
            first.leftAnchor.constraint(equalTo: field.window.leftAnchor, constant: 30),
            first.widthAnchor.constraint(equalToConstant: 50),
            second.leadingAnchor.constraint(equalToSystemSpacingAfter: first.trailingAnchor, multiplier: 2),
            second.widthAnchor.constraint(equalTo: first.widthAnchor),
            second.trailingAnchor.anchorWithOffset(to: third.leadingAnchor).constraint(
                equalTo: field.window.leadingAnchor.anchorWithOffset(to: first.leadingAnchor)),
            third.widthAnchor.constraint(equalToConstant: 10),
        ])

        field.run()

        #expect(second.frame.minX == 96)
        #expect(third.frame.minX == 176)
    }

    @Test func `constraints to a view that leaves are gone, those in it stay`() {
        let (outer, inner) = (placed(), placed())
        outer.addSubview(inner)
        field.window.addSubview(outer)
        let outside = outer.leftAnchor.constraint(equalTo: field.window.leftAnchor, constant: 7)
        let inside = inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 9)
        let own = outer.widthAnchor.constraint(equalToConstant: 60)
        NSLayoutConstraint.activate([outside, inside, own])
        field.run()
        #expect(field.window.constraints.contains(outside))

        outer.removeFromSuperview()
        #expect([outside.isActive, inside.isActive, own.isActive] == [false, true, true])

        let other = field.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        other.addSubview(outer)
        outer.rightAnchor.constraint(equalTo: other.rightAnchor).isActive = true
        field.run()
        #expect(outer.frame.minX == 40)
        #expect(inner.frame.minX == 9)
    }

    @Test func `a constraint is held by the nearest common view`() {
        let (box, view) = (UIView(), placed())
        field.window.addSubview(box)
        box.addSubview(view)
        let width = view.widthAnchor.constraint(equalToConstant: 5)
        let left = view.leftAnchor.constraint(equalTo: box.leftAnchor)
        let top = view.topAnchor.constraint(equalTo: field.window.safeAreaLayoutGuide.topAnchor)

        NSLayoutConstraint.activate([width, left, top])

        #expect(view.constraints == [width])
        #expect(box.constraints == [left])
        #expect(field.window.constraints == [top])
        #expect(view.constraintsAffectingLayout(for: .horizontal) == [width, left])
    }

    @Test func `a text's first and last baseline are where its letters stand`() {
        let (outer, label) = (field.add(placed()), UILabel())
        label.translatesAutoresizingMaskIntoConstraints = false
        label.font = .systemFont(ofSize: 40)
        label.text = "Text"
        outer.addSubview(label)
        let last = label.lastBaselineAnchor.constraint(equalTo: outer.topAnchor, constant: 100)
        last.isActive = true
        field.run()
        #expect(abs(label.frame.maxY + label.font.descender - 100) <= 1)

        last.isActive = false
        label.firstBaselineAnchor.constraint(equalTo: outer.topAnchor, constant: 100).isActive = true
        field.run()

        #expect(abs(label.frame.minY + label.font.ascender - 100) <= 1)
    }

    @Test func `only the view that holds a constraint takes it away`() {
        let (outer, inner) = (field.add(placed()), placed())
        outer.addSubview(inner)
        let pin = inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor)
        let width = inner.widthAnchor.constraint(equalToConstant: 10)
        outer.addConstraint(pin)
        inner.addConstraint(width)

        inner.removeConstraint(pin)
        outer.removeConstraints([width])
        #expect(pin.isActive && width.isActive)
        #expect(outer.constraints == [pin] && inner.constraints == [width])
        outer.removeConstraints([pin])
        inner.removeConstraint(width)

        #expect(!pin.isActive && !width.isActive)
        #expect(outer.constraints.isEmpty && inner.constraints.isEmpty)
    }

    @Test func `frames are in whole pixels and edges that touch stay together`() {
        let (left, right) = (placed(), placed())
        for view in [left, right] { field.window.addSubview(view) }
        NSLayoutConstraint.activate([
            left.leftAnchor.constraint(equalTo: field.window.leftAnchor, constant: 0.4),
            left.widthAnchor.constraint(equalToConstant: 33.3),
            right.leftAnchor.constraint(equalTo: left.rightAnchor),
            right.widthAnchor.constraint(equalToConstant: 33.4),
        ])

        field.run()

        #expect((left.frame.minX, left.frame.maxX, right.frame.minX, right.frame.maxX) == (0, 34, 34, 67))
    }

    @Test func `views without constraints have no engine`() {
        let view = field.add(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        view.addSubview(UIView())

        field.run()

        #expect(field.window.layoutEngine == nil)
        #expect(view.rare == nil)
    }
}

extension CGRect {
    /// The rectangle with its edges rounded.
    var integralEdges: CGRect {
        CGRect(x: minX.rounded(), y: minY.rounded(), width: width, height: height)
    }
}
