import Testing
import UITesting

@testable import UIKit

/// The view that a keyboard acts on.
@Suite struct FocusTests {
    /// Four buttons in a square:
    ///
    ///     0  1
    ///     2  3
    private final class Square: UIViewController {
        private(set) var buttons: [UIButton] = []
        var taps: [Int] = []

        override func viewDidLoad() {
            for index in 0..<4 {
                let button = UIButton(type: .custom)
                button.frame = CGRect(
                    x: 50 + index % 2 * 150, y: 100 + index / 2 * 150, width: 100, height: 44)
                button.addAction(UIAction { [weak self] _ in self?.taps.append(index) }, for: .touchUpInside)
                view.addSubview(button)
                buttons.append(button)
            }
        }

        var focused: Int? { buttons.firstIndex { $0.isFocused } }
    }

    private func begin() -> (Stage, Square) {
        let stage = Stage()
        let square = Square()
        stage.present(square)
        return (stage, square)
    }

    @Test func `views of one line have their turns from left to right, in whichever order they were added`() {
        let stage = Stage()
        let fields = [250, 50, 150].map { UITextField(frame: CGRect(x: $0, y: 100, width: 80, height: 30)) }
        fields.forEach(stage.window.addSubview)
        stage.advance(by: 0)
        var order: [CGFloat?] = []

        for _ in 0..<3 {
            stage.press(.keyboardTab)
            order.append(fields.first { $0.isFocused || $0.isFirstResponder }?.frame.minX)
        }

        #expect(order == [50, 150, 250])
    }

    @Test func `the ring round a view is as round as that, or a little if that is square`() throws {
        let (stage, square) = begin()
        square.buttons[1].layer.cornerRadius = 22
        stage.advance(by: 0)

        let radii = try square.buttons.prefix(2).map { button in
            stage.press(.keyboardTab)
            return try #require(button.subviews.last { $0.layer.borderWidth == 3 }).layer.cornerRadius
        }

        #expect(radii == [8, 26])
    }

    @Test func `tab goes round in the order of reading, with shift the other way`() {
        let (stage, square) = begin()
        var order: [Int?] = []

        for _ in 0..<5 {
            stage.press(.keyboardTab)
            order.append(square.focused)
        }
        stage.press(.keyboardTab, modifiers: .shift)
        stage.press(.keyboardTab, modifiers: .shift)
        order.append(square.focused)

        #expect(order == [0, 1, 2, 3, 0, 2])
    }

    @Test func `arrows go to the nearest in their direction, and stay at the end`() {
        let (stage, square) = begin()
        let keys: [UIKeyboardHIDUsage] = [
            .keyboardDownArrow, .keyboardRightArrow, .keyboardDownArrow, .keyboardDownArrow,
            .keyboardLeftArrow, .keyboardUpArrow,
        ]
        var order: [Int?] = []

        for key in keys {
            stage.press(key)
            order.append(square.focused)
        }

        #expect(order == [0, 1, 3, 3, 2, 0])
    }

    @Test(arguments: [UIKeyboardHIDUsage.keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar])
    func `return and space tap what has the focus, for as long as they are down`(key: UIKeyboardHIDUsage) {
        let (stage, square) = begin()
        stage.press(key)
        #expect(square.taps.isEmpty, "nothing has the focus")
        stage.press(.keyboardTab)

        stage.pressDown(key)
        #expect(square.buttons[0].isHighlighted && square.taps.isEmpty)
        stage.release(key)

        #expect(!square.buttons[0].isHighlighted)
        #expect(square.taps == [0])
        #expect(square.focused == 0)
    }

    @Test func `what is disabled, hidden or covered cannot have the focus`() {
        let (stage, square) = begin()
        square.buttons[0].isEnabled = false
        square.buttons[1].isHidden = true
        square.view.addSubview(UIView(frame: square.buttons[2].frame))

        stage.press(.keyboardTab)
        #expect(square.focused == 3)

        square.view.addSubview(UIView(frame: square.buttons[3].frame))
        stage.press(.keyboardReturnOrEnter)
        #expect(square.taps.isEmpty)
    }

    @Test func `a finger takes the focus away`() {
        let (stage, square) = begin()
        stage.press(.keyboardTab)

        stage.tap(CGPoint(x: 300, y: 700))

        #expect(square.focused == nil)
        #expect(square.buttons[0].subviews.allSatisfy { $0.layer.borderWidth == 0 })
    }

    @Test func `the focus is to be seen, around what has it`() throws {
        let (stage, square) = begin()
        stage.press(.keyboardTab)

        let ring = try #require(square.buttons[0].subviews.last)
        #expect(ring.frame == CGRect(x: -4, y: -4, width: 108, height: 52))
        #expect(ring.layer.borderWidth == 3)
        square.buttons[0].frame.size.width = 130
        #expect(ring.frame.width == 138)
    }

    @Test func `the rows of a table are one stop; arrows go on to rows out of sight`() throws {
        final class List: UITableViewController {
            var chosen: [Int] = []
            override func numberOfSections(in tableView: UITableView) -> Int { 2 }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                20
            }
            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                chosen.append(indexPath.section * 20 + indexPath.row)
            }
        }
        let stage = Stage()
        let list = List()
        list.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Edit", style: .plain, target: list, action: List.becomeFirstResponderQuietly)
        stage.present(UINavigationController(rootViewController: list))
        stage.settle()

        stage.press(.keyboardTab)
        stage.press(.keyboardTab)
        for _ in 0..<25 { stage.press(.keyboardDownArrow) }
        stage.press(.keyboardReturnOrEnter)

        #expect(list.chosen == [25])
        let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 5, section: 1)))
        #expect(cell.isFocused)
        stage.press(.keyboardTab)
        #expect(!cell.isFocused, "on to the button in the bar")
    }

    @Test func `the arrows move a slider that has the focus`() {
        let stage = Stage()
        let slider = UISlider(frame: CGRect(x: 40, y: 100, width: 300, height: 34))
        slider.maximumValue = 10
        var values: [Float] = []
        slider.addAction(UIAction { _ in values.append(slider.value) }, for: .valueChanged)
        stage.window.addSubview(slider)
        stage.press(.keyboardTab)

        stage.press(.keyboardLeftArrow)
        stage.press(.keyboardRightArrow)
        stage.press(.keyboardRightArrow)
        stage.press(.keyboardLeftArrow)

        #expect(values == [0.5, 1, 0.5])
        #expect(slider.isFocused)
    }

    @Test func `escape takes a drag away`() {
        let stage = Stage()
        let pan = UIPanGestureRecognizer()
        stage.window.addGestureRecognizer(pan)
        var states: [UIGestureRecognizer.State] = []
        let target = Target { states.append(pan.state) }
        pan.addTarget(target, action: Target.call)
        stage.touch(.began, at: CGPoint(x: 100, y: 100))
        stage.move(to: CGPoint(x: 200, y: 100), over: 0.1)

        stage.press(.keyboardEscape)

        #expect(states.last == .cancelled)
        withExtendedLifetime(target) {}
    }

    private final class Target {
        let body: () -> Void
        init(_ body: @escaping () -> Void) { self.body = body }
        func call() { body() }
    }
}

extension UIViewController {
    fileprivate func becomeFirstResponderQuietly() {}
}
