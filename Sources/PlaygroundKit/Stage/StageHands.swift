import StageKit
import UIKit

/// Turns the mouse into fingers of the stage.
///
/// With Alt or Control there is a second finger: the mirror image of the first about the stage's centre, as for a pinch
/// or a rotation. With Shift as well, both move side by side, and what they mirror about moves along.
///
/// ```
/// Alt            Alt and Shift
///  ●               ● →
///     ×               × →
///        ○               ○ →
/// ```
@MainActor
final class StageHands {
    /// The modifiers that bring the second finger. Some desktops keep one of them for moving windows.
    static let second: UIKeyModifierFlags = [.alternate, .control]

    /// A finger that follows the mouse, or a touch on a touch screen.
    private struct Hand {
        let finger: Int
        var place: CGPoint
        var second: Int?
    }

    private let model: ToolModel
    private var hands: [ObjectIdentifier: Hand] = [:]
    private var modifiers: UIKeyModifierFlags = []
    /// What the second finger mirrors about; nil while no modifier asks for one.
    private var centre: CGPoint?
    /// Where the mouse is while no button is down, on the stage; nil outside of it.
    private var hover: CGPoint?

    /// Hands on a model's stage.
    init(model: ToolModel) { self.model = model }

    /// Where two fingers would come down now; empty unless a modifier asks for two.
    var waiting: [CGPoint] {
        guard hands.isEmpty, let hover, let centre else { return [] }
        return [hover, hover.mirrored(about: centre)]
    }

    // MARK: - The mouse

    /// The mouse moves while no button is down; nil for outside of the stage.
    func hover(at place: CGPoint?) {
        if modifiers.contains(.shift), let old = hover, let place { moveCentre(from: old, to: place) }
        hover = place
    }

    /// A touch comes down at a point of the stage, or a little outside of it.
    func begin(_ touch: AnyObject, at place: CGPoint, timestamp: TimeInterval) {
        let place = onStage(place)
        let id = ObjectIdentifier(touch)
        let finger = freeFinger()
        hands[id] = Hand(finger: finger, place: place)
        model.touch(.began, at: place, finger: finger, timestamp: timestamp)
        if hands.count == 1, centre != nil { addSecond(to: id, timestamp: timestamp) }
    }

    /// A touch moves.
    func move(_ touch: AnyObject, to place: CGPoint, timestamp: TimeInterval) {
        let id = ObjectIdentifier(touch)
        guard var hand = hands[id] else { return }
        if hand.second != nil, modifiers.contains(.shift) { moveCentre(from: hand.place, to: place) }
        hand.place = place
        hands[id] = hand
        send(.moved, hand, timestamp)
    }

    /// A touch ends or is cancelled, and the second finger with it.
    func end(_ touch: AnyObject, at place: CGPoint, _ phase: TouchScript.Phase, timestamp: TimeInterval) {
        guard var hand = hands.removeValue(forKey: ObjectIdentifier(touch)) else { return }
        hand.place = place
        send(phase, hand, timestamp)
        hover = nil
    }

    // MARK: - The modifiers

    /// Modifiers have gone down or were released. In the middle of a drag the second finger comes or goes where
    /// it is.
    func setModifiers(_ new: UIKeyModifierFlags, timestamp: TimeInterval) {
        guard new != modifiers else { return }
        modifiers = new
        let wantsSecond = !new.isDisjoint(with: Self.second)
        guard wantsSecond != (centre != nil) else { return }
        if wantsSecond {
            let size = model.stage.size
            centre = CGPoint(x: size.width / 2, y: size.height / 2)
            if hands.count == 1, let id = hands.keys.first { addSecond(to: id, timestamp: timestamp) }
        } else {
            for (id, hand) in hands {
                guard let second = hand.second, let centre else { continue }
                model.touch(
                    .ended, at: hand.place.mirrored(about: centre), finger: second, timestamp: timestamp)
                hands[id]?.second = nil
            }
            centre = nil
        }
    }

    // MARK: - Private

    private func addSecond(to id: ObjectIdentifier, timestamp: TimeInterval) {
        guard let hand = hands[id], let centre, model.holds(hand.finger) else { return }
        let finger = freeFinger()
        hands[id]?.second = finger
        let place = onStage(hand.place.mirrored(about: centre))
        model.touch(.began, at: place, finger: finger, timestamp: timestamp)
    }

    private func send(_ phase: TouchScript.Phase, _ hand: Hand, _ timestamp: TimeInterval) {
        model.touch(phase, at: hand.place, finger: hand.finger, timestamp: timestamp)
        guard let second = hand.second, let centre else { return }
        model.touch(phase, at: hand.place.mirrored(about: centre), finger: second, timestamp: timestamp)
    }

    private func moveCentre(from old: CGPoint, to new: CGPoint) {
        centre?.x += new.x - old.x
        centre?.y += new.y - old.y
    }

    private func freeFinger() -> Int {
        let used = Set(hands.values.flatMap { [$0.finger] + ($0.second.map { [$0] } ?? []) })
        var finger = 0
        while used.contains(finger) { finger += 1 }
        return finger
    }

    private func onStage(_ place: CGPoint) -> CGPoint {
        let size = model.stage.size
        return CGPoint(
            x: min(max(place.x, 0), size.width - 1), y: min(max(place.y, 0), size.height - 1))
    }
}

extension CGPoint {
    /// Returns the point on the other side of a centre.
    fileprivate func mirrored(about centre: CGPoint) -> CGPoint {
        CGPoint(x: 2 * centre.x - x, y: 2 * centre.y - y)
    }
}
