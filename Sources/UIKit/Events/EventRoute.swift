import Foundation
import QuartzCore

/// The two ends of an application's event delivery: its dispatcher and the application itself.
@MainActor
final class EventRoute: FrameClockPart {
    /// Turns the host's events into touches and other events.
    weak var dispatcher: TouchDispatcher?
    /// The application, which is the last responder of the chain.
    weak var application: (any EventReceiver)?
    /// Whether a view has left its window, or a window the screen, since touches on it were last looked for.
    var haveViewsLeft = false

    init(clock: FrameClock) {}
}

/// The application, as event delivery sees it: it gets the events, and knows their possible receivers.
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
    /// Called when the system is short of memory.
    func receiveMemoryWarning()
    /// Called when a file or address should be opened.
    func receive(_ url: URL)
}
