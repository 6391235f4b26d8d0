import Testing
import UIKit
import UITesting

/// Segmented controls: their segments, their layout, and the ways to select.
@Suite(.serialized) struct SegmentedControlTests {
    private final class Owner {
        var values: [Int] = []
        func changed(_ sender: UISegmentedControl) { values.append(sender.selectedSegmentIndex) }
    }

    private let owner = Owner()

    /// Three segments, each 100 points wide, from (20, 100) on.
    private func makeControl(on stage: Stage, _ items: [Any] = ["One", "Two", "Three"]) -> UISegmentedControl
    {
        let control = UISegmentedControl(items: items)
        control.frame = CGRect(x: 20, y: 100, width: 100 * CGFloat(items.count), height: 32)
        control.addTarget(owner, action: Owner.changed, for: .valueChanged)
        stage.window.addSubview(control)
        stage.advance(by: 0)
        return control
    }

    private func middle(_ index: Int) -> CGPoint { CGPoint(x: 70 + 100 * CGFloat(index), y: 116) }

    /// The plate below the selected segment: the second view from the back, after the track.
    private func plate(of control: UISegmentedControl) -> UIView? {
        control.subviews.first { $0.layer.shadowOpacity > 0 }
    }

    private func titles(of control: UISegmentedControl) -> [String?] {
        (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) }
    }

    // MARK: - Segments

    @Test func `a control has a segment for each string and image`() {
        let image = UIImage()
        let control = UISegmentedControl(items: ["A", image, 7])

        #expect(control.numberOfSegments == 2)
        #expect(titles(of: control) == ["A", nil])
        #expect(control.imageForSegment(at: 1) === image && control.imageForSegment(at: 0) == nil)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        #expect(control.frame.size == control.intrinsicContentSize)
        #expect(control.intrinsicContentSize.height == 32)
    }

    @Test func `segments are inserted and removed, and the selection stays with its segment`() {
        let stage = Stage()
        let control = makeControl(on: stage)
        control.selectedSegmentIndex = 1

        control.insertSegment(withTitle: "Zero", at: 0, animated: false)
        #expect(titles(of: control) == ["Zero", "One", "Two", "Three"] && control.selectedSegmentIndex == 2)
        control.insertSegment(withTitle: "Last", at: 99, animated: true)
        control.removeSegment(at: 0, animated: true)
        #expect(titles(of: control) == ["One", "Two", "Three", "Last"] && control.selectedSegmentIndex == 1)
        control.removeSegment(at: 1, animated: false)
        #expect(control.selectedSegmentIndex == -1)
        #expect(stage.comesToRest())
        control.setTitle("Drei", forSegmentAt: 1)
        #expect(titles(of: control) == ["One", "Drei", "Last"])
        control.removeAllSegments()
        #expect(control.numberOfSegments == 0 && control.intrinsicContentSize.width == 0)
        #expect(owner.values.isEmpty && stage.diagnostics.isEmpty)
    }

    @Test func `a segment that does not exist gives a diagnostic and changes nothing`() {
        let stage = Stage()
        let control = makeControl(on: stage)
        control.selectedSegmentIndex = 2

        control.selectedSegmentIndex = 3
        control.setTitle("X", forSegmentAt: -1)

        #expect(control.selectedSegmentIndex == 2)
        #expect(stage.diagnostics.map(\.call) == ["selectedSegmentIndex", "setTitle(_:forSegmentAt:)"])
    }

    // MARK: - Layout

    @Test func `segments share the width, and take what they are given`() {
        let stage = Stage()
        let control = makeControl(on: stage)
        func widths() -> [CGFloat] {
            control.selectedSegmentIndex = UISegmentedControl.noSegment
            return (0..<3).map { index in
                control.selectedSegmentIndex = index
                control.layoutIfNeeded()
                return (plate(of: control)?.bounds.width ?? 0) + 4
            }
        }
        #expect(widths() == [100, 100, 100])

        control.setWidth(60, forSegmentAt: 0)
        stage.advance(by: 0)
        #expect(control.widthForSegment(at: 0) == 60)
        #expect(widths() == [60, 120, 120])

        control.setWidth(0, forSegmentAt: 0)
        control.apportionsSegmentWidthsByContent = true
        stage.advance(by: 0)
        let natural = widths()
        #expect(natural[2] > natural[0] + 5 && abs(natural.reduce(0, +) - 300) < 0.01)
    }

    @Test func `the plate lies two points inside of the selected segment`() {
        let stage = Stage()
        let control = makeControl(on: stage)
        #expect(plate(of: control)?.isHidden == true)

        control.selectedSegmentIndex = 1
        stage.advance(by: 0)

        #expect(plate(of: control)?.isHidden == false)
        #expect(plate(of: control)?.frame == CGRect(x: 102, y: 2, width: 96, height: 28))
    }

    // MARK: - By finger

    @Test func `a tap selects a segment, and the plate slides there`() {
        let stage = Stage()
        let control = makeControl(on: stage)
        control.selectedSegmentIndex = 0
        stage.advance(by: 0)

        stage.tap(middle(2))
        #expect(control.selectedSegmentIndex == 2 && owner.values == [2])
        stage.advance(by: 0.1)
        let x = plate(of: control)?.layer.presentation()?.frame.minX ?? 0
        #expect(x > 5 && x < 195)
        #expect(stage.comesToRest())
        #expect(plate(of: control)?.frame.minX == 202)

        stage.tap(middle(2))
        #expect(owner.values == [2], "the selected one again")
    }

    @Test func `a drag takes the plate along and reports where it is let go`() {
        let stage = Stage()
        let control = makeControl(on: stage)
        control.selectedSegmentIndex = 0

        stage.touch(.began, at: middle(0))
        stage.move(to: middle(1), over: 0.1)
        #expect(stage.comesToRest())
        let frame = plate(of: control)?.frame ?? .zero
        #expect(abs(frame.midX - 150) < 0.01 && abs(frame.width - 96 * 0.95) < 0.01)
        #expect(control.selectedSegmentIndex == 0 && owner.values.isEmpty)
        stage.move(to: middle(2), over: 0.1)
        stage.touch(.ended, at: middle(2))

        #expect(control.selectedSegmentIndex == 2 && owner.values == [2])
        #expect(stage.comesToRest())
        #expect(plate(of: control)?.frame == CGRect(x: 202, y: 2, width: 96, height: 28))
    }

    @Test func `a cancelled drag brings the plate back`() {
        let stage = Stage()
        let control = makeControl(on: stage)
        control.selectedSegmentIndex = 0

        stage.touch(.began, at: middle(0))
        stage.move(to: middle(2), over: 0.1)
        stage.touch(.cancelled, at: middle(2))
        #expect(stage.comesToRest())

        #expect(control.selectedSegmentIndex == 0 && owner.values.isEmpty)
        #expect(plate(of: control)?.frame.minX == 2)
    }

    @Test func `a press that leaves the control selects nothing`() {
        let stage = Stage()
        let control = makeControl(on: stage)

        stage.drag(from: middle(1), to: CGPoint(x: 170, y: 400), over: 0.2)

        #expect(control.selectedSegmentIndex == -1 && owner.values.isEmpty)
    }

    @Test func `disabled segments are not selected by finger or key, but by program`() {
        let stage = Stage()
        let control = makeControl(on: stage)
        control.setEnabled(false, forSegmentAt: 1)
        control.selectedSegmentIndex = 0
        #expect(!control.isEnabledForSegment(at: 1) && control.isEnabledForSegment(at: 0))

        stage.tap(middle(1))
        #expect(control.selectedSegmentIndex == 0)
        stage.press(.keyboardTab)
        stage.press(.keyboardRightArrow)
        #expect(control.selectedSegmentIndex == 2 && owner.values == [2])

        control.selectedSegmentIndex = 1
        #expect(control.selectedSegmentIndex == 1)
    }

    @Test func `a momentary control reports the segment and forgets it`() {
        let stage = Stage()
        let control = makeControl(on: stage)
        control.isMomentary = true

        stage.tap(middle(1))
        stage.tap(middle(1))

        #expect(owner.values == [1, 1] && control.selectedSegmentIndex == -1)
        #expect(plate(of: control)?.isHidden == true)
    }

    // MARK: - Keys and actions

    @Test func `the arrows select neighbours, up to the ends`() {
        let stage = Stage()
        let control = makeControl(on: stage)

        stage.press(.keyboardTab)
        #expect(control.isFocused)
        let keys: [UIKeyboardHIDUsage] = [
            .keyboardRightArrow, .keyboardRightArrow, .keyboardSpacebar, .keyboardRightArrow,
        ]
        for key in keys { stage.press(key) }
        stage.press(.keyboardRightArrow)
        stage.press(.keyboardLeftArrow)

        #expect(owner.values == [0, 1, 2, 1])
        #expect(control.isFocused)
    }

    @Test func `a segment's action runs when it is selected`() {
        let stage = Stage()
        var ran: [String] = []
        let actions = ["A", "B"].map { name in
            UIAction(title: name, identifier: UIAction.Identifier(name)) { _ in ran.append(name) }
        }
        let control = UISegmentedControl(
            frame: CGRect(x: 20, y: 100, width: 200, height: 32), actions: actions)
        stage.window.addSubview(control)
        stage.advance(by: 0)

        stage.tap(middle(1))

        #expect(ran == ["B"])
        #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("B")) == 1)
        #expect(control.actionForSegment(at: 0)?.title == "A" && titles(of: control) == ["A", "B"])
    }
}
