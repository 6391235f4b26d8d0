import QuartzCore

/// Closes the window in which the application runs.
@MainActor
package final class SceneCloser: FrameClockPart {
    /// Closes it at the end of the turn; nil where the application runs in no window of its own.
    package var close: (() -> Void)?

    package init(clock: FrameClock) {}
}

/// Options for closing a scene; none has an effect here.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {}

/// Why a request for a scene failed.
public struct UISceneError: Error, Hashable, Sendable {
    /// What went wrong.
    public enum Code: Int, Sendable {
        /// The application has one scene only.
        case multipleScenesNotSupported
        /// There is no window that can be closed.
        case requestDenied
    }

    /// What went wrong.
    public let code: Code

    /// Makes an error.
    ///
    /// - Parameter code: what went wrong.
    public init(_ code: Code) { self.code = code }
}

extension UIApplication {
    /// Closes a scene's window, which ends the application, as it has no other one.
    ///
    /// - Parameters:
    ///   - sceneSession: the scene's session, as in `openSessions`.
    ///   - options: not used.
    ///   - errorHandler: called with `UISceneError` if the scene is of another application, or on a stage that is no
    ///     window of its own.
    public func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard openSessions.contains(sceneSession), let close = screen.clock.part(SceneCloser.self).close
        else {
            errorHandler?(UISceneError(.requestDenied))
            return
        }
        close()
    }
}
