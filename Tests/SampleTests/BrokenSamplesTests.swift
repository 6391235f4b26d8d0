import Takes
import Testing
import UIKit
import UITesting

@testable import PlaygroundSamples

/// The samples with a mistake: each is told of it, and of nothing when it is mended.
@Suite(.serialized) struct BrokenSamplesTests {
    /// A part of the message that each mistake gets.
    private nonisolated static let messages = [
        "never-completes": "NeverCompletesAnimator has not called completeTransition(_:)",
        "completes-twice": "completeTransition(_:) was called although the transition had ended",
        "ignores-cancellation": "called completeTransition(true) although the transition was cancelled",
        "never-animates": "completed the transition in the turn in which it started",
        "empty-window": "the view of UINavigationController is in no window",
        "wrong-final-frame": "but its final frame is",
        "left-over-alpha":
            "LeftOverAlphaAnimator left the view of UINavigationController, which is on the screen, with alpha 0.3",
        "left-over-view":
            "After the cancelled transition of LeftOverViewAnimator the views are not what they were",
        "unbalanced-appearance":
            "Unbalanced calls to begin/end appearance transitions for LetterViewController",
        "weak-delegate":
            "The transitioning delegate with which <BrokenSecondViewController> was presented is gone",
        "presents-twice": "Attempt to present <HintViewController>",
        "pushes-twice": "came while another push or pop was in progress",
    ]

    private func diagnostics(of sample: Sample, isMended: Bool) -> [String] {
        var take = Take(sample: sample.id, frameRate: 60, values: isMended ? ["mended": .flag(true)] : [:])
        take.append(Take.Event(time: 0, kind: .present))
        take.append(Take.Event(time: 3, kind: .dismiss))
        let run = TakeRun(take, of: sample)
        let isAtRest = run.finish()
        #expect(isAtRest, "\(sample.id)")
        #expect(run.calls.contains { $0.kind != .diagnostic }, "\(sample.id)")
        return run.calls.compactMap(\.message)
    }

    @Test func `there is a message for each sample`() {
        #expect(Set(Self.messages.keys) == Set(SampleCatalog.broken.map(\.id)))
        #expect(SampleCatalog.broken.count == 12)
    }

    @Test(arguments: SampleCatalog.broken.map(\.id))
    func `the mistake is told`(id: String) throws {
        let sample = try #require(SampleCatalog.sample(id: id))
        let expected = try #require(Self.messages[id])

        let found = diagnostics(of: sample, isMended: false)

        #expect(found.contains { $0.contains(expected) }, "\(found)")
    }

    @Test(arguments: SampleCatalog.broken.map(\.id))
    func `mended there is nothing to tell`(id: String) throws {
        let sample = try #require(SampleCatalog.sample(id: id))

        #expect(diagnostics(of: sample, isMended: true).isEmpty)
    }

    @Test func `they come last and say what to look for`() {
        let ids = SampleCatalog.everything.map(\.id)
        #expect(ids == SampleCatalog.all.map(\.id) + SampleCatalog.broken.map(\.id))
        for sample in SampleCatalog.broken {
            #expect(sample.section == .broken)
            #expect(sample.controls.map(\.key) == ["mended"])
            #expect(!sample.note.isEmpty, "\(sample.id)")
            #expect(sample.sourcePath.contains("/Broken/") && !sample.sourcePath.contains("/Common/"))
        }
        #expect(Set(ids).count == ids.count)
    }
}
