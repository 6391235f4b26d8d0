import Testing
import UITesting

@testable import UIKit

/// The time of a layer that is held, let go, and held again.
@MainActor
struct ScrubbedTimelineTests {
    private let stage = Stage()
    private let layer = CALayer()

    init() {
        stage.window.layer.addSublayer(layer)
        stage.advance(by: 0.1)
    }

    private var time: CFTimeInterval { stage.run { layer.convertTime(CACurrentMediaTime(), from: nil) } }

    @Test func `time goes on from where it was held, each time`() {
        let first = stage.run { ScrubbedTimeline(holding: layer) }
        stage.run { first.seek(to: 0.3) }
        stage.advance(by: 1)
        #expect(abs(time - first.start - 0.3) < 1e-5)
        stage.run { _ = first.release(after: 0.3) }
        stage.advance(by: 0.2)
        #expect(abs(time - first.start - 0.5) < 1e-5)

        let second = stage.run { ScrubbedTimeline(holding: layer) }
        stage.advance(by: 1)
        stage.run { _ = second.release(after: 0.1) }

        #expect(abs(second.start - first.start - 0.5) < 1e-5)
        #expect(abs(time - second.start - 0.1) < 1e-5)
        stage.advance(by: 0.2)
        #expect(abs(time - second.start - 0.3) < 1e-5)
    }
}
