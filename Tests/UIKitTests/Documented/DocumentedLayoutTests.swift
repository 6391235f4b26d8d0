import Testing
import UIKit
import UITesting

private func near(_ left: CGFloat, _ right: CGFloat, within tolerance: CGFloat = 0.01) -> Bool {
    abs(left - right) <= tolerance
}

private func near(_ left: CGRect, _ right: CGRect, within tolerance: CGFloat = 0.01) -> Bool {
    near(left.minX, right.minX, within: tolerance) && near(left.minY, right.minY, within: tolerance)
        && near(left.width, right.width, within: tolerance)
        && near(left.height, right.height, within: tolerance)
}

/// A view laid out by constraints, with contents of a given size.
private final class Box: UIView {
    var contentSize = CGSize.zero {
        didSet { invalidateIntrinsicContentSize() }
    }
    var insets = UIEdgeInsets.zero

    convenience init(_ width: CGFloat, _ height: CGFloat) {
        self.init(frame: .zero)
        contentSize = CGSize(width: width, height: height)
        translatesAutoresizingMaskIntoConstraints = false
    }

    override var intrinsicContentSize: CGSize { contentSize }
    override var alignmentRectInsets: UIEdgeInsets { insets }
}

/// Writes down when it updates constraints and when it lays out.
private final class Node: UIView {
    var name = ""
    var log = Recorder()

    convenience init(_ name: String, _ log: Recorder) {
        self.init(frame: .zero)
        self.name = name
        self.log = log
    }

    override class var requiresConstraintBasedLayout: Bool { true }
    override func updateConstraints() {
        log.note("update \(name)")
        super.updateConstraints()
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        log.note("layout \(name)")
    }
}

/// Constraints, priorities, guides and margins.
struct DocumentedLayoutTests {
    private let stage = Stage(size: CGSize(width: 400, height: 400))
    private let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    private func show(_ views: [UIView]) {
        for view in views { container.addSubview(view) }
        stage.window.addSubview(container)
    }

