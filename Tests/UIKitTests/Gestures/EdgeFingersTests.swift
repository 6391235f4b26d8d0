import Testing

@testable import UIKit

@Suite final class EdgeFingersTests {
    lazy var field = Playfield()
    let states = States()

    @Test func `two fingers that come down at the edge at once are no edge pan`() {
        let pan = UIScreenEdgePanGestureRecognizer(target: states, action: States.handle)
        pan.edges = .left
        field.window.addGestureRecognizer(pan)
        field.window.isMultipleTouchEnabled = true

        field.run([field.event(.began, 5, 300), field.event(.began, 5, 400, finger: 1)])
        for x in stride(from: 20.0, through: 120, by: 20) {
            field.run([field.event(.moved, x, 300), field.event(.moved, x, 400, finger: 1)])
        }
        field.run([field.event(.ended, 120, 300), field.event(.ended, 120, 400, finger: 1)])

        #expect(states.all.isEmpty)
    }
}
