import UIKit

/// Photos to leaf through, one a page, on black.
final class PhotoPagerViewController: UIPageViewController, UIPageViewControllerDataSource,
    UIPageViewControllerDelegate
{
    private static let gap: CGFloat = 20

    private let photos: [UIImage]
    private let backdrop = UIView()
    private let counter = UILabel()
    /// Keeps the number readable in front of any photo.
    private let counterPlate = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
    private lazy var closeButton = CloseButton { [weak self] in self?.dismiss(animated: true) }

    init(photos: [UIImage], index: Int) {
        self.photos = photos
        super.init(
            transitionStyle: .scroll, navigationOrientation: .horizontal,
            options: [.interPageSpacing: Self.gap])
        dataSource = self
        delegate = self
        setViewControllers(
            [PhotoViewController(photos[index], index: index)], direction: .forward, animated: false)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        overrideUserInterfaceStyle = .dark
        backdrop.backgroundColor = .black
        backdrop.frame = view.bounds
        backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(backdrop, at: 0)
        counter.font = .systemFont(ofSize: 15, weight: .semibold)
        counter.textColor = .white
        counterPlate.layer.cornerRadius = CloseButton.side / 2
        counterPlate.clipsToBounds = true
        for (subview, parent) in [
            (closeButton, view), (counterPlate, view), (counter, counterPlate.contentView),
        ] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            parent?.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            closeButton.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
            closeButton.leadingAnchor.constraint(
                equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
            counterPlate.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            counterPlate.centerYAnchor.constraint(equalTo: closeButton.centerYAnchor),
            counterPlate.heightAnchor.constraint(equalTo: closeButton.heightAnchor),
            counter.centerYAnchor.constraint(equalTo: counterPlate.centerYAnchor),
            counter.leadingAnchor.constraint(equalTo: counterPlate.leadingAnchor, constant: 14),
            counter.trailingAnchor.constraint(equalTo: counterPlate.trailingAnchor, constant: -14),
        ])
        showCounter()
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    /// The page that is shown.
    var page: PhotoViewController? { viewControllers?.first as? PhotoViewController }

    /// The photo that is shown.
    var index: Int { page?.index ?? 0 }

    /// How much of everything but the photo is there: the black, the button and the number.
    func showSurroundings(_ alpha: CGFloat) {
        for subview in [backdrop, closeButton, counterPlate] { subview.alpha = alpha }
    }

    private func showCounter() {
        counter.text = "\(index + 1) of \(photos.count)"
    }

    // MARK: - The pages

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        page(beside: viewController, -1)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        page(beside: viewController, 1)
    }

    private func page(beside controller: UIViewController, _ step: Int) -> UIViewController? {
        guard let index = (controller as? PhotoViewController).map({ $0.index + step }),
            photos.indices.contains(index)
        else { return nil }
        return PhotoViewController(photos[index], index: index)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        showCounter()
    }
}
