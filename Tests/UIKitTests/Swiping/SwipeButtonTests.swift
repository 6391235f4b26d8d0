import Testing
import UITesting

@testable import UIKit

/// The buttons at the end of a row that is swiped: what they show, and where they are.
@Suite struct SwipeButtonTests {
    private let stage = Stage(size: CGSize(width: 320, height: 200))

    private func view(
        _ titles: [String], isAtRight: Bool, reveal: CGFloat, isFull: Bool = false
    ) -> SwipeActionsView {
        let items = titles.map { SwipeActionsView.Item(title: $0, image: nil, color: .red) }
        let view = SwipeActionsView(items, isAtRight: isAtRight, height: 44)
        view.frame = CGRect(x: 0, y: 0, width: reveal, height: 44)
        (view.reveal, view.isFull) = (reveal, isFull)
        stage.window.addSubview(view)
        view.layoutIfNeeded()
        return view
    }

    private func spans(_ view: SwipeActionsView) -> [[CGFloat]] {
        view.buttons.map { [$0.frame.minX, $0.frame.maxX] }
    }

    @Test func `a button with an image shows its title where the row is high, and says it anyway`() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
        func button(_ height: CGFloat, _ image: UIImage?) -> UIButton {
            let item = SwipeActionsView.Item(title: "Flag", image: image, color: .blue)
            return SwipeActionsView([item], isAtRight: true, height: height).buttons[0]
        }

        #expect(button(90, image).title(for: .normal) == nil)
        #expect(button(91, image).title(for: .normal) == "Flag")
        #expect(button(44, nil).title(for: .normal) == "Flag")
        #expect(button(90, image).accessibilityLabel == "Flag")
        #expect(button(90, image).image(for: .normal)?.renderingMode == .alwaysTemplate)
        #expect(button(44, nil).backgroundColor == .blue && button(44, nil).tintColor == .white)
    }

    @Test func `half of the buttons are seen of a row that is half open`() {
        let right = view(["A", "B"], isAtRight: true, reveal: 74)
        #expect(right.totalWidth == 148)
        #expect(spans(right) == [[37, 111], [0, 74]])

        let left = view(["A", "B"], isAtRight: false, reveal: 74)

        #expect(spans(left) == [[-37, 37], [0, 74]])
        #expect(left.subviews.last === left.buttons[0], "the first one is in front")
    }

    @Test func `the first button covers the others at a long swipe, its title beside the row`() {
        let right = view(["A", "B"], isAtRight: true, reveal: 200, isFull: true)
        #expect(spans(right)[0] == [0, 200])
        #expect(right.buttons[0].contentEdgeInsets == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 126))
        #expect(right.buttons[1].contentEdgeInsets == .zero)

        let left = view(["A", "B"], isAtRight: false, reveal: 200, isFull: true)

        #expect(spans(left)[0] == [0, 200])
        #expect(left.buttons[0].contentEdgeInsets == UIEdgeInsets(top: 0, left: 126, bottom: 0, right: 0))
        left.frame.size.width = 296
        (left.reveal, left.isFull) = (296, false)
        left.layoutIfNeeded()
        #expect(spans(left) == [[0, 148], [148, 296]] && left.buttons[0].contentEdgeInsets == .zero)
    }

    @Test func `a tap tells the number of its button`() {
        let view = view(["A", "B", "C"], isAtRight: true, reveal: 222)
        var taps: [Int] = []
        view.tapped = { taps.append($0) }

        for button in view.buttons { button.sendActions(for: .touchUpInside) }

        #expect(taps == [0, 1, 2])
    }

    @Test func `an action has the colour of its style until it gets one, and again without it`() {
        let (plain, destructive) = (
            UIContextualAction(style: .normal, title: nil) { _, _, _ in },
            UIContextualAction(style: .destructive, title: nil) { _, _, _ in }
        )
        #expect(plain.backgroundColor == .systemGray && destructive.backgroundColor == .systemRed)

        destructive.backgroundColor = .blue
        #expect(destructive.backgroundColor == .blue)
        destructive.backgroundColor = nil

        #expect(destructive.backgroundColor == .systemRed)
    }
}
