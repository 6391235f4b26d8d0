import UIKit

/// Photos to leaf through, one a page, on black.
final class PhotoPagerViewController: UIPageViewController, UIPageViewControllerDataSource,
    UIPageViewControllerDelegate
{
    private static let gap: CGFloat = 20

    private let photos: [UIImage]
    private let backdrop = UIView()
    private let counter = UILabel()
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
        for subview in [closeButton, counter] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            closeButton.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
            closeButton.leadingAnchor.constraint(
                equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
            counter.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            counter.centerYAnchor.constraint(equalTo: closeButton.centerYAnchor),
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
        for subview in [backdrop, closeButton, counter] { subview.alpha = alpha }
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
