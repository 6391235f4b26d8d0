// The names that Swift 4 had for constants and functions that are members since.

import QuartzCore

/// The old name of `CATextLayerAlignmentMode.natural`.
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.natural")
public let kCAAlignmentNatural = CATextLayerAlignmentMode.natural

/// The old name of `CATextLayerAlignmentMode.left`.
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.left")
public let kCAAlignmentLeft = CATextLayerAlignmentMode.left

/// The old name of `CATextLayerAlignmentMode.right`.
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.right")
public let kCAAlignmentRight = CATextLayerAlignmentMode.right

/// The old name of `CATextLayerAlignmentMode.center`.
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.center")
public let kCAAlignmentCenter = CATextLayerAlignmentMode.center

/// The old name of `CATextLayerAlignmentMode.justified`.
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.justified")
public let kCAAlignmentJustified = CATextLayerAlignmentMode.justified

/// The old name of `CATextLayerTruncationMode.none`.
@available(*, deprecated, renamed: "CATextLayerTruncationMode.none")
public let kCATruncationNone = CATextLayerTruncationMode.none

/// The old name of `CATextLayerTruncationMode.start`.
@available(*, deprecated, renamed: "CATextLayerTruncationMode.start")
public let kCATruncationStart = CATextLayerTruncationMode.start

/// The old name of `CATextLayerTruncationMode.end`.
@available(*, deprecated, renamed: "CATextLayerTruncationMode.end")
public let kCATruncationEnd = CATextLayerTruncationMode.end

/// The old name of `CATextLayerTruncationMode.middle`.
@available(*, deprecated, renamed: "CATextLayerTruncationMode.middle")
public let kCATruncationMiddle = CATextLayerTruncationMode.middle

/// The old name of `UIFont.Weight.ultraLight`.
@available(*, deprecated, renamed: "UIFont.Weight.ultraLight")
public let UIFontWeightUltraLight = UIFont.Weight.ultraLight

/// The old name of `UIFont.Weight.thin`.
@available(*, deprecated, renamed: "UIFont.Weight.thin")
public let UIFontWeightThin = UIFont.Weight.thin

/// The old name of `UIFont.Weight.light`.
@available(*, deprecated, renamed: "UIFont.Weight.light")
public let UIFontWeightLight = UIFont.Weight.light

/// The old name of `UIFont.Weight.regular`.
@available(*, deprecated, renamed: "UIFont.Weight.regular")
public let UIFontWeightRegular = UIFont.Weight.regular

/// The old name of `UIFont.Weight.medium`.
@available(*, deprecated, renamed: "UIFont.Weight.medium")
public let UIFontWeightMedium = UIFont.Weight.medium

/// The old name of `UIFont.Weight.semibold`.
@available(*, deprecated, renamed: "UIFont.Weight.semibold")
public let UIFontWeightSemibold = UIFont.Weight.semibold

/// The old name of `UIFont.Weight.bold`.
@available(*, deprecated, renamed: "UIFont.Weight.bold")
public let UIFontWeightBold = UIFont.Weight.bold

/// The old name of `UIFont.Weight.heavy`.
@available(*, deprecated, renamed: "UIFont.Weight.heavy")
public let UIFontWeightHeavy = UIFont.Weight.heavy

/// The old name of `UIFont.Weight.black`.
@available(*, deprecated, renamed: "UIFont.Weight.black")
public let UIFontWeightBlack = UIFont.Weight.black

/// The old name of `UIAccessibilityTraits.none`.
@available(*, deprecated, renamed: "UIAccessibilityTraits.none")
public let UIAccessibilityTraitNone = UIAccessibilityTraits.none

/// The old name of `UIAccessibilityTraits.button`.
@available(*, deprecated, renamed: "UIAccessibilityTraits.button")
public let UIAccessibilityTraitButton = UIAccessibilityTraits.button

/// The old name of `UIAccessibilityTraits.link`.
@available(*, deprecated, renamed: "UIAccessibilityTraits.link")
public let UIAccessibilityTraitLink = UIAccessibilityTraits.link

/// The old name of `UIAccessibilityTraits.image`.
@available(*, deprecated, renamed: "UIAccessibilityTraits.image")
public let UIAccessibilityTraitImage = UIAccessibilityTraits.image

/// The old name of `UIAccessibilityTraits.selected`.
@available(*, deprecated, renamed: "UIAccessibilityTraits.selected")
public let UIAccessibilityTraitSelected = UIAccessibilityTraits.selected

/// The old name of `UIAccessibilityTraits.playsSound`.
@available(*, deprecated, renamed: "UIAccessibilityTraits.playsSound")
public let UIAccessibilityTraitPlaysSound = UIAccessibilityTraits.playsSound

