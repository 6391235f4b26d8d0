import UIKit

// Each open member of each class is overridden as in Apple's headers, and calls through.

private class MoreUIBarButtonItemAppearance: UIBarButtonItemAppearance {
    override var normal: UIBarButtonItemStateAppearance { super.normal }
    override var highlighted: UIBarButtonItemStateAppearance { super.highlighted }
    override var disabled: UIBarButtonItemStateAppearance { super.disabled }
    override func configureWithDefault(for style: UIBarButtonItem.Style) {
        super.configureWithDefault(for: style)
    }
    override func copy(with zone: NSZone?) -> Any {
        super.copy(with: zone)
    }
}

private class MoreUINavigationBarAppearance: UINavigationBarAppearance {
    override var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { super.titleTextAttributes }
        set { super.titleTextAttributes = newValue }
    }
    override var largeTitleTextAttributes: [NSAttributedString.Key: Any] {
        get { super.largeTitleTextAttributes }
        set { super.largeTitleTextAttributes = newValue }
    }
    override var titlePositionAdjustment: UIOffset {
        get { super.titlePositionAdjustment }
        set { super.titlePositionAdjustment = newValue }
    }
    override var buttonAppearance: UIBarButtonItemAppearance {
        get { super.buttonAppearance }
        set { super.buttonAppearance = newValue }
    }
    override var doneButtonAppearance: UIBarButtonItemAppearance {
        get { super.doneButtonAppearance }
        set { super.doneButtonAppearance = newValue }
    }
    override var backButtonAppearance: UIBarButtonItemAppearance {
        get { super.backButtonAppearance }
        set { super.backButtonAppearance = newValue }
    }
}

private class MoreUITabBarAppearance: UITabBarAppearance {
    override var stackedLayoutAppearance: UITabBarItemAppearance {
        get { super.stackedLayoutAppearance }
        set { super.stackedLayoutAppearance = newValue }
    }
    override var inlineLayoutAppearance: UITabBarItemAppearance {
        get { super.inlineLayoutAppearance }
        set { super.inlineLayoutAppearance = newValue }
    }
    override var compactInlineLayoutAppearance: UITabBarItemAppearance {
        get { super.compactInlineLayoutAppearance }
        set { super.compactInlineLayoutAppearance = newValue }
    }
}

private class MoreUITabBarItemStateAppearance: UITabBarItemStateAppearance {
    override var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { super.titleTextAttributes }
        set { super.titleTextAttributes = newValue }
    }
    override var titlePositionAdjustment: UIOffset {
        get { super.titlePositionAdjustment }
        set { super.titlePositionAdjustment = newValue }
    }
    override var iconColor: UIColor? {
        get { super.iconColor }
        set { super.iconColor = newValue }
    }
    override var badgeBackgroundColor: UIColor? {
        get { super.badgeBackgroundColor }
        set { super.badgeBackgroundColor = newValue }
    }
}

private class MoreUITabBarItemAppearance: UITabBarItemAppearance {
    override func configureWithDefault(for style: Style) {
        super.configureWithDefault(for: style)
    }
    override func copy(with zone: NSZone?) -> Any {
        super.copy(with: zone)
    }
}

private class MoreUIToolbarAppearance: UIToolbarAppearance {
    override var buttonAppearance: UIBarButtonItemAppearance {
        get { super.buttonAppearance }
        set { super.buttonAppearance = newValue }
    }
    override var doneButtonAppearance: UIBarButtonItemAppearance {
        get { super.doneButtonAppearance }
        set { super.doneButtonAppearance = newValue }
    }
}

private class MoreUIBarButtonItem: UIBarButtonItem {
    override func frame(in referenceView: UIView) -> CGRect {
        super.frame(in: referenceView)
    }
}

private class MoreUINavigationBar: UINavigationBar {
    override var standardAppearance: UINavigationBarAppearance {
        get { super.standardAppearance }
        set { super.standardAppearance = newValue }
    }
    override var compactAppearance: UINavigationBarAppearance? {
        get { super.compactAppearance }
        set { super.compactAppearance = newValue }
    }
    override var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { super.scrollEdgeAppearance }
        set { super.scrollEdgeAppearance = newValue }
    }
    override var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { super.compactScrollEdgeAppearance }
        set { super.compactScrollEdgeAppearance = newValue }
    }
    override var barStyle: UIBarStyle {
        get { super.barStyle }
        set { super.barStyle = newValue }
    }
    override var shadowImage: UIImage? {
        get { super.shadowImage }
        set { super.shadowImage = newValue }
    }
    override func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        super.setBackgroundImage(backgroundImage, for: barMetrics)
    }
    override func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        super.setBackgroundImage(backgroundImage, for: barPosition, barMetrics: barMetrics)
    }
    override func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        super.backgroundImage(for: barMetrics)
    }
    override var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        get { super.largeTitleTextAttributes }
        set { super.largeTitleTextAttributes = newValue }
    }
    override var prefersLargeTitles: Bool {
        get { super.prefersLargeTitles }
        set { super.prefersLargeTitles = newValue }
    }
    override var barPosition: UIBarPosition { super.barPosition }
}

