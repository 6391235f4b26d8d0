extension UIKitNames {
    /// Whether a class of UIKit declares a member as `dynamic`, so that an extension of another module can
    /// replace it.
    static func isReplaceable(_ member: String, in type: String) -> Bool {
        replaceable[type]?.contains(member) == true
    }

    private static let replaceable: [String: Set<String>] = {
        let container: Set<String> = [
            "shouldAutorotate", "supportedInterfaceOrientations",
            "preferredInterfaceOrientationForPresentation",
            "prefersStatusBarHidden", "preferredStatusBarStyle", "childForStatusBarStyle",
            "childForStatusBarHidden", "viewWillLayoutSubviews()",
        ]
        return [
            "UINavigationController": container, "UITabBarController": container,
            "UITabBar": ["sizeThatFits(_:)"], "UIPageControl": ["sizeToFit()"],
            "UIScrollView": ["touchesBegan(_:with:)", "touchesMoved(_:with:)", "touchesEnded(_:with:)"],
            "UITextField": ["tintColor"], "UIImageView": ["awakeFromNib()"],
            "UICollectionViewCell": ["hitTest(_:with:)"], "UIApplication": ["next"],
        ]
    }()

    /// Returns the class above one of UIKit's, Core Animation's or Foundation's; nil for unknown ones.
    static func superclass(of name: String) -> String? { superclasses[name] }

    /// Whether a name is that of a class of UIKit's, Core Animation's or Foundation's.
    static func isClass(_ name: String) -> Bool { name == "NSObject" || superclasses[name] != nil }

    private static let superclasses: [String: String] = {
        var result: [String: String] = [:]
        for (superclass, names) in subclasses {
            for name in names.split(whereSeparator: \.isWhitespace) { result[String(name)] = superclass }
        }
        return result
    }()

    /// For each class the names of those below it.
    private static let subclasses: [String: String] = [
        "NSObject": """
        UIResponder CALayer CAAnimation CADisplayLink CAEmitterCell UIGestureRecognizer UIBarItem
        UINavigationItem UIColor UIFont UIFontDescriptor UIFontMetrics UIImage UIImageAsset UIBezierPath
        UIScreen UIDevice UITraitCollection UIEvent UITouch UIPress UIKey UIStoryboard UINib
        UIStoryboardSegue UISceneSession UISceneConfiguration NSUserActivity UIPasteboard UndoManager
        NSLayoutConstraint UILayoutGuide NSAttributedString NSParagraphStyle NSShadow NSLayoutManager
        NSTextContainer NSTextAttachment NSDataAsset UICollectionViewLayout
        UICollectionViewLayoutAttributes UICollectionViewLayoutInvalidationContext
        UICollectionViewUpdateItem UICollectionViewDiffableDataSource UIDynamicBehavior
        UIDynamicAnimator UIPresentationController UIPercentDrivenInteractiveTransition
        UIViewPropertyAnimator UICubicTimingParameters UISpringTimingParameters UIVisualEffect
        UIMenuElement UIMenuController UIMenuItem UIContextMenuInteraction UIEditMenuInteraction
        UIPointerInteraction UIPreviewInteraction UIBarAppearance UIBarButtonItemAppearance
        UITabBarItemAppearance UIMotionEffect UIFeedbackGenerator UIAlertAction UIContextualAction
        UISwipeActionsConfiguration UITableViewRowAction UIActivity UIAccessibilityCustomAction
        UIApplicationShortcutItem UIApplicationShortcutIcon UIRegion UITab UITargetedPreview
        UIPreviewParameters UIPreviewTarget UITextPosition UITextRange UIContextMenuConfiguration
        UIEditMenuConfiguration UIPointerRegion UIPointerRegionRequest UIPointerStyle UIPointerAccessory
        UIToolTipConfiguration UIToolTipInteraction UIStatusBarManager UISceneSizeRestrictions
        UIBarButtonItemStateAppearance UITabBarItemStateAppearance NSStringDrawingContext NSLayoutAnchor
        UICollectionViewCompositionalLayoutConfiguration NSCollectionLayoutItem NSCollectionLayoutSection
        NSCollectionLayoutSize NSCollectionLayoutDimension NSCollectionLayoutSpacing
        NSCollectionLayoutEdgeSpacing NSCollectionLayoutAnchor CAValueFunction Operation
        """,
        "UIResponder": "UIView UIViewController UIApplication UIScene UIAccessibilityElement",
        "UIView": """
        UIControl UIScrollView UILabel UIImageView UIWindow UIStackView UITableViewCell
        UITableViewHeaderFooterView UICollectionReusableView UINavigationBar UITabBar UIToolbar
        UISearchBar UIActivityIndicatorView UIProgressView UIVisualEffectView UIPickerView UIInputView
        UIListContentView UIPopoverBackgroundView UIAlertView UIActionSheet
        """,
        "UIControl": """
        UIButton UITextField UISwitch UISlider UISegmentedControl UIPageControl UIStepper
        UIRefreshControl UIDatePicker
        """,
        "UITextField": "UISearchTextField",
        "UIScrollView": "UITableView UICollectionView UITextView",
        "UICollectionReusableView": "UICollectionViewCell",
        "UICollectionViewCell": "UICollectionViewListCell",
        "UIViewController": """
        UINavigationController UITabBarController UITableViewController UICollectionViewController
        UIPageViewController UISplitViewController UIAlertController UISearchController
        UIActivityViewController UIImagePickerController
        """,
        "UIBarItem": "UIBarButtonItem UITabBarItem",
        "Operation": "BlockOperation UIActivityItemProvider",
        "NSLayoutAnchor": "NSLayoutXAxisAnchor NSLayoutYAxisAnchor NSLayoutDimension",
        "NSCollectionLayoutItem": """
        NSCollectionLayoutGroup NSCollectionLayoutSupplementaryItem NSCollectionLayoutDecorationItem
        """,
        "NSCollectionLayoutSupplementaryItem": "NSCollectionLayoutBoundarySupplementaryItem",
        "UIScene": "UIWindowScene",
        "CALayer": """
        CAShapeLayer CAGradientLayer CATextLayer CAReplicatorLayer CAEmitterLayer CATransformLayer
        """,
        "CAAnimation": "CAPropertyAnimation CAAnimationGroup CATransition",
        "CAPropertyAnimation": "CABasicAnimation CAKeyframeAnimation",
        "CABasicAnimation": "CASpringAnimation",
        "UIGestureRecognizer": """
        UIPanGestureRecognizer UITapGestureRecognizer UIPinchGestureRecognizer
        UIRotationGestureRecognizer UISwipeGestureRecognizer UILongPressGestureRecognizer
        UIHoverGestureRecognizer
        """,
        "UIPanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
        "UICollectionViewLayout": """
        UICollectionViewFlowLayout UICollectionViewTransitionLayout UICollectionViewCompositionalLayout
        """,
        "UICollectionViewLayoutInvalidationContext": "UICollectionViewFlowLayoutInvalidationContext",
        "UIPresentationController": "UIPopoverPresentationController UISheetPresentationController",
        "UIDynamicBehavior": """
        UIAttachmentBehavior UICollisionBehavior UIDynamicItemBehavior UIFieldBehavior UIGravityBehavior
        UIPushBehavior UISnapBehavior
        """,
        "UIBarAppearance": "UINavigationBarAppearance UITabBarAppearance UIToolbarAppearance",
        "UIFeedbackGenerator": """
        UIImpactFeedbackGenerator UINotificationFeedbackGenerator UISelectionFeedbackGenerator
        """,
        "UIMotionEffect": "UIInterpolatingMotionEffect UIMotionEffectGroup",
        "UIEvent": "UIPressesEvent",
        "UILayoutGuide": "UIKeyboardLayoutGuide",
        "UITab": "UISearchTab",
        "NSMutableAttributedString": "NSTextStorage",
        "NSAttributedString": "NSMutableAttributedString",
        "NSParagraphStyle": "NSMutableParagraphStyle",
        "UIVisualEffect": "UIBlurEffect UIVibrancyEffect",
        "UIMenuElement": "UIAction UIMenu UICommand UIDeferredMenuElement",
        "UICommand": "UIKeyCommand",
    ]
}
