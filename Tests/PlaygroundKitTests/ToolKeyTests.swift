import CoreGraphics
import Foundation
import StageKit
import Takes
import Testing
import UIKit
import UITesting

@testable import PlaygroundKit

/// Keys of the tool that have no button, or do the same as one.
@Suite(.serialized) struct ToolKeyTests {
    private let tool = ToolWindow("swipe")
    private var model: ToolModel { tool.model }

    private func press(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) {
        tool.outer.press(key, modifiers: modifiers)
    }

    private func isNear(_ value: CGFloat, _ expected: CGFloat) -> Bool { abs(value - expected) < 1e-6 }

    @Test func `the digits choose the speeds, the greatest first`() {
        let digits: [UIKeyboardHIDUsage] = [.keyboard4, .keyboard2, .keyboard3, .keyboard1]

        let speeds = digits.map { digit in
            press(digit)
            return model.speed
        }

        #expect(speeds == [0.1, 0.5, 0.25, 1])
    }

    @Test func `L repeats the take, and again not`() {
        press(.keyboardL)
        #expect(model.loops)

        press(.keyboardL)
        #expect(!model.loops)
    }

    @Test func `I and O set where the loop begins and ends, and L with Shift takes both away`() throws {
        tool.runTransition()

        tool.seek(to: 0.1)
        press(.keyboardI)
        tool.seek(to: 0.2)
        press(.keyboardO)

        let range = try #require(model.loopRange)
        #expect(abs(range.lowerBound - 0.1) < 1e-6 && abs(range.upperBound - 0.2) < 1e-6 && model.loops)
        press(.keyboardL, .shift)
        #expect(model.loopRange == nil && model.loops)
    }

    @Test func `with Shift the arrow to the left goes to the call before`() {
        tool.runTransition()
        tool.seek(to: 0.3)
        let earlier = model.film.calls.map(\.time).filter { $0 < 0.3 - 1e-6 }

        press(.keyboardLeftArrow, .shift)

        #expect(!earlier.isEmpty && model.time == earlier.max())
    }

    @Test(arguments: [UIKeyboardHIDUsage.keyboardLeftArrow, .keyboardRightArrow])
    func `with Control an arrow turns the stage, and the same again back`(key: UIKeyboardHIDUsage) {
        press(key, .control)
        tool.rest()
        #expect(model.stage.size == CGSize(width: 844, height: 390))

        press(key, .control)
        tool.rest()
        #expect(model.stage.size == CGSize(width: 390, height: 844))
    }

    @Test func `in space Alt and the arrows turn the camera, plus and minus bring it nearer and away`() {
        press(.keyboardX)
        let before = model.camera

        press(.keyboardRightArrow, .alternate)
        #expect(isNear(model.camera.turn, before.turn + 0.1) && model.camera.tilt == before.tilt)
        press(.keyboardLeftArrow, .alternate)
        press(.keyboardLeftArrow, .alternate)
        #expect(isNear(model.camera.turn, before.turn - 0.1))
        press(.keyboardUpArrow, .alternate)
        #expect(isNear(model.camera.tilt, before.tilt - 0.1))
        press(.keyboardDownArrow, .alternate)
        press(.keyboardDownArrow, .alternate)
        #expect(isNear(model.camera.tilt, before.tilt + 0.1))
        press(.keyboardHyphen)
        #expect(isNear(model.camera.zoom, before.zoom / 1.15))
        press(.keyboardEqualSign)
        #expect(isNear(model.camera.zoom, before.zoom))
        #expect(model.take.events.isEmpty, "the stage itself is not tilted")
    }

    @Test func `Escape leaves a field, then it lets go of the selected layer`() {
        tool.runTransition()
        tool.outer.run { model.selectedLayer = 0 }
        press(.keyboardF, .control)

        press(.keyboardEscape)
        #expect(model.selectedLayer == 0)
        press(.keyboardEscape)
        #expect(model.selectedLayer == nil)
    }

    @Test func `T shows touches, F fits the stage, and each again not`() {
        #expect(model.arrangement.showsFingers && model.arrangement.fits)

        press(.keyboardT)
        #expect(!model.arrangement.showsFingers && model.arrangement.fits)
        press(.keyboardF)
        #expect(!model.arrangement.showsFingers && !model.arrangement.fits)
        press(.keyboardT)
        press(.keyboardF)
        #expect(model.arrangement.showsFingers && model.arrangement.fits)
    }

    @Test func `areas that are hidden say how they come back, and do`() {
        press(.keyboardJ, .control)
        #expect(!model.arrangement.showsLanes && model.message?.contains("Ctrl J") == true)
        press(.keyboardJ, .control)
        #expect(model.arrangement.showsLanes)

        press(.keyboardB, .control)
        #expect(!model.arrangement.showsSidebar && model.message?.contains("Ctrl B") == true)
        press(.keyboardB, .control)
        #expect(model.arrangement.showsSidebar)
    }

    @Test func `the digit of the panel that is shown hides the panels, another one shows its own`() {
        #expect(model.arrangement.showsPanels && model.arrangement.panel == 0)

        press(.keyboard1, .control)
        #expect(!model.arrangement.showsPanels && model.message?.contains("Ctrl 1") == true)
        press(.keyboard2, .control)
        #expect(model.arrangement.showsPanels && model.arrangement.panel == 1)
        press(.keyboard3, .control)
        #expect(model.arrangement.showsPanels && model.arrangement.panel == 2)
    }
}