    // Auto Layout Guide, "Intrinsic Content Size": lower hugging is stretched, lower resistance is squeezed.
    @Test
    func `of two views in a row the one that hugs less grows, and the one that resists less shrinks`() {
        let (a, b) = (Box(50, 20), Box(60, 20))
        show([a, b])
        let width = container.widthAnchor.constraint(equalToConstant: 200)
        container.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            width,
            a.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
            b.trailingAnchor.constraint(equalTo: container.trailingAnchor),
            a.topAnchor.constraint(equalTo: container.topAnchor),
            b.centerYAnchor.constraint(equalTo: a.centerYAnchor),
        ])
        a.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
        b.setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)
        container.layoutIfNeeded()
        #expect(near(a.frame.width, 50) && near(b.frame.width, 150))

        width.constant = 80
        container.layoutIfNeeded()
        #expect(near(a.frame.width, 50) && near(b.frame.width, 30))
        b.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
        container.layoutIfNeeded()
        #expect(near(a.frame.width, 20) && near(b.frame.width, 60))
    }

    // Documentation of UILayoutPriority: an optional constraint yields to one of a higher priority, and comes as close
    // as it can to what it asks for.
    @Test func `an optional constraint comes as close as stronger ones allow`() {
        let box = Box(100, 30)
        show([box])
        let limit = box.widthAnchor.constraint(lessThanOrEqualToConstant: 40)
        limit.priority = UILayoutPriority(749)
        let wish = box.heightAnchor.constraint(equalToConstant: 500)
        wish.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            limit, wish, box.heightAnchor.constraint(lessThanOrEqualToConstant: 70),
            box.topAnchor.constraint(equalTo: container.topAnchor),
            box.leadingAnchor.constraint(equalTo: container.leadingAnchor),
        ])
        container.layoutIfNeeded()
        #expect(near(box.frame, CGRect(x: 0, y: 0, width: 100, height: 70)))

        limit.priority = UILayoutPriority(751)
        container.layoutIfNeeded()
        #expect(near(box.frame.width, 40))
        box.contentSize = CGSize(width: 25, height: 30)
        container.layoutIfNeeded()
        #expect(near(box.frame.width, 25), "the limit leaves the contents alone")
    }

    // systemLayoutSizeFitting: fittingSizeLevel is weaker than hugging, a required width is kept.
    @Test func `fitting sizes wrap the contents, and keep a dimension that is required`() {
        let box = Box(50, 20)
        show([box])
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10),
            container.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 15),
            box.topAnchor.constraint(equalTo: container.topAnchor, constant: 5),
            container.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 5),
        ])
        let small = container.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let large = container.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
        let wide = container.systemLayoutSizeFitting(
            CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(near(small.width, 75) && near(small.height, 30))
        #expect(near(large.width, 75) && near(large.height, 30))
        #expect(near(wide.width, 300) && near(wide.height, 30))
        #expect(
            container.bounds.size == CGSize(width: 200, height: 100), "nothing is resized by asking")
    }

    // Documentation of `translatesAutoresizingMaskIntoConstraints`: the frame becomes constraints.
    @Test func `a constrained view follows one whose frame is set, and that one's autoresizing`() {
        let plain = UIView(frame: CGRect(x: 20, y: 10, width: 30, height: 30))
        plain.autoresizingMask = .flexibleLeftMargin
        let box = Box(40, 20)
        show([plain, box])
        NSLayoutConstraint.activate([
            box.leftAnchor.constraint(equalTo: plain.rightAnchor, constant: 10),
            box.centerYAnchor.constraint(equalTo: plain.centerYAnchor),
        ])
        container.layoutIfNeeded()
        #expect(near(box.frame, CGRect(x: 60, y: 15, width: 40, height: 20)))

        plain.frame = CGRect(x: 0, y: 50, width: 50, height: 40)
        container.layoutIfNeeded()
        #expect(near(box.frame, CGRect(x: 60, y: 60, width: 40, height: 20)))
        container.frame.size.width = 300
        container.layoutIfNeeded()
        #expect(near(plain.frame.minX, 100) && near(box.frame.minX, 160))
    }

    // removeFromSuperview(): "removes any constraints that refer to the view you are removing, or that refer to any
    // view in its subtree"; `isActive`: constraints are held by the closest common ancestor.
    @Test func `constraints are held by the closest common ancestor, and go when a view leaves it`() {
        let (side, inner, leaf) = (Box(10, 10), Box(10, 10), Box(10, 10))
        show([side, inner])
        inner.addSubview(leaf)
        let own = inner.widthAnchor.constraint(equalToConstant: 80)
        let within = leaf.topAnchor.constraint(equalTo: inner.topAnchor)
        let across = leaf.leadingAnchor.constraint(equalTo: side.trailingAnchor)
        let above = inner.topAnchor.constraint(equalTo: container.topAnchor)
        NSLayoutConstraint.activate([own, within, across, above])
        #expect(inner.constraints.contains(own) && inner.constraints.contains(within))
        #expect(container.constraints.contains(across) && container.constraints.contains(above))
        #expect(!leaf.constraints.contains(within) && !side.constraints.contains(across))

        inner.removeFromSuperview()
        #expect(own.isActive && within.isActive && !across.isActive && !above.isActive)
        #expect(!container.constraints.contains(across) && !container.constraints.contains(above))
        #expect(across.secondItem === side && across.priority == .required && across.multiplier == 1)
    }

    // NSGenericException: "Unable to activate constraint with anchors ... because they have no common ancestor."
    @Test func `a constraint between strangers is an error`() {
        let (box, stranger) = (Box(10, 10), Box(10, 10))
        show([box])
        let constraint = box.leadingAnchor.constraint(equalTo: stranger.leadingAnchor)
        stage.run { constraint.isActive = true }
        #expect(stage.diagnostics.contains { $0.severity == .error })
        container.addSubview(stranger)
        let later = box.leadingAnchor.constraint(equalTo: stranger.leadingAnchor)
        later.isActive = true
        #expect(later.isActive)
    }

    // alignmentRectInsets: constraints and the intrinsic size concern the alignment rectangle, not the frame.
    @Test func `constraints place the alignment rectangle, around which the frame lies`() {
        let box = Box(50, 20)
        box.insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        show([box])
        NSLayoutConstraint.activate([
            box.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 10),
            box.topAnchor.constraint(equalTo: container.topAnchor, constant: 10),
        ])
        container.layoutIfNeeded()
        #expect(near(box.frame, CGRect(x: 8, y: 9, width: 56, height: 24)))
        let aligned = box.alignmentRect(forFrame: box.frame)
        #expect(near(aligned, CGRect(x: 10, y: 10, width: 50, height: 20)))
    }

    // UIView.transform: "Auto Layout uses the view's alignment rectangle without its transform" (since iOS 8).
    @Test func `a transform does not disturb constraints, and layout keeps it`() {
        let (box, follower) = (Box(40, 20), Box(10, 10))
        show([box, follower])
        box.transform = CGAffineTransform(scaleX: 2, y: 2)
        NSLayoutConstraint.activate([
            box.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 50),
            box.topAnchor.constraint(equalTo: container.topAnchor, constant: 30),
            follower.leftAnchor.constraint(equalTo: box.rightAnchor),
            follower.topAnchor.constraint(equalTo: box.bottomAnchor),
        ])
        container.layoutIfNeeded()
        #expect(box.bounds.size == CGSize(width: 40, height: 20) && box.transform.a == 2)
        #expect(near(box.center.x, 70) && near(box.center.y, 40))
        #expect(near(follower.frame, CGRect(x: 90, y: 50, width: 10, height: 10)))
    }

    // Visual Format Language: "-" is 8 points between siblings and the margin at a superview's edge; "@" is a priority.
    @Test func `the visual format knows standard spaces, margins, priorities and metrics`() {
        let (a, b) = (Box(10, 10), Box(10, 10))
        show([a, b])
        container.layoutMargins = UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 8)
        let across = NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-[a(wide)]-[b(30@200,>=40)]", options: .alignAllTop,
            metrics: ["wide": 50], views: ["a": a, "b": b])
        let down = NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-(>=5)-[a(25)]-(>=7)-[b(==a)]-0-|", views: ["a": a, "b": b])
        NSLayoutConstraint.activate(across)
        container.layoutIfNeeded()
        #expect(near(a.frame.minX, 20) && near(a.frame.width, 50))
        #expect(near(b.frame.minX, 78) && b.frame.width >= 40 && near(a.frame.minY, b.frame.minY))

        NSLayoutConstraint.deactivate(across)
        NSLayoutConstraint.activate(down)
        container.layoutIfNeeded()
        #expect(
            near(b.frame.height, 25) && near(b.frame.maxY, 100) && a.frame.maxY <= b.frame.minY - 6.99)
    }

    // WWDC 2012 228: constraints are updated from the leaves up, then layout runs from the root down.
    @Test func `constraints are updated from the leaves up, before layout from the root down`() {
        let log = Recorder()
        let (root, child, leaf) = (Node("root", log), Node("child", log), Node("leaf", log))
        stage.window.addSubview(root)
        root.addSubview(child)
        child.addSubview(leaf)
        stage.advance(by: 0)
        log.clear()

        for view in [root, leaf, child] {
            view.setNeedsLayout()
            view.setNeedsUpdateConstraints()
            view.setNeedsUpdateConstraints()
        }
        #expect(log.lines.isEmpty && leaf.needsUpdateConstraints())
        stage.advance(by: 0)
        #expect(
            log.lines == [
                "update leaf", "update child", "update root", "layout root", "layout child", "layout leaf",
            ])
        #expect(!leaf.needsUpdateConstraints())
    }

    // Auto Layout Guide: leading is right in a right-to-left view; left stays left; margins have their direction.
    @Test func `leading turns with the direction of reading, left does not`() {
        let (a, b, c) = (Box(50, 10), Box(50, 10), Box(50, 10))
        for view in [container, a, b, c] { view.semanticContentAttribute = .forceRightToLeft }
        container.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 0, leading: 30, bottom: 0, trailing: 5)
        show([a, b, c])
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10),
            b.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 10),
            c.leadingAnchor.constraint(equalTo: container.layoutMarginsGuide.leadingAnchor),
            a.topAnchor.constraint(equalTo: container.topAnchor),
            b.topAnchor.constraint(equalTo: container.topAnchor),
            c.topAnchor.constraint(equalTo: container.topAnchor),
        ])
        container.layoutIfNeeded()
        #expect(near(a.frame.minX, 140) && near(b.frame.minX, 10) && near(c.frame.minX, 120))
    }

    // NSLayoutConstraint(item:...): item1.attribute1 = multiplier × item2.attribute2 + constant; UILayoutGuide.
    @Test func `multipliers count from the superview's origin, and guides take room like views`() {
        let (box, other) = (Box(20, 20), Box(20, 20))
        let (before, after) = (UILayoutGuide(), UILayoutGuide())
        show([box, other])
        container.addLayoutGuide(before)
        container.addLayoutGuide(after)
        NSLayoutConstraint.activate([
            NSLayoutConstraint(
                item: box, attribute: .centerX, relatedBy: .equal, toItem: container, attribute: .centerX,
                multiplier: 0.5, constant: 5),
            NSLayoutConstraint(
                item: box, attribute: .height, relatedBy: .equal, toItem: box, attribute: .width,
                multiplier: 2, constant: 0),
            box.topAnchor.constraint(equalTo: container.topAnchor),
            before.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            other.leadingAnchor.constraint(equalTo: before.trailingAnchor),
            after.leadingAnchor.constraint(equalTo: other.trailingAnchor),
            after.trailingAnchor.constraint(equalTo: container.trailingAnchor),
            before.widthAnchor.constraint(equalTo: after.widthAnchor, multiplier: 2),
            other.topAnchor.constraint(equalTo: container.topAnchor),
        ])
        container.layoutIfNeeded()
        #expect(near(box.center.x, 55))
        #expect(near(box.frame.height, 2 * box.frame.width))
        #expect(near(other.frame.minX, 120) && near(before.layoutFrame.width, 120))
        #expect(near(after.layoutFrame.minX, 140))
        container.removeLayoutGuide(after)
        #expect(after.owningView == nil && container.layoutGuides.count == 1)
    }

    // UILabel with numberOfLines 0: a width from constraints decides the height; first baselines are aligned.
    @Test func `labels wrap in the width they get, and share a baseline`() {
        let (title, note) = (UILabel(), UILabel())
        title.font = .systemFont(ofSize: 30)
        title.text = "Ag"
        note.font = .systemFont(ofSize: 12)
        note.text = "many words that need more than a single line of this width"
        note.numberOfLines = 0
        for label in [title, note] { label.translatesAutoresizingMaskIntoConstraints = false }
        show([title, note])
        NSLayoutConstraint.activate([
            title.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            title.topAnchor.constraint(equalTo: container.topAnchor),
            note.trailingAnchor.constraint(equalTo: container.trailingAnchor),
            note.widthAnchor.constraint(equalToConstant: 100),
            note.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
        ])
        container.layoutIfNeeded()
        let line = note.font.lineHeight
        #expect(note.frame.height > 2.5 * line, "three lines or more")
        #expect(
            near(note.frame.minY + note.font.ascender, title.frame.minY + title.font.ascender, within: 1))
        let needed = note.sizeThatFits(CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude))
            .height
        #expect(near(note.frame.height, needed, within: 1))
    }
}

