import QuartzCore

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upside down.
    case portraitUpsideDown = 2
    /// On its side, the top at the left.
    case landscapeLeft = 3
    /// On its side, the top at the right.
    case landscapeRight = 4
    /// Lying, the screen up.
    case faceUp = 5
    /// Lying, the screen down.
    case faceDown = 6

    /// Whether it is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether it is on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether an interface can have this orientation: true if upright, upside down or on its side.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
    /// Whether it lies flat.
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

    /// How it is held, as the present or the announced shape of the screen implies.
    public var orientation: UIDeviceOrientation {
        clock.part(UIScreen.self).heldOrientation.isLandscape ? .landscapeLeft : .portrait
    }

    /// Posted when the screen was turned, while notifications are generated.
    public nonisolated static let orientationDidChangeNotification =
        NSNotification.Name("UIDeviceOrientationDidChangeNotification")

    private var listeners = 0

    /// Whether a turn of the screen is posted.
    public var isGeneratingDeviceOrientationNotifications: Bool { listeners > 0 }

    /// Starts posting turns of the screen. Balance it with `endGeneratingDeviceOrientationNotifications()`.
    public func beginGeneratingDeviceOrientationNotifications() { listeners += 1 }

    /// Balances one call of `beginGeneratingDeviceOrientationNotifications()`; the last one stops the posts.
    public func endGeneratingDeviceOrientationNotifications() { listeners = max(0, listeners - 1) }

    func screenDidTurn() {
        guard isGeneratingDeviceOrientationNotifications else { return }
        NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
    }

    // MARK: - Battery and proximity

    /// Whether the battery is monitored. Default false. It has no effect here: `batteryLevel` and
    /// `batteryState` are always those of a machine without a battery, as in the simulator.
    public var isBatteryMonitoringEnabled = false

    /// How full the battery is, from 0 to 1. Always -1 here: unknown.
    public var batteryLevel: Float { -1 }

    /// Whether the battery is charged or discharged. Always `.unknown` here.
    public var batteryState: BatteryState { .unknown }

    /// Whether the proximity sensor is on. As on devices without a sensor it stays false when it is set to
    /// true.
    public var isProximityMonitoringEnabled: Bool {
        get { false }
        set {}
    }

    /// Whether something is near the screen. Always false, as there is no sensor.
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
    /// The same as `model`, which is not translated.
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
    /// Whether a battery is charged or discharged.
    public enum BatteryState: Int, Sendable {
        /// Not known.
        case unknown = 0
        /// It is discharging.
        case unplugged = 1
        /// It is charging.
        case charging = 2
        /// It is full, and plugged in.
        case full = 3
    }
}
