import Foundation

/// Hears which button of an old alert was tapped.
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: SelectorResponder {
    /// A button was tapped; the alert is still shown.
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
    /// The alert was shown.
    func didPresent(_ alertView: UIAlertView)
    /// The alert is gone.
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIAlertViewDelegate {
    /// Does nothing.
    public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
    /// Does nothing.
    public func didPresent(_ alertView: UIAlertView) {}
    /// Does nothing.
    public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
}

/// How an old alert asks for text.
public enum UIAlertViewStyle: Int, Sendable {
    /// Not at all.
    case `default` = 0
    /// In a field that hides what is typed.
    case secureTextInput
    /// In a field.
    case plainTextInput
    /// In a field for a name and one that hides what is typed.
    case loginAndPasswordInput
}

/// An alert as it was before `UIAlertController`: it is shown by the topmost controller of the key window.
@preconcurrency @MainActor
open class UIAlertView: UIView {
    /// Hears of the buttons.
    open weak var delegate: AnyObject?
    /// What the alert is about, in bold.
    open var title: String = ""
    /// More about it.
    open var message: String?
    /// Which text fields it has.
    open var alertViewStyle = UIAlertViewStyle.default {
        didSet { fields = Self.fields(of: alertViewStyle) }
    }
    /// The index of the button that cancels; -1 for none.
    open var cancelButtonIndex = -1

    private var buttons: [String] = []
    private var fields: [UITextField] = []
    private weak var controller: UIAlertController?

    /// Makes an alert.
    ///
    /// - Parameters:
    ///   - title: what it is about; nil for nothing.
    ///   - message: more about it; nil for nothing.
    ///   - delegate: a `UIAlertViewDelegate`, or nil.
    ///   - cancelButtonTitle: the first button, which cancels; nil for none.
    public convenience init(
        title: String?, message: String?, delegate: AnyObject?, cancelButtonTitle: String?
    ) {
        self.init(frame: .zero)
        self.title = title ?? ""
        self.message = message
        self.delegate = delegate
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    }

    /// Makes an alert with more buttons.
    public convenience init(
        title: String, message: String, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?,
        otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
    ) {
        self.init(title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
        for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
    }

    /// Adds a button, and returns its index.
    @discardableResult
    open func addButton(withTitle title: String?) -> Int {
        buttons.append(title ?? "")
        return buttons.count - 1
    }

    /// The number of buttons.
    open var numberOfButtons: Int { buttons.count }

    /// The index of the first button that does not cancel; -1 for none.
    open var firstOtherButtonIndex: Int { buttons.indices.first { $0 != cancelButtonIndex } ?? -1 }

    /// Whether it is shown.
    open var isVisible: Bool { controller?.presentingViewController != nil }

    /// Returns the title of a button; nil for an index without one.
    open func buttonTitle(at buttonIndex: Int) -> String? {
        buttons.indices.contains(buttonIndex) ? buttons[buttonIndex] : nil
    }

    /// Returns a text field of the style; nil for an index without one.
    open func textField(at textFieldIndex: Int) -> UITextField? {
        fields.indices.contains(textFieldIndex) ? fields[textFieldIndex] : nil
    }

    /// Shows the alert. It lives until it is gone.
    open func show() {
        let alert = UIAlertController(
            title: title.isEmpty ? nil : title, message: message, preferredStyle: .alert)
        for field in fields {
            alert.addTextField { shown in
                (shown.isSecureTextEntry, shown.placeholder) = (field.isSecureTextEntry, field.placeholder)
                shown.text = field.text
            }
        }
        fields = alert.textFields ?? []
        for (index, title) in buttons.enumerated() {
            let style: UIAlertAction.Style = index == cancelButtonIndex ? .cancel : .default
            alert.addAction(UIAlertAction(title: title, style: style) { _ in self.finish(index) })
        }
        controller = alert
        OldAlerts.present(alert, for: self) { (self.delegate as? any UIAlertViewDelegate)?.didPresent(self) }
    }

    /// Takes the alert away as if a button had been tapped.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        controller?.presentingViewController?.dismiss(animated: animated) {
            (self.delegate as? any UIAlertViewDelegate)?
                .alertView(self, didDismissWithButtonIndex: buttonIndex)
        }
    }

    private func finish(_ index: Int) {
        let delegate = delegate as? any UIAlertViewDelegate
        delegate?.alertView(self, clickedButtonAt: index)
        delegate?.alertView(self, didDismissWithButtonIndex: index)
    }

    private static func fields(of style: UIAlertViewStyle) -> [UITextField] {
        func field(_ placeholder: String?, isSecure: Bool) -> UITextField {
            let field = UITextField()
            (field.placeholder, field.isSecureTextEntry) = (placeholder, isSecure)
            return field
        }
        return switch style {
        case .default: []
        case .secureTextInput: [field(nil, isSecure: true)]
        case .plainTextInput: [field(nil, isSecure: false)]
        case .loginAndPasswordInput: [field("Login", isSecure: false), field("Password", isSecure: true)]
        }
    }
}

/// Shows old alerts, which belong to no controller.
@MainActor
enum OldAlerts {
    /// Presents an alert over what is in front. Where a screen comes or goes there, the alert waits for its end.
    static func present(_ alert: UIAlertController, for owner: UIView, then done: @escaping () -> Void) {
        let clock = owner.clock
        let window = clock.part(UIScreen.self).keyWindow ?? clock.part(UIScreen.self).windows.last
        guard var controller = window?.rootViewController else {
            return clock.part(TransitionTrace.self).report(
                Diagnostic(
                    .error, owner, "show()",
                    "\(TransitionTrace.className(of: owner)) has no window with a rootViewController to be shown in."
                ))
        }
        while let presented = controller.presentedViewController, !presented.isBeingDismissed {
            controller = presented
        }
        func again() { clock.afterLayout { OldAlerts.present(alert, for: owner, then: done) } }
        if let transition = controller.activeTransition {
            guard transition.isInTheWay else { return again() }
            _ = transition.coordinator.animate(alongsideTransition: nil) { _ in again() }
        } else if controller.presentation.isInRequest {
            again()
        } else {
            controller.present(alert, animated: true, completion: done)
        }
    }
}
