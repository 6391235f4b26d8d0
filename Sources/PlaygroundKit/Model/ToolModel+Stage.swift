import CoreGraphics
import StageKit
import Takes
import UIKit

/// The stage's device and size.
extension ToolModel {
    /// The least and the greatest width or height of a stage that one drags or types, in points.
    public static let stageRange: ClosedRange<CGFloat> = 120...2048

    /// Returns a take in which nothing has happened: on the first device, as sharp as the tool's own screen.
    static func newTake(of sample: Sample) -> Take {
        Take(sample: sample.id, scale: UIScreen.main.scale, device: StageDevice.all.first)
    }

    /// Runs the take on another device, upright; what turned or resized the stage is left out.
    func setDevice(_ device: StageDevice) {
        change {
            $0.device = device
            $0.size = device.size
            $0.keepSize()
        }
    }

    /// Runs the take on a light or dark stage.
    func setStyle(_ style: UIUserInterfaceStyle) { change { $0.style = style } }

    /// Runs the take on a stage whose user has set up other things.
    func setUp(_ change: (inout Take.Settings) -> Void) { self.change { change(&$0.settings) } }

    /// The device that the stage shows; nil for a free size.
    var shownDevice: StageDevice? { take.device.flatMap { $0.fits(stage.size) ? $0 : nil } }

    /// How far each transition that runs here is, from 0 to 1, in the order of their starts.
    var progress: [Double] { stage.application.trace.standings.map(\.standing.progress) }

    /// Whether the sample's transition can be started here: its code can do that, and nothing is presented yet.
    var canStartTransition: Bool {
        sample.canPresent && scrubber.current.root.presentedViewController == nil
    }

    /// Starts the sample's transition, or says why it cannot be started here.
    func startTransition() {
        guard sample.canPresent else { return say("This sample does not say how its transition is started.") }
        guard canStartTransition else {
            return say("The screen is presented already. Start the way back first.")
        }
        perform(.present)
    }

    /// Pauses, or plays. In a take in which nothing happens there is nothing to play: the sample's transition starts.
    func playOrPause() {
        let isEmpty = take.events.isEmpty && take.end == nil && scrubber.current.beganAtRest
        if isPlaying {
            pause()
        } else if isEmpty, canStartTransition {
            perform(.present)
        } else {
            play()
        }
    }

    /// Whether the sample's way back can be started here: its code can do that, and there is something to go back from.
    var canStartWayBack: Bool {
        let run = scrubber.current
        guard sample.canDismiss, run.showsFirstScreens else { return sample.canDismiss }
        // Of a transition that moves no screens nobody knows whether it is back.
        return !run.hasMovedScreens && take.events.contains { $0.time <= time }
    }

    /// Starts the sample's way back, or says why it cannot be started here.
    func startWayBack() {
        guard sample.canDismiss else { return say("This sample does not say how its way back is started.") }
        guard canStartWayBack else { return say("Nothing is presented from which there is a way back.") }
        perform(.dismiss)
    }

    /// Resizes the stage once, as by a typed size.
    func setSize(_ size: CGSize) {
        beginResizing()
        resize(to: size)
    }

    /// Turns the stage, as a device is turned. A take that goes on after its start, which is shown, begins turned.
    func turn() {
        let size = CGSize(width: stage.size.height, height: stage.size.width)
        guard time == 0, scrubber.isBeforeEnd else { return perform(.resize(size)) }
        remember()
        begin(with: size)
    }

    /// Tilts the stage further, up to −1…1 in each direction, as a hand tilts a device.
    func tilt(x: CGFloat, y: CGFloat) {
        let system = stage.application.clock.part(MotionEffectSystem.self)
        guard system.hasEffects else { return say("No view on this stage has a motion effect.") }
        if take.settings.reduceMotion {
            return say("Motion is reduced on this stage, and motion effects add nothing.")
        }
        let now = system.viewerOffset
        let offset = UIOffset(
            horizontal: min(max(now.horizontal + x, -1), 1), vertical: min(max(now.vertical + y, -1), 1))
        if offset != now { perform(.tilt(offset), group: "tilt") }
    }

    /// Begins a series of sizes that is undone at once.
    func beginResizing() { resizings += 1 }

    /// Resizes the stage, within limits and in whole points: at the take's start the stage that it begins with,
    /// later from this moment on.
    func resize(to size: CGSize) {
        func within(_ value: CGFloat) -> CGFloat {
            min(max(value.rounded(), Self.stageRange.lowerBound), Self.stageRange.upperBound)
        }
        let size = CGSize(width: within(size.width), height: within(size.height))
        guard size != stage.size else { return }
        remember(group: "size \(resizings)")
        if time == 0 { begin(with: size) } else { add(.resize(size)) }
    }

    /// Gives the take another size to begin with, and leaves the rest of it as it is.
    private func begin(with size: CGSize) {
        letGo()
        var take = take
        take.size = size
        take.keepSize(until: 0)
        show(changed: take)
    }
}

extension CGSize {
    /// Reads a size as one types it: two positive numbers with anything between them; nil for other texts.
    init?(typed text: String) {
        let numbers = [Double](typed: text)
        guard numbers.count == 2, numbers.allSatisfy({ $0.isFinite && $0 > 0 }) else { return nil }
        self.init(width: numbers[0], height: numbers[1])
    }
}

extension Take {
    /// Returns when a finger that is down may move at the earliest: a frame after it came, or it would have no direction,
    /// and not before anything else that has happened.
    func earliestMove(of finger: Int) -> TimeInterval {
        if case .touch(.began, _, finger)? = events.last?.kind { return lastEventTime + frameInterval }
        return lastEventTime
    }
}
