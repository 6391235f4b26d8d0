import UIKit

/// The screen that steps back.
final class StorkFirstViewController: UIViewController {
    private let settings: StorkSettings
    /// Held here, since a controller holds its transitioning delegate weakly.
    private var transition: StorkTransition?

    init(settings: StorkSettings) {
        self.settings = settings
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        ScreenPicture(landscape: 7).fill(view)
        let menu = CloseButton { [weak self] in self?.dismiss(animated: true) }
        let button = GlassButton(title: "Show the Places") { [weak self] in self?.open() }
        for subview in [menu, button] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let room = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            menu.topAnchor.constraint(equalTo: room.topAnchor, constant: 16),
            menu.leadingAnchor.constraint(equalTo: room.leadingAnchor, constant: 16),
            button.centerXAnchor.constraint(equalTo: room.centerXAnchor),
            button.bottomAnchor.constraint(equalTo: room.bottomAnchor, constant: -32),
        ])
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    func open() {
        guard presentedViewController == nil else { return }
        let card = StorkCardViewController()
        let transition = StorkTransition(settings: settings)
        self.transition = transition
        card.modalPresentationStyle = .custom
        card.modalPresentationCapturesStatusBarAppearance = true
        card.transitioningDelegate = transition
        present(card, animated: true)
    }
}
