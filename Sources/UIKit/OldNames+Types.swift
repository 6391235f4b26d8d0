// The names that Swift 4 had for more types that are nested since.

/// The old name of `UIActivity.ActivityType`.
@available(*, deprecated, renamed: "UIActivity.ActivityType")
public typealias UIActivityType = UIActivity.ActivityType

/// The old name of `UIActivity.Category`.
@available(*, deprecated, renamed: "UIActivity.Category")
public typealias UIActivityCategory = UIActivity.Category

/// The old name of `UIApplication.State`.
@available(*, deprecated, renamed: "UIApplication.State")
public typealias UIApplicationState = UIApplication.State

/// The old name of `UIApplication.OpenURLOptionsKey`.
@available(*, deprecated, renamed: "UIApplication.OpenURLOptionsKey")
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey

/// The old name of `UITableViewRowAction.Style`.
@available(*, deprecated, renamed: "UITableViewRowAction.Style")
public typealias UITableViewRowActionStyle = UITableViewRowAction.Style

/// The old name of `UISearchBar.Style`.
@available(*, deprecated, renamed: "UISearchBar.Style")
public typealias UISearchBarStyle = UISearchBar.Style

/// The old name of `UISearchBar.Icon`.
@available(*, deprecated, renamed: "UISearchBar.Icon")
public typealias UISearchBarIcon = UISearchBar.Icon

/// The old name of `UIInterpolatingMotionEffect.EffectType`.
@available(*, deprecated, renamed: "UIInterpolatingMotionEffect.EffectType")
public typealias UIInterpolatingMotionEffectType = UIInterpolatingMotionEffect.EffectType

/// The old name of `UIPageViewController.SpineLocation`.
@available(*, deprecated, renamed: "UIPageViewController.SpineLocation")
public typealias UIPageViewControllerSpineLocation = UIPageViewController.SpineLocation

/// The old name of `UIProgressView.Style`.
@available(*, deprecated, renamed: "UIProgressView.Style")
public typealias UIProgressViewStyle = UIProgressView.Style

/// The old name of `UISplitViewController.DisplayMode`.
@available(*, deprecated, renamed: "UISplitViewController.DisplayMode")
public typealias UISplitViewControllerDisplayMode = UISplitViewController.DisplayMode

/// The old name of `UISplitViewController.PrimaryEdge`.
@available(*, deprecated, renamed: "UISplitViewController.PrimaryEdge")
public typealias UISplitViewControllerPrimaryEdge = UISplitViewController.PrimaryEdge

/// The old name of `UITabBarItem.SystemItem`.
@available(*, deprecated, renamed: "UITabBarItem.SystemItem")
public typealias UITabBarSystemItem = UITabBarItem.SystemItem

/// The old name of `UIEvent.EventType`.
@available(*, deprecated, renamed: "UIEvent.EventType")
public typealias UIEventType = UIEvent.EventType

/// The old name of `UIEvent.EventSubtype`.
@available(*, deprecated, renamed: "UIEvent.EventSubtype")
public typealias UIEventSubtype = UIEvent.EventSubtype

/// The old name of `UITouch.Phase`.
@available(*, deprecated, renamed: "UITouch.Phase")
public typealias UITouchPhase = UITouch.Phase

/// The old name of `UITouch.TouchType`.
@available(*, deprecated, renamed: "UITouch.TouchType")
public typealias UITouchType = UITouch.TouchType

/// The old name of `UIAttachmentBehavior.AttachmentType`.
@available(*, deprecated, renamed: "UIAttachmentBehavior.AttachmentType")
public typealias UIAttachmentBehaviorType = UIAttachmentBehavior.AttachmentType

/// The old name of `UIPushBehavior.Mode`.
@available(*, deprecated, renamed: "UIPushBehavior.Mode")
public typealias UIPushBehaviorMode = UIPushBehavior.Mode

/// The old name of `UICollisionBehavior.Mode`.
@available(*, deprecated, renamed: "UICollisionBehavior.Mode")
public typealias UICollisionBehaviorMode = UICollisionBehavior.Mode

/// The old name of `UIFont.Weight`.
@available(*, deprecated, renamed: "UIFont.Weight")
public typealias UIFontWeight = UIFont.Weight

