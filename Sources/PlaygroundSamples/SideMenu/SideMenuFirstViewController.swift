import UIKit

/// A picture with a menu at its left edge.
final class SideMenuFirstViewController: UIViewController, UIGestureRecognizerDelegate {
    private let settings: SideMenuSettings
    private lazy var transition = SideMenuTransition(settings: settings)

    init(settings: SideMenuSettings) {
        self.settings = settings
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Glacier"
        view.backgroundColor = .systemBackground
        ScreenPicture(landscape: 1).fill(view)
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "line.3.horizontal"), style: .plain, target: self,
            action: SideMenuFirstViewController.open)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "xmark"), style: .plain, target: self,
            action: SideMenuFirstViewController.closeTapped)
        for item in [navigationItem.leftBarButtonItem, navigationItem.rightBarButtonItem] {
            item?.tintColor = .label
        }
        let edgePan = UIScreenEdgePanGestureRecognizer(
            target: self, action: SideMenuFirstViewController.edgePanned)
        edgePan.edges = .left
        edgePan.delegate = self
        view.addGestureRecognizer(edgePan)
    }

    func open() {
        guard presentedViewController == nil, transitionCoordinator == nil else { return }
        let menu = SideMenuViewController()
        menu.modalPresentationStyle = .custom
        menu.transitioningDelegate = transition
        present(menu, animated: true)
    }

    private func closeTapped() {
        dismiss(animated: true)
    }

    private func edgePanned(_ pan: UIScreenEdgePanGestureRecognizer) {
        transition.follow(pan, isOpening: true) { open() }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        presentedViewController == nil && transitionCoordinator == nil
    }
}
