/// The form of a presentation: as requested, or adapted to its traits in another style and perhaps in another
/// controller.
///
/// ```
/// as requested                     adapted
/// presented ── original            replacement ── adapted ── original
///                                   └ presented (in it, or the replacement itself)
/// ```
@MainActor
struct PresentationForm {
    /// The controller that is presented in this form.
    let shown: UIViewController
    /// The presentation controller of this form.
    let controller: UIPresentationController

    private init(shown: UIViewController, controller: UIPresentationController) {
        self.shown = shown
        self.controller = controller
    }

    /// Makes the form of a presentation in the given style; `.none` stands for its own.
    static func make(of original: UIPresentationController, style: UIModalPresentationStyle) -> Self {
        let presented = original.presentedViewController
        guard style != .none else {
            presented.hold(original)
            return Self(shown: presented, controller: original)
        }
        let shown = original.replacement(for: style) ?? presented
        let adapted = original.adaptedController(for: style, showing: shown)
        adapted.setPresenting(original.presentingViewController)
        adapted.original = original
        adapted.delegate = original.delegate
        adapted.traits.overrides = original.traits.overrides
        adapted.olderTraitOverrides = original.olderTraitOverrides
        if shown !== presented { presented.presentation.controller = nil }
        shown.hold(adapted)
        if let delegate = original.delegate {
            TransitionTrace.current.post(.delegate, delegate, "presentationController(_:prepare:)")
            delegate.presentationController(original, prepare: adapted)
        }
        return Self(shown: shown, controller: adapted)
    }

    /// Chooses the form of a presentation that is about to start.
    static func choose(for original: UIPresentationController) -> Self {
        make(of: original, style: original.adaptiveStyle(in: original.surroundingTraits))
    }
}

extension UIPresentationController {
    /// The requested presentation controller: this one, or the one that this one replaces.
    var requestedController: UIPresentationController { original ?? self }

    /// Returns the style to which the presentation adapts with these traits; `.none`: its own.
    func adaptiveStyle(in traits: UITraitCollection) -> UIModalPresentationStyle {
        let style = adaptivePresentationStyle(for: traits)
        switch style {
        case presentationStyle, .none: return .none
        case .currentContext, .overCurrentContext, .custom, .automatic, .popover:
            reportInvalid(style)
            return .none
        default: return style
        }
    }

    /// Returns the delegate's replacement for the presented controller; `nil` if there is none.
    fileprivate func replacement(for style: UIModalPresentationStyle) -> UIViewController? {
        guard let delegate else { return nil }
        TransitionTrace.current.post(
            .delegate, delegate, "presentationController(_:viewControllerForAdaptivePresentationStyle:)")
        let answer = delegate.presentationController(self, viewControllerForAdaptivePresentationStyle: style)
        guard let answer, answer !== presentedViewController else { return nil }
        guard answer.containingController == nil, answer.presentation.presenting == nil else {
            let name = TransitionTrace.className(of: answer)
            TransitionTrace.current.report(
                Diagnostic(
                    .error, delegate,
                    "presentationController(_:viewControllerForAdaptivePresentationStyle:)",
                    "The replacement \(name) is in use already and was not presented: give a new controller, or "
                        + "the presented one in a new container."))
            return nil
        }
        return answer
    }

    /// Tells the delegate which form the presentation is about to take.
    func announceForm(with coordinator: (any UIViewControllerTransitionCoordinator)?) {
        let requested = requestedController
        guard let delegate = requested.delegate else { return }
        let style = original == nil ? UIModalPresentationStyle.none : presentationStyle
        TransitionTrace.current.post(
            .delegate, delegate,
            "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)",
            ["style": "\(style)"])
        delegate.presentationController(
            requested, willPresentWithAdaptiveStyle: style, transitionCoordinator: coordinator)
    }

    // MARK: - Mistakes

    private func reportInvalid(_ style: UIModalPresentationStyle) {
        let name = TransitionTrace.className(of: self)
        TransitionTrace.current.report(
            Diagnostic(
                .warning, delegate ?? self, "adaptivePresentationStyle(for:traitCollection:)",
                "The adaptive style .\(style) of \(name) is none that a presentation can adapt to and counts as "
                    + ".none: give .fullScreen, .overFullScreen, .pageSheet, .formSheet or .none."))
    }

    /// Diagnoses a delegate that would have adapted the presentation but was set too late. An adapted form has the
    /// delegate of the one that was asked for.
    func checkLateDelegate() {
        guard let delegate, isPresented, original == nil else { return }
        let current = presentedViewController.formController?.adaptedStyle ?? .none
        guard adaptiveStyle(in: surroundingTraits) != current else { return }
        let (name, presented) = (
            TransitionTrace.className(of: delegate), TransitionTrace.className(of: presentedViewController)
        )
        TransitionTrace.current.report(
            Diagnostic(
                .warning, self, "delegate",
                "\(name) became the delegate of the presentation of \(presented) after present(_:animated:completion:) "
                    + "and would have adapted it: set presentationController?.delegate before."))
    }

    /// The style to which the presentation has adapted; `.none`: it has not.
    fileprivate var adaptedStyle: UIModalPresentationStyle { original == nil ? .none : presentationStyle }
}

extension UIViewController {
    /// The presentation controller of the form in which this controller, or what contains it, is presented.
    fileprivate var formController: UIPresentationController? {
        presentation.controller ?? containingController?.formController
    }
}
