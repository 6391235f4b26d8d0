import Testing
import UITesting

@testable import UIKit

@Suite struct StepperTests {
    private let stage = Stage(size: CGSize(width: 200, height: 200))
    private let stepper = UIStepper(frame: CGRect(x: 50, y: 50, width: 1, height: 1))
    private let plus = CGPoint(x: 130, y: 66)
    private let minus = CGPoint(x: 60, y: 66)
    private let counter = Counter()

    private final class Counter: NSObject {
        var values: [Double] = []
        func changed(_ stepper: UIStepper) { values.append(stepper.value) }
    }

    init() {
        stepper.addTarget(counter, action: Counter.changed, for: .valueChanged)
        stage.window.addSubview(stepper)
        stage.advance(by: 0)
    }

    @Test func `taps on plus and minus change the value by a step, within the limits`() {
        stepper.stepValue = 5
        stepper.maximumValue = 8
        for point in [plus, plus, plus, minus, minus, minus] { stage.tap(point) }

        #expect(stepper.frame.size == CGSize(width: 94, height: 32))
        #expect(counter.values == [5, 8, 3, 0] && stepper.value == 0)
    }

    @Test func `a wrapping stepper goes on from the other limit`() {
        stepper.maximumValue = 2
        stepper.wraps = true
        for point in [minus, plus, plus] { stage.tap(point) }

        #expect(counter.values == [2, 0, 1])
    }

    @Test func `a finger that stays repeats its step, unless that is off`() {
        stage.tap(plus, for: 0.85)
        #expect(stepper.value == 5)

        stepper.value = 0
        stepper.autorepeat = false
        stage.tap(plus, for: 0.85)
        #expect(stepper.value == 1)
    }

    @Test func `targets of one that is not continuous hear of the end alone`() {
        stepper.isContinuous = false
        stage.tap(plus, for: 0.85)

        #expect(counter.values == [5])
    }

    @Test func `wrong limits and steps are put right`() {
        stepper.minimumValue = 200
        #expect(stepper.maximumValue == 200 && stepper.value == 200)
        stepper.maximumValue = 10
        #expect(stepper.minimumValue == 10 && stepper.value == 10)
        for step in [0, -1, Double.nan] { stepper.stepValue = step }
        stepper.value = .nan

        #expect(stepper.stepValue == 1 && stepper.value == 10)
    }
}
