import Foundation
import StageKit
import Takes
import Testing
import UIKit

/// Mistakes that practitioners make are found, in films of the transitions that have them.
@Suite(.serialized) struct BlunderTests {
    @Test(
        arguments: [
            (Blunder.dimAhead, Finding.Kind.drift), (.keyframeGap, .speedBreak), (.completesEarly, .wrongEnd),
            (.turnsAbout, .detour), (.animationsOff, .wrongEnd), (.shownAtTheEnd, .wrongEnd),
            (.cornersAtTheEnd, .pop), (.pushedBackReset, .wrongEnd), (.swappedOrder, .pop),
            (.shadowAfterTheEnd, .pop), (.contentBelowTheTop, .wrongEnd), (.snapshotGoneTooSoon, .wrongEnd),
            (.addsUp, .stray), (.wrongOrigin, .jump), (.dimGoneAtTheRelease, .jump),
            (.fadesAndReturns, .wrongEnd), (.snapsBack, .jump), (.removesAnimations, .jump),
        ], [60.0, 240])
    func `a mistake is found`(blunder: (Blunder, Finding.Kind), frameRate: Double) throws {
        let film = Film(of: blunder.0.take(frameRate: frameRate), sample: blunder.0.sample)

        let findings = film.findings
        let finding = findings.first { $0.kind == blunder.1 }
        #expect(finding != nil, "\(blunder.0) at \(frameRate): \(findings.map(\.description))")
        guard let finding else { return }
        #expect(finding.amount > finding.threshold && finding.reason.hasSuffix("."))
    }

    @Test(arguments: [Blunder.none, .noneByFinger], [60.0, 240])
    func `without a mistake nothing is found`(blunder: Blunder, frameRate: Double) {
        let findings = Film(of: blunder.take(frameRate: frameRate), sample: blunder.sample).findings

        #expect(findings.isEmpty, "\(findings.map(\.description))")
    }
}
