import QuartzCore

/// The family of calls that a trace event belongs to; the raw values appear in trace files.
package enum TraceKind: String, Sendable, CaseIterable {
    case delegate, appearance, presentation, coordinator, context, gesture, animation, diagnostic
}

/// One call in a trace.
package struct TraceEvent: Sendable, Equatable {
    /// Seconds of the frame clock.
    package var time: CFTimeInterval
    package var kind: TraceKind
    /// The class of the object that was called.
    package var object: String
    /// The Swift name of the method with its labels, such as `completeTransition(_:)`.
    package var call: String
    package var detail: [String: String]

    package init(
        time: CFTimeInterval, kind: TraceKind, object: String, call: String, detail: [String: String] = [:]
    ) {
        self.time = time
        self.kind = kind
        self.object = object
        self.call = call
        self.detail = detail
    }
}
