import Testing

@testable import UIKit

@Suite struct StackViewTests {
    private let field = Playfield()

    /// A stack of views with contents 40, 20 and 60 wide and 10, 30 and 20 high, in a box of a width.
    private func stack(
        _ width: CGFloat?, _ distribution: UIStackView.Distribution = .fill, spacing: CGFloat = 0
    ) -> (stack: UIStackView, views: [Sized]) {
        let views = [(40, 10), (20, 30), (60, 20)].map { Sized(CGSize(width: $0.0, height: $0.1)) }
        let stack = UIStackView(arrangedSubviews: views)
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.distribution = distribution
        stack.spacing = spacing
        field.window.addSubview(stack)
        var constraints = [
            stack.leftAnchor.constraint(equalTo: field.window.leftAnchor, constant: 10),
            stack.topAnchor.constraint(equalTo: field.window.topAnchor, constant: 50),
        ]
        if let width { constraints.append(stack.widthAnchor.constraint(equalToConstant: width)) }
        NSLayoutConstraint.activate(constraints)
        return (stack, views)
    }

    @Test func `a row is as large as its views and the spacing between them`() {
        let (stack, views) = stack(nil, spacing: 5)

        field.run()

        #expect(stack.frame == CGRect(x: 10, y: 50, width: 130, height: 30))
        #expect(views.map(\.frame.minX) == [0, 45, 70])
        #expect(views.map(\.frame.width) == [40, 20, 60])
        #expect(views.map(\.frame.height) == [30, 30, 30])
        #expect(field.diagnostics.isEmpty)
    }

    @Test func `fill stretches the view that hugs its contents least`() {
        let (_, views) = stack(200, spacing: 10)
        for view in [views[0], views[2]] { view.setContentHuggingPriority(.defaultHigh, for: .horizontal) }

        field.run()

        #expect(views.map(\.frame.width) == [40, 80, 60])
    }

    @Test func `fillEqually and fillProportionally share the length`() {
        let (stack, views) = stack(260, .fillEqually, spacing: 10)
        field.run()
        #expect(views.map(\.frame.width) == [80, 80, 80])

        stack.distribution = .fillProportionally
        field.run()

        #expect(views.map(\.frame.width) == [80, 40, 120])
        #expect(field.diagnostics.isEmpty)
    }

