import Foundation

/// The part of a view that what stands in for a keyboard covers: the input views of the first responder.
///
/// While there are none, as while a real keyboard types, it is the strip below the safe area.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
    /// Whether the guide reaches up to the safe area while nothing covers the view; false leaves it without
    /// height then. Default true.
    open var usesBottomSafeArea = true {
        didSet { update() }
    }

    private var upperEdge: NSLayoutConstraint?
    private var observer: (any NSObjectProtocol)?

    /// Makes the guide of a view.
    init(of view: UIView) {
        super.init()
        identifier = "UIKeyboardLayoutGuide"
        view.addLayoutGuide(self)
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: view.leadingAnchor),
            trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        update()
        observer = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
        ) { [weak self] notification in
            let duration =
                notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
            let seconds = duration?.doubleValue ?? 0
            MainActor.ifCurrent { self?.follow(over: seconds) }
        }
    }

    isolated deinit {
        if let observer { NotificationCenter.default.removeObserver(observer) }
    }

    /// How high what covers the view reaches, from the view's lower edge.
    private var covered: CGFloat {
        guard let view = owningView, let window = view.window, window.inputViews.height > 0 else { return 0 }
        let top = view.convert(
            CGPoint(x: 0, y: window.bounds.height - window.inputViews.height), from: window
        ).y
        return min(max(view.bounds.height - top, 0), view.bounds.height)
    }

    /// Places the upper edge.
    private func update() {
        guard let view = owningView else { return }
        let height = covered
        upperEdge?.isActive = false
        let edge =
            height > 0 || !usesBottomSafeArea
            ? topAnchor.constraint(equalTo: view.bottomAnchor, constant: -height)
            : topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
        edge.isActive = true
        upperEdge = edge
    }

    private func follow(over seconds: TimeInterval) {
        guard let view = owningView, view.window != nil else { return }
        update()
        UIView.animate(withDuration: seconds, delay: 0, options: .beginFromCurrentState) {
            view.layoutIfNeeded()
        }
    }
}

extension UIView {
    /// What input views of the first responder cover of the view; made when it is first asked for.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        layoutGuides.lazy.compactMap { $0 as? UIKeyboardLayoutGuide }.first ?? UIKeyboardLayoutGuide(of: self)
    }
}
