import Foundation

/// Hears which button of an old action sheet was tapped.
@preconcurrency @MainActor
public protocol UIActionSheetDelegate: SelectorResponder {
    /// A button was tapped; the sheet is still shown.
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
    /// The sheet is gone.
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
    /// Does nothing.
    public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
    /// Does nothing.
    public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {}
}

/// A sheet of actions as it was before `UIAlertController`: it is shown by the topmost controller of the key
/// window.
@preconcurrency @MainActor
open class UIActionSheet: UIView {
    /// Hears of the buttons.
    open weak var delegate: (any UIActionSheetDelegate)?
    /// What the sheet is about.
    open var title: String = ""
    /// The index of the button that cancels; -1 for none.
    open var cancelButtonIndex = -1
    /// The index of the button in red; -1 for none.
    open var destructiveButtonIndex = -1

    private var buttons: [String] = []
    private weak var controller: UIAlertController?

    /// Makes a sheet.
    ///
    /// - Parameters:
    ///   - title: what it is about; nil for nothing.
    ///   - delegate: hears of the buttons.
    ///   - cancelButtonTitle: the button that cancels, below the others; nil for none.
    ///   - destructiveButtonTitle: the button in red, above the others; nil for none.
    ///   - otherButtonTitles: the others.
    public convenience init(
        title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
        destructiveButtonTitle: String?, otherButtonTitles: String...
    ) {
        self.init(frame: .zero)
        self.title = title ?? ""
        self.delegate = delegate
        if let destructiveButtonTitle {
            destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle)
        }
        for title in otherButtonTitles { addButton(withTitle: title) }
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    }

    /// Adds a button, and returns its index.
    @discardableResult
    open func addButton(withTitle title: String?) -> Int {
        buttons.append(title ?? "")
        return buttons.count - 1
    }

    /// The number of buttons.
    open var numberOfButtons: Int { buttons.count }

    /// Whether it is shown.
    open var isVisible: Bool { controller?.presentingViewController != nil }

    /// Returns the title of a button; nil for an index without one.
    open func buttonTitle(at buttonIndex: Int) -> String? {
        buttons.indices.contains(buttonIndex) ? buttons[buttonIndex] : nil
    }

    /// Shows the sheet. It lives until it is gone.
    ///
    /// - Parameter view: where it comes from, in a window of regular width.
    open func show(in view: UIView) {
        let alert = UIAlertController(
            title: title.isEmpty ? nil : title, message: nil, preferredStyle: .actionSheet)
        for (index, title) in buttons.enumerated() {
            let style: UIAlertAction.Style =
                index == cancelButtonIndex
                ? .cancel : index == destructiveButtonIndex ? .destructive : .default
            alert.addAction(UIAlertAction(title: title, style: style) { _ in self.finish(index) })
        }
        controller = alert
        alert.popoverPresentationController?.sourceView = view
        alert.popoverPresentationController?.sourceRect = view.bounds
        OldAlerts.present(alert, for: view) {}
    }

    /// Takes the sheet away as if a button had been tapped.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        controller?.presentingViewController?.dismiss(animated: animated) {
            self.delegate?.actionSheet(self, didDismissWithButtonIndex: buttonIndex)
        }
    }

    private func finish(_ index: Int) {
        delegate?.actionSheet(self, clickedButtonAt: index)
        delegate?.actionSheet(self, didDismissWithButtonIndex: index)
    }
}
