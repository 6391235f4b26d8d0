/// An object of which each application has one, such as the screen or the trace. `FrameClock.part()` finds it
/// by its type.
@preconcurrency @MainActor
package protocol FrameClockPart: AnyObject {
    /// A part of the application that runs by `clock`, which outlives it.
    init(clock: FrameClock)
}

/// The parts of one application, each made when it is first asked for.
@MainActor
package final class FrameClockParts {
    private var made: [ObjectIdentifier: any FrameClockPart] = [:]

    package init() {}

    fileprivate func part<Part: FrameClockPart>(of clock: FrameClock) -> Part {
        if let part = made[ObjectIdentifier(Part.self)] as? Part { return part }
        let part = Part(clock: clock)
        made[ObjectIdentifier(Part.self)] = part
        return part
    }
}

extension FrameClock {
    /// A part of the application that runs by this clock.
    package func part<Part: FrameClockPart>(_ type: Part.Type = Part.self) -> Part {
        ownParts.part(of: self)
    }

    /// The application's parts; a clock without an application keeps its own.
    private var ownParts: FrameClockParts {
        if let parts { return parts }
        let made = FrameClockParts()
        (parts, keptParts) = (made, made)
        return made
    }

    /// Hands the parts over to the application that holds them from now on.
    package func takeParts() -> FrameClockParts {
        let parts = ownParts
        keptParts = nil
        return parts
    }
}
