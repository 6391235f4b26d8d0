import MotionPhysics

/// The progress of an animation as a function of time, in place of the animation's own timing. A property
/// animator gives all its animations one course, and changes it while they run.
///
/// A place has three components, as the velocity may differ between x and y: x, y, and z for values without a
/// direction. 0 is the start of the change, 1 its end.
package struct AnimationCourse: Sendable {
    package typealias Place = SIMD3<Double>

    /// A timing: the place, 0…1, for each part of the time, 0…1.
    package enum Pace: Sendable {
        case curve(UnitBezier)
        /// The part of a curve between two of its times.
        case piece(of: UnitBezier, from: Double, to: Double)
        /// Two springs that come to rest within `duration` seconds: along x and y.
        case springs(x: Spring, y: Spring, duration: Double)

        package func place(at time: Double) -> Place {
            guard time > 0 else { return Place(repeating: 0) }
            guard time < 1 else { return Place(repeating: 1) }
            switch self {
            case .curve(let curve):
                return Place(repeating: curve.value(at: time))
            case .piece(let curve, let from, let to):
                let (start, end) = (curve.value(at: from), curve.value(at: to))
                guard abs(end - start) > 1e-9 else { return Place(repeating: time) }
                let now = curve.value(at: from + (to - from) * time)
                return Place(repeating: (now - start) / (end - start))
            case .springs(let x, let y, let duration):
                let values = SIMD2(x.value(at: time * duration), y.value(at: time * duration))
                let isSteeper = abs(x.initialVelocity) >= abs(y.initialVelocity)
                return Place(values.x, values.y, isSteeper ? values.x : values.y)
            }
        }
    }

    private enum Form: Sendable {
        case rest(Place)
        /// Plays the change with its own timing, from one part of the whole time to another.
        case whole(Pace, from: Double, to: Double, span: ClosedRange<Double>)
        /// Moves from a place to an end; nothing moves for the first part of the time, `lead`.
        case way(Pace, from: Place, to: Double, lead: Double)
    }

    /// The duration, in seconds.
    package let duration: Double
    private let form: Form

    /// A course that stays at one place.
    package static func rest(at place: Place) -> AnimationCourse {
        AnimationCourse(duration: 0, form: .rest(place))
    }

    /// A course along the pace that the change was given, or a part of it, forwards or backwards.
    ///
    /// - Parameters:
    ///   - pace: the pace of the change.
    ///   - from: the part of the whole time at which it begins, 0…1.
    ///   - to: the part of the whole time at which it ends, 0…1.
    ///   - span: the part of the whole time in which the change takes place.
    ///   - duration: how long the course takes, in seconds.
    /// - Returns: the course.
    package static func whole(
        _ pace: Pace, from: Double, to: Double, span: ClosedRange<Double>, duration: Double
    ) -> AnimationCourse {
        AnimationCourse(duration: duration, form: .whole(pace, from: from, to: to, span: span))
    }

    /// A course from where the animation is to an end.
    package static func way(
        _ pace: Pace, from: Place, to: Double, lead: Double, duration: Double
    ) -> AnimationCourse {
        AnimationCourse(duration: duration, form: .way(pace, from: from, to: to, lead: min(max(lead, 0), 1)))
    }

    /// The pace of the change; nil at rest.
    package var pace: Pace? {
        switch form {
        case .rest: nil
        case .whole(let pace, _, _, _), .way(let pace, _, _, _): pace
        }
    }

    package var isAtRest: Bool {
        if case .rest = form { true } else { false }
    }

    /// Returns the place `elapsed` seconds after the start.
    package func place(at elapsed: Double) -> Place {
        let time = duration > 0 ? min(max(elapsed / duration, 0), 1) : 1
        switch form {
        case .rest(let place):
            return place
        case .whole(let pace, let from, let to, let span):
            let now = from + (to - from) * time
            let length = span.upperBound - span.lowerBound
            return pace.place(
                at: length > 0 ? (now - span.lowerBound) / length : now < span.lowerBound ? 0 : 1)
        case .way(let pace, let from, let to, let lead):
            let part = lead < 1 ? (time - lead) / (1 - lead) : time < 1 ? 0 : 1
            return from + (Place(repeating: to) - from) * pace.place(at: part)
        }
    }

    /// Returns the velocity, in places a second.
    package func velocity(at elapsed: Double) -> Place {
        guard !isAtRest, duration > 0 else { return Place(repeating: 0) }
        let step = min(1e-4, duration / 10)
        let (before, after) = (max(elapsed - step, 0), min(elapsed + step, duration))
        guard after > before else { return Place(repeating: 0) }
        return (place(at: after) - place(at: before)) / (after - before)
    }

    /// Returns the part of the whole time, 0…1; nil unless the change plays with its own timing.
    package func wholeTime(at elapsed: Double) -> Double? {
        guard case .whole(_, let from, let to, _) = form else { return nil }
        return from + (to - from) * (duration > 0 ? min(max(elapsed / duration, 0), 1) : 1)
    }
}

extension AnimationValue {
    /// Interpolates between two values, each component along its own axis.
    static func between(
        _ a: AnimationValue, _ b: AnimationValue, _ place: AnimationCourse.Place
    ) -> AnimationValue {
        switch (a, b) {
        case (.pair(let a), .pair(let b)): .pair(a + (b - a) * SIMD2(place.x, place.y))
        case (.rect(let a), .rect(let b)):
            .rect(a + (b - a) * SIMD4(place.x, place.y, place.x, place.y))
        default: between(a, b, place.z)
        }
    }
}
