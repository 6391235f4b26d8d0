import StageKit
import Takes
import UIKit

/// Mistakes that practitioners make: each in code of its own, which is right but for that.
enum Blunder: String, CaseIterable, Sendable {
    case none, noneByFinger
    // In the animator, or in the presentation controller.
    case dimAhead, keyframeGap, completesEarly, turnsAbout, animationsOff, shownAtTheEnd, cornersAtTheEnd
    case pushedBackReset, swappedOrder, shadowAfterTheEnd, contentBelowTheTop, snapshotGoneTooSoon
    // Below a finger.
    case addsUp, wrongOrigin, dimGoneAtTheRelease, fadesAndReturns, snapsBack, removesAnimations
}

extension Blunder {
    /// A sample with the mistake.
    var sample: Sample {
        Sample(
            id: rawValue, title: rawValue,
            present: { root in
                let first = root as? BlunderViewController
                if self == .removesAnimations { first?.throwDrawer() } else { first?.start() }
            }, makeViewController: { BlunderViewController(self) })
    }

    /// What shows the mistake: the button, or a finger.
    func take(frameRate: Double) -> Take {
        var take = Take(sample: rawValue, frameRate: frameRate)
        func touch(_ phase: TouchScript.Phase, _ time: Double, _ y: CGFloat) {
            take.append(
                Take.Event(time: time, kind: .touch(phase, location: CGPoint(x: 195, y: y), finger: 0)))
        }
        /// A finger that goes on by the same distance in some frames, rests, and lets go.
        func drag(from y: CGFloat, steps: Int, by step: CGFloat, at time: Double) {
            touch(.began, time, y)
            for index in 1...steps { touch(.moved, time + 0.016 * Double(index), y + step * CGFloat(index)) }
            touch(.ended, time + 0.016 * Double(steps) + 0.15, y + step * CGFloat(steps))
        }
        switch self {
        case .noneByFinger, .addsUp, .wrongOrigin, .dimGoneAtTheRelease:
            drag(from: 600, steps: 30, by: -10, at: 0)
        case .snapsBack: drag(from: 500, steps: 15, by: 10, at: 0)
        case .fadesAndReturns:
            take.append(Take.Event(time: 0.1, kind: .present))
            drag(from: 400, steps: 12, by: 10, at: 1.5)
        case .removesAnimations:
            take.append(Take.Event(time: 0.1, kind: .present))
            touch(.began, 0.4, 700)
            touch(.ended, 0.8, 700)
        default: take.append(Take.Event(time: 0.1, kind: .present))
        }
        return take
    }
}
