import Testing

@testable import UIKit

@MainActor
struct ScrollDecelerationTests {
    private let range: ClosedRange<CGFloat> = 0...1000

    private func deceleration(
        from start: CGFloat, reach: CGFloat, velocity: CGFloat = 0, bounces: Bool = true
    ) -> ScrollDeceleration {
        ScrollDeceleration(
            start: start, reach: reach, velocity: velocity, range: range, rate: 0.998, bounces: bounces)
    }

    @Test func `a flick slides to where its speed carries it`() {
        let slide = deceleration(from: 100, reach: 600)

        #expect(slide.value(at: 0) == 100)
        #expect(slide.value(at: slide.duration) == 600)
        #expect(slide.rest == 600)
        // Half of the way is done when half of the speed is gone: ln 2 / −ln 0.998 milliseconds.
        #expect(abs(slide.value(at: 0.3462) - 350) < 0.1)
    }

    @Test func `a flick beyond the edge swings past it and comes back`() {
        let slide = deceleration(from: 900, reach: 1400)

        let values = (0...400).map { slide.value(at: CGFloat($0) / 100) }
        let highest = values.max() ?? 0

        #expect(highest > 1010)
        #expect(highest < 1100)
        #expect(values.last == 1000)
        #expect(slide.rest == 1000)
        #expect(zip(values, values.dropFirst()).allSatisfy { abs($1 - $0) < 12 }, "nothing jumps")
    }

    @Test func `without bounces a flick stops at the edge`() {
        let slide = deceleration(from: 900, reach: 1400, bounces: false)

        let values = (0...200).map { slide.value(at: CGFloat($0) / 100) }

        #expect((values.max() ?? 0) <= 1000)
        #expect(values.last == 1000)
    }

    @Test func `content let go past its edge springs back without swinging into the content`() {
        let back = deceleration(from: -80, reach: -80)

        let values = (0...200).map { back.value(at: CGFloat($0) / 100) }

        #expect(values.first == -80)
        #expect(values.allSatisfy { $0 <= 0 })
        #expect(values.last == 0)
        #expect(back.duration < 1.5)
    }

    @Test func `a flick from past the edge into the content slides on`() {
        let slide = deceleration(from: -40, reach: 500, velocity: 1080)

        #expect(slide.rest == 500)
        #expect(slide.value(at: slide.duration) == 500)
    }
}
