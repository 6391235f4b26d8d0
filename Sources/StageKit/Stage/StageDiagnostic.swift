import Foundation
import UIKit

/// A mistake that was found while a stage ran: what happened, and what to do about it.
public struct StageDiagnostic: Equatable, Sendable, CustomStringConvertible {
    /// How bad a mistake is.
    public enum Severity: String, Sendable {
        /// UIKit would fail, or show nothing.
        case error
        /// Something is seen or done that was hardly meant.
        case warning
        /// Worth to know; nothing has to be done.
        case info
    }

    /// How bad it is.
    public let severity: Severity
    /// Seconds since the stage was made.
    public let time: TimeInterval
    /// The class of the object that made the mistake.
    public let object: String
    /// The Swift name of the method that it is about, with its labels.
    public let call: String
    /// One sentence: what happened, and the remedy.
    public let message: String

    /// As "warning: …".
    public var description: String { "\(severity.rawValue): \(message)" }

    /// The diagnostic that an event of the trace holds; nil for a callback.
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
