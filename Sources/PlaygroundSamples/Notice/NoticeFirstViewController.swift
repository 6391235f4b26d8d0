import UIKit

/// The screen that asks.
final class NoticeFirstViewController: UIViewController {
    private let settings: NoticeSettings
    private lazy var transition = NoticeTransition(settings: settings)

    init(settings: NoticeSettings) {
        self.settings = settings
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        ScreenPicture(landscape: 4).fill(view)
        view.clipsToBounds = true
        let menu = CloseButton { [weak self] in self?.dismiss(animated: true) }
        let stack = UIStackView(arrangedSubviews: [
            GlassButton(title: "Ask") { [weak self] in self?.ask() },
            GlassButton(title: "Ask With the System's Alert") { [weak self] in self?.askSystem() },
        ])
        stack.axis = .vertical
        stack.spacing = 12
        for subview in [menu, stack] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let room = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            menu.topAnchor.constraint(equalTo: room.topAnchor, constant: 16),
            menu.leadingAnchor.constraint(equalTo: room.leadingAnchor, constant: 16),
            stack.centerXAnchor.constraint(equalTo: room.centerXAnchor),
            stack.bottomAnchor.constraint(equalTo: room.bottomAnchor, constant: -32),
        ])
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }

    func ask() {
        guard presentedViewController == nil else { return }
        let notice = NoticeViewController()
        notice.modalPresentationStyle = .custom
        notice.transitioningDelegate = transition
        present(notice, animated: true)
    }

    private func askSystem() {
        let alert = UIAlertController(
            title: "Leave the valley?", message: "The path back is steep, and it will be dark soon.",
            preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Stay", style: .cancel))
        alert.addAction(UIAlertAction(title: "Leave", style: .default))
        present(alert, animated: true)
    }
}
