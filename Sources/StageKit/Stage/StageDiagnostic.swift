import Foundation
import UIKit

/// A mistake found while a stage ran: what happened, and how to fix it.
public struct StageDiagnostic: Equatable, Sendable, CustomStringConvertible {
    /// How bad a mistake is.
    public enum Severity: String, Sendable {
        /// UIKit would fail, or show nothing.
        case error
        /// Something is shown or done that was probably not intended.
        case warning
        /// A note that needs no action.
        case info
    }

    /// How bad it is.
    public let severity: Severity
    /// Seconds since the stage was made.
    public let time: TimeInterval
    /// The class of the object that made the mistake.
    public let object: String
    /// The Swift name of the method concerned, with its labels.
    public let call: String
    /// One sentence that says what happened, and the remedy.
    public let message: String

    /// The severity and the message, as "warning: …".
    public var description: String { "\(severity.rawValue): \(message)" }

    /// Reads the diagnostic from an event of the trace; nil for a callback.
    init?(_ event: TraceEvent) {
        guard event.kind == .diagnostic, let severity = event.detail["severity"].flatMap(Severity.init),
            let message = event.detail["message"]
        else { return nil }
        self.severity = severity
        time = event.time
        object = event.object
        call = event.call
        self.message = message
    }
}
