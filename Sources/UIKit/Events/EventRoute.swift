import Foundation
import QuartzCore

/// The way that an application's events take: from its dispatcher to itself.
@MainActor
final class EventRoute: FrameClockPart {
    /// Makes touches of what happened outside.
    weak var dispatcher: TouchDispatcher?
    /// The last responder.
    weak var application: (any EventReceiver)?
    /// Whether a view has left its window, or a window the screen, since touches on it were last looked for.
    var haveViewsLeft = false

    init(clock: FrameClock) {}
}

/// Gets the events of an application, and says where they may go: the application.
@preconcurrency @MainActor
protocol EventReceiver: UIResponder {
    var clock: FrameClock { get }
    var dispatcher: TouchDispatcher { get }
    var focus: FocusSystem { get }
    var screen: UIScreen { get }
    var windows: [UIWindow] { get }
    var keyWindow: UIWindow? { get }
    var gestures: GestureEnvironment { get }
    var trace: TransitionTrace { get }
    var isIgnoringInteractionEvents: Bool { get }
    var statusBarFrame: CGRect { get }
    /// Whether the application has asked for the commands of remote controls.
    var receivesRemoteControlEvents: Bool { get }

    /// Hands an event to the windows that its touches began in.
    func sendEvent(_ event: UIEvent)
    /// The system is short of memory.
    func receiveMemoryWarning()
    /// A file or address is to be opened.
    func receive(_ url: URL)
}
