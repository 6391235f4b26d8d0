import QuartzCore

/// A mistake found while the program ran: what happened, and in the same sentence what to do about it.
package struct Diagnostic: Sendable, Equatable {
    /// How bad it is. Errors are worth a line on the terminal, the rest is for the inspector.
    package enum Severity: String, Sendable {
        case error, warning, info
    }

    package var severity: Severity
    /// The class of the object that made the mistake.
    package var object: String
    /// The Swift name of the method concerned.
    package var call: String
    /// One sentence that names the object and the remedy.
    package var message: String

    package init(_ severity: Severity, _ object: Any, _ call: String, _ message: String) {
        self.severity = severity
        self.object = TransitionTrace.className(of: object)
        self.call = call
        self.message = message
    }

    func event(at time: CFTimeInterval) -> TraceEvent {
        TraceEvent(
            time: time, kind: .diagnostic, object: object, call: call,
            detail: ["severity": severity.rawValue, "message": message])
    }
}
