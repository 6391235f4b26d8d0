import QuartzCore

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// On its head.
    case portraitUpsideDown = 2
    /// On its side, the top at the left.
    case landscapeLeft = 3
    /// On its side, the top at the right.
    case landscapeRight = 4
    /// Lying, the screen up.
    case faceUp = 5
    /// Lying, the screen down.
    case faceDown = 6

    /// Whether it is upright or on its head.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether it is on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether an interface can be turned so: whether it is upright, on its head or on its side.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
    /// Whether it lies.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The machine that the application runs on, or the one that a stage stands for.
@preconcurrency @MainActor
public final class UIDevice: NSObject, FrameClockPart {
    unowned let clock: FrameClock

    /// The device of the application.
    public class var current: UIDevice { FrameClock.current.part() }

    package init(clock: FrameClock) {
        self.clock = clock
        super.init()
    }

    /// Whether it is a phone, a pad, …; by the size of the screen.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }

    /// How it is held: that follows from the shape that the screen has, or is about to have.
    public var orientation: UIDeviceOrientation {
        clock.part(UIScreen.self).heldOrientation.isLandscape ? .landscapeLeft : .portrait
    }

    /// Posted when the screen was turned, while notifications are generated.
    public nonisolated static let orientationDidChangeNotification =
        NSNotification.Name("UIDeviceOrientationDidChangeNotification")

    private var listeners = 0

    /// Whether a turn of the screen is posted.
    public var isGeneratingDeviceOrientationNotifications: Bool { listeners > 0 }

    /// Posts turns of the screen until `endGeneratingDeviceOrientationNotifications()` was called as often.
    public func beginGeneratingDeviceOrientationNotifications() { listeners += 1 }

    /// Takes one begin back.
    public func endGeneratingDeviceOrientationNotifications() { listeners = max(0, listeners - 1) }

    func screenDidTurn() {
        guard isGeneratingDeviceOrientationNotifications else { return }
        NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
    }

    // MARK: - Battery and proximity

    /// Whether the battery is watched. Default false. Whatever it says, `batteryLevel` and `batteryState` are those of a
    /// machine without a battery, as in the simulator: the desktop's is not asked.
    public var isBatteryMonitoringEnabled = false

    /// How full the battery is, from 0 to 1: -1, which stands for not known.
    public var batteryLevel: Float { -1 }

    /// What the battery does: not known.
    public var batteryState: BatteryState { .unknown }

    /// Whether the sensor of what is near the screen is on. There is none, and so it stays false when it is set to true,
    /// as on devices without one.
    public var isProximityMonitoringEnabled: Bool {
        get { false }
        set {}
    }

    /// Whether something is near the screen: false, as no sensor says so.
    public var proximityState: Bool { false }

    /// Whether applications go on in the background: true.
    public var isMultitaskingSupported: Bool { true }

    /// Posted when `batteryLevel` has changed: never, as it is not known.
    public nonisolated static let batteryLevelDidChangeNotification =
        NSNotification.Name("UIDeviceBatteryLevelDidChangeNotification")
    /// Posted when `batteryState` has changed: never, as it is not known.
    public nonisolated static let batteryStateDidChangeNotification =
        NSNotification.Name("UIDeviceBatteryStateDidChangeNotification")
    /// Posted when `proximityState` has changed: never, as there is no sensor.
    public nonisolated static let proximityStateDidChangeNotification =
        NSNotification.Name("UIDeviceProximityStateDidChangeNotification")

    /// The name of the machine.
    public var name: String { ProcessInfo.processInfo.hostName }
    /// The kind of machine, as the idiom says.
    public var model: String {
        switch userInterfaceIdiom {
        case .phone: "iPhone"
        case .pad: "iPad"
        default: "Linux"
        }
    }
    /// The same: there is one language for it.
    public var localizedModel: String { model }
    /// The operating system.
    public var systemName: String { "Linux" }
    /// The version of the operating system, as its kernel says.
    public var systemVersion: String {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
    }
}

extension UIDevice {
    /// What a battery does.
    public enum BatteryState: Int, Sendable {
        /// Not known.
        case unknown = 0
        /// It gets emptier.
        case unplugged = 1
        /// It gets fuller.
        case charging = 2
        /// It is full, and plugged in.
        case full = 3
    }
}
