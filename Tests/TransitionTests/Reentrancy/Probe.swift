import UIKit

/// A controller that tells its scene of every callback, and keeps its own book of what it has heard.
final class Probe: UIViewController {
    enum Appearance {
        case disappeared, appearing, appeared, disappearing
    }

    let name: String
    private unowned let scene: ReentrancyScene
    private(set) var state = Appearance.disappeared
    /// What it heard that cannot follow from what it heard before.
    private(set) var faults: [String] = []
    /// `willMove(toParent:)` came, and its `didMove(toParent:)` not yet.
    private(set) var isBetweenMoves = false
    private var movesAway = false

    init(_ name: String, _ scene: ReentrancyScene) {
        self.name = name
        self.scene = scene
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func hear(_ call: String) { scene.hear("\(name).\(call)", self) }

    // MARK: - Loading and layout

    override func loadView() {
        super.loadView()
        hear("loadView()")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        hear("viewDidLoad()")
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        hear("viewWillLayoutSubviews()")
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        hear("viewDidLayoutSubviews()")
    }

    // MARK: - Appearance

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        go(to: .appearing, from: [.disappeared, .disappearing], "viewWillAppear")
        if let transitionCoordinator { listen(to: transitionCoordinator) }
        hear("viewWillAppear(_:)")
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        if state != .appearing { faults.append("viewIsAppearing while \(state)") }
        hear("viewIsAppearing(_:)")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        go(to: .appeared, from: [.appearing], "viewDidAppear")
        hear("viewDidAppear(_:)")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        go(to: .disappearing, from: [.appeared, .appearing], "viewWillDisappear")
        hear("viewWillDisappear(_:)")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        go(to: .disappeared, from: [.disappearing], "viewDidDisappear")
        hear("viewDidDisappear(_:)")
    }

    private func go(to next: Appearance, from allowed: [Appearance], _ call: String) {
        if !allowed.contains(state) { faults.append("\(call) while \(state)") }
        state = next
    }

    private func listen(to coordinator: any UIViewControllerTransitionCoordinator) {
        coordinator.animate { [weak self] _ in
            self?.hear("animate(alongsideTransition:)")
        } completion: { [weak self] _ in
            self?.hear("animate(completion:)")
        }
        coordinator.notifyWhenInteractionChanges { [weak self] _ in
            self?.hear("notifyWhenInteractionChanges(_:)")
        }
    }

    // MARK: - Containment

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        isBetweenMoves = true
        movesAway = parent == nil
        hear("willMove(toParent:)")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if !isBetweenMoves { faults.append("didMove(toParent:) without willMove(toParent:)") }
        if movesAway != (parent == nil) {
            faults.append("didMove(toParent:) to another parent than willMove")
        }
        if parent == nil, state != .disappeared { faults.append("didMove(toParent: nil) while \(state)") }
        isBetweenMoves = false
        hear("didMove(toParent:)")
    }

    // MARK: - Traits and sizes

    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        hear("willTransition(to:with:)")
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        hear("traitCollectionDidChange(_:)")
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        hear("viewWillTransition(to:with:)")
    }
}

/// A presentation that takes its presenter's view away, and tells its scene of every callback.
final class ProbePresentation: UIPresentationController {
    unowned let scene: ReentrancyScene

    init(_ scene: ReentrancyScene, presented: UIViewController, presenting: UIViewController?) {
        self.scene = scene
        super.init(presentedViewController: presented, presenting: presenting)
    }

    override var shouldRemovePresentersView: Bool { true }

    private func hear(_ call: String) { scene.hear(call, presentedViewController) }

    override func presentationTransitionWillBegin() { hear("presentationTransitionWillBegin()") }

    override func presentationTransitionDidEnd(_ completed: Bool) { hear("presentationTransitionDidEnd(_:)") }

    override func dismissalTransitionWillBegin() { hear("dismissalTransitionWillBegin()") }

    override func dismissalTransitionDidEnd(_ completed: Bool) { hear("dismissalTransitionDidEnd(_:)") }

    override func containerViewWillLayoutSubviews() { hear("containerViewWillLayoutSubviews()") }

    override func containerViewDidLayoutSubviews() { hear("containerViewDidLayoutSubviews()") }
}

/// Slides what comes in, or what goes out, and tells its scene of every callback.
final class ProbeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private unowned let scene: ReentrancyScene

    init(_ scene: ReentrancyScene) {
        self.scene = scene
        super.init()
    }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
        scene.hear("transitionDuration(using:)")
        return transitionContext?.isAnimated == true ? 0.2 : 0
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        if let to = transitionContext.viewController(forKey: .to),
            let view = transitionContext.view(forKey: .to)
        {
            view.frame = transitionContext.finalFrame(for: to)
            transitionContext.containerView.addSubview(view)
        }
        let moving = transitionContext.view(forKey: .from)
        scene.hear("animateTransition(using:)")
        UIView.animate(withDuration: transitionContext.isAnimated ? 0.2 : 0) {
            moving?.transform = CGAffineTransform(translationX: -100, y: 0)
        } completion: { _ in
            moving?.transform = .identity
            let isCancelled = transitionContext.transitionWasCancelled
            if isCancelled { transitionContext.view(forKey: .to)?.removeFromSuperview() }
            transitionContext.completeTransition(!isCancelled)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) { scene.hear("animationEnded(_:)") }
}
