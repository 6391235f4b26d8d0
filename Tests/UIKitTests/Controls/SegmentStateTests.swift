import Testing
import UITesting

@testable import UIKit

/// What the segments of a control look like in each state, and which of them keys, numbers and widths reach.
@Suite struct SegmentStateTests {
    private let stage = Stage(size: CGSize(width: 400, height: 600))

    /// Three segments, each 100 points wide, from (20, 100) on.
    private func makeControl() -> UISegmentedControl {
        let control = UISegmentedControl(items: ["A", "B", "C"])
        control.frame = CGRect(x: 20, y: 100, width: 300, height: 32)
        stage.window.addSubview(control)
        stage.advance(by: 0)
        return control
    }

    private func middle(_ index: Int) -> CGPoint { CGPoint(x: 70 + 100 * CGFloat(index), y: 116) }

    private func label(_ index: Int, of control: UISegmentedControl) -> UILabel? {
        control.segments[index].subviews.lazy.compactMap { $0 as? UILabel }.first
    }

    /// How opaque the titles are, in tenths.
    private func tenths(_ control: UISegmentedControl) -> [Int] {
        (0..<3).map { Int(((label($0, of: control)?.alpha ?? 0) * 10).rounded()) }
    }

    @Test func `the title below a finger is pale, until the finger leaves it`() {
        let control = makeControl()
        control.selectedSegmentIndex = 0
        stage.settle()

        stage.touch(.began, at: middle(1))
        #expect(tenths(control) == [10, 2, 10])
        stage.touch(.moved, at: middle(2))
        #expect(tenths(control) == [10, 10, 2])
        stage.touch(.moved, at: CGPoint(x: 270, y: 400))
        #expect(tenths(control) == [10, 10, 10])
        stage.touch(.moved, at: middle(2))
        #expect(tenths(control) == [10, 10, 2])
        stage.touch(.ended, at: middle(2))
        stage.settle()

        #expect(tenths(control) == [10, 10, 10] && control.selectedSegmentIndex == 2)
    }

    @Test func `the title of a segment that cannot be selected is pale, below a finger, too`() {
        let control = makeControl()
        control.setEnabled(false, forSegmentAt: 1)
        #expect(tenths(control) == [10, 3, 10])

        stage.touch(.began, at: middle(1))
        #expect(tenths(control) == [10, 3, 10] && !control.isTracking)
        stage.touch(.ended, at: middle(1))
        control.setEnabled(true, forSegmentAt: 1)

        #expect(tenths(control) == [10, 10, 10] && control.selectedSegmentIndex == -1)
    }

    @Test func `a title has the attributes of its state over those of the normal one`() {
        let control = makeControl()
        control.setTitleTextAttributes([.foregroundColor: UIColor.red, .kern: CGFloat(3)], for: .normal)
        control.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .selected)
        control.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .disabled)
        control.selectedSegmentIndex = 0
        control.setEnabled(false, forSegmentAt: 2)
        func attribute(_ key: NSAttributedString.Key, _ index: Int) -> Any? {
            label(index, of: control)?.attributedText?.attribute(key, at: 0, effectiveRange: nil)
        }

        let colors = (0..<3).map { attribute(.foregroundColor, $0) as? UIColor }
        #expect(colors == [.green, .red, .blue])
        #expect((0..<3).allSatisfy { attribute(.kern, $0) as? CGFloat == 3 })
        #expect(attribute(.font, 0) as? UIFont == .systemFont(ofSize: 13, weight: .semibold))
        #expect(attribute(.font, 1) as? UIFont == .systemFont(ofSize: 13, weight: .medium))
        control.setTitleTextAttributes(nil, for: .selected)

        #expect(attribute(.foregroundColor, 0) as? UIColor == .red)
    }

    @Test func `the left arrow begins at the last segment that can be selected, and stops at the first`() {
        let control = makeControl()
        var values: [Int] = []
        control.addAction(
            UIAction { [weak control] _ in values.append(control?.selectedSegmentIndex ?? -9) },
            for: .valueChanged)
        control.setEnabled(false, forSegmentAt: 2)
        stage.press(.keyboardTab)

        stage.press(.keyboardLeftArrow)
        #expect(values == [1])
        stage.press(.keyboardRightArrow)
        #expect(values == [1], "there is none beyond it that can be selected")
        stage.press(.keyboardLeftArrow, modifiers: .shift)
        #expect(values == [1])
        stage.press(.keyboardLeftArrow)
        stage.press(.keyboardLeftArrow)

        #expect(values == [1, 0] && control.selectedSegmentIndex == 0)
    }

    @Test func `segments that act as buttons lose the selection, and no arrow gives them one`() {
        let control = makeControl()
        control.selectedSegmentIndex = 1

        control.isMomentary = true
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        stage.press(.keyboardTab)
        stage.press(.keyboardRightArrow)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.isMomentary = false
        stage.press(.keyboardRightArrow)

        #expect(control.selectedSegmentIndex == 0)
    }

    @Test func `places beyond the ends are the ends, and a width below none is none`() {
        let control = makeControl()
        func titles() -> [String?] {
            (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) }
        }

        control.insertSegment(withTitle: "Front", at: -5, animated: false)
        #expect(titles() == ["Front", "A", "B", "C"])
        control.removeSegment(at: 99, animated: false)
        #expect(titles() == ["Front", "A", "B"])
        control.removeSegment(at: -3, animated: false)
        #expect(titles() == ["A", "B"])
        control.setWidth(-30, forSegmentAt: 0)
        control.layoutIfNeeded()

        #expect(control.widthForSegment(at: 0) == 0)
        #expect(control.segments.map(\.frame.width) == [150, 150])
    }

    @Test func `a plate that was not there appears at its place, and one that was slides`() throws {
        let control = makeControl()
        let plate = try #require(control.subviews.first { $0 is SegmentPlate })

        control.selectedSegmentIndex = 2
        stage.advance(by: 0.05)
        #expect(!plate.isHidden && plate.layer.animationKeys()?.isEmpty ?? true)
        control.selectedSegmentIndex = 0
        stage.advance(by: 0.05)
        #expect(plate.layer.animationKeys()?.isEmpty == false)
        stage.settle()
        control.selectedSegmentIndex = UISegmentedControl.noSegment

        #expect(plate.isHidden && plate.layer.animationKeys()?.isEmpty ?? true)
    }
}
