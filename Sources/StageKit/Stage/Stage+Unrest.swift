import UIKit

extension Stage {
    /// What keeps the stage from coming to rest, in a few words each; empty at rest.
    ///
    /// It names running transitions, running animations with their key paths and views, display links with
    /// their targets,
    /// and deadlines with the seconds until they come.
    public var unrest: [String] {
        guard isMoving else { return [] }
        let animations = application.windows.flatMap { RunningAnimations.list(below: $0) }
        let reasons = application.trace.runningTransitions + animations + application.clock.unrest
        return reasons.isEmpty ? ["a transition that starts in the next frame"] : reasons
    }
}