    @Test func `of fillProportionally views without a length of their own take what the others leave`() {
        let widths = [UIView.noIntrinsicMetric, 40, 60]
        let views = widths.map { Sized(CGSize(width: $0, height: 10)) }
        let stack = UIStackView(arrangedSubviews: views)
        stack.distribution = .fillProportionally
        stack.translatesAutoresizingMaskIntoConstraints = false
        field.window.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leftAnchor.constraint(equalTo: field.window.leftAnchor),
            stack.topAnchor.constraint(equalTo: field.window.topAnchor),
            stack.widthAnchor.constraint(equalToConstant: 260),
        ])

        field.run()

        #expect(views.map(\.frame.width) == [160, 40, 60])
        #expect(field.diagnostics.isEmpty)
    }

    @Test func `equal spacing and equal centering keep lengths`() {
        let (stack, views) = stack(220, .equalSpacing, spacing: 10)
        field.run()
        #expect(views.map(\.frame.minX) == [0, 90, 160])
        #expect(views.map(\.frame.width) == [40, 20, 60])

        stack.distribution = .equalCentering
        field.run()

        #expect(views.map(\.frame.midX) == [20, 105, 190])
        #expect(views.map(\.frame.width) == [40, 20, 60])
        #expect(field.diagnostics.isEmpty)
    }

    @Test func `of equally spaced views the widest space of their own counts for all`() {
        let (stack, views) = stack(nil, .equalSpacing, spacing: 10)
        stack.setCustomSpacing(30, after: views[1])
        field.run()

        #expect(views.map(\.frame.minX) == [0, 70, 120])
        #expect(stack.frame.width == 180)
    }

    @Test func `alignment across the axis`() {
        let (stack, views) = stack(nil)
        var found: [UIStackView.Alignment: [CGFloat]] = [:]
        for alignment in [UIStackView.Alignment.leading, .center, .trailing] {
            stack.alignment = alignment
            field.run()
            found[alignment] = views.map(\.frame.minY)
            #expect(views.map(\.frame.height) == [10, 30, 20])
            #expect(stack.frame.height == 30)
        }

        #expect(found == [.leading: [0, 0, 0], .center: [10, 0, 5], .trailing: [20, 0, 10]])
        #expect(field.diagnostics.isEmpty)
    }

    @Test func `a column, custom spacing and margins`() {
        let (stack, views) = stack(nil, spacing: 4)
        stack.axis = .vertical
        stack.alignment = .leading
        stack.setCustomSpacing(20, after: views[0])
        stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[1])
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(stack.customSpacing(after: views[2]) == UIStackView.spacingUseDefault)

        field.run()

        #expect(views.map(\.frame.minY) == [1, 31, 69])
        #expect(views.map(\.frame.minX) == [2, 2, 2])
        #expect(stack.frame.size == CGSize(width: 66, height: 92))
        #expect(field.diagnostics.isEmpty)
    }

    @Test func `labels stand on one line`() {
        let labels = [10.0, 30.0].map { size in
            let label = UILabel()
            label.font = .systemFont(ofSize: size)
            label.text = "Text"
            return label
        }
        let stack = UIStackView(arrangedSubviews: labels)
        stack.alignment = .firstBaseline
        stack.translatesAutoresizingMaskIntoConstraints = false
        field.window.addSubview(stack)

        field.run()

        let lines = labels.map { $0.frame.minY + $0.font.ascender }
        #expect(abs(lines[0] - lines[1]) <= 0.5)
        #expect(stack.frame.height >= labels[1].frame.height)
    }

    @Test(arguments: [true, false])
    func `the first line of a column is its first label's, the last line its last one's`(isFirst: Bool) {
        let labels = [UILabel(), UILabel(), UILabel()]
        for label in labels { label.text = "Text" }
        let column = UIStackView(arrangedSubviews: Array(labels.dropFirst()))
        column.axis = .vertical
        let row = UIStackView(arrangedSubviews: [labels[0], column])
        row.alignment = isFirst ? .firstBaseline : .lastBaseline
        row.translatesAutoresizingMaskIntoConstraints = false
        field.window.addSubview(row)

        field.run()

        let beside = labels[isFirst ? 1 : 2]
        #expect(labels[0].frame.minY == beside.convert(.zero, to: row).y)
        #expect(row.frame.height == 2 * labels[0].frame.height)
    }

    @Test func `a hidden view comes back from between its neighbours`() {
        let (stack, views) = stack(nil)
        views[1].isHidden = true
        field.run()

        UIView.animate(withDuration: 0.5) {
            views[1].isHidden = false
            stack.layoutIfNeeded()
        }
        field.run()

        #expect(abs((views[1].layer.presentation()?.frame.minX ?? 0) - 40) < 1)
        #expect((views[1].layer.presentation()?.frame.width ?? 20) < 5)
    }

    @Test func `hidden views take no room, and leave in an animation`() {
        let (stack, views) = stack(nil, spacing: 5)
        field.run()
        views[1].isHidden = true
        field.run()
        #expect(stack.frame.width == 105)
        #expect(views[2].frame.minX == 45)
        #expect(views[1].layer.isHidden)
        views[1].isHidden = false
        field.run()
        #expect(views[2].frame.minX == 70)

        UIView.animate(withDuration: 0.5) {
            views[1].isHidden = true
            stack.layoutIfNeeded()
        }
        field.wait(0.25)
        #expect(views[1].isHidden)
        #expect(!views[1].layer.isHidden)
        let shown = views[2].layer.presentation()?.frame.minX ?? 0
        #expect(shown > 46 && shown < 69)
        field.wait(0.5)

        #expect(views[1].layer.isHidden)
        #expect(views[2].frame.minX == 45)
        #expect(field.diagnostics.isEmpty)
    }

    @Test func `views are inserted, moved and removed`() {
        let (stack, views) = stack(nil)
        let other = Sized(CGSize(width: 7, height: 7))
        stack.insertArrangedSubview(other, at: 1)
        stack.insertArrangedSubview(views[2], at: 0)
        #expect(stack.arrangedSubviews == [views[2], views[0], other, views[1]])
        stack.removeArrangedSubview(views[0])
        views[1].removeFromSuperview()
        field.run()

        #expect(stack.arrangedSubviews == [views[2], other])
        #expect(stack.subviews.contains(views[0]))
        #expect(stack.frame.width == 67)
        stack.insertArrangedSubview(views[1], at: 9)
        #expect(stack.arrangedSubviews.last === views[1])
        #expect(field.diagnostics.count == 1)
    }

    @Test func `stacks lie in stacks`() {
        let (inner, views) = stack(nil, spacing: 5)
        let outer = UIStackView()
        outer.axis = .vertical
        outer.spacing = 3
        outer.translatesAutoresizingMaskIntoConstraints = false
        field.window.addSubview(outer)
        outer.addArrangedSubview(inner)
        let wide = Sized(CGSize(width: 150, height: 10))
        outer.addArrangedSubview(wide)
        views[0].setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)

        field.run()

        #expect(outer.frame.size == CGSize(width: 150, height: 43))
        #expect(views.map(\.frame.width) == [60, 20, 60])
        #expect(field.diagnostics.isEmpty)
    }
}
