import Foundation
import StageKit
import Takes
import Testing
import UIKit

/// Transitions that are broken on purpose: each fault is found, with its place, its size and a reason.
@Suite(.serialized) struct FlawTests {
    private func film(_ flaw: Flaw, _ frameRate: Double) -> Film {
        FilmRecorder.film(of: flaw.take(frameRate: frameRate), sample: flaw.sample)
    }

    @Test(
        arguments: [
            (Flaw.alphaResetForAFrame, Finding.Kind.flash), (.hiddenForAFrame, .flash),
            (.shownAtItsEndFirst, .flash), (.otherFinalFrame, .wrongEnd), (.lateCompletion, .wrongEnd),
            (.frameUnderTransform, .jump), (.anchorPointAlone, .jump),
            (.shadowOnAnotherCurve, .drift), (.readdedAtTheRelease, .flash),
            (.animatedOutsideOfTheContainer, .stray), (.springWithoutVelocity, .speedBreak),
            (.startsAgainWhenCaught, .jump), (.cornersAtOnce, .pop), (.shadowAtOnce, .pop),
            (.colorAtOnce, .pop), (.turnedAtOnce, .pop), (.turnedPastHalfAtOnce, .pop), (.comesInFront, .pop),
            (.veilRemoved, .pop), (.snapshotBeside, .jump), (.notTakenBack, .wrongEnd), (.maskAtOnce, .pop),
            (.pictureAtOnce, .pop), (.lateAfterRelease, .wrongEnd), (.jumpsAfterItsEnd, .wrongEnd),
            (.shadeLeft, .wrongEnd), (.shadowRadiusAtOnce, .pop), (.shadowOffsetAtOnce, .pop),
            (.borderAtOnce, .pop), (.borderColorAtOnce, .pop), (.pictureSwapped, .pop),
        ], [60.0, 240])
    func `a broken transition is found`(flaw: (Flaw, Finding.Kind), frameRate: Double) throws {
        let findings = film(flaw.0, frameRate).findings

        let finding = findings.first { $0.kind == flaw.1 }
        #expect(finding != nil, "\(flaw.0) at \(frameRate): \(findings.map(\.description))")
        guard let finding else { return }
        #expect(finding.amount > finding.threshold)
        #expect(finding.reason.hasSuffix(".") && !finding.name.isEmpty)
    }

    @Test(arguments: [60.0, 240])
    func `the same transition without a flaw has no finding`(frameRate: Double) {
        let findings = film(.none, frameRate).findings
        #expect(findings.isEmpty, "\(findings.map(\.description))")
    }

    @Test(arguments: [
        (Flaw.frameUnderTransform, true), (.otherFinalFrame, false), (.startsAgainWhenCaught, false),
    ])
    func `a transform is blamed only where there is one`(flaw: (Flaw, Bool)) {
        let reasons = film(flaw.0, 60).findings.map(\.reason)

        #expect(!reasons.isEmpty && reasons.contains { $0.contains("had a transform") } == flaw.1)
    }
}
