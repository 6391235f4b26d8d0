import Foundation
import StageKit
import UIKit

/// A call that a stage's trace holds: a callback of the user's code, an animation, a mistake.
public struct Call: Equatable, Sendable {
    /// Families of calls.
    public enum Kind: String, CaseIterable, Sendable {
        case delegate, appearance, presentation, coordinator, context, gesture, animation, diagnostic
    }

    /// The call's place among all calls of its take, from 0.
    public let number: Int
    /// Its family.
    public let kind: Kind
    /// The event of the trace, with its time since the take's start.
    private let event: TraceEvent

    init(_ event: TraceEvent, number: Int, start: TimeInterval) {
        var event = event
        event.time -= start
        self.event = event
        self.number = number
        kind = Kind(rawValue: event.kind.rawValue) ?? .animation
    }

    /// Seconds since the take's start.
    public var time: TimeInterval { event.time }
    /// The class of the object that was called.
    public var object: String { event.object }
    /// The Swift name of the method, with its labels.
    public var name: String { event.call }
    /// Further details, by name.
    public var detail: [String: String] { event.detail }
    /// The call as a line of a trace file.
    public var line: String { event.jsonLine }

    /// A mistake's sentence; nil for a callback.
    public var message: String? { kind == .diagnostic ? detail["message"] : nil }
}
