/// The appearance calls of one transition: which controllers appear and which disappear. A cancellation
/// exchanges the two.
@MainActor
struct TransitionAppearance {
    private var appearing: [UIViewController] = []
    private var disappearing: [UIViewController] = []
    private let animated: Bool
    /// The parent of both. It may itself appear or disappear during the transition and take its children
    /// along; calls that would repeat what a child has been told are then left out.
    private let parent: UIViewController?
    private var isReversed = false

    init(animated: Bool) {
        self.animated = animated
        parent = nil
    }

    init(
        appearing: [UIViewController], disappearing: [UIViewController], animated: Bool,
        parent: UIViewController? = nil
    ) {
        self.appearing = appearing
        self.disappearing = disappearing
        self.animated = animated
        self.parent = parent
    }

    func beginDisappearing() {
        for controller in disappearing { begin(controller, appearing: false) }
    }

    func beginAppearing() {
        guard parent?.isOnScreen != false else { return }
        for controller in appearing { begin(controller, appearing: true) }
    }

    /// Exchanges appearing and disappearing controllers, when the transition is cancelled or goes on after
    /// all.
    ///
    /// - Returns: whether this changed anything, so that the opposite will-calls are due.
    mutating func reverse(_ reversed: Bool) -> Bool {
        guard isReversed != reversed else { return false }
        isReversed = reversed
        swap(&appearing, &disappearing)
        return true
    }

    func endAppearing() {
        for controller in appearing {
            if parent == nil, hasLostContext(controller) {
                controller.beginAppearanceTransition(false, animated: animated)
            }
            end(controller)
        }
    }

    /// Whether a controller appears in a presentation context that another transition has removed from the
    /// screen, or is about to remove.
    private func hasLostContext(_ controller: UIViewController) -> Bool {
        guard case .appearing = controller.appearance,
            controller.presentation.controller?.hierarchy?.isInContext == true
        else { return false }
        let container = controller.presentingViewController?.containingController
        return controller.viewIfLoaded?.window == nil || container?.appearance.isComing == false
    }

    func endDisappearing() {
        for controller in disappearing {
            if parent != nil, case .appearing = controller.appearance { begin(controller, appearing: false) }
            end(controller)
        }
    }

    func includes(_ controller: UIViewController) -> Bool {
        (appearing + disappearing).contains { $0 === controller }
    }

    mutating func forget(_ controller: UIViewController) {
        controller.repeatedAppearance.isInTransition = false
        appearing.removeAll { $0 === controller }
        disappearing.removeAll { $0 === controller }
    }

    /// Sends each controller the calls that are left until it has disappeared.
    func leaveScreen() {
        for controller in disappearing + appearing {
            controller.repeatedAppearance.isInTransition = false
            controller.matchAppearance(of: .disappeared)
        }
    }

    private func begin(_ controller: UIViewController, appearing: Bool) {
        if parent != nil, controller.appearance.begun(appearing: appearing, animated: animated) == nil {
            return
        }
        controller.beginAppearanceTransition(appearing, animated: animated)
        controller.repeatedAppearance.isInTransition = true
    }

    private func end(_ controller: UIViewController) {
        if parent != nil, controller.appearance.ended == nil { return }
        controller.repeatedAppearance.isInTransition = false
        controller.endAppearanceTransition()
    }
}

extension UIViewController {
    /// Whether the controller has appeared or is appearing.
    var isOnScreen: Bool { appearance.isComing }
}
