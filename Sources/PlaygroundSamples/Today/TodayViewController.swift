import UIKit

/// The list of cards.
final class TodayViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    private static let cardIdentifier = "Card"
    private static let headerIdentifier = "Header"
    /// The points between two cards, beside the cards, and the width that none exceeds.
    private static let (gap, margin, widest): (CGFloat, CGFloat, CGFloat) = (28, 20, 420)

    private let settings: TodaySettings
    /// Held here, since a controller holds its transitioning delegate weakly.
    private var transition: TodayTransition?
    /// The story whose page is open, or on its way.
    private var openStory: Int?
    /// The room above the list when a story was opened last, in points.
    private var roomAbove: CGFloat = 0

    init(settings: TodaySettings) {
        self.settings = settings
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = Self.gap
        layout.minimumInteritemSpacing = Self.gap
        layout.sectionInset = UIEdgeInsets(top: 12, left: Self.margin, bottom: 32, right: Self.margin)
        layout.sectionInsetReference = .fromSafeArea
        layout.headerReferenceSize = CGSize(width: 0, height: 76)
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.alwaysBounceVertical = true
        collectionView.register(TodayCell.self, forCellWithReuseIdentifier: Self.cardIdentifier)
        collectionView.register(
            TodayHeaderView.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: Self.headerIdentifier)
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        collectionViewLayout.invalidateLayout()
        roomAbove = 0
    }

    /// An open story hides the status bar. The list below keeps the bar's room, and so its place.
    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        let isOpen = presentedViewController.map { !$0.isBeingDismissed } ?? false
        let own = view.safeAreaInsets.top - additionalSafeAreaInsets.top
        additionalSafeAreaInsets.top = isOpen ? max(roomAbove - own, 0) : 0
    }

    // MARK: - A story

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: false)
        open(indexPath.item)
    }

    /// Opens a story out of its card.
    func open(_ index: Int) {
        guard presentedViewController == nil else { return }
        roomAbove = view.safeAreaInsets.top
        let story = StoryViewController(story: Story.all[index], settings: settings)
        let transition = TodayTransition(settings: settings, list: self, index: index)
        self.transition = transition
        story.modalPresentationStyle = .custom
        story.modalPresentationCapturesStatusBarAppearance = true
        story.transitioningDelegate = transition
        present(story, animated: true)
    }

    /// Returns the cell of a story, scrolled into sight.
    func cell(of index: Int) -> TodayCell? {
        let path = IndexPath(item: index, section: 0)
        if collectionView.cellForItem(at: path) == nil {
            collectionView.scrollToItem(at: path, at: .centeredVertically, animated: false)
            collectionView.layoutIfNeeded()
        }
        return collectionView.cellForItem(at: path) as? TodayCell
    }

    /// Empties the cell of a story whose page is open; nil shows all cards.
    func setOpenStory(_ index: Int?) {
        openStory = index
        for path in collectionView.indexPathsForVisibleItems {
            (collectionView.cellForItem(at: path) as? TodayCell)?.plate.isHidden = path.item == index
        }
    }

    // MARK: - The cards

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
    {
        Story.all.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: Self.cardIdentifier, for: indexPath)
        (cell as? TodayCell)?.show(Story.all[indexPath.item], isOpen: indexPath.item == openStory, settings)
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let header = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: Self.headerIdentifier, for: indexPath)
        (header as? TodayHeaderView)?.close = { [weak self] in self?.dismiss(animated: true) }
        return header
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let room = collectionView.bounds.inset(by: collectionView.safeAreaInsets).width - 2 * Self.margin
        let columns = max(((room + Self.gap) / (Self.widest + Self.gap)).rounded(.up), 1)
        let width = ((room - (columns - 1) * Self.gap) / columns).rounded(.down)
        return CGSize(
            width: width, height: TodayCardView.height(forWidth: width, in: collectionView.bounds.size))
    }
}
