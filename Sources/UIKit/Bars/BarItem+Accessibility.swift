import Foundation

extension UIBarItem {
    /// The name that is read; nil by default.
    public var accessibilityLabel: String? {
        get { (self as NSObject).accessibilityLabel }
        set { (self as NSObject).accessibilityLabel = newValue }
    }

    /// What it is for; nil by default.
    public var accessibilityHint: String? {
        get { (self as NSObject).accessibilityHint }
        set { (self as NSObject).accessibilityHint = newValue }
    }
}

extension UINavigationItem {
    /// The name that is read; nil by default.
    public var accessibilityLabel: String? {
        get { (self as NSObject).accessibilityLabel }
        set { (self as NSObject).accessibilityLabel = newValue }
    }

    /// What it is for; nil by default.
    public var accessibilityHint: String? {
        get { (self as NSObject).accessibilityHint }
        set { (self as NSObject).accessibilityHint = newValue }
    }
}
