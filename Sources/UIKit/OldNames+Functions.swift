// Functions that Swift 3 and 4 had, and that are members since.

import Foundation
import QuartzCore

/// Whether a device is upright or on its head.
@available(*, deprecated, message: "Use the orientation's isPortrait.")
public func UIDeviceOrientationIsPortrait(_ orientation: UIDeviceOrientation) -> Bool {
    orientation.isPortrait
}

/// Whether a device is on its side.
@available(*, deprecated, message: "Use the orientation's isLandscape.")
public func UIDeviceOrientationIsLandscape(_ orientation: UIDeviceOrientation) -> Bool {
    orientation.isLandscape
}

/// Whether an interface can be turned as a device is.
@available(*, deprecated, message: "Use the orientation's isValidInterfaceOrientation.")
public func UIDeviceOrientationIsValidInterfaceOrientation(_ orientation: UIDeviceOrientation) -> Bool {
    orientation.isValidInterfaceOrientation
}

/// Whether an interface is upright or on its head.
@available(*, deprecated, message: "Use the orientation's isPortrait.")
public func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool {
    orientation.isPortrait
}

/// Whether an interface is on its side.
@available(*, deprecated, message: "Use the orientation's isLandscape.")
public func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool {
    orientation.isLandscape
}

/// Returns the kind of device; `UIDevice.userInterfaceIdiom` is its present form.
@available(*, deprecated, message: "Use UIDevice.current.userInterfaceIdiom.")
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }

/// Whether two offsets are the same.
@available(*, deprecated, message: "Compare the offsets by ==.")
public func UIOffsetEqualToOffset(_ offset1: UIOffset, _ offset2: UIOffset) -> Bool { offset1 == offset2 }

/// The old form of `NSCoder.string(for:)`.
@available(*, deprecated, renamed: "NSCoder.string(for:)")
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }

/// The old form of `NSCoder.cgPoint(for:)`.
@available(*, deprecated, renamed: "NSCoder.cgPoint(for:)")
public func CGPointFromString(_ string: String) -> CGPoint { NSCoder.cgPoint(for: string) }

/// The old form of `NSCoder.string(for:)`.
@available(*, deprecated, renamed: "NSCoder.string(for:)")
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }

/// The old form of `NSCoder.cgSize(for:)`.
@available(*, deprecated, renamed: "NSCoder.cgSize(for:)")
public func CGSizeFromString(_ string: String) -> CGSize { NSCoder.cgSize(for: string) }

/// The old form of `NSCoder.string(for:)`.
@available(*, deprecated, renamed: "NSCoder.string(for:)")
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }

/// The old form of `NSCoder.cgRect(for:)`.
@available(*, deprecated, renamed: "NSCoder.cgRect(for:)")
public func CGRectFromString(_ string: String) -> CGRect { NSCoder.cgRect(for: string) }

/// The old form of `UIAccessibility.isBoldTextEnabled`.
@available(*, deprecated, renamed: "UIAccessibility.isBoldTextEnabled")
@preconcurrency @MainActor
public func UIAccessibilityIsBoldTextEnabled() -> Bool { UIAccessibility.isBoldTextEnabled }

/// The old form of `UIAccessibility.isInvertColorsEnabled`.
@available(*, deprecated, renamed: "UIAccessibility.isInvertColorsEnabled")
@preconcurrency @MainActor
public func UIAccessibilityIsInvertColorsEnabled() -> Bool { UIAccessibility.isInvertColorsEnabled }

/// The old form of `UIAccessibility.isDarkerSystemColorsEnabled`.
@available(*, deprecated, renamed: "UIAccessibility.isDarkerSystemColorsEnabled")
@preconcurrency @MainActor
public func UIAccessibilityDarkerSystemColorsEnabled() -> Bool { UIAccessibility.isDarkerSystemColorsEnabled }

/// The old form of `UIAccessibility.isSwitchControlRunning`.
@available(*, deprecated, renamed: "UIAccessibility.isSwitchControlRunning")
@preconcurrency @MainActor
public func UIAccessibilityIsSwitchControlRunning() -> Bool { UIAccessibility.isSwitchControlRunning }
