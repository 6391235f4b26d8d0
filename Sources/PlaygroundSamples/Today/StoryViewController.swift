import UIKit

/// A story: its card, and a text below it.
final class StoryViewController: UIViewController, UIScrollViewDelegate {
    let scrollView = UIScrollView()
    private let card = TodayCardView()
    private let text = UILabel()
    private lazy var closeButton = CloseButton { [weak self] in self?.dismiss(animated: true) }
    private lazy var closeTop = closeButton.topAnchor.constraint(equalTo: view.topAnchor)
    private lazy var closeTrailing = closeButton.trailingAnchor.constraint(equalTo: view.trailingAnchor)
    private lazy var cardHeight = card.heightAnchor.constraint(equalToConstant: 0)
    private lazy var drag = StoryDrag(of: self, settings: settings)
    private let settings: TodaySettings

    init(story: Story, settings: TodaySettings) {
        self.settings = settings
        super.init(nibName: nil, bundle: nil)
        card.story = story
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.clipsToBounds = true
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.delegate = self
        scrollView.bounces = false
        scrollView.showsVerticalScrollIndicator = false
        text.text = Story.text
        text.font = .systemFont(ofSize: 19)
        text.textColor = .label
        text.numberOfLines = 0
        for (subview, parent) in [
            (scrollView, view), (closeButton, view), (card, scrollView), (text, scrollView),
        ] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            parent?.addSubview(subview)
        }
        constrain()
        drag.begin()
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        // A story that a finger shrinks leaves the notch, but nothing moves inside of it.
        guard view.transform == .identity else { return }
        card.safeArea = view.safeAreaInsets
        closeTop.constant = 16 + view.safeAreaInsets.top
        closeTrailing.constant = -16 - view.safeAreaInsets.right
    }

    override var prefersStatusBarHidden: Bool { true }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

    private func constrain() {
        let content = scrollView.contentLayoutGuide
        let natural = card.heightAnchor.constraint(equalTo: card.widthAnchor, multiplier: 1.15)
        natural.priority = .defaultHigh
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            card.topAnchor.constraint(equalTo: content.topAnchor),
            card.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            card.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            card.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            natural,
            text.topAnchor.constraint(equalTo: card.bottomAnchor, constant: 24),
            text.centerXAnchor.constraint(equalTo: content.centerXAnchor),
            text.widthAnchor.constraint(lessThanOrEqualToConstant: 640),
            text.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -48),
            closeTop, closeTrailing,
        ])
    }

    /// Lets card and text have the sizes that fit a screen, also while the story itself is smaller.
    func fit(in screen: UIView) {
        let fits = [
            text.widthAnchor.constraint(equalTo: screen.widthAnchor, constant: -40),
            card.heightAnchor.constraint(
                lessThanOrEqualTo: screen.heightAnchor, multiplier: TodayCardView.largestPart),
        ]
        // Less than required: the column of text has a greatest width, and a card in its cell a height.
        for constraint in fits { constraint.priority = UILayoutPriority(999) }
        NSLayoutConstraint.activate(fits)
    }

    /// Shows the card alone, as in its cell, or the whole story.
    func show(asCard isCard: Bool, height: CGFloat, cornerRadius: CGFloat) {
        cardHeight.constant = height
        cardHeight.isActive = isCard
        closeButton.alpha = isCard ? 0 : 1
        text.alpha = isCard ? 0 : 1
        view.layer.cornerRadius = cornerRadius
        if isCard { scrollView.contentOffset = .zero }
    }

    /// At its top the text does not give way: the story does.
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        scrollView.bounces = scrollView.contentOffset.y > 40
    }

    /// A text that the story took along comes to rest at its top.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        if drag.progress > 0 { targetContentOffset.pointee = scrollView.contentOffset }
    }
}
