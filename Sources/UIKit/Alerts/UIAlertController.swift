import Foundation

/// Asks something: an alert in the middle of the window, or a sheet of actions at its lower edge.
///
/// It is a presentation of the custom kind, with a presentation controller and animators of its own. An action
/// sheet is a popover where the width is regular; give its `popoverPresentationController` a source there.
///
/// ```swift
/// let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
/// alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
/// alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in delete() })
/// present(alert, animated: true)
/// ```
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    /// Where it is shown.
    public enum Style: Int, Sendable {
        /// A sheet at the lower edge, or a popover: what to do with something.
        case actionSheet = 0
        /// A card in the middle: something to know or to decide first.
        case alert = 1
    }

    /// Where it is shown.
    open private(set) var preferredStyle = Style.actionSheet
    /// The actions, in the order in which they were added.
    open private(set) var actions: [UIAlertAction] = []
    /// The text fields of an alert, in the order in which they were added; nil without one.
    open private(set) var textFields: [UITextField]?

    private let alertTransitions = AlertTransitions()
    private weak var formerResponder: UIResponder?
    /// The action that was chosen; no other can be chosen after it.
    private var chosen: UIAlertAction?

    // MARK: - Creating an alert

    /// Makes an alert or an action sheet without actions.
    ///
    /// - Parameters:
    ///   - title: what it is about, in bold; nil for none.
    ///   - message: more about it; nil for none.
    ///   - preferredStyle: where it is shown.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.preferredStyle = preferredStyle
        self.title = title
        self.message = message
    }

    /// Makes an action sheet without title.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        styleThatWasSet = .custom
        transitioningDelegate = alertTransitions
    }

    /// Makes an action sheet; nothing is read from the decoder.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        styleThatWasSet = .custom
        transitioningDelegate = alertTransitions
    }

    // MARK: - Contents

    /// What the alert is about, in bold.
    open override var title: String? {
        didSet { contentsDidChange() }
    }

    /// More about it, below the title.
    open var message: String? {
        didSet { contentsDidChange() }
    }

    /// Adds a button. A second cancel button is an error, and is not added.
    open func addAction(_ action: UIAlertAction) {
        if actions.contains(where: { $0 === action }) {
            return report("addAction(_:)", "has the action “\(action.title ?? "")” already: make another one")
        }
        if action.style == .cancel, let other = cancelAction {
            return report(
                "addAction(_:)",
                "can only have one action of the style .cancel, which is “\(other.title ?? "")”: "
                    + "give “\(action.title ?? "")” another style")
        }
        action.alert = self
        actions.append(action)
        actionsDidChange()
    }

    /// The action that stands out, and that the return key chooses; one of `actions`. Without one the cancel
    /// button of an alert stands out.
    open var preferredAction: UIAlertAction? {
        didSet {
            if let action = preferredAction, !actions.contains(where: { $0 === action }) {
                preferredAction = oldValue
                return report(
                    "preferredAction",
                    "does not have the action “\(action.title ?? "")”: add it before it is preferred")
            }
            actionsDidChange()
        }
    }

    /// Adds a text field to an alert. Action sheets have none.
    ///
    /// - Parameter configurationHandler: gets the new field before it is shown.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            return report(
                "addTextField(configurationHandler:)",
                "is an action sheet, which has no text fields: use the style .alert")
        }
        let field = UITextField()
        field.borderStyle = .none
        field.font = .systemFont(ofSize: AlertLook.fieldSize)
        field.clearButtonMode = .whileEditing
        field.addTarget(self, action: UIAlertController.fieldReturned, for: .editingDidEndOnExit)
        textFields = (textFields ?? []) + [field]
        configurationHandler?(field)
        contentsDidChange()
    }

    // MARK: - The presentation

    /// A custom presentation; a popover for an action sheet where the width is regular.
    open override var modalPresentationStyle: UIModalPresentationStyle {
        get {
            let isPopover =
                preferredStyle == .actionSheet && styleThatWasSet == .custom
                && (presentingViewController ?? self).traitCollection.horizontalSizeClass == .regular
            return isPopover ? .popover : super.modalPresentationStyle
        }
        set { super.modalPresentationStyle = newValue }
    }

    private var isPopover: Bool { modalPresentationStyle == .popover }

    // MARK: - The view

    /// Makes the card or cards.
    open override func loadView() {
        let form: AlertLook = preferredStyle == .alert ? .alert : isPopover ? .popover : .sheet
        view = AlertView(look: form) { [weak self] in self?.choose($0) }
        if isPopover, let popover = popoverPresentationController, popover.delegate == nil {
            popover.delegate = alertTransitions
        }
        if let popover = popoverPresentationController, isPopover { popover.backgroundColor = .alertCard }
        updateView()
    }

    private var alertView: AlertView? { viewIfLoaded as? AlertView }

    private func contentsDidChange() { updateView() }

    func actionsDidChange() { updateView() }

    private func updateView() {
        guard let alertView else { return }
        alertView.show(
            AlertContents(
                title: title, message: message, fields: textFields ?? [],
                actions: isPopover ? actions.filter { $0.style != .cancel } : actions,
                emphasized: emphasizedAction))
        if isPopover { preferredContentSize = alertView.sizeThatFits(CGSize(width: 0, height: 0)) }
        presentation.controller?.containerView?.setNeedsLayout()
    }

    private var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

    /// The action whose title is bold.
    private var emphasizedAction: UIAlertAction? {
        preferredAction ?? (preferredStyle == .alert ? cancelAction : nil)
    }

    // MARK: - Appearing

    /// Checks that there is something to show. Overrides call `super`.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        chosen = nil
        if title == nil, message == nil, actions.isEmpty, textFields == nil {
            report(
                "init(title:message:preferredStyle:)", "must have a title, a message or an action to display")
        }
    }

    /// Takes the keyboard: the first text field gets it, or the alert itself. Overrides call `super`.
    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        formerResponder = view.window?.firstResponder
        if let field = textFields?.first { field.becomeFirstResponder() } else { becomeFirstResponder() }
    }

    /// Gives the keyboard back. Overrides call `super`.
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        view.endEditing(true)
        resignFirstResponder()
        if isBeingDismissed { formerResponder?.becomeFirstResponder() }
        formerResponder = nil
    }

    /// Runs the cancel action of a popover that a tap beside it has dismissed. Overrides call `super`.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isPopover, chosen == nil, activeTransition?.userDismissal != nil, let cancelAction else {
            return
        }
        chosen = cancelAction
        clock.afterLayout { cancelAction.handler?(cancelAction) }
    }

    // MARK: - Choosing

    /// Dismisses the alert, and calls the action's handler when it is gone.
    func choose(_ action: UIAlertAction) {
        guard action.isEnabled, chosen == nil, !isBeingDismissed else { return }
        guard presentation.presenting != nil else {
            action.handler?(action)
            return
        }
        chosen = action
        presentingViewController?.dismiss(animated: true) { action.handler?(action) }
    }

    /// A tap beside an action sheet cancels it, if it has a cancel button.
    func tappedBeside() {
        if preferredStyle == .actionSheet { cancel() }
    }

    // MARK: - Keys

    /// The alert takes the keys while it is shown.
    open override var canBecomeFirstResponder: Bool { true }

    /// Escape cancels, return chooses the button with the keyboard's focus, or else the bold one.
    open override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(
                input: UIKeyCommand.inputEscape, modifierFlags: [], action: UIAlertController.cancel),
            UIKeyCommand(input: "\r", modifierFlags: [], action: UIAlertController.confirm),
        ]
    }

    private func cancel() {
        if let cancelAction { choose(cancelAction) }
    }

    private func confirm() {
        let action =
            alertView?.focusedAction ?? preferredAction ?? (actions.count == 1 ? actions[0] : cancelAction)
        if let action { choose(action) }
    }

    /// Return in a text field goes on to the next; in the last one it chooses the preferred action, or the only
    /// one that does not cancel.
    private func fieldReturned(_ field: UITextField) {
        guard let fields = textFields, let index = fields.firstIndex(where: { $0 === field }) else { return }
        if index + 1 < fields.count {
            fields[index + 1].becomeFirstResponder()
            return
        }
        let others = actions.filter { $0.style != .cancel }
        if let action = preferredAction ?? (others.count == 1 ? others[0] : nil) { choose(action) }
    }

    // MARK: - Mistakes

    private func report(_ call: String, _ problem: String) {
        TransitionTrace.current.report(
            Diagnostic(.error, self, call, "\(TransitionTrace.className(of: self)) \(problem)."))
    }
}
