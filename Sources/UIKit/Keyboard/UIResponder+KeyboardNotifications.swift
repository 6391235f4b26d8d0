// What an app on iOS hears of the keyboard on the screen. Here text comes from the keys of the machine: as on
// an iPad with a keyboard of its own, these are posted for the input views of the first responder alone.
extension UIResponder {
    /// Posted when input views are about to cover part of the screen.
    public nonisolated static let keyboardWillShowNotification = Notification.Name(
        "UIKeyboardWillShowNotification")
    /// Posted when input views cover part of the screen.
    public nonisolated static let keyboardDidShowNotification = Notification.Name(
        "UIKeyboardDidShowNotification")
    /// Posted when the input views are about to go.
    public nonisolated static let keyboardWillHideNotification = Notification.Name(
        "UIKeyboardWillHideNotification")
    /// Posted when the input views have gone.
    public nonisolated static let keyboardDidHideNotification = Notification.Name(
        "UIKeyboardDidHideNotification")
    /// Posted when the input views are about to get another frame.
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    /// Posted when the input views have another frame.
    public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification")
    /// The key of the keyboard's frame before, an `NSValue`.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The key of the keyboard's frame after, an `NSValue`.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key of the seconds of the animation.
    public nonisolated static let keyboardAnimationDurationUserInfoKey =
        "UIKeyboardAnimationDurationUserInfoKey"
    /// The key of the curve of the animation, the raw value of a `UIView.AnimationCurve`.
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// The key of whether it is the keyboard of this app.
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

// The names that Swift 4 had.
extension NSNotification.Name {
    /// The old name of `UIResponder.keyboardWillShowNotification`.
    @available(*, deprecated, renamed: "UIResponder.keyboardWillShowNotification")
    public static let UIKeyboardWillShow = UIResponder.keyboardWillShowNotification
    /// The old name of `UIResponder.keyboardDidShowNotification`.
    @available(*, deprecated, renamed: "UIResponder.keyboardDidShowNotification")
    public static let UIKeyboardDidShow = UIResponder.keyboardDidShowNotification
    /// The old name of `UIResponder.keyboardWillHideNotification`.
    @available(*, deprecated, renamed: "UIResponder.keyboardWillHideNotification")
    public static let UIKeyboardWillHide = UIResponder.keyboardWillHideNotification
    /// The old name of `UIResponder.keyboardDidHideNotification`.
    @available(*, deprecated, renamed: "UIResponder.keyboardDidHideNotification")
    public static let UIKeyboardDidHide = UIResponder.keyboardDidHideNotification
    /// The old name of `UIResponder.keyboardWillChangeFrameNotification`.
    @available(*, deprecated, renamed: "UIResponder.keyboardWillChangeFrameNotification")
    public static let UIKeyboardWillChangeFrame = UIResponder.keyboardWillChangeFrameNotification
    /// The old name of `UIResponder.keyboardDidChangeFrameNotification`.
    @available(*, deprecated, renamed: "UIResponder.keyboardDidChangeFrameNotification")
    public static let UIKeyboardDidChangeFrame = UIResponder.keyboardDidChangeFrameNotification
}

/// The old name of `UIResponder.keyboardFrameBeginUserInfoKey`.
@available(*, deprecated, renamed: "UIResponder.keyboardFrameBeginUserInfoKey")
public let UIKeyboardFrameBeginUserInfoKey = UIResponder.keyboardFrameBeginUserInfoKey

/// The old name of `UIResponder.keyboardFrameEndUserInfoKey`.
@available(*, deprecated, renamed: "UIResponder.keyboardFrameEndUserInfoKey")
public let UIKeyboardFrameEndUserInfoKey = UIResponder.keyboardFrameEndUserInfoKey

/// The old name of `UIResponder.keyboardAnimationDurationUserInfoKey`.
@available(*, deprecated, renamed: "UIResponder.keyboardAnimationDurationUserInfoKey")
public let UIKeyboardAnimationDurationUserInfoKey = UIResponder.keyboardAnimationDurationUserInfoKey

/// The old name of `UIResponder.keyboardAnimationCurveUserInfoKey`.
@available(*, deprecated, renamed: "UIResponder.keyboardAnimationCurveUserInfoKey")
public let UIKeyboardAnimationCurveUserInfoKey = UIResponder.keyboardAnimationCurveUserInfoKey

/// The old name of `UIResponder.keyboardIsLocalUserInfoKey`.
@available(*, deprecated, renamed: "UIResponder.keyboardIsLocalUserInfoKey")
public let UIKeyboardIsLocalUserInfoKey = UIResponder.keyboardIsLocalUserInfoKey
