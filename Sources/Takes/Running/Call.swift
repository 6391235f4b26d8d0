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
    /// Seconds since the take's start.
    public let time: TimeInterval
    /// Its family.
    public let kind: Kind
    /// The class of the object that was called.
    public let object: String
    /// The Swift name of the method, with its labels.
    public let name: String
    /// What else is known, by name.
    public let detail: [String: String]
    /// The call as a line of a trace file.
    public let line: String

    init(_ event: TraceEvent, number: Int, start: TimeInterval) {
        var event = event
        event.time -= start
        self.number = number
        time = event.time
        kind = Kind(rawValue: event.kind.rawValue) ?? .animation
        object = event.object
        name = event.call
        detail = event.detail
        line = event.jsonLine
    }

    /// A mistake's sentence; nil for a callback.
    public var message: String? { kind == .diagnostic ? detail["message"] : nil }
}
