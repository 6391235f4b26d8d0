import Testing

@testable import UIKit

/// Spacing of single views, views that hide and come back, and the lines of text of a stack.
@Suite struct StackViewDetailTests {
    private let field = Playfield()

    /// A row of views 40, 20 and 60 wide with 5 points between them.
    private func row() -> (stack: UIStackView, views: [Sized]) {
        let views = [(40, 10), (20, 30), (60, 20)].map { Sized(CGSize(width: $0.0, height: $0.1)) }
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = 5
        stack.translatesAutoresizingMaskIntoConstraints = false
        field.window.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leftAnchor.constraint(equalTo: field.window.leftAnchor),
            stack.topAnchor.constraint(equalTo: field.window.topAnchor),
        ])
        field.run()
        return (stack, views)
    }

    @Test func `a view that has left its stack comes back without the spacing it had`() {
        let (stack, views) = row()
        stack.setCustomSpacing(30, after: views[0])
        field.run()
        #expect(views.map(\.frame.minX) == [0, 70, 95])

        stack.removeArrangedSubview(views[0])
        stack.insertArrangedSubview(views[0], at: 0)
        field.run()

        #expect(views.map(\.frame.minX) == [0, 45, 70])
        #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
    }

    @Test func `a spacing is set after views of the stack alone, and taken back by the default`() {
        let (stack, views) = row()
        let other = UIView()

        stack.setCustomSpacing(30, after: other)
        stack.setCustomSpacing(.nan, after: views[0])
        #expect(stack.customSpacing(after: other) == UIStackView.spacingUseDefault)
        #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
        stack.setCustomSpacing(12, after: views[1])
        #expect(stack.customSpacing(after: views[1]) == 12)
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[1])
        field.run()

        #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
        #expect(views.map(\.frame.minX) == [0, 45, 70])
    }

    @Test func `a view that is shown again while it hides stays`() {
        let (stack, views) = row()
        UIView.animate(withDuration: 0.5) {
            views[1].isHidden = true
            stack.layoutIfNeeded()
        }
        field.wait(0.2)

        views[1].isHidden = false
        field.run()
        #expect(!views[1].isHidden)
        field.wait(0.6)

        #expect(!views[1].isHidden && !views[1].layer.isHidden)
        #expect(views[2].frame.minX == 70)
    }

    @Test func `a view that hides later is seen until then`() {
        let (stack, views) = row()

        UIView.animate(withDuration: 0.2, delay: 0.5) {
            views[1].isHidden = true
            stack.layoutIfNeeded()
        }
        field.wait(0.4)
        #expect(views[1].isHidden && !views[1].layer.isHidden)
        field.wait(0.4)

        #expect(views[1].layer.isHidden && views[2].frame.minX == 45)
    }

    @Test func `a view that is added once more goes to the end`() {
        let (stack, views) = row()

        stack.addArrangedSubview(views[0])
        field.run()

        #expect(stack.arrangedSubviews == [views[1], views[2], views[0]])
        #expect(views.map(\.frame.minX) == [90, 0, 25])
        #expect(stack.subviews.count == 3 && field.diagnostics.isEmpty)
    }

    @Test func `the lines of text of a stack are those of views that are shown`() {
        let labels = [UILabel(), UILabel(), UILabel(), UILabel()]
        let column = UIStackView(arrangedSubviews: labels)
        column.axis = .vertical
        #expect(column.forFirstBaselineLayout === labels[0] && column.forLastBaselineLayout === labels[3])
        for label in [labels[0], labels[3]] { label.isHidden = true }
        #expect(column.forFirstBaselineLayout === labels[1] && column.forLastBaselineLayout === labels[2])

        let (stack, views) = row()
        #expect(stack.forFirstBaselineLayout === views[1] && stack.forLastBaselineLayout === views[1])
        views[1].isHidden = true
        #expect(stack.forFirstBaselineLayout === views[2] && stack.forLastBaselineLayout === views[2])

        let empty = UIStackView()
        #expect(empty.forFirstBaselineLayout === empty && empty.forLastBaselineLayout === empty)
    }
}
