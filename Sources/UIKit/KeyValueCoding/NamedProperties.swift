import Foundation
import QuartzCore

/// The properties of UIKit's classes by the names that they have in key paths.
@MainActor
enum NamedPropertyTable {
    /// Returns the first property of a name that an object has.
    static func property(_ name: String, of object: NSObject) -> NamedProperty? {
        all[name]?.first { $0.isKnown(to: object) }
    }

    private static let all = places.merging(contents, uniquingKeysWith: +).merging(
        states, uniquingKeysWith: +)

    private static let places: [String: [NamedProperty]] = [
        "frame": [NamedProperty(\UIView.frame)],
        "bounds": [NamedProperty(\UIView.bounds)],
        "center": [NamedProperty(\UIView.center)],
        "transform": [NamedProperty(\UIView.transform)],
        "layer": [NamedProperty(reading: \UIView.layer)],
        "superview": [NamedProperty(reading: \UIView.superview)],
        "window": [NamedProperty(reading: \UIView.window)],
        "subviews": [NamedProperty(reading: \UIView.subviews)],
        "safeAreaInsets": [NamedProperty(reading: \UIView.safeAreaInsets)],
        "contentOffset": [NamedProperty(\UIScrollView.contentOffset)],
        "contentSize": [NamedProperty(\UIScrollView.contentSize)],
        "contentInset": [NamedProperty(\UIScrollView.contentInset)],
        "adjustedContentInset": [NamedProperty(reading: \UIScrollView.adjustedContentInset)],
        "zoomScale": [NamedProperty(\UIScrollView.zoomScale)],
        "preferredContentSize": [NamedProperty(\UIViewController.preferredContentSize)],
    ]

    private static let contents: [String: [NamedProperty]] = [
        "text": [
            NamedProperty(\UILabel.text), NamedProperty(\UITextField.text), NamedProperty(\UITextView.text),
        ],
        "attributedText": [
            NamedProperty(\UILabel.attributedText), NamedProperty(\UITextView.attributedText),
        ],
        "placeholder": [NamedProperty(\UITextField.placeholder)],
        "font": [
            NamedProperty(\UILabel.font), NamedProperty(\UITextField.font), NamedProperty(\UITextView.font),
        ],
        "textColor": [
            NamedProperty(\UILabel.textColor), NamedProperty(\UITextField.textColor),
            NamedProperty(\UITextView.textColor),
        ],
        "image": [NamedProperty(\UIImageView.image), NamedProperty(\UIBarItem.image)],
        "title": [
            NamedProperty(\UIViewController.title), NamedProperty(\UIBarItem.title),
            NamedProperty(\UINavigationItem.title),
        ],
        "view": [NamedProperty(\UIViewController.view), NamedProperty(reading: \UIBarButtonItem.button)],
        "badgeValue": [NamedProperty(\UITabBarItem.badgeValue)],
        "viewControllers": [
            NamedProperty(\UINavigationController.viewControllers),
            NamedProperty(\UITabBarController.viewControllers),
        ],
        "rootViewController": [NamedProperty(\UIWindow.rootViewController)],
        "presentedViewController": [NamedProperty(reading: \UIViewController.presentedViewController)],
        "modalInPresentation": [NamedProperty(\UIViewController.isModalInPresentation)],
    ]

    private static let states: [String: [NamedProperty]] = [
        "alpha": [NamedProperty(\UIView.alpha)],
        "hidden": [NamedProperty(\UIView.isHidden)],
        "isHidden": [NamedProperty(\UIView.isHidden)],
        "backgroundColor": [NamedProperty(\UIView.backgroundColor)],
        "tintColor": [NamedProperty(\UIView.tintColor)],
        "tag": [NamedProperty(\UIView.tag), NamedProperty(\UIBarItem.tag)],
        "enabled": enabled,
        "isEnabled": enabled,
        "selected": [NamedProperty(\UIControl.isSelected)],
        "isSelected": [NamedProperty(\UIControl.isSelected)],
        "highlighted": highlighted,
        "isHighlighted": highlighted,
        "value": [NamedProperty(\UISlider.value)],
        "on": [NamedProperty(\UISwitch.isOn)],
        "isOn": [NamedProperty(\UISwitch.isOn)],
        "progress": [NamedProperty(\UIProgressView.progress)],
        "state": [NamedProperty(reading: \UIGestureRecognizer.state)],
    ]

    private static let enabled = [
        NamedProperty(\UIControl.isEnabled), NamedProperty(\UIBarItem.isEnabled),
        NamedProperty(\UIGestureRecognizer.isEnabled),
    ]

    private static let highlighted = [
        NamedProperty(\UIControl.isHighlighted), NamedProperty(\UIImageView.isHighlighted),
        NamedProperty(\UILabel.isHighlighted),
    ]
}

extension UIResponder: NamedProperties {
    package func namedProperty(_ name: String) -> NamedProperty? {
        NamedPropertyTable.property(name, of: self)
    }
}

extension UIGestureRecognizer: NamedProperties {
    package func namedProperty(_ name: String) -> NamedProperty? {
        NamedPropertyTable.property(name, of: self)
    }
}

extension UIBarItem: NamedProperties {
    package func namedProperty(_ name: String) -> NamedProperty? {
        NamedPropertyTable.property(name, of: self)
    }
}

extension UINavigationItem: NamedProperties {
    package func namedProperty(_ name: String) -> NamedProperty? {
        NamedPropertyTable.property(name, of: self)
    }
}
