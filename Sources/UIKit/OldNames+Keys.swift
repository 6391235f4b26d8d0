// More constants that Swift 3 and 4 had under names of their own.

/// The old name of `UIAccessibilityTraits.keyboardKey`.
@available(*, deprecated, renamed: "UIAccessibilityTraits.keyboardKey")
public let UIAccessibilityTraitKeyboardKey = UIAccessibilityTraits.keyboardKey

/// The old name of `UIAccessibilityTraits.summaryElement`.
@available(*, deprecated, renamed: "UIAccessibilityTraits.summaryElement")
public let UIAccessibilityTraitSummaryElement = UIAccessibilityTraits.summaryElement

/// The old name of `UIAccessibilityTraits.startsMediaSession`.
@available(*, deprecated, renamed: "UIAccessibilityTraits.startsMediaSession")
public let UIAccessibilityTraitStartsMediaSession = UIAccessibilityTraits.startsMediaSession

/// The old name of `UIAccessibilityTraits.allowsDirectInteraction`.
@available(*, deprecated, renamed: "UIAccessibilityTraits.allowsDirectInteraction")
public let UIAccessibilityTraitAllowsDirectInteraction = UIAccessibilityTraits.allowsDirectInteraction

/// The old name of `UIAccessibilityTraits.causesPageTurn`.
@available(*, deprecated, renamed: "UIAccessibilityTraits.causesPageTurn")
public let UIAccessibilityTraitCausesPageTurn = UIAccessibilityTraits.causesPageTurn

/// The old name of `UIAccessibilityTraits.tabBar`.
@available(*, deprecated, renamed: "UIAccessibilityTraits.tabBar")
public let UIAccessibilityTraitTabBar = UIAccessibilityTraits.tabBar

/// The old name of `UIAccessibility.Notification.pageScrolled`.
@available(*, deprecated, renamed: "UIAccessibility.Notification.pageScrolled")
public let UIAccessibilityPageScrolledNotification = UIAccessibility.Notification.pageScrolled

/// The old name of `UIKeyCommand.inputUpArrow`.
@available(*, deprecated, renamed: "UIKeyCommand.inputUpArrow")
public let UIKeyInputUpArrow = UIKeyCommand.inputUpArrow

/// The old name of `UIKeyCommand.inputDownArrow`.
@available(*, deprecated, renamed: "UIKeyCommand.inputDownArrow")
public let UIKeyInputDownArrow = UIKeyCommand.inputDownArrow

/// The old name of `UIKeyCommand.inputLeftArrow`.
@available(*, deprecated, renamed: "UIKeyCommand.inputLeftArrow")
public let UIKeyInputLeftArrow = UIKeyCommand.inputLeftArrow

/// The old name of `UIKeyCommand.inputRightArrow`.
@available(*, deprecated, renamed: "UIKeyCommand.inputRightArrow")
public let UIKeyInputRightArrow = UIKeyCommand.inputRightArrow

/// The old name of `UIKeyCommand.inputEscape`.
@available(*, deprecated, renamed: "UIKeyCommand.inputEscape")
public let UIKeyInputEscape = UIKeyCommand.inputEscape

/// The old name of `UILayoutPriority.required`.
@available(*, deprecated, renamed: "UILayoutPriority.required")
public let UILayoutPriorityRequired = UILayoutPriority.required

/// The old name of `UILayoutPriority.defaultHigh`.
@available(*, deprecated, renamed: "UILayoutPriority.defaultHigh")
public let UILayoutPriorityDefaultHigh = UILayoutPriority.defaultHigh

/// The old name of `UILayoutPriority.defaultLow`.
@available(*, deprecated, renamed: "UILayoutPriority.defaultLow")
public let UILayoutPriorityDefaultLow = UILayoutPriority.defaultLow

/// The old name of `UILayoutPriority.fittingSizeLevel`.
@available(*, deprecated, renamed: "UILayoutPriority.fittingSizeLevel")
public let UILayoutPriorityFittingSizeLevel = UILayoutPriority.fittingSizeLevel

/// The old name of `UICollectionViewFlowLayout.automaticSize`.
@available(*, deprecated, renamed: "UICollectionViewFlowLayout.automaticSize")
public let UICollectionViewFlowLayoutAutomaticSize = UICollectionViewFlowLayout.automaticSize

/// The old name of `UISplitViewController.automaticDimension`.
@available(*, deprecated, renamed: "UISplitViewController.automaticDimension")
@MainActor public let UISplitViewControllerAutomaticDimension = UISplitViewController.automaticDimension

/// The old name of `UIPageViewController.OptionsKey.spineLocation`.
@available(*, deprecated, renamed: "UIPageViewController.OptionsKey.spineLocation")
public let UIPageViewControllerOptionSpineLocationKey = UIPageViewController.OptionsKey.spineLocation

/// The old name of `UIBackgroundTaskIdentifier.invalid`.
@available(*, deprecated, renamed: "UIBackgroundTaskIdentifier.invalid")
public let UIBackgroundTaskInvalid = UIBackgroundTaskIdentifier.invalid

/// The old name of `UIApplication.statusBarFrameUserInfoKey`.
@available(*, deprecated, renamed: "UIApplication.statusBarFrameUserInfoKey")
public let UIApplicationStatusBarFrameUserInfoKey = UIApplication.statusBarFrameUserInfoKey

/// The old name of `UIApplication.statusBarOrientationUserInfoKey`.
@available(*, deprecated, renamed: "UIApplication.statusBarOrientationUserInfoKey")
public let UIApplicationStatusBarOrientationUserInfoKey = UIApplication.statusBarOrientationUserInfoKey

/// The old name of `UIEdgeInsets.zero`.
@available(*, deprecated, renamed: "UIEdgeInsets.zero")
public let UIEdgeInsetsZero = UIEdgeInsets.zero

/// The old name of `UIOffset.zero`.
@available(*, deprecated, renamed: "UIOffset.zero")
public let UIOffsetZero = UIOffset.zero

extension NSUnderlineStyle {
    /// The old form of a style without lines.
    @available(*, deprecated, message: "Use an empty style.")
    public static var styleNone: NSUnderlineStyle { [] }
}