/// UIStackView.
struct DocumentedStackTests {
    private let stage = Stage(size: CGSize(width: 400, height: 400))

    private func makeStack(_ views: [UIView], width: CGFloat = 200, height: CGFloat = 50)
        -> UIStackView
    {
        let stack = UIStackView(arrangedSubviews: views)
        stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
        stage.window.addSubview(stack)
        return stack
    }

    // UIStackView.Distribution, each case as documented.
    @Test func `each distribution places three views as documented`() {
        let views = [Box(20, 10), Box(40, 20), Box(60, 30)]
        let stack = makeStack(views)
        views[1].setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
        func places() -> [CGFloat] {
            stack.layoutIfNeeded()
            return views.flatMap { [$0.frame.minX, $0.frame.width] }.map { ($0 * 10).rounded() / 10 }
        }
        stack.spacing = 10
        #expect(places() == [0, 20, 30, 100, 140, 60], "fill stretches what hugs least")
        stack.distribution = .fillEqually
        #expect(places() == [0, 60, 70, 60, 140, 60])
        stack.distribution = .equalSpacing
        #expect(places() == [0, 20, 60, 40, 140, 60])
        stack.distribution = .equalCentering
        #expect(places() == [0, 20, 70, 40, 140, 60], "centers at 10, 90 and 170")
        stack.spacing = 0
        stack.frame.size.width = 240
        stack.distribution = .fillProportionally
        #expect(places() == [0, 40, 40, 80, 120, 120])
        #expect(views.allSatisfy { near($0.frame.height, 50) }, "the alignment is fill")
    }

