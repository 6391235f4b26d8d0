import Takes
import UIKit

/// The grid of photos.
final class PhotoGridViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    private static let reuseIdentifier = "Photo"
    /// The least number of photos beside each other, and the width from which on there are more, in points.
    private static let (columns, widest): (CGFloat, CGFloat) = (3, 180)

    private let settings: PhotoPagerSettings
    private let photos = (0..<36).map { Sample.picture ?? Landscape.image($0 % Landscape.all.count) }
    /// Held here, since a controller holds its transitioning delegate weakly.
    private var transition: PhotoPagerTransition?

    init(settings: PhotoPagerSettings) {
        self.settings = settings
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = settings.spacing
        layout.minimumInteritemSpacing = settings.spacing
        layout.sectionInsetReference = .fromSafeArea
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Photos"
        collectionView.backgroundColor = .systemBackground
        collectionView.alwaysBounceVertical = true
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: Self.reuseIdentifier)
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Menu", style: .plain, target: self, action: PhotoGridViewController.menuTapped)
    }

    private func menuTapped() {
        dismiss(animated: true)
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        collectionViewLayout.invalidateLayout()
    }

    // MARK: - A photo

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: false)
        open(indexPath.item)
    }

    /// Opens a photo out of its cell.
    func open(_ index: Int) {
        guard presentedViewController == nil else { return }
        let pager = PhotoPagerViewController(photos: photos, index: index)
        let transition = PhotoPagerTransition(settings: settings, pager: pager, grid: self)
        self.transition = transition
        pager.modalPresentationStyle = .custom
        pager.modalPresentationCapturesStatusBarAppearance = true
        pager.transitioningDelegate = transition
        present(pager, animated: true)
    }

    /// Returns the cell of a photo, scrolled into sight.
    func cell(of index: Int) -> PhotoCell? {
        let path = IndexPath(item: index, section: 0)
        if collectionView.cellForItem(at: path) == nil {
            collectionView.scrollToItem(at: path, at: .centeredVertically, animated: false)
            collectionView.layoutIfNeeded()
        }
        return collectionView.cellForItem(at: path) as? PhotoCell
    }

    // MARK: - The cells

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
    {
        photos.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: Self.reuseIdentifier, for: indexPath)
        (cell as? PhotoCell)?.imageView.image = photos[indexPath.item]
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let width = collectionView.bounds.inset(by: collectionView.safeAreaInsets).width
        let columns = max(Self.columns, (width / Self.widest).rounded(.up))
        // A whole number of pixels: what the columns leave over goes into the gaps.
        let side = ((width - (columns - 1) * settings.spacing) / columns).rounded(.down)
        return CGSize(width: side, height: side)
    }
}
