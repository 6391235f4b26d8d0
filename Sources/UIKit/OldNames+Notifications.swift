// More of the names that Swift 4 had.

import Foundation

/// The old name of `UITableViewCell.EditingStyle`.
@available(*, deprecated, renamed: "UITableViewCell.EditingStyle")
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle

/// The old name of `RunLoop.Mode`.
@available(*, deprecated, renamed: "RunLoop.Mode")
public typealias RunLoopMode = RunLoop.Mode

/// The old name of `UITableView.automaticDimension`.
@available(*, deprecated, renamed: "UITableView.automaticDimension")
@MainActor public let UITableViewAutomaticDimension = UITableView.automaticDimension

/// The old name of `UIContentSizeCategory.newValueUserInfoKey`.
@available(*, deprecated, renamed: "UIContentSizeCategory.newValueUserInfoKey")
public let UIContentSizeCategoryNewValueKey = UIContentSizeCategory.newValueUserInfoKey

extension RunLoop.Mode {
    /// The old name of `common`.
    @available(*, deprecated, renamed: "common")
    public static let commonModes = RunLoop.Mode.common
    /// The old name of `default`.
    @available(*, deprecated, renamed: "default")
    public static let defaultRunLoopMode = RunLoop.Mode.default
}

extension Notification.Name {
    /// The old name of `UIWindow.didBecomeVisibleNotification`.
    @available(*, deprecated, renamed: "UIWindow.didBecomeVisibleNotification")
    public static let UIWindowDidBecomeVisible = UIWindow.didBecomeVisibleNotification
    /// The old name of `UIWindow.didBecomeHiddenNotification`.
    @available(*, deprecated, renamed: "UIWindow.didBecomeHiddenNotification")
    public static let UIWindowDidBecomeHidden = UIWindow.didBecomeHiddenNotification
    /// The old name of `UIWindow.didBecomeKeyNotification`.
    @available(*, deprecated, renamed: "UIWindow.didBecomeKeyNotification")
    public static let UIWindowDidBecomeKey = UIWindow.didBecomeKeyNotification
    /// The old name of `UIWindow.didResignKeyNotification`.
    @available(*, deprecated, renamed: "UIWindow.didResignKeyNotification")
    public static let UIWindowDidResignKey = UIWindow.didResignKeyNotification
    /// The old name of `UIContentSizeCategory.didChangeNotification`.
    @available(*, deprecated, renamed: "UIContentSizeCategory.didChangeNotification")
    public static let UIContentSizeCategoryDidChange = UIContentSizeCategory.didChangeNotification
    /// The old name of `UIApplication.didBecomeActiveNotification`.
    @available(*, deprecated, renamed: "UIApplication.didBecomeActiveNotification")
    public static let UIApplicationDidBecomeActive = UIApplication.didBecomeActiveNotification
    /// The old name of `UIApplication.willResignActiveNotification`.
    @available(*, deprecated, renamed: "UIApplication.willResignActiveNotification")
    public static let UIApplicationWillResignActive = UIApplication.willResignActiveNotification
    /// The old name of `UIApplication.didEnterBackgroundNotification`.
    @available(*, deprecated, renamed: "UIApplication.didEnterBackgroundNotification")
    public static let UIApplicationDidEnterBackground = UIApplication.didEnterBackgroundNotification
    /// The old name of `UIApplication.willEnterForegroundNotification`.
    @available(*, deprecated, renamed: "UIApplication.willEnterForegroundNotification")
    public static let UIApplicationWillEnterForeground = UIApplication.willEnterForegroundNotification
    /// The old name of `UIApplication.willTerminateNotification`.
    @available(*, deprecated, renamed: "UIApplication.willTerminateNotification")
    public static let UIApplicationWillTerminate = UIApplication.willTerminateNotification
    /// The old name of `UIApplication.didReceiveMemoryWarningNotification`.
    @available(*, deprecated, renamed: "UIApplication.didReceiveMemoryWarningNotification")
    public static let UIApplicationDidReceiveMemoryWarning = UIApplication.didReceiveMemoryWarningNotification
    /// The old name of `UIApplication.didChangeStatusBarFrameNotification`.
    @available(*, deprecated, renamed: "UIApplication.didChangeStatusBarFrameNotification")
    public static let UIApplicationDidChangeStatusBarFrame = UIApplication.didChangeStatusBarFrameNotification
    /// The old name of `UIApplication.willChangeStatusBarFrameNotification`.
    @available(*, deprecated, renamed: "UIApplication.willChangeStatusBarFrameNotification")
    public static let UIApplicationWillChangeStatusBarFrame = UIApplication
        .willChangeStatusBarFrameNotification
    /// The old name of `UIApplication.didChangeStatusBarOrientationNotification`.
    @available(*, deprecated, renamed: "UIApplication.didChangeStatusBarOrientationNotification")
    public static let UIApplicationDidChangeStatusBarOrientation = UIApplication
        .didChangeStatusBarOrientationNotification
    /// The old name of `UIApplication.willChangeStatusBarOrientationNotification`.
    @available(*, deprecated, renamed: "UIApplication.willChangeStatusBarOrientationNotification")
    public static let UIApplicationWillChangeStatusBarOrientation = UIApplication
        .willChangeStatusBarOrientationNotification
    /// The old name of `UIDevice.orientationDidChangeNotification`.
    @available(*, deprecated, renamed: "UIDevice.orientationDidChangeNotification")
    public static let UIDeviceOrientationDidChange = UIDevice.orientationDidChangeNotification
    /// The old name of `UITextField.textDidChangeNotification`.
    @available(*, deprecated, renamed: "UITextField.textDidChangeNotification")
    public static let UITextFieldTextDidChange = UITextField.textDidChangeNotification
    /// The old name of `UITextView.textDidChangeNotification`.
    @available(*, deprecated, renamed: "UITextView.textDidChangeNotification")
    public static let UITextViewTextDidChange = UITextView.textDidChangeNotification
    /// The old name of `UITextField.textDidBeginEditingNotification`.
    @available(*, deprecated, renamed: "UITextField.textDidBeginEditingNotification")
    public static let UITextFieldTextDidBeginEditing = UITextField.textDidBeginEditingNotification
    /// The old name of `UITextField.textDidEndEditingNotification`.
    @available(*, deprecated, renamed: "UITextField.textDidEndEditingNotification")
    public static let UITextFieldTextDidEndEditing = UITextField.textDidEndEditingNotification
    /// The old name of `UITextView.textDidBeginEditingNotification`.
    @available(*, deprecated, renamed: "UITextView.textDidBeginEditingNotification")
    public static let UITextViewTextDidBeginEditing = UITextView.textDidBeginEditingNotification
    /// The old name of `UITextView.textDidEndEditingNotification`.
    @available(*, deprecated, renamed: "UITextView.textDidEndEditingNotification")
    public static let UITextViewTextDidEndEditing = UITextView.textDidEndEditingNotification
    /// The old name of `UIApplication.didFinishLaunchingNotification`.
    @available(*, deprecated, renamed: "UIApplication.didFinishLaunchingNotification")
    public static let UIApplicationDidFinishLaunching = UIApplication.didFinishLaunchingNotification
    /// The old name of `UIPasteboard.changedNotification`.
    @available(*, deprecated, renamed: "UIPasteboard.changedNotification")
    public static let UIPasteboardChanged = UIPasteboard.changedNotification
    /// The old name of `UIMenuController.willShowMenuNotification`.
    @available(*, deprecated, renamed: "UIMenuController.willShowMenuNotification")
    public static let UIMenuControllerWillShowMenu = UIMenuController.willShowMenuNotification
    /// The old name of `UIMenuController.didShowMenuNotification`.
    @available(*, deprecated, renamed: "UIMenuController.didShowMenuNotification")
    public static let UIMenuControllerDidShowMenu = UIMenuController.didShowMenuNotification
    /// The old name of `UIMenuController.willHideMenuNotification`.
    @available(*, deprecated, renamed: "UIMenuController.willHideMenuNotification")
    public static let UIMenuControllerWillHideMenu = UIMenuController.willHideMenuNotification
    /// The old name of `UIMenuController.didHideMenuNotification`.
    @available(*, deprecated, renamed: "UIMenuController.didHideMenuNotification")
    public static let UIMenuControllerDidHideMenu = UIMenuController.didHideMenuNotification
    /// The old name of `UIAccessibility.voiceOverStatusDidChangeNotification`.
    @available(*, deprecated, renamed: "UIAccessibility.voiceOverStatusDidChangeNotification")
    public static let UIAccessibilityVoiceOverStatusDidChange = UIAccessibility
        .voiceOverStatusDidChangeNotification
    /// The old name of `UIAccessibility.switchControlStatusDidChangeNotification`.
    @available(*, deprecated, renamed: "UIAccessibility.switchControlStatusDidChangeNotification")
    public static let UIAccessibilitySwitchControlStatusDidChange = UIAccessibility
        .switchControlStatusDidChangeNotification
    /// The old name of `UIAccessibility.reduceMotionStatusDidChangeNotification`.
    @available(*, deprecated, renamed: "UIAccessibility.reduceMotionStatusDidChangeNotification")
    public static let UIAccessibilityReduceMotionStatusDidChange = UIAccessibility
        .reduceMotionStatusDidChangeNotification
    /// The old name of `UIAccessibility.reduceTransparencyStatusDidChangeNotification`.
    @available(*, deprecated, renamed: "UIAccessibility.reduceTransparencyStatusDidChangeNotification")
    public static let UIAccessibilityReduceTransparencyStatusDidChange = UIAccessibility
        .reduceTransparencyStatusDidChangeNotification
    /// The old name of `UIAccessibility.darkerSystemColorsStatusDidChangeNotification`.
    @available(*, deprecated, renamed: "UIAccessibility.darkerSystemColorsStatusDidChangeNotification")
    public static let UIAccessibilityDarkerSystemColorsStatusDidChange = UIAccessibility
        .darkerSystemColorsStatusDidChangeNotification
    /// The old name of `UIAccessibility.boldTextStatusDidChangeNotification`.
    @available(*, deprecated, renamed: "UIAccessibility.boldTextStatusDidChangeNotification")
    public static let UIAccessibilityBoldTextStatusDidChange = UIAccessibility
        .boldTextStatusDidChangeNotification
    /// The old name of `UIAccessibility.invertColorsStatusDidChangeNotification`.
    @available(*, deprecated, renamed: "UIAccessibility.invertColorsStatusDidChangeNotification")
    public static let UIAccessibilityInvertColorsStatusDidChange = UIAccessibility
        .invertColorsStatusDidChangeNotification
}

/// Returns an image as the bytes of a PNG file; nil where there is no picture.
@available(*, deprecated, message: "Use the image's pngData().")
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

/// Returns an image as the bytes of a JPEG file; nil where there is no picture.
@available(*, deprecated, message: "Use the image's jpegData(compressionQuality:).")
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
    image.jpegData(compressionQuality: compressionQuality)
}

extension UIActivityIndicatorView {
    /// The old name of `style`.
    @available(*, deprecated, renamed: "style")
    public var activityIndicatorViewStyle: Style {
        get { style }
        set { style = newValue }
    }
}
