import Foundation

// In an extension because methods that take such closures do not link from a `@preconcurrency` class.
extension UIViewController {
    /// Changes from one child to another, for containers of one's own: adds the new child's view to the superview of
    /// the old one's, runs the animations, and takes the old view away.
    ///
    /// The children get their appearance calls, unless this container forwards them itself. Place the new view before
    /// the call, or in `animations` where it is to move. After the call the old child is still a child: remove it in
    /// `completion`.
    ///
    /// Two controllers without a common parent give a diagnostic, and nothing happens. A change that is turned round
    /// while it runs, from the new child back to the old one, leaves the one that was asked for last.
    ///
    /// - Parameters:
    ///   - fromViewController: a child whose view is shown.
    ///   - toViewController: another child.
    ///   - duration: in seconds; 0 changes at once.
    ///   - options: pace and more; with a transition, such as `transitionCrossDissolve`, the superview turns from the
    ///     one look to the other, and changes in `animations` take place at once.
    ///   - animations: what moves.
    ///   - completion: called once, last of all; gets true if the animations ran to their end.
    public func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController,
        duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let swap = ChildSwap(from: fromViewController, to: toViewController, in: self) else { return }
        swap.run(duration: duration, options: options, animations: animations, completion: completion)
    }
}

/// One change between two children of a container.
@MainActor
final class ChildSwap {
    private static let call = "transition(from:to:duration:options:animations:completion:)"

    private let from: UIViewController
    private let to: UIViewController
    private let place: UIView
    /// Whether the container leaves it to UIKit to tell its children of their appearance, and is seen itself.
    private let forwards: Bool

    /// Nil, with a diagnostic, for two controllers between which there is nothing to change.
    init?(from: UIViewController, to: UIViewController, in container: UIViewController) {
        guard let parent = from.parent, parent === to.parent, from !== to else {
            Self.reportParents(from, to, container)
            return nil
        }
        guard let place = from.viewIfLoaded?.superview else {
            Self.reportPlace(from, to, container)
            return nil
        }
        self.from = from
        self.to = to
        self.place = place
        forwards = parent.isOnScreen && parent.shouldAutomaticallyForwardAppearanceMethods
    }

    func run(
        duration: TimeInterval, options: UIView.AnimationOptions, animations: (() -> Void)?,
        completion: ((Bool) -> Void)?
    ) {
        from.childSwap = self
        to.childSwap = self
        to.loadViewIfNeeded()
        for step in TransitionCallbackOrder.childStart {
            switch step {
            case .willDisappear: begin(from, appearing: false, animated: duration > 0)
            case .willAppear: begin(to, appearing: true, animated: duration > 0)
            case .presentationController, .willShow: break
            }
        }
        let end: (Bool) -> Void = { self.end(finished: $0, completion) }
        guard options.transition == .none else {
            return UIView.transition(with: place, duration: duration, options: options) {
                self.addView()
                animations?()
                self.from.viewIfLoaded?.removeFromSuperview()
            } completion: {
                end($0)
            }
        }
        addView()
        UIView.animate(withDuration: duration, delay: 0, options: options) {
            animations?()
        } completion: {
            end($0)
        }
    }

    private func addView() {
        guard let view = to.view else { return }
        place.addSubview(view)
        if view.window != nil { UIView.performWithoutAnimation { view.layoutIfNeeded() } }
    }

    // MARK: - Appearance

    private func begin(_ controller: UIViewController, appearing isAppearing: Bool, animated: Bool) {
        guard forwards, controller.appearance.begun(appearing: isAppearing, animated: animated) != nil else {
            return
        }
        controller.beginAppearanceTransition(isAppearing, animated: animated)
    }

    private func endAppearance(of controller: UIViewController) {
        guard forwards, controller.childSwap === self, controller.appearance.ended != nil else { return }
        controller.endAppearanceTransition()
    }

    // MARK: - The end

    /// What a later change has taken over is left to that.
    private func end(finished: Bool, _ completion: ((Bool) -> Void)?) {
        for step in TransitionCallbackOrder.childEnd {
            switch step {
            case .removeViews: if from.childSwap === self { from.viewIfLoaded?.removeFromSuperview() }
            case .didDisappear: endAppearance(of: from)
            case .didAppear: endAppearance(of: to)
            case .completionHandler:
                for child in [from, to] where child.childSwap === self { child.childSwap = nil }
                completion?(finished)
            default: break
            }
        }
    }

    // MARK: - Mistakes

    private static func reportParents(
        _ from: UIViewController, _ to: UIViewController, _ container: UIViewController
    ) {
        let (first, second) = (TransitionTrace.className(of: from), TransitionTrace.className(of: to))
        let message =
            from === to
            ? "\(first) cannot change to itself: pass two children."
            : "Children view controllers \(first) and \(second) must have a common parent view controller when "
                + "calling \(call): add both with addChild(_:) first."
        TransitionTrace.current.report(Diagnostic(.error, container, call, message))
    }

    private static func reportPlace(
        _ from: UIViewController, _ to: UIViewController, _ container: UIViewController
    ) {
        let (first, second) = (TransitionTrace.className(of: from), TransitionTrace.className(of: to))
        TransitionTrace.current.report(
            Diagnostic(
                .error, container, call,
                "The view of \(first) has no superview into which that of \(second) could be put: add it to the "
                    + "container's view first."))
    }
}
