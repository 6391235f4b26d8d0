import UIKit

/// Runs blocks some frames of a display later.
final class FrameSteps {
    private var link: CADisplayLink?
    private var steps: [(frames: Int, body: () -> Void)] = []

    /// Runs a block so many frames of a display later.
    func after(_ frames: Int, _ body: @escaping () -> Void) {
        steps.append((frames, body))
        guard link == nil else { return }
        let link = CADisplayLink(target: self, action: FrameSteps.tick)
        link.preferredFramesPerSecond = 60
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func tick(_ link: CADisplayLink) {
        steps = steps.map { ($0.frames - 1, $0.body) }
        let due = steps.filter { $0.frames <= 0 }
        steps.removeAll { $0.frames <= 0 }
        for step in due { step.body() }
        guard steps.isEmpty else { return }
        link.invalidate()
        self.link = nil
    }
}
