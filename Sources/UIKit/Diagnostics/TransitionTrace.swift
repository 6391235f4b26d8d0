import Foundation
import QuartzCore

/// Records everything that happens in a transition, in order: calls of delegates, appearance, contexts,
/// coordinators, and diagnostics.
///
/// Without an observer a post costs one comparison: names and details are built only if somebody listens.
@MainActor
package final class TransitionTrace {
    /// Gets every event, on the main actor, in the order in which they happen. `nil` turns the trace off.
    package var observer: ((TraceEvent) -> Void)?

    /// The transitions that run now; kept only while somebody listens.
    var running: [ControllerTransition] = []

    private unowned let clock: FrameClock

    /// A trace whose events have the time of a clock, which must outlive it.
    init(clock: FrameClock) {
        self.clock = clock
    }

    /// The transitions that run now, in words; empty without an observer.
    package var runningTransitions: [String] {
        running.map { transition in
            let subject = "the transition of \(Self.className(of: transition.subject))"
            guard let animator = transition.objects.animator else { return subject }
            return "\(subject) (\(Self.className(of: animator)))"
        }
    }

    /// Whether there is an observer. Costly details are found out only then.
    var isObserved: Bool { observer != nil }

    /// The current application's trace, to which UIKit itself posts.
    static var current: TransitionTrace { UIApplication.shared.trace }

    /// Tells the observer of one call.
    ///
    /// - Parameters:
    ///   - kind: the family the call belongs to.
    ///   - object: what was called, or what it is about; its class is reported.
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
        let name = String(describing: object as? AnyClass ?? type(of: object))
        return name.split(separator: "<", maxSplits: 1).first.map(String.init) ?? name
    }
}
