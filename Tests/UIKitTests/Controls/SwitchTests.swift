import Testing
import UIKit
import UITesting

/// Switches: by finger, by keyboard, by program.
@Suite(.serialized) struct SwitchTests {
    private final class Owner {
        var values: [Bool] = []
        func changed(_ sender: UISwitch) { values.append(sender.isOn) }
    }

    private let owner = Owner()

    /// A switch whose bounds are 100…151 by 100…131 on the stage.
    private func makeSwitch(on stage: Stage) -> UISwitch {
        let control = UISwitch(frame: CGRect(x: 100, y: 100, width: 1, height: 1))
        control.addTarget(owner, action: Owner.changed, for: .valueChanged)
        stage.window.addSubview(control)
        return control
    }

    private func thumb(of control: UISwitch) -> UIView? { control.subviews.last }

    @Test func `a switch has the size of every switch`() {
        let control = UISwitch(frame: CGRect(x: 5, y: 6, width: 300, height: 2))
        #expect(control.frame == CGRect(x: 5, y: 6, width: 51, height: 31))

        control.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(control.frame == CGRect(x: 1, y: 2, width: 51, height: 31))
        control.bounds.size = CGSize(width: 9, height: 9)
        #expect(control.bounds.size == CGSize(width: 51, height: 31))
        #expect(control.intrinsicContentSize == control.sizeThatFits(.zero))
        #expect(!control.isOn)
    }

    @Test func `a tap toggles it, and the thumb slides`() {
        let stage = Stage()
        let control = makeSwitch(on: stage)
        stage.advance(by: 0)
        #expect(thumb(of: control)?.frame == CGRect(x: 2, y: 2, width: 27, height: 27))

        stage.touch(.began, at: CGPoint(x: 120, y: 115))
        #expect(thumb(of: control)?.frame.width == 34, "it is longer below a finger")
        #expect(!control.isOn)
        stage.touch(.ended, at: CGPoint(x: 120, y: 115))
        #expect(control.isOn && owner.values == [true])
        stage.advance(by: 0.125)
        let x = thumb(of: control)?.layer.presentation()?.frame.minX ?? 0
        #expect(x > 4 && x < 22)
        #expect(stage.comesToRest())
        #expect(thumb(of: control)?.frame == CGRect(x: 22, y: 2, width: 27, height: 27))

        stage.tap(control)
        #expect(!control.isOn && owner.values == [true, false])
    }

    @Test func `setting it by program calls nobody, with and without animation`() {
        let stage = Stage()
        let control = makeSwitch(on: stage)
        stage.advance(by: 0)

        control.setOn(true, animated: true)
        #expect(control.isOn && stage.isMoving)
        #expect(stage.comesToRest())
        control.isOn = false
        stage.advance(by: 0)
        #expect(!stage.isMoving)

        #expect(thumb(of: control)?.frame.minX == 2)
        #expect(owner.values.isEmpty)
    }

    @Test func `a drag beyond an end takes the thumb there and reports it once`() {
        let stage = Stage()
        let control = makeSwitch(on: stage)

        stage.touch(.began, at: CGPoint(x: 110, y: 115))
        stage.move(to: CGPoint(x: 149, y: 115), over: 0.1)
        #expect(thumb(of: control)?.frame.minX == 2, "not beyond the end yet")
        stage.move(to: CGPoint(x: 155, y: 115), over: 0.1)
        #expect(thumb(of: control)?.frame.maxX == 49)
        #expect(owner.values.isEmpty)
        stage.touch(.ended, at: CGPoint(x: 155, y: 115))
        #expect(control.isOn && owner.values == [true])

        stage.touch(.began, at: CGPoint(x: 140, y: 115))
        stage.move(to: CGPoint(x: 95, y: 115), over: 0.1)
        stage.move(to: CGPoint(x: 155, y: 115), over: 0.1)
        stage.touch(.ended, at: CGPoint(x: 155, y: 115))
        #expect(control.isOn && owner.values == [true], "there and back changes nothing")
    }

    @Test func `a touch that is cancelled or lifted elsewhere changes nothing`() {
        let stage = Stage()
        let control = makeSwitch(on: stage)

        stage.touch(.began, at: CGPoint(x: 120, y: 115))
        stage.move(to: CGPoint(x: 155, y: 115), over: 0.1)
        stage.touch(.cancelled, at: CGPoint(x: 155, y: 115))
        stage.drag(from: CGPoint(x: 120, y: 115), to: CGPoint(x: 120, y: 180), over: 0.1)
        #expect(stage.comesToRest())

        #expect(!control.isOn && owner.values.isEmpty)
        #expect(thumb(of: control)?.frame == CGRect(x: 2, y: 2, width: 27, height: 27))
    }

    @Test func `the keyboard focuses and toggles it`() {
        let stage = Stage()
        let control = makeSwitch(on: stage)

        stage.press(.keyboardTab)
        #expect(control.isFocused)
        stage.press(.keyboardSpacebar)
        stage.press(.keyboardReturnOrEnter)
        stage.press(.keyboardSpacebar)

        #expect(owner.values == [true, false, true])
    }

    @Test func `a disabled one is pale and takes no touch`() {
        let stage = Stage()
        let control = makeSwitch(on: stage)
        control.isEnabled = false

        stage.tap(control)

        #expect(control.alpha == 0.5 && !control.isOn)
    }

    @Test func `its colours are the system's until it is given others`() {
        let stage = Stage()
        let control = makeSwitch(on: stage)
        let (track, thumb) = (control.subviews.first, control.subviews.last)
        #expect(track?.backgroundColor == .secondarySystemFill && thumb?.backgroundColor == .white)

        control.isOn = true
        #expect(track?.backgroundColor == .systemGreen)
        (control.onTintColor, control.thumbTintColor) = (.red, .yellow)
        #expect(track?.backgroundColor == .red && thumb?.backgroundColor == .yellow)
    }
}
