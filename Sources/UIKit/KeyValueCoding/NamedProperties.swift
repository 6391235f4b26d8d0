import Foundation
import QuartzCore

/// The properties of UIKit's classes by the names that they have in key paths.
@MainActor
enum NamedPropertyTable {
    /// Returns the first property of a name that an object has.
    static func property(_ name: String, of object: NSObject) -> NamedProperty? {
        all[name]?.first { $0.isKnown(to: object) }
    }

    private static let all = [contents, states, scrolling, controllers, others].reduce(places) {
        $0.merging($1, uniquingKeysWith: +)
    }

    /// Properties of a screen. Sheets ask for the corners to be as round as the screen's.
    private static let others: [String: [NamedProperty]] = [
        "_displayCornerRadius": [NamedProperty(reading: \UIScreen.cornerRadius)],
        "scale": [NamedProperty(reading: \UIScreen.scale)],
        "nativeScale": [NamedProperty(reading: \UIScreen.nativeScale)],
        "nativeBounds": [NamedProperty(reading: \UIScreen.nativeBounds)],
    ]

    private static let places: [String: [NamedProperty]] = [
        "frame": [NamedProperty(\UIView.frame)],
        "bounds": [NamedProperty(\UIView.bounds), NamedProperty(reading: \UIScreen.bounds)],
        "center": [NamedProperty(\UIView.center)],
        "transform": [NamedProperty(\UIView.transform)],
        "layer": [NamedProperty(reading: \UIView.layer)],
        "superview": [NamedProperty(reading: \UIView.superview)],
        "window": [NamedProperty(reading: \UIView.window)],
        "subviews": [NamedProperty(reading: \UIView.subviews)],
        "safeAreaInsets": [NamedProperty(reading: \UIView.safeAreaInsets)],
        "mask": [NamedProperty(\UIView.mask)],
        "gestureRecognizers": [NamedProperty(\UIView.gestureRecognizers)],
        "layoutMargins": [NamedProperty(\UIView.layoutMargins)],
        "contentMode": [NamedProperty(\UIView.contentMode)],
        "preferredContentSize": [NamedProperty(\UIViewController.preferredContentSize)],
    ]

    private static let scrolling: [String: [NamedProperty]] = [
        "contentOffset": [NamedProperty(\UIScrollView.contentOffset)],
        "contentSize": [NamedProperty(\UIScrollView.contentSize)],
        "contentInset": [NamedProperty(\UIScrollView.contentInset)],
        "adjustedContentInset": [NamedProperty(reading: \UIScrollView.adjustedContentInset)],
        "zoomScale": [NamedProperty(\UIScrollView.zoomScale)],
        "scrollEnabled": [NamedProperty(\UIScrollView.isScrollEnabled)],
        "isScrollEnabled": [NamedProperty(\UIScrollView.isScrollEnabled)],
        "pagingEnabled": [NamedProperty(\UIScrollView.isPagingEnabled)],
        "isPagingEnabled": [NamedProperty(\UIScrollView.isPagingEnabled)],
        "bounces": [NamedProperty(\UIScrollView.bounces)],
        "dragging": [NamedProperty(reading: \UIScrollView.isDragging)],
        "isDragging": [NamedProperty(reading: \UIScrollView.isDragging)],
        "tracking": [NamedProperty(reading: \UIScrollView.isTracking)],
        "isTracking": [
            NamedProperty(reading: \UIScrollView.isTracking), NamedProperty(reading: \UIControl.isTracking),
        ],
        "decelerating": [NamedProperty(reading: \UIScrollView.isDecelerating)],
        "isDecelerating": [NamedProperty(reading: \UIScrollView.isDecelerating)],
        "panGestureRecognizer": [NamedProperty(reading: \UIScrollView.panGestureRecognizer)],
        "pinchGestureRecognizer": [NamedProperty(reading: \UIScrollView.pinchGestureRecognizer)],
        "refreshControl": [NamedProperty(\UIScrollView.refreshControl)],
        "delegate": [
            NamedProperty(reading: \UIScrollView.delegate),
            NamedProperty(reading: \UIGestureRecognizer.delegate),
        ],
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
        "badgeValue": [NamedProperty(\UITabBarItem.badgeValue)],
        "numberOfLines": [NamedProperty(\UILabel.numberOfLines)],
        "titleLabel": [NamedProperty(reading: \UIButton.titleLabel)],
        "imageView": [NamedProperty(reading: \UIButton.imageView)],
        "titleView": [NamedProperty(\UINavigationItem.titleView)],
        "leftBarButtonItem": [NamedProperty(\UINavigationItem.leftBarButtonItem)],
        "leftBarButtonItems": [NamedProperty(\UINavigationItem.leftBarButtonItems)],
        "rightBarButtonItem": [NamedProperty(\UINavigationItem.rightBarButtonItem)],
        "rightBarButtonItems": [NamedProperty(\UINavigationItem.rightBarButtonItems)],
    ]

