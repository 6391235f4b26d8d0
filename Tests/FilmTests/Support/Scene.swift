import Foundation
import PlaygroundSamples
import Takes
import UIKit
import UITesting

/// What is on a stage and what happens there, to be filmed and compared with its expected facts.
struct Scene {
    /// The name of the file with the facts.
    let name: String
    let size: CGSize
    let frameRate: Double
    /// Makes the first screen, and writes the script.
    let make: @MainActor (Script) -> UIViewController

    /// A scene of its own.
    init(
        _ name: String, size: CGSize = CGSize(width: 320, height: 480), frameRate: Double = 30,
        make: @escaping @MainActor (Script) -> UIViewController
    ) {
        self.name = name
        self.size = size
        self.frameRate = frameRate
        self.make = make
    }

    /// A sample, and what is done with it.
    init(
        sample: Sample, _ name: String, size: CGSize = Stage.defaultSize,
        write: @escaping @MainActor (Script) -> Void
    ) {
        self.init(name, size: size) { script in
            let root = sample.makeViewController()
            script.present = { sample.present(root) }
            script.dismiss = { sample.dismiss(root) }
            write(script)
            return root
        }
    }
}

/// What is done in a scene, when its film is looked at, and what its own code notes.
final class Script {
    /// When layers are looked at, in seconds since the take's start; always once more at its end.
    private(set) var instants: [TimeInterval] = []
    /// What the scene's code noted, with the time of the stage's clock.
    private(set) var notes: [RecordedCall] = []
    /// Start a sample's transition, and its way back.
    var present: () -> Void = {}
    var dismiss: () -> Void = {}

    /// A film can follow what comes after its first instant.
    private static let earliest: TimeInterval = 0.001

    private var events: [Take.Event] = []
    private var steps: [(time: TimeInterval, run: @MainActor () -> Void)] = []
    private var nextStep = 0
    /// What only delegates and targets refer to, which do not keep it.
    private var kept: [AnyObject] = []

    /// The events in order of time.
    var sortedEvents: [Take.Event] {
        let all = (events + steps.map { Take.Event(time: $0.time, kind: .present) })
            .map { Take.Event(time: max($0.time, Self.earliest), kind: $0.kind) }
        return all.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
            .map(\.element)
    }

    /// Keeps an object as long as the scene lasts.
    func keep(_ object: AnyObject) { kept.append(object) }

    /// Lets go of the scene.
    func end() {
        kept.removeAll()
        steps.removeAll()
        (present, dismiss) = ({}, {})
    }

    /// Forgets what happened before the take's start.
    func begin() { notes.removeAll() }

    /// Runs the next step.
    func runStep() {
        let order = steps.indices.sorted { (steps[$0].time, $0) < (steps[$1].time, $1) }
        guard nextStep < order.count else { return }
        nextStep += 1
        steps[order[nextStep - 1]].run()
    }

    // MARK: - Writing it

    /// Looks at all layers at these times.
    func look(at times: TimeInterval...) { instants += times }

    /// Runs code at a time.
    func at(_ time: TimeInterval, _ run: @escaping @MainActor () -> Void) { steps.append((time, run)) }

    /// Something happens at a time.
    func at(_ time: TimeInterval, _ kind: Take.Event.Kind) {
        events.append(Take.Event(time: time, kind: kind))
    }

    /// Starts the sample's transition, as its button does.
    func presents(at time: TimeInterval) { at(time) { [weak self] in self?.present() } }

    /// Starts the way back.
    func dismisses(at time: TimeInterval) { at(time) { [weak self] in self?.dismiss() } }

    /// Notes a fact, now.
    func note(_ text: String) {
        notes.append(RecordedCall(time: CACurrentMediaTime(), identity: "note \(text)"))
    }

    /// A finger comes down and goes again.
    func tap(_ x: CGFloat, _ y: CGFloat, at time: TimeInterval, for duration: TimeInterval = 0.05) {
        at(time, .touch(.began, location: CGPoint(x: x, y: y), finger: 0))
        at(time + duration, .touch(.ended, location: CGPoint(x: x, y: y), finger: 0))
    }

    /// A finger moves evenly through points.
    ///
    /// - Parameters:
    ///   - points: where it comes down, and where it passes.
    ///   - time: when it comes down.
    ///   - duration: seconds from there to the last point.
    ///   - rest: seconds that it rests at the end.
    ///   - finger: its number.
    ///   - last: what happens to it then; nil if it stays.
    func drag(
        _ points: [(CGFloat, CGFloat)], at time: TimeInterval, over duration: TimeInterval,
        resting rest: TimeInterval = 0, finger: Int = 0, last: TouchScript.Phase? = .ended
    ) {
        let places = points.map { CGPoint(x: $0.0, y: $0.1) }
        let steps = max(places.count - 1, Int((duration * 30).rounded()))
        for step in 0...steps {
            let way = Double(step) / Double(steps) * Double(places.count - 1)
            let index = min(Int(way), places.count - 2)
            let (from, to, part) = (places[index], places[index + 1], CGFloat(way - Double(index)))
            let place = CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
            let moment = time + duration * Double(step) / Double(steps)
            at(moment, .touch(step == 0 ? .began : .moved, location: place, finger: finger))
            if step == steps, let last { at(moment + rest, .touch(last, location: place, finger: finger)) }
        }
    }
}