/// The old name of `UIFontDescriptor.SymbolicTraits`.
@available(*, deprecated, renamed: "UIFontDescriptor.SymbolicTraits")
public typealias UIFontDescriptorSymbolicTraits = UIFontDescriptor.SymbolicTraits

/// The old name of `UIScrollView.DecelerationRate`.
@available(*, deprecated, renamed: "UIScrollView.DecelerationRate")
public typealias UIScrollViewDecelerationRate = UIScrollView.DecelerationRate

/// The old name of `UIView.TintAdjustmentMode`.
@available(*, deprecated, renamed: "UIView.TintAdjustmentMode")
public typealias UIViewTintAdjustmentMode = UIView.TintAdjustmentMode

/// The old name of `UICollectionView.ElementCategory`.
@available(*, deprecated, renamed: "UICollectionView.ElementCategory")
public typealias UICollectionElementCategory = UICollectionView.ElementCategory

/// The old name of `UICollectionViewUpdateItem.Action`.
@available(*, deprecated, renamed: "UICollectionViewUpdateItem.Action")
public typealias UICollectionUpdateAction = UICollectionViewUpdateItem.Action

/// The old name of `UICollectionViewFlowLayout.SectionInsetReference`.
@available(*, deprecated, renamed: "UICollectionViewFlowLayout.SectionInsetReference")
public typealias UICollectionViewFlowLayoutSectionInsetReference = UICollectionViewFlowLayout
    .SectionInsetReference

/// The old name of `UINavigationItem.LargeTitleDisplayMode`.
@available(*, deprecated, renamed: "UINavigationItem.LargeTitleDisplayMode")
public typealias UINavigationItemLargeTitleDisplayMode = UINavigationItem.LargeTitleDisplayMode

/// The old name of `UIContextualAction.Style`.
@available(*, deprecated, renamed: "UIContextualAction.Style")
public typealias UIContextualActionStyle = UIContextualAction.Style

/// The old name of `UIImage.ResizingMode`.
@available(*, deprecated, renamed: "UIImage.ResizingMode")
public typealias UIImageResizingMode = UIImage.ResizingMode

/// The old name of `UIPress.Phase`.
@available(*, deprecated, renamed: "UIPress.Phase")
public typealias UIPressPhase = UIPress.Phase

/// The old name of `UIPress.PressType`.
@available(*, deprecated, renamed: "UIPress.PressType")
public typealias UIPressType = UIPress.PressType

/// The old name of `UIView.AnimationTransition`.
@available(*, deprecated, renamed: "UIView.AnimationTransition")
public typealias UIViewAnimationTransition = UIView.AnimationTransition

/// The old name of `UIView.SystemAnimation`.
@available(*, deprecated, renamed: "UIView.SystemAnimation")
public typealias UISystemAnimation = UIView.SystemAnimation

/// The old name of `UIView.SystemAnimation`.
@available(*, deprecated, renamed: "UIView.SystemAnimation")
public typealias UIViewSystemAnimation = UIView.SystemAnimation

/// The old name of `UIMenuController.ArrowDirection`.
@available(*, deprecated, renamed: "UIMenuController.ArrowDirection")
public typealias UIMenuControllerArrowDirection = UIMenuController.ArrowDirection

/// The old name of `UIPreviewAction.Style`.
@available(*, deprecated, renamed: "UIPreviewAction.Style")
public typealias UIPreviewActionStyle = UIPreviewAction.Style

/// The old name of `UITabBar.ItemPositioning`.
@available(*, deprecated, renamed: "UITabBar.ItemPositioning")
public typealias UITabBarItemPositioning = UITabBar.ItemPositioning

/// The old name of `UITableView.SeparatorInsetReference`.
@available(*, deprecated, renamed: "UITableView.SeparatorInsetReference")
public typealias UITableViewSeparatorInsetReference = UITableView.SeparatorInsetReference

/// The old name of `UITextField.DidEndEditingReason`.
@available(*, deprecated, renamed: "UITextField.DidEndEditingReason")
public typealias UITextFieldDidEndEditingReason = UITextField.DidEndEditingReason

/// The old name of `UIAccessibility.Notification`.
@available(*, deprecated, renamed: "UIAccessibility.Notification")
public typealias UIAccessibilityNotifications = UIAccessibility.Notification
