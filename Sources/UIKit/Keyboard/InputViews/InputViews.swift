import Foundation

/// Shows the views that the first responder of a window brings along: one in place of a keyboard, and one
/// above it.
///
///     │ window              │
///     ├─────────────────────┤
///     │ inputAccessoryView  │
///     │ inputView           │
///     └─────────────────────┘
@MainActor
final class InputViews {
    /// The height of an input view that says nothing about its own, as of a keyboard on an iPhone.
    private static let usualHeight: CGFloat = 216
    /// How long the views take to come and go, in seconds, as a keyboard on iOS does.
    private static let duration: TimeInterval = 0.25

    private unowned let window: UIWindow
    private let container = InputViewContainer()
    private(set) var isShown = false
    /// How high the views are once they have come; 0 where there are none.
    private(set) var height: CGFloat = 0

    init(window: UIWindow) {
        self.window = window
        container.owner = self
    }

    /// Whether one of the views that are shown clicks when its keys are tapped.
    var enablesClicks: Bool {
        isShown
            && container.subviews.contains { view in
                (view as? any UIInputViewAudioFeedback)?.enableInputClicksWhenVisible == true
            }
    }

    /// The first responder is another one. Where there is none for now, one may follow at once: that is seen
    /// when the container is laid out.
    func firstResponderDidChange() {
        if window.firstResponder != nil { return update() }
        if isShown { container.setNeedsLayout() }
    }

    /// Shows the views of the first responder, or hides those of the one before.
    func update() {
        // A text field inside of an accessory view keeps that in place.
        if let view = window.firstResponder as? UIView, view.isDescendant(of: container) { return }
        let chain = sequence(first: window.firstResponder) { $0?.next }.compactMap { $0 }
        let accessory = chain.lazy.compactMap(\.inputAccessoryView).first
        let input = chain.lazy.compactMap(\.inputView).first
        guard accessory != nil || input != nil else { return hide() }
        container.show(accessory: accessory, input: input)
        show(height: container.place(in: window.bounds.width, usualHeight: Self.usualHeight))
    }

    private func show(height: CGFloat) {
        let bounds = window.bounds
        let end = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        window.addSubview(container)
        self.height = height
        guard !isShown || container.frame != end else { return }
        let start = isShown ? container.frame : end.offsetBy(dx: 0, dy: height)
        container.frame = start
        isShown = true
        move(to: end, from: start, [.willChangeFrame, .willShow], [.didChangeFrame, .didShow])
    }

    private func hide() {
        guard isShown else { return }
        isShown = false
        height = 0
        let start = container.frame
        let end = start.offsetBy(dx: 0, dy: start.height)
        move(to: end, from: start, [.willChangeFrame, .willHide], [.didChangeFrame, .didHide])
    }

    private func move(to end: CGRect, from start: CGRect, _ before: [Moment], _ after: [Moment]) {
        let (from, to) = (window.convert(start, to: nil), window.convert(end, to: nil))
        for moment in before { post(moment, from, to) }
        let shows = isShown
        UIView.animate(withDuration: Self.duration, delay: 0, options: .beginFromCurrentState) {
            self.container.frame = end
        } completion: { _ in
            guard self.isShown == shows else { return }
            if !shows { self.container.removeFromSuperview() }
            for moment in after { self.post(moment, from, to) }
        }
    }

    private enum Moment {
        case willShow, didShow, willHide, didHide, willChangeFrame, didChangeFrame

        var name: Notification.Name {
            switch self {
            case .willShow: UIResponder.keyboardWillShowNotification
            case .didShow: UIResponder.keyboardDidShowNotification
            case .willHide: UIResponder.keyboardWillHideNotification
            case .didHide: UIResponder.keyboardDidHideNotification
            case .willChangeFrame: UIResponder.keyboardWillChangeFrameNotification
            case .didChangeFrame: UIResponder.keyboardDidChangeFrameNotification
            }
        }
    }

    private func post(_ moment: Moment, _ start: CGRect, _ end: CGRect) {
        NotificationCenter.default.post(
            name: moment.name, object: nil,
            userInfo: [
                UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: start),
                UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
                UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
                UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(
                    value: UIView.AnimationCurve.easeInOut.rawValue),
                UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
            ])
    }
}

/// Holds the views of a first responder at the bottom of the window.
@MainActor
private final class InputViewContainer: UIView {
    weak var owner: InputViews?
    private var accessory: UIView?
    private var input: UIView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func show(accessory: UIView?, input: UIView?) {
        for view in [self.accessory, self.input].compactMap({ $0 }) where view !== accessory && view !== input
        {
            if view.superview === self { view.removeFromSuperview() }
        }
        (self.accessory, self.input) = (accessory, input)
        for view in [input, accessory].compactMap({ $0 }) where view.superview !== self { addSubview(view) }
    }

    /// Places the views one above the other, and returns how high they are together.
    func place(in width: CGFloat, usualHeight: CGFloat) -> CGFloat {
        var top: CGFloat = 0
        for (view, usual) in [(accessory, 0), (input, usualHeight)] {
            guard let view else { continue }
            let height = Self.height(of: view, width: width, usual: usual)
            view.frame = CGRect(x: 0, y: top, width: width, height: height)
            top += height
        }
        return top
    }

    private static func height(of view: UIView, width: CGFloat, usual: CGFloat) -> CGFloat {
        if view.translatesAutoresizingMaskIntoConstraints, view.bounds.height > 0 {
            return view.bounds.height
        }
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        if fitting > 0, fitting.isFinite { return fitting }
        return view.bounds.height > 0 ? view.bounds.height : usual
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let owner, owner.isShown else { return }
        for view in [accessory, input].compactMap({ $0 }) { view.frame.size.width = bounds.width }
        owner.update()
    }
}