private class MoreUINavigationItem: UINavigationItem {
    override var prompt: String? {
        get { super.prompt }
        set { super.prompt = newValue }
    }
    override var standardAppearance: UINavigationBarAppearance? {
        get { super.standardAppearance }
        set { super.standardAppearance = newValue }
    }
    override var compactAppearance: UINavigationBarAppearance? {
        get { super.compactAppearance }
        set { super.compactAppearance = newValue }
    }
    override var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { super.scrollEdgeAppearance }
        set { super.scrollEdgeAppearance = newValue }
    }
    override var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { super.compactScrollEdgeAppearance }
        set { super.compactScrollEdgeAppearance = newValue }
    }
    override func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        super.setLeftBarButtonItems(items, animated: animated)
    }
    override func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        super.setRightBarButtonItems(items, animated: animated)
    }
    override func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        super.setLeftBarButton(item, animated: animated)
    }
    override func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        super.setRightBarButton(item, animated: animated)
    }
    override func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        super.setHidesBackButton(hidesBackButton, animated: animated)
    }
}

private class MoreUITabBar: UITabBar {
    override var standardAppearance: UITabBarAppearance {
        get { super.standardAppearance }
        set { super.standardAppearance = newValue }
    }
    override var scrollEdgeAppearance: UITabBarAppearance? {
        get { super.scrollEdgeAppearance }
        set { super.scrollEdgeAppearance = newValue }
    }
    override var barStyle: UIBarStyle {
        get { super.barStyle }
        set { super.barStyle = newValue }
    }
    override var isTranslucent: Bool {
        get { super.isTranslucent }
        set { super.isTranslucent = newValue }
    }
    override var backgroundImage: UIImage? {
        get { super.backgroundImage }
        set { super.backgroundImage = newValue }
    }
    override var shadowImage: UIImage? {
        get { super.shadowImage }
        set { super.shadowImage = newValue }
    }
}

private class MoreUITabBarItem: UITabBarItem {
    override var standardAppearance: UITabBarAppearance? {
        get { super.standardAppearance }
        set { super.standardAppearance = newValue }
    }
    override var scrollEdgeAppearance: UITabBarAppearance? {
        get { super.scrollEdgeAppearance }
        set { super.scrollEdgeAppearance = newValue }
    }
}

private class MoreUICollectionViewFlowLayout: UICollectionViewFlowLayout {
    override var minimumLineSpacing: CGFloat {
        get { super.minimumLineSpacing }
        set { super.minimumLineSpacing = newValue }
    }
    override var minimumInteritemSpacing: CGFloat {
        get { super.minimumInteritemSpacing }
        set { super.minimumInteritemSpacing = newValue }
    }
    override var itemSize: CGSize {
        get { super.itemSize }
        set { super.itemSize = newValue }
    }
    override var estimatedItemSize: CGSize {
        get { super.estimatedItemSize }
        set { super.estimatedItemSize = newValue }
    }
    override var scrollDirection: UICollectionView.ScrollDirection {
        get { super.scrollDirection }
        set { super.scrollDirection = newValue }
    }
    override var headerReferenceSize: CGSize {
        get { super.headerReferenceSize }
        set { super.headerReferenceSize = newValue }
    }
    override var footerReferenceSize: CGSize {
        get { super.footerReferenceSize }
        set { super.footerReferenceSize = newValue }
    }
    override var sectionInset: UIEdgeInsets {
        get { super.sectionInset }
        set { super.sectionInset = newValue }
    }
    override var sectionInsetReference: SectionInsetReference {
        get { super.sectionInsetReference }
        set { super.sectionInsetReference = newValue }
    }
    override var sectionHeadersPinToVisibleBounds: Bool {
        get { super.sectionHeadersPinToVisibleBounds }
        set { super.sectionHeadersPinToVisibleBounds = newValue }
    }
    override var sectionFootersPinToVisibleBounds: Bool {
        get { super.sectionFootersPinToVisibleBounds }
        set { super.sectionFootersPinToVisibleBounds = newValue }
    }
}
