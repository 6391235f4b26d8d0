import UIKit

/// Presents a view controller in a box in the middle, with a shadow and a close button at its corner.
///
/// ```
/// wrapper: 20 points larger on each side
///  ├ presented view: half as wide and half as high as the container, by default
///  └ close button: its centre is the presented view's top left corner
/// ```
/// It is the transitioning delegate and the animator, too; see `AdaptivePresentationController+Animation`.
final class AdaptivePresentationController: UIPresentationController {
    /// The margin of the wrapper around the presented view, on each side, in points.
    private static let margin: CGFloat = 20

    let settings: AdaptivePresentationSettings

    private var wrappingView: UIView?
    private var closeButton: UIButton?

    init(
        presentedViewController: UIViewController, presenting: UIViewController?,
        settings: AdaptivePresentationSettings
    ) {
        self.settings = settings
        super.init(presentedViewController: presentedViewController, presenting: presenting)
        presentedViewController.modalPresentationStyle = .custom
    }

    override var presentedView: UIView? {
        wrappingView
    }

    // MARK: - Presenting

    override func presentationTransitionWillBegin() {
        guard let presentedView = super.presentedView else { return }
        let wrapper = UIView(frame: frameOfPresentedViewInContainerView)
        wrapper.layer.shadowOpacity = Float(settings.shadowOpacity)
        wrapper.layer.shadowRadius = settings.shadowRadius
        wrapper.addSubview(presentedView)
        wrappingView = wrapper

        let button = UIButton(type: .custom)
        button.setImage(Self.closeImage, for: .normal)
        button.bounds.size = Self.closeImage.size
        button.addTarget(
            self, action: AdaptivePresentationController.closeTapped, for: .touchUpInside)
        wrapper.addSubview(button)
        closeButton = button
        layOutWrapper()
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { forgetViews() }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { forgetViews() }
    }

    private func forgetViews() {
        wrappingView = nil
        closeButton = nil
    }

    private func closeTapped() {
        presentingViewController.dismiss(animated: true)
    }

    // MARK: - Layout

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        let beside = bounds.width * (1 - settings.width) / 2
        let above = bounds.height * (1 - settings.height) / 2
        return bounds.insetBy(dx: beside, dy: above).insetBy(dx: -Self.margin, dy: -Self.margin)
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        wrappingView?.frame = frameOfPresentedViewInContainerView
        layOutWrapper()
    }

    private func layOutWrapper() {
        guard let wrappingView else { return }
        let inner = wrappingView.bounds.insetBy(dx: Self.margin, dy: Self.margin)
        super.presentedView?.frame = inner
        closeButton?.center = inner.origin
    }

    /// Removes the shadow while the screen turns: a shadow that changes with every frame is slow.
    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        guard let wrappingView else { return }
        wrappingView.clipsToBounds = true
        wrappingView.layer.shadowOpacity = 0
        wrappingView.layer.shadowRadius = 0
        coordinator.animate { _ in
        } completion: { [settings] _ in
            wrappingView.clipsToBounds = false
            wrappingView.layer.shadowOpacity = Float(settings.shadowOpacity)
            wrappingView.layer.shadowRadius = settings.shadowRadius
        }
    }

    // MARK: - The close button

    /// A white cross on a dark disc with a white rim, 26 points across.
    private static let closeImage: UIImage = {
        let size = CGSize(width: 26, height: 26)
        return UIGraphicsImageRenderer(size: size).image { context in
            let disc = CGRect(origin: .zero, size: size).insetBy(dx: 1.5, dy: 1.5)
            let circle = UIBezierPath(ovalIn: disc)
            UIColor(white: 0.15, alpha: 1).setFill()
            circle.fill()
            let cross = UIBezierPath()
            let arm = disc.insetBy(dx: 7, dy: 7)
            cross.move(to: CGPoint(x: arm.minX, y: arm.minY))
            cross.addLine(to: CGPoint(x: arm.maxX, y: arm.maxY))
            cross.move(to: CGPoint(x: arm.maxX, y: arm.minY))
            cross.addLine(to: CGPoint(x: arm.minX, y: arm.maxY))
            UIColor.white.setStroke()
            for path in [circle, cross] {
                path.lineWidth = 2
                path.stroke()
            }
        }
    }()
}
