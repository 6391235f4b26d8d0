import Testing
import UITesting

@testable import UIKit

/// Constraints as anchors make them: bounds by the system's spacing and by other lengths; and how they describe it.
@Suite struct ConstraintWordTests {
    private let field = Playfield()

    /// A view whose frame is its constraints: 50 × 40 points at (10, 20).
    private func fixed() -> UIView {
        field.add(UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 40)))
    }

    /// A view that would like to be at a place, if nothing else is said.
    private func wishing(_ x: CGFloat, _ y: CGFloat) -> UIView {
        let view = field.add(placed(CGSize(width: 30, height: 30)))
        let wishes = [
            view.leadingAnchor.constraint(equalTo: field.window.leadingAnchor, constant: x),
            view.topAnchor.constraint(equalTo: field.window.topAnchor, constant: y),
        ]
        for wish in wishes { wish.priority = .defaultLow }
        NSLayoutConstraint.activate(wishes)
        return view
    }

    // MARK: - Bounds

    @Test func `a view is at least as many of the system's spacings away as asked for`() {
        let (first, near, far) = (fixed(), wishing(0, 0), wishing(300, 310))
        for view in [near, far] {
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(
                    greaterThanOrEqualToSystemSpacingAfter: first.trailingAnchor, multiplier: 2),
                view.topAnchor.constraint(
                    greaterThanOrEqualToSystemSpacingBelow: first.bottomAnchor, multiplier: 0.5),
            ])
        }

        field.run()

        #expect(near.frame.origin == CGPoint(x: 76, y: 64))
        #expect(far.frame.origin == CGPoint(x: 300, y: 310))
    }

    @Test func `a view is at most as many of the system's spacings away as asked for`() {
        let (first, near, far) = (fixed(), wishing(0, 5), wishing(300, 310))
        for view in [near, far] {
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(
                    lessThanOrEqualToSystemSpacingAfter: first.trailingAnchor, multiplier: 2),
                view.topAnchor.constraint(
                    lessThanOrEqualToSystemSpacingBelow: first.bottomAnchor, multiplier: 0.5),
            ])
        }

        field.run()

        #expect(near.frame.origin == CGPoint(x: 0, y: 5))
        #expect(far.frame.origin == CGPoint(x: 76, y: 64))
    }

    @Test func `a length is at least or at most a multiple of another one, and some points`() {
        let (first, wide, slim) = (fixed(), wishing(0, 0), wishing(0, 0))
        NSLayoutConstraint.activate([
            wide.widthAnchor.constraint(
                greaterThanOrEqualTo: first.widthAnchor, multiplier: 2, constant: 5),
            wide.heightAnchor.constraint(greaterThanOrEqualTo: first.heightAnchor, multiplier: 0.5),
            slim.widthAnchor.constraint(lessThanOrEqualTo: first.widthAnchor, multiplier: 0.5, constant: -5),
            slim.heightAnchor.constraint(lessThanOrEqualTo: first.heightAnchor, multiplier: 2),
        ])

        field.run()

        #expect(wide.frame.size == CGSize(width: 105, height: 30))
        #expect(slim.frame.size == CGSize(width: 20, height: 30))
    }

    @Test func `edges are at least or at most as far from each other as their constant says`() {
        let (first, near, far) = (fixed(), wishing(0, 0), wishing(300, 310))
        NSLayoutConstraint.activate([
            near.leftAnchor.constraint(greaterThanOrEqualTo: first.rightAnchor, constant: 7),
            near.topAnchor.constraint(greaterThanOrEqualTo: first.bottomAnchor, constant: -3),
            far.rightAnchor.constraint(lessThanOrEqualTo: first.rightAnchor, constant: 40),
            far.centerYAnchor.constraint(lessThanOrEqualTo: first.centerYAnchor, constant: 6),
        ])

        field.run()

        #expect(near.frame.origin == CGPoint(x: 67, y: 57))
        #expect((far.frame.maxX, far.frame.midY) == (100, 46))
    }

    // MARK: - Guides and priorities

    @Test func `a guide knows the constraints of each axis, which end when it leaves its view`() {
        let (box, guide) = (fixed(), UILayoutGuide())
        box.addLayoutGuide(guide)
        let left = guide.leftAnchor.constraint(equalTo: box.leftAnchor)
        let width = guide.widthAnchor.constraint(equalToConstant: 5)
        let height = guide.heightAnchor.constraint(equalToConstant: 6)
        NSLayoutConstraint.activate([left, width, height])

        #expect(guide.constraintsAffectingLayout(for: .horizontal) == [left, width])
        #expect(guide.constraintsAffectingLayout(for: .vertical) == [height])
        box.removeLayoutGuide(guide)

        #expect(!left.isActive && !width.isActive && !height.isActive)
        #expect(guide.owningView == nil && box.layoutGuides.isEmpty && box.constraints.isEmpty)
    }

    @Test func `a guide that is given to another view leaves the first`() {
        let (first, second, guide) = (UIView(), UIView(), UILayoutGuide())
        first.addLayoutGuide(guide)
        let width = guide.widthAnchor.constraint(equalToConstant: 5)
        width.isActive = true

        second.addLayoutGuide(guide)

        #expect(first.layoutGuides.isEmpty && second.layoutGuides == [guide])
        #expect(guide.owningView === second && !width.isActive)
    }

    @Test func `priorities have UIKit's numbers`() {
        let priorities: [UILayoutPriority] = [
            .required, .defaultHigh, .dragThatCanResizeScene, .sceneSizeStayPut, .dragThatCannotResizeScene,
            .defaultLow, .fittingSizeLevel,
        ]

        #expect(priorities.map(\.rawValue) == [1000, 750, 510, 500, 490, 250, 50])
        let view = UIView()
        #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
        #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    }

    // MARK: - Words

    @Test func `a constraint describes itself as an equation`() {
        let (first, second) = (fixed(), fixed())
        let wide = second.widthAnchor.constraint(equalTo: first.heightAnchor, multiplier: 2, constant: -8)
        wide.priority = .defaultHigh
        wide.identifier = "wide"
        let low = second.topAnchor.constraint(lessThanOrEqualTo: first.topAnchor, constant: 300.5)
        let high = second.heightAnchor.constraint(greaterThanOrEqualToConstant: 4)
        low.isActive = true

        #expect(wide.description.contains(" 'wide' UIView:0x"))
        #expect(wide.description.contains(".width == 2*UIView:0x"))
        #expect(wide.description.hasSuffix(".height - 8 @750   (inactive)>"))
        #expect(low.description.contains(".top <= UIView:0x"))
        #expect(low.description.hasSuffix(".top + 300.5   (active)>"))
        #expect(high.description.hasSuffix(".height >= 4   (inactive)>"))
    }
}
