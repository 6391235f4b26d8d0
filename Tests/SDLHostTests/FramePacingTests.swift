import Testing

@testable import SDLHost

@Suite struct FramePacingTests {
    private static let period = FramePacing.period

    @Test func `without the display's pace frames begin 60 times a second`() {
        var pacing = FramePacing(waitsForDisplay: false, refreshRate: 0)

        #expect(pacing.earliestStart == -.infinity)
        pacing.frameDidRun(start: 10, shown: 10.002)
        #expect(abs(pacing.earliestStart - (10 + Self.period)) < 1e-9)
    }

    @Test func `a frame that begins a little late does not shift those after it`() {
        var pacing = FramePacing(waitsForDisplay: false, refreshRate: 0)

        pacing.frameDidRun(start: 10, shown: nil)
        pacing.frameDidRun(start: 10 + Self.period + 0.003, shown: nil)

        #expect(abs(pacing.earliestStart - (10 + 2 * Self.period)) < 1e-9)
    }

    @Test func `a pause starts a new rhythm`() {
        var pacing = FramePacing(waitsForDisplay: false, refreshRate: 0)

        pacing.frameDidRun(start: 10, shown: nil)
        pacing.frameDidRun(start: 12, shown: nil)

        #expect(abs(pacing.earliestStart - (12 + Self.period)) < 1e-9)
    }

    @Test func `a swap that waits for the display sets the pace`() {
        var pacing = FramePacing(waitsForDisplay: true, refreshRate: 120)

        for frame in 1...100 { pacing.frameDidRun(start: Double(frame) / 120, shown: Double(frame) / 120) }

        #expect(pacing.waitsForDisplay)
        #expect(pacing.earliestStart == -.infinity)
    }

    @Test func `a swap that never waits is found out`() {
        var pacing = FramePacing(waitsForDisplay: true, refreshRate: 60)

        for frame in 1...20 { pacing.frameDidRun(start: Double(frame) / 1000, shown: Double(frame) / 1000) }

        #expect(!pacing.waitsForDisplay)
        #expect(pacing.earliestStart > 0.02)
    }

    @Test func `a few swaps in advance are no proof`() {
        var pacing = FramePacing(waitsForDisplay: true, refreshRate: 60)

        for frame in 1...3 { pacing.frameDidRun(start: Double(frame) / 1000, shown: Double(frame) / 1000) }
        for frame in 1...20 { pacing.frameDidRun(start: Double(frame) / 60, shown: Double(frame) / 60) }

        #expect(pacing.waitsForDisplay)
    }

    @Test func `a frame that draws nothing is followed by a pause, since no swap has waited`() {
        var pacing = FramePacing(waitsForDisplay: true, refreshRate: 60)

        pacing.frameDidRun(start: 10, shown: 10.01)
        pacing.frameDidRun(start: 10.02, shown: nil)

        #expect(pacing.earliestStart > 10.02)
    }
}
