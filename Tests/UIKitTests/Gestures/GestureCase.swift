@testable import UIKit

/// A stage with fingers, and what its recognizers tell.
class GestureCase {
    lazy var field = Playfield()
    let states = States()

    /// Adds a recognizer to the window; `states` notes what it tells.
    func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer) -> Recognizer {
        recognizer.addTarget(states, action: States.handle)
        field.window.addGestureRecognizer(recognizer)
        return recognizer
    }

    /// Moves two fingers in one frame.
    func move(_ first: CGPoint, _ second: CGPoint) {
        field.run([
            field.event(.moved, first.x, first.y, finger: 0),
            field.event(.moved, second.x, second.y, finger: 1),
        ])
    }
}
