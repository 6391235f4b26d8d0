import QuartzCore

/// Makes the device be felt. A desktop has nothing that could: each feedback is an event of the trace instead, so that
/// takes and tests see when it comes.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    /// Makes a generator.
    public override init() { super.init() }

    /// Says that feedback is about to come; the trace notes it.
    open func prepare() { post("prepare()") }

    func post(_ call: String, _ detail: [String: String] = [:]) {
        TransitionTrace.current.post(.gesture, self, call, detail)
    }
}

/// Feedback of something that hits something.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How heavy or how hard the things are.
    public enum FeedbackStyle: Int, Sendable {
        /// Small or light things.
        case light
        /// Things of a middle size.
        case medium
        /// Large or heavy things.
        case heavy
        /// Soft things.
        case soft
        /// Hard things.
        case rigid
    }

    private let style: FeedbackStyle

    /// Makes a generator for things of one kind.
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// Makes a generator for things of a middle size.
    public convenience override init() { self.init(style: .medium) }

    /// Something hit something.
    open func impactOccurred() { impactOccurred(intensity: 1) }

    /// Something hit something, with a strength from 0 to 1.
    open func impactOccurred(intensity: CGFloat) {
        let strength = intensity.isFinite ? min(max(intensity, 0), 1) : 1
        post("impactOccurred(intensity:)", ["style": "\(style)", "intensity": "\(strength)"])
    }
}

/// Feedback of a choice that moves on.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// The choice is another one.
    open func selectionChanged() { post("selectionChanged()") }
}

/// Feedback of a task that ended.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How a task ended.
    public enum FeedbackType: Int, Sendable {
        /// It is done.
        case success
        /// It is done, but something needs a look.
        case warning
        /// It failed.
        case error
    }

    /// A task ended.
    open func notificationOccurred(_ notificationType: FeedbackType) {
        post("notificationOccurred(_:)", ["type": "\(notificationType)"])
    }
}