    // UIStackView.Alignment in a column, and mirrored; rows begin at the right where reading does.
    @Test func `alignments and rows turn with the stack's direction`() {
        let (a, b) = (Box(20, 10), Box(40, 20))
        let stack = makeStack([a, b], width: 100, height: 30)
        stack.axis = .vertical
        stack.alignment = .leading
        stack.layoutIfNeeded()
        #expect(near(a.frame, CGRect(x: 0, y: 0, width: 20, height: 10)))
        #expect(near(b.frame, CGRect(x: 0, y: 10, width: 40, height: 20)))
        stack.alignment = .center
        stack.layoutIfNeeded()
        #expect(near(a.frame.minX, 40) && near(b.frame.minX, 30))
        stack.semanticContentAttribute = .forceRightToLeft
        stack.alignment = .leading
        stack.layoutIfNeeded()
        #expect(near(a.frame.minX, 80) && near(b.frame.minX, 60))

        stack.axis = .horizontal
        stack.alignment = .bottom
        stack.frame.size = CGSize(width: 60, height: 30)
        stack.layoutIfNeeded()
        #expect(near(a.frame, CGRect(x: 40, y: 20, width: 20, height: 10)))
        #expect(near(b.frame, CGRect(x: 0, y: 10, width: 40, height: 20)))
    }

