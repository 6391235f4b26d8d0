import QuartzCore

/// The status bar of an application's screen: asks the controllers for its look, and shows that.
///
/// It belongs to the screen: its layer lies in front of all windows, and no view hierarchy has it. Without a
/// device nothing is shown, and the controllers are asked all the same.
@MainActor
final class StatusBarSystem: FrameClockPart {
    /// What controllers decide about the bar.
    private struct Look: Equatable {
        var isLight = false
        var isHidden = false
    }

    /// The seconds in which the bar changes in a transition.
    private static let duration: TimeInterval = 0.35

    private unowned let clock: FrameClock
    private var look = Look()
    private var view: StatusBarView?
    /// The frame that was posted last.
    private var frame = CGRect.zero

    init(clock: FrameClock) { self.clock = clock }

    /// Asks for the look, and shows it; the blocks around the call animate the change.
    func update() {
        if let (new, animation) = ask(), new != look { show(new, by: animation) }
    }

    /// Changes the bar as a transition of view controllers begins, turns round, or ends.
    func update(inTransition isAnimated: Bool) {
        guard let (new, animation) = ask(), new != look else { return }
        UIViewAnimationStack.performOutsideBlocks {
            isAnimated
                ? UIView.animate(withDuration: Self.duration) { self.show(new, by: animation) }
                : UIView.performWithoutAnimation { show(new, by: animation) }
        }
    }

    /// Posts that the bar's frame is another one.
    private func announceFrame() {
        guard let application = clock.application, application.statusBarFrame != frame else { return }
        post(UIApplication.willChangeStatusBarFrameNotification, application, application.statusBarFrame)
        let old = frame
        frame = application.statusBarFrame
        post(UIApplication.didChangeStatusBarFrameNotification, application, old)
    }

    private func post(_ name: Notification.Name, _ application: UIApplication, _ frame: CGRect) {
        NotificationCenter.default.post(
            name: name, object: application,
            userInfo: [UIApplication.statusBarFrameUserInfoKey: NSValue(cgRect: frame)])
    }

    private func show(_ new: Look, by animation: UIStatusBarAnimation) {
        let hides = new.isHidden != look.isHidden
        look = new
        screen.hidesStatusBar = new.isHidden
        announceFrame()
        view?.isLight = new.isLight
        guard hides, let view else { return }
        if animation == .none {
            UIView.performWithoutAnimation { view.hide(new.isHidden, by: animation) }
        } else {
            view.hide(new.isHidden, by: animation)
        }
    }

    /// The look where the controllers leave it to the application.
    var applicationStyle = UIStatusBarStyle.default {
        didSet { update() }
    }

    /// Whether the application hides the bar, whatever the controllers say.
    var applicationHides = false {
        didSet { update() }
    }

    /// Whether the contents are light.
    var isLight: Bool { look.isLight }

    /// Makes the bar as large as the screen has room for it; none where there is no room.
    func place() {
        announceFrame()
        let height = screen.device?.statusBarHeight(on: screen.bounds.size) ?? 0
        guard height > 0, let device = screen.device else {
            view = nil
            screen.overlay = nil
            return
        }
        let view = self.view ?? make(device.bar)
        view.arrangement = device.bar
        view.followScale(screen.scale)
        UIView.performWithoutAnimation {
            view.transform = .identity
            view.frame = CGRect(x: 0, y: 0, width: screen.bounds.width, height: height)
            view.isLight = look.isLight
            view.hide(look.isHidden, by: .none)
        }
    }

    private func make(_ arrangement: ScreenDevice.Bar) -> StatusBarView {
        let view = StatusBarView(arrangement)
        self.view = view
        screen.overlay = view.layer
        return view
    }

    /// Asks the controllers; nil where none is shown.
    private func ask() -> (Look, UIStatusBarAnimation)? {
        guard let root = screen.barOwner else { return nil }
        let colouring = root.following(\.childForStatusBarStyle)
        let isLight =
            switch colouring.preferredStatusBarStyle {
            case .lightContent: true
            case .darkContent: false
            case .default:
                applicationStyle == .default
                    ? colouring.traitCollection.userInterfaceStyle == .dark
                    : applicationStyle == .lightContent
            }
        let hiding = root.following(\.childForStatusBarHidden)
        let isHidden = hiding.prefersStatusBarHidden || applicationHides
        let animation = isHidden == look.isHidden ? .none : hiding.preferredStatusBarUpdateAnimation
        return (Look(isLight: isLight, isHidden: isHidden), animation)
    }

    private var screen: UIScreen { clock.part() }
}

extension UIScreen {
    /// The controller that decides about the bars and edges of the screen: that in front in the frontmost window that
    /// fills the screen.
    var barOwner: UIViewController? {
        let window = windows.last { $0.rootViewController?.isViewLoaded == true && $0.frame == bounds }
        return window?.rootViewController?.statusBarOwner
    }
}

extension FrameClock {
    /// The status bar's look where the controllers leave it to the application.
    var applicationStatusBarStyle: UIStatusBarStyle {
        get { part(StatusBarSystem.self).applicationStyle }
        set { part(StatusBarSystem.self).applicationStyle = newValue }
    }

    /// Whether the application hides the status bar, whatever the controllers say.
    var applicationHidesStatusBar: Bool {
        get { part(StatusBarSystem.self).applicationHides }
        set { part(StatusBarSystem.self).applicationHides = newValue }
    }

    /// Asks for the status bar's look, and shows it; the blocks around the call animate the change. What is wanted of
    /// the screen's edges is asked with it, here and below.
    func updateStatusBar() {
        part(StatusBarSystem.self).update()
        updateScreenEdges()
    }

    /// Asks for the status bar's look, and shows it without an animation.
    func updateStatusBarAtOnce() { updateStatusBar(inTransition: false) }

    /// Changes the status bar as a transition of view controllers begins, turns round, or ends.
    func updateStatusBar(inTransition isAnimated: Bool) {
        part(StatusBarSystem.self).update(inTransition: isAnimated)
        updateScreenEdges()
    }

    /// Makes the status bar as large as the screen has room for it.
    func placeStatusBar() { part(StatusBarSystem.self).place() }
}