    private static let controllers: [String: [NamedProperty]] = [
        "view": [
            NamedProperty(\UIViewController.view), NamedProperty(reading: \UIBarButtonItem.button),
            NamedProperty(reading: \UIGestureRecognizer.view),
        ],
        "viewControllers": [
            NamedProperty(\UINavigationController.viewControllers),
            NamedProperty(\UITabBarController.viewControllers),
        ],
        "topViewController": [NamedProperty(reading: \UINavigationController.topViewController)],
        "visibleViewController": [NamedProperty(reading: \UINavigationController.visibleViewController)],
        "navigationBar": [NamedProperty(reading: \UINavigationController.navigationBar)],
        "navigationBarHidden": [NamedProperty(\UINavigationController.isNavigationBarHidden)],
        "isNavigationBarHidden": [NamedProperty(\UINavigationController.isNavigationBarHidden)],
        "interactivePopGestureRecognizer": [
            NamedProperty(reading: \UINavigationController.interactivePopGestureRecognizer)
        ],
        "tabBar": [NamedProperty(reading: \UITabBarController.tabBar)],
        "selectedIndex": [NamedProperty(\UITabBarController.selectedIndex)],
        "selectedViewController": [NamedProperty(\UITabBarController.selectedViewController)],
        "rootViewController": [NamedProperty(\UIWindow.rootViewController)],
        "parentViewController": [NamedProperty(reading: \UIViewController.parent)],
        "childViewControllers": [NamedProperty(reading: \UIViewController.children)],
        "navigationController": [NamedProperty(reading: \UIViewController.navigationController)],
        "tabBarController": [NamedProperty(reading: \UIViewController.tabBarController)],
        "navigationItem": [NamedProperty(reading: \UIViewController.navigationItem)],
        "tabBarItem": [NamedProperty(\UIViewController.tabBarItem)],
        "presentedViewController": [NamedProperty(reading: \UIViewController.presentedViewController)],
        "presentingViewController": [NamedProperty(reading: \UIViewController.presentingViewController)],
        "editing": [NamedProperty(\UIViewController.isEditing)],
        "isEditing": [NamedProperty(\UIViewController.isEditing)],
        "modalInPresentation": [NamedProperty(\UIViewController.isModalInPresentation)],
        "isModalInPresentation": [NamedProperty(\UIViewController.isModalInPresentation)],
    ]

    private static let states: [String: [NamedProperty]] = [
        "alpha": [NamedProperty(\UIView.alpha)],
        "hidden": [NamedProperty(\UIView.isHidden)],
        "isHidden": [NamedProperty(\UIView.isHidden)],
        "backgroundColor": [NamedProperty(\UIView.backgroundColor)],
        "tintColor": [NamedProperty(\UIView.tintColor)],
        "tag": [NamedProperty(\UIView.tag), NamedProperty(\UIBarItem.tag)],
        "opaque": [NamedProperty(\UIView.isOpaque)],
        "isOpaque": [NamedProperty(\UIView.isOpaque)],
        "clipsToBounds": [NamedProperty(\UIView.clipsToBounds)],
        "userInteractionEnabled": [NamedProperty(\UIView.isUserInteractionEnabled)],
        "isUserInteractionEnabled": [NamedProperty(\UIView.isUserInteractionEnabled)],
        "enabled": enabled,
        "isEnabled": enabled,
        "selected": [NamedProperty(\UIControl.isSelected)],
        "isSelected": [NamedProperty(\UIControl.isSelected)],
        "highlighted": highlighted,
        "isHighlighted": highlighted,
        "value": [NamedProperty(\UISlider.value), NamedProperty(\UIStepper.value)],
        "minimumValue": [NamedProperty(\UISlider.minimumValue), NamedProperty(\UIStepper.minimumValue)],
        "maximumValue": [NamedProperty(\UISlider.maximumValue), NamedProperty(\UIStepper.maximumValue)],
        "selectedSegmentIndex": [NamedProperty(\UISegmentedControl.selectedSegmentIndex)],
        "currentPage": [NamedProperty(\UIPageControl.currentPage)],
        "numberOfPages": [NamedProperty(\UIPageControl.numberOfPages)],
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

extension UIScreen: NamedProperties {
    package func namedProperty(_ name: String) -> NamedProperty? {
        NamedPropertyTable.property(name, of: self)
    }

    /// Returns the value of a property by its name.
    public func value(forKey key: String) -> Any? { namedValue(key, "value(forKey:)") }
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
