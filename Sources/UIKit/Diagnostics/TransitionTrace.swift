import Foundation
import QuartzCore
import Synchronization

/// A running transition, as an observed trace knows it.
@preconcurrency @MainActor
protocol TracedTransition: AnyObject {
    /// Describes the transition by its controller's class and its animator's class.
    var inWords: String { get }
    /// The present state of the transition.
    var standing: TransitionStanding { get }
    /// Decides that the finger's release finishes or cancels the transition; without a finger it ends at
    /// once.
    func decide(finishes: Bool, hasFinger: Bool)
}

/// The state of a transition at one moment.
package struct TransitionStanding: Sendable, Equatable {
    /// The kind of change that a transition makes.
    package enum Kind: String, Sendable, CaseIterable {
        case presentation, dismissal, push, pop, tab, child
    }

    /// The kind of the transition.
    package var kind: Kind
    /// The class whose screen comes or goes.
    package var subject: String
    /// The progress, from 0 to 1: as far as a finger or its settling has driven it, else the part of the
    /// duration that has passed.
    package var progress: Double
    /// Whether a finger drives it.
    package var isInteractive: Bool
    /// Whether `decideInteraction(finishes:hasFinger:)` can decide how the release ends it.
    package var canBeDecided: Bool
    /// Whether it is on its way back.
    package var isCancelled: Bool
    /// The animator's duration, in seconds.
    package var duration: Double
}

/// Reports everything that happens in a transition, in order: calls of delegates, appearance, contexts,
/// coordinators, and diagnostics.
///
/// Without an observer a post costs one comparison: names and details are built only for an observer.
@MainActor
package final class TransitionTrace: FrameClockPart {
    /// Gets every event, on the main actor, in the order in which they happen. `nil` turns the trace off.
    package var observer: ((TraceEvent) -> Void)?

    /// The transitions that run now; kept only while there is an observer.
    var running: [any TracedTransition] = []

    private unowned let clock: FrameClock

    /// A trace whose events have the time of a clock, which must outlive it.
    package init(clock: FrameClock) {
        self.clock = clock
    }

    /// The transitions that run now, in words; empty without an observer.
    package var runningTransitions: [String] {
        running.map(\.inWords)
    }

    /// The states of the running transitions; empty without an observer.
    package var standings: [(id: ObjectIdentifier, standing: TransitionStanding)] {
        running.map { (ObjectIdentifier($0), $0.standing) }
    }

    /// Decides that the finger's release finishes or cancels the running interactive transition, whatever its
    /// driver would decide. Without a finger the transition ends at once. Does nothing if no transition can
    /// be decided.
    package func decideInteraction(finishes: Bool, hasFinger: Bool) {
        clock.perform {
            running.last { $0.standing.canBeDecided }?.decide(finishes: finishes, hasFinger: hasFinger)
        }
    }

    /// Whether there is an observer. Costly details are found out only then.
    var isObserved: Bool { observer != nil }

    /// The application's trace: where UIKit itself posts.
    static var current: TransitionTrace { FrameClock.current.part() }

    /// Tells the observer of one call.
    ///
    /// - Parameters:
    ///   - kind: the family the call belongs to.
    ///   - object: the object that was called, or that the call is about; its class is reported.
    ///   - call: the Swift name of the method with its labels, as `completeTransition(_:)`.
    ///   - detail: what else is worth knowing, as text.
    package func post(
        _ kind: TraceKind, _ object: @autoclosure () -> Any, _ call: @autoclosure () -> String,
        _ detail: @autoclosure () -> [String: String] = [:]
    ) {
        guard let observer else { return }
        observer(
            TraceEvent(
                time: clock.now, kind: kind, object: Self.className(of: object()), call: call(),
                detail: detail()))
    }

    /// Tells the observer of a mistake. Without an observer an error goes to the standard error stream.
    package func report(_ diagnostic: @autoclosure () -> Diagnostic) {
        if let observer {
            observer(diagnostic().event(at: clock.now))
            return
        }
        let diagnostic = diagnostic()
        guard diagnostic.severity == .error else { return }
        FileHandle.standardError.write(Data((diagnostic.message + "\n").utf8))
    }

    /// Returns an object's class without module and generic arguments, as a trace names it. A class stands
    /// for itself.
    package nonisolated static func className(of object: Any) -> String {
        let key = ObjectIdentifier(type(of: object))
        if let known = names.withLock({ $0[key] }) { return known }
        let whole = String(describing: object as? AnyClass ?? type(of: object))
        let name = whole.split(separator: "<", maxSplits: 1).first.map(String.init) ?? whole
        names.withLock { $0[key] = name }
        return name
    }

    /// The names by type: a trace asks for them with every call.
    private nonisolated static let names = Mutex<[ObjectIdentifier: String]>([:])
}
