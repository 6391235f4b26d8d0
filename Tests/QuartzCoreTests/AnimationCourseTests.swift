import MotionPhysics
import Testing

@testable import QuartzCore

/// Courses: the place of an animation as a function of the seconds that have passed.
@Suite struct AnimationCourseTests {
    private let ease = UnitBezier(0.42, 0, 0.58, 1)

    private func isNear(_ place: SIMD3<Double>, _ value: Double) -> Bool {
        (place - value).max() < 1e-9 && (place - value).min() > -1e-9
    }

    @Test func `a rest stays where it is and is over at once`() {
        let rest = AnimationCourse.rest(at: [0.25, 0.5, 0.75])

        #expect(rest.place(at: -1) == [0.25, 0.5, 0.75] && rest.place(at: 9) == [0.25, 0.5, 0.75])
        #expect(rest.isAtRest && rest.duration == 0 && rest.velocity(at: 0) == .zero)
        #expect(rest.wholeTime(at: 0) == nil)
    }

    @Test func `the whole goes from its first time to its last, held at both`() {
        let course = AnimationCourse.whole(.curve(ease), from: 0, to: 1, span: 0...1, duration: 2)

        for (time, part) in [(-1.0, 0.0), (0, 0), (0.5, 0.25), (1, 0.5), (1.5, 0.75), (2, 1), (5, 1)] {
            #expect(isNear(course.place(at: time), ease.value(at: part)))
            #expect(course.wholeTime(at: time) == part)
        }
        #expect(!course.isAtRest)
    }

    @Test func `a part of the whole may run backwards, and a change may have a span of its own`() {
        let back = AnimationCourse.whole(.curve(.linear), from: 0.75, to: 0.25, span: 0...1, duration: 1)
        let late = AnimationCourse.whole(.curve(.linear), from: 0, to: 1, span: 0.5...0.75, duration: 4)
        let sudden = AnimationCourse.whole(.curve(.linear), from: 0, to: 1, span: 0.5...0.5, duration: 2)

        #expect(isNear(back.place(at: 0.5), 0.5) && isNear(back.place(at: 1), 0.25))
        #expect(back.wholeTime(at: 0.25) == 0.625)
        #expect([1.9, 2, 2.25, 2.5, 3, 3.5].map { late.place(at: $0).z } == [0, 0, 0.25, 0.5, 1, 1])
        #expect(sudden.place(at: 0.99) == .zero && sudden.place(at: 1) == .one)
    }

    @Test func `a way leads from a place to an end, and waits first`() {
        let way = AnimationCourse.way(.curve(.linear), from: [0.2, 0.4, 0.6], to: 1, lead: 0.5, duration: 2)

        #expect(way.place(at: 1) == [0.2, 0.4, 0.6])
        let middle = way.place(at: 1.5) - [0.6, 0.7, 0.8]
        #expect(abs(middle.x) < 1e-9 && abs(middle.y) < 1e-9 && abs(middle.z) < 1e-9)
        #expect(way.place(at: 2) == .one && way.wholeTime(at: 1) == nil)
        let late = AnimationCourse.way(.curve(.linear), from: .zero, to: 0.5, lead: 7, duration: 1)
        #expect(late.place(at: 0.999) == .zero && isNear(late.place(at: 1), 0.5))
    }

    @Test func `a course without a duration is at its end`() {
        let way = AnimationCourse.way(.curve(ease), from: .zero, to: 1, lead: 0, duration: 0)

        #expect(way.place(at: 0) == .one && way.velocity(at: 0) == .zero)
    }

    @Test func `the velocity is the slope, also at the ends, and zero past them`() {
        let course = AnimationCourse.whole(.curve(.linear), from: 0, to: 0.5, span: 0...1, duration: 2)

        for time in [0, 1e-5, 1, 2] { #expect(abs(course.velocity(at: time).z - 0.25) < 1e-6) }
        #expect(course.velocity(at: 3) == .zero)
    }

    @Test func `a piece of a curve is stretched to go from 0 to 1`() {
        let piece = AnimationCourse.Pace.piece(of: ease, from: 0.25, to: 1)
        let (start, end) = (ease.value(at: 0.25), 1.0)

        for time in [0.1, 0.5, 0.9] {
            let value = (ease.value(at: 0.25 + 0.75 * time) - start) / (end - start)
            #expect(isNear(piece.place(at: time), value))
        }
        #expect(piece.place(at: 0) == .zero && piece.place(at: 1) == .one && piece.place(at: -3) == .zero)
        #expect(isNear(AnimationCourse.Pace.piece(of: ease, from: 1, to: 1).place(at: 0.3), 0.3))
    }

    @Test func `two springs move x and y, and the faster start moves the rest`() {
        let slow = Spring(stiffness: 100, damping: 20, initialVelocity: 1)
        let fast = Spring(stiffness: 100, damping: 20, initialVelocity: -3)

        let place = AnimationCourse.Pace.springs(x: slow, y: fast, duration: 0.5).place(at: 0.4)

        #expect(place == [slow.value(at: 0.2), fast.value(at: 0.2), fast.value(at: 0.2)])
        let equal = AnimationCourse.Pace.springs(x: slow, y: slow, duration: 0.5).place(at: 0.4)
        #expect(equal.z == equal.x)
        let turned = AnimationCourse.Pace.springs(x: fast, y: slow, duration: 0.5).place(at: 0.4)
        #expect(turned.z == turned.x)
    }
}