    // setCustomSpacing(_:after:): goes with the view it is behind; hidden views take no room.
    @Test func `hidden views take no room and no space, and custom spaces follow their view`() {
        let views = [Box(20, 10), Box(20, 40), Box(20, 10)]
        let stack = makeStack(views)
        stack.spacing = 5
        stack.setCustomSpacing(10, after: views[0])
        stack.setCustomSpacing(30, after: views[1])
        func fitting() -> CGSize { stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }

        #expect(near(fitting().width, 100) && near(fitting().height, 40))
        views[1].isHidden = true
        #expect(
            near(fitting().width, 50) && near(fitting().height, 10), "the space behind the first one")
        #expect(stack.arrangedSubviews.count == 3)
        views[1].isHidden = false
        views[2].isHidden = true
        #expect(near(fitting().width, 50), "no space at the end")
        views[2].isHidden = false
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[1])
        #expect(near(fitting().width, 75))
        #expect(stack.customSpacing(after: views[2]) == UIStackView.spacingUseDefault)
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(near(fitting().width, 81) && near(fitting().height, 44))
    }

    // UIStackView, "Managing the stack view's arranged subviews": the order of the arrangement and that of the subviews
    // are independent; removal from one is no removal from the other.
    @Test func `arranged subviews are ordered apart from subviews`() {
        let (a, b, c) = (Box(10, 10), Box(10, 10), Box(10, 10))
        let stack = makeStack([a, b])
        stack.insertArrangedSubview(b, at: 0)
        #expect(stack.arrangedSubviews == [b, a] && stack.subviews == [a, b])
        stack.addSubview(c)
        #expect(stack.arrangedSubviews == [b, a])
        stack.removeArrangedSubview(b)
        #expect(stack.arrangedSubviews == [a] && b.superview === stack)
        a.removeFromSuperview()
        #expect(stack.arrangedSubviews.isEmpty && stack.subviews == [b, c])
    }
}