/// The old name of `UIAccessibilityTraits.staticText`.
@available(*, deprecated, renamed: "UIAccessibilityTraits.staticText")
public let UIAccessibilityTraitStaticText = UIAccessibilityTraits.staticText

/// The old name of `UIAccessibilityTraits.header`.
@available(*, deprecated, renamed: "UIAccessibilityTraits.header")
public let UIAccessibilityTraitHeader = UIAccessibilityTraits.header

/// The old name of `UIAccessibilityTraits.adjustable`.
@available(*, deprecated, renamed: "UIAccessibilityTraits.adjustable")
public let UIAccessibilityTraitAdjustable = UIAccessibilityTraits.adjustable

/// The old name of `UIAccessibilityTraits.notEnabled`.
@available(*, deprecated, renamed: "UIAccessibilityTraits.notEnabled")
public let UIAccessibilityTraitNotEnabled = UIAccessibilityTraits.notEnabled

/// The old name of `UIAccessibilityTraits.searchField`.
@available(*, deprecated, renamed: "UIAccessibilityTraits.searchField")
public let UIAccessibilityTraitSearchField = UIAccessibilityTraits.searchField

/// The old name of `UIAccessibilityTraits.updatesFrequently`.
@available(*, deprecated, renamed: "UIAccessibilityTraits.updatesFrequently")
public let UIAccessibilityTraitUpdatesFrequently = UIAccessibilityTraits.updatesFrequently

/// The old name of `UIView.layoutFittingCompressedSize`.
@available(*, deprecated, renamed: "UIView.layoutFittingCompressedSize")
@MainActor public let UILayoutFittingCompressedSize = UIView.layoutFittingCompressedSize

/// The old name of `UIView.layoutFittingExpandedSize`.
@available(*, deprecated, renamed: "UIView.layoutFittingExpandedSize")
@MainActor public let UILayoutFittingExpandedSize = UIView.layoutFittingExpandedSize

/// The old name of `UINavigationController.hideShowBarDuration`.
@available(*, deprecated, renamed: "UINavigationController.hideShowBarDuration")
@MainActor public let UINavigationControllerHideShowBarDuration = UINavigationController.hideShowBarDuration

/// The old name of `UIPageViewController.OptionsKey.interPageSpacing`.
@available(*, deprecated, renamed: "UIPageViewController.OptionsKey.interPageSpacing")
public let UIPageViewControllerOptionInterPageSpacingKey = UIPageViewController.OptionsKey.interPageSpacing

/// The old form of `UIAccessibility.isReduceMotionEnabled`.
@available(*, deprecated, renamed: "UIAccessibility.isReduceMotionEnabled")
@preconcurrency @MainActor
public func UIAccessibilityIsReduceMotionEnabled() -> Bool { UIAccessibility.isReduceMotionEnabled }

/// The old form of `UIAccessibility.isReduceTransparencyEnabled`.
@available(*, deprecated, renamed: "UIAccessibility.isReduceTransparencyEnabled")
@preconcurrency @MainActor
public func UIAccessibilityIsReduceTransparencyEnabled() -> Bool {
    UIAccessibility.isReduceTransparencyEnabled
}

/// The old form of `UIAccessibility.isVoiceOverRunning`.
@available(*, deprecated, renamed: "UIAccessibility.isVoiceOverRunning")
@preconcurrency @MainActor
public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }

/// The old name of `UIAccessibility.Notification.screenChanged`.
@available(*, deprecated, renamed: "UIAccessibility.Notification.screenChanged")
public let UIAccessibilityScreenChangedNotification = UIAccessibility.Notification.screenChanged

/// The old name of `UIAccessibility.Notification.layoutChanged`.
@available(*, deprecated, renamed: "UIAccessibility.Notification.layoutChanged")
public let UIAccessibilityLayoutChangedNotification = UIAccessibility.Notification.layoutChanged

/// The old name of `UIAccessibility.Notification.announcement`.
@available(*, deprecated, renamed: "UIAccessibility.Notification.announcement")
public let UIAccessibilityAnnouncementNotification = UIAccessibility.Notification.announcement

/// The old form of `UIAccessibility.post(notification:argument:)`.
@available(*, deprecated, renamed: "UIAccessibility.post(notification:argument:)")
@preconcurrency @MainActor
public func UIAccessibilityPostNotification(
    _ notification: UIAccessibility.Notification, _ argument: Any?
) { UIAccessibility.post(notification: notification, argument: argument) }

/// The old name of `UIApplication.openSettingsURLString`.
@available(*, deprecated, renamed: "UIApplication.openSettingsURLString")
public let UIApplicationOpenSettingsURLString = UIApplication.openSettingsURLString
