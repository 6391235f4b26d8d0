/// Shows a short text in a small box when the pointer rests on its view.
///
/// The tip appears after a second of the stage's clock, below the pointer and inside of the window. It goes when the
/// pointer leaves, and when a button or a key is pressed.
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
    /// The view that has the interaction.
    open private(set) weak var view: UIView?

    /// Chooses the text by the place in the view; without it, `defaultToolTip` is shown.
    open weak var delegate: (any UIToolTipInteractionDelegate)?

    /// Whether tips are shown. Default true.
    open var isEnabled = true {
        didSet { if !isEnabled { hover.hide() } }
    }

    /// The text where the delegate chooses none; nil for no tip.
    open var defaultToolTip: String? {
        didSet { if defaultToolTip != oldValue { hover.hide() } }
    }

    private lazy var hover = ToolTipHover { [weak self] in self?.configuration(at: $0) }

    /// Makes an interaction without a text of its own.
    public override init() {
        super.init()
    }

    /// Makes an interaction with a text.
    public init(defaultToolTip: String) {
        self.defaultToolTip = defaultToolTip
        super.init()
    }

    /// The interaction is about to be added to a view, or to be removed.
    open func willMove(to view: UIView?) {
        hover.hide()
        self.view?.removeGestureRecognizer(hover)
    }

    /// The interaction was added to a view, or was removed.
    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(hover)
    }

    private func configuration(at point: CGPoint) -> UIToolTipConfiguration? {
        guard isEnabled else { return nil }
        if let delegate { return delegate.toolTipInteraction(self, configurationAt: point) }
        return defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
    }
}

/// Chooses the tips of an interaction.
@preconcurrency @MainActor
public protocol UIToolTipInteractionDelegate: SelectorResponder {
    /// Returns the tip for a point of the view; nil for none. Default that of the interaction.
    func toolTipInteraction(
        _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
    ) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
    /// Returns the interaction's own text.
    public func toolTipInteraction(
        _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
    ) -> UIToolTipConfiguration? {
        interaction.defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
    }
}

/// A tool tip's text, and the part of the view for which it holds.
@preconcurrency @MainActor
open class UIToolTipConfiguration: NSObject {
    /// The text.
    open private(set) var toolTip: String

    /// The part of the view for which the text holds; null for all of it.
    open private(set) var sourceRect: CGRect

    /// Makes a tip for the whole view.
    public convenience init(toolTip: String) {
        self.init(toolTip: toolTip, in: .null)
    }

    /// Makes a tip for a part of the view; in another part the tip is asked for again.
    public init(toolTip: String, in rect: CGRect) {
        self.toolTip = toolTip
        sourceRect = rect
        super.init()
    }
}

extension UIControl {
    /// A text that explains the control when the pointer rests on it; nil, the default, for none.
    public var toolTip: String? {
        get { toolTipInteraction?.defaultToolTip }
        set {
            if let interaction = toolTipInteraction {
                interaction.defaultToolTip = newValue
            } else if let newValue {
                addInteraction(UIToolTipInteraction(defaultToolTip: newValue))
            }
        }
    }

    /// The interaction that shows the tip; nil until `toolTip` is set or one is added.
    public var toolTipInteraction: UIToolTipInteraction? {
        interactions.lazy.compactMap { $0 as? UIToolTipInteraction }.first
    }
}
