import Foundation
import StageKit
import Takes
import Testing
import UIKit

@testable import PlaygroundKit

/// Touches of a touch screen, and the second finger that a modifier brings.
@Suite struct StageHandTests {
    private let alone = ModelAlone([Sample(id: "blank", title: "Blank") { UIViewController() }])
    private let hands: StageHands
    private let one = NSObject()
    private let other = NSObject()

    init() { hands = StageHands(model: alone.model) }

    private var size: CGSize { alone.model.stage.size }

    private func run(_ body: (StageHands) -> Void) { alone.run { _ in body(hands) } }

    private func begin(_ touch: NSObject, x: CGFloat, y: CGFloat) {
        run { $0.begin(touch, at: CGPoint(x: x, y: y), timestamp: CACurrentMediaTime()) }
    }

    private func end(_ touch: NSObject) {
        run { $0.end(touch, at: CGPoint(x: 50, y: 50), .ended, timestamp: CACurrentMediaTime()) }
    }

    private func set(_ modifiers: UIKeyModifierFlags) {
        run { $0.setModifiers(modifiers, timestamp: CACurrentMediaTime()) }
    }

    /// The touches of the take, as "began 0".
    private var touches: [String] {
        alone.model.take.events.compactMap {
            guard case .touch(let phase, _, let finger) = $0.kind else { return nil }
            return "\(phase.rawValue) \(finger)"
        }
    }

    @Test func `a press beside the stage is one at its edge`() {
        begin(one, x: -5, y: size.height + 9)

        #expect(
            alone.model.take.events.last?.kind
                == .touch(.began, location: CGPoint(x: 0, y: size.height - 1), finger: 0))
    }

    @Test func `a touch gets the least number that is free`() {
        begin(one, x: 50, y: 50)
        begin(other, x: 90, y: 90)
        end(one)
        begin(one, x: 50, y: 50)

        #expect(touches == ["began 0", "began 1", "ended 0", "began 0"])
    }

    @Test func `two touches have no second finger besides, and one that comes later has none either`() {
        begin(one, x: 50, y: 50)
        begin(other, x: 90, y: 90)
        set(.alternate)
        #expect(touches == ["began 0", "began 1"])

        end(one)
        end(other)
        begin(one, x: 50, y: 50)
        begin(other, x: 90, y: 90)

        #expect(touches.suffix(3) == ["began 0", "began 1", "began 2"])
    }

    @Test func `a touch that never began, or has ended, moves nothing`() {
        run { $0.move(one, to: .zero, timestamp: CACurrentMediaTime()) }
        begin(one, x: 50, y: 50)
        end(one)
        let count = touches.count

        run { $0.move(one, to: .zero, timestamp: CACurrentMediaTime()) }
        end(one)

        #expect(count == 2 && touches.count == count)
    }

    @Test func `both fingers are shown where they would come down, while the pointer waits there`() {
        run { $0.hover(at: CGPoint(x: 100, y: 150)) }
        #expect(hands.waiting.isEmpty, "without a modifier")

        set(.control)
        #expect(
            hands.waiting == [
                CGPoint(x: 100, y: 150), CGPoint(x: size.width - 100, y: size.height - 150),
            ])
        begin(one, x: 100, y: 150)
        #expect(hands.waiting.isEmpty, "they are down")
        end(one)
        #expect(hands.waiting.isEmpty, "the pointer has not come back")
        run { $0.hover(at: CGPoint(x: 1, y: 2)) }
        #expect(hands.waiting.count == 2)
        run { $0.hover(at: nil) }
        #expect(hands.waiting.isEmpty)
    }
}
