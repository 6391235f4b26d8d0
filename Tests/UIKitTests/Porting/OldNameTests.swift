import Testing
import UIKit
import UITesting

/// The names that Swift 3 and 4 had stand for the present ones.
@MainActor
@Suite struct OldNameTests {
    private let stage = Stage(size: CGSize(width: 390, height: 844))

    @available(*, deprecated)
    @Test func `functions of orientations answer as the members do`() {
        let lying = UIDeviceOrientation.faceUp

        #expect(UIDeviceOrientationIsPortrait(.portraitUpsideDown) && !UIDeviceOrientationIsPortrait(lying))
        #expect(UIDeviceOrientationIsLandscape(.landscapeLeft) && !UIDeviceOrientationIsLandscape(.portrait))
        #expect(UIDeviceOrientationIsValidInterfaceOrientation(.portrait))
        #expect(!UIDeviceOrientationIsValidInterfaceOrientation(lying))
        #expect(UIInterfaceOrientationIsPortrait(.portrait) && !UIInterfaceOrientationIsPortrait(.unknown))
        #expect(UIInterfaceOrientationIsLandscape(.landscapeRight))
        #expect(!UIInterfaceOrientationIsLandscape(.portrait))
    }

    @available(*, deprecated)
    @Test func `the device's idiom and the settings of the user are functions`() {
        #expect(stage.run { UI_USER_INTERFACE_IDIOM() == UIDevice.current.userInterfaceIdiom })
        stage.accessibility.isBoldTextEnabled = true
        stage.accessibility.isDarkerSystemColorsEnabled = true

        let (bold, darker) = stage.run {
            (UIAccessibilityIsBoldTextEnabled(), UIAccessibilityDarkerSystemColorsEnabled())
        }
        let (inverted, switches) = stage.run {
            (UIAccessibilityIsInvertColorsEnabled(), UIAccessibilityIsSwitchControlRunning())
        }
        #expect(bold && darker && !inverted && !switches)
    }

    @available(*, deprecated)
    @Test func `geometry becomes text and comes back`() {
        let rect = CGRect(x: 1, y: 2.5, width: 3, height: 4)

        #expect(NSStringFromCGRect(rect) == "{{1, 2.5}, {3, 4}}")
        #expect(CGRectFromString("{{1, 2.5}, {3, 4}}") == rect)
        #expect(NSStringFromCGPoint(rect.origin) == "{1, 2.5}")
        #expect(CGPointFromString("{1, 2.5}") == rect.origin)
        #expect(NSStringFromCGSize(rect.size) == "{3, 4}" && CGSizeFromString("{3, 4}") == rect.size)
        #expect(UIOffsetEqualToOffset(UIOffsetZero, .zero) && UIEdgeInsetsZero == .zero)
        #expect(!UIOffsetEqualToOffset(UIOffset(horizontal: 1, vertical: 0), .zero))
    }

    @available(*, deprecated)
    @Test func `notifications have the names that they had`() {
        let names: [(NSNotification.Name, NSNotification.Name)] = [
            (.UITextFieldTextDidBeginEditing, UITextField.textDidBeginEditingNotification),
            (.UITextFieldTextDidEndEditing, UITextField.textDidEndEditingNotification),
            (.UITextViewTextDidBeginEditing, UITextView.textDidBeginEditingNotification),
            (.UITextViewTextDidEndEditing, UITextView.textDidEndEditingNotification),
            (.UIApplicationDidFinishLaunching, UIApplication.didFinishLaunchingNotification),
            (.UIPasteboardChanged, UIPasteboard.changedNotification),
            (.UIMenuControllerWillShowMenu, UIMenuController.willShowMenuNotification),
            (.UIMenuControllerDidHideMenu, UIMenuController.didHideMenuNotification),
            (
                .UIAccessibilityReduceMotionStatusDidChange,
                UIAccessibility.reduceMotionStatusDidChangeNotification
            ),
            (
                .UIAccessibilityBoldTextStatusDidChange,
                UIAccessibility.boldTextStatusDidChangeNotification
            ),
        ]

        for (old, new) in names { #expect(old == new) }
    }

    @available(*, deprecated)
    @Test func `constants have the values that they had`() {
        let keys = [
            UIKeyInputUpArrow, UIKeyInputDownArrow, UIKeyInputLeftArrow, UIKeyInputRightArrow,
            UIKeyInputEscape,
        ]

        #expect(
            keys == [
                UIKeyCommand.inputUpArrow, UIKeyCommand.inputDownArrow, UIKeyCommand.inputLeftArrow,
                UIKeyCommand.inputRightArrow, UIKeyCommand.inputEscape,
            ])
        #expect(UILayoutPriorityRequired == .required && UILayoutPriorityDefaultHigh == .defaultHigh)
        #expect(UILayoutPriorityDefaultLow == .defaultLow)
        #expect(UILayoutPriorityFittingSizeLevel == .fittingSizeLevel)
        #expect(UIAccessibilityTraitTabBar == .tabBar && UIAccessibilityTraitKeyboardKey == .keyboardKey)
        #expect(UICollectionViewFlowLayoutAutomaticSize == UICollectionViewFlowLayout.automaticSize)
        #expect(UISplitViewControllerAutomaticDimension == UISplitViewController.automaticDimension)
        #expect(UIPageViewControllerOptionSpineLocationKey == .spineLocation)
        #expect(UIBackgroundTaskInvalid == .invalid)
        #expect(NSAttachmentAttributeName == .attachment && NSShadowAttributeName == .shadow)
        #expect(NSUnderlineStyle.styleNone.isEmpty)
        #expect(UIAccessibilityPageScrolledNotification == .pageScrolled)
        #expect(UIApplicationStatusBarFrameUserInfoKey == UIApplication.statusBarFrameUserInfoKey)
    }

    @available(*, deprecated)
    @Test func `constants of layers have the values that they had`() {
        #expect([kCAGravityLeft, kCAGravityRight, kCAGravityTopRight] == [.left, .right, .topRight])
        #expect([kCAGravityBottomLeft, kCAGravityBottomRight] == [.bottomLeft, .bottomRight])
        #expect([kCAFilterLinear, kCAFilterNearest, kCAFilterTrilinear] == [.linear, .nearest, .trilinear])
        #expect([kCAGradientLayerAxial, kCAGradientLayerRadial] == [.axial, .radial])
        #expect([kCAValueFunctionScaleX, kCAValueFunctionScaleY] == [.scaleX, .scaleY])
        #expect(kCAValueFunctionScaleZ == .scaleZ)
        #expect([kCAValueFunctionTranslateX, kCAValueFunctionTranslateY] == [.translateX, .translateY])
        #expect(kCAValueFunctionTranslateZ == .translateZ)
        #expect(kCAAnimationRotateAuto == .rotateAuto && kCAAnimationRotateAutoReverse == .rotateAutoReverse)
    }

    @available(*, deprecated)
    @Test func `an animation is named by a kind of transition, and a path is made of another's stroke`()
        throws
    {
        let layer = CALayer()
        layer.add(CABasicAnimation(keyPath: "opacity"), forKey: kCATransitionFade)
        #expect(layer.animationKeys() == ["fade"])
        layer.removeAnimation(forKey: kCATransitionFade)
        #expect(layer.animationKeys() == nil)

        let line = CGMutablePath()
        line.addLines(between: [CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)])
        var right = CGAffineTransform(translationX: 20, y: 0)
        let stroke = try #require(
            CGPath(
                __byStroking: line, transform: &right, lineWidth: 4, lineCap: .butt, lineJoin: .miter,
                miterLimit: 4))

        #expect(stroke.boundingBox == CGRect(x: 20, y: 3, width: 10, height: 4))
    }

    @available(*, deprecated)
    @Test func `types that are nested have names of their own`() {
        let style: UIPreviewActionStyle = .destructive
        let arrow: UIMenuControllerArrowDirection = .down
        let positioning: UITabBarItemPositioning = .centered
        let reference: UITableViewSeparatorInsetReference = .fromCellEdges
        let reason: UITextFieldDidEndEditingReason = .committed
        let notification: UIAccessibilityNotifications = .screenChanged

        #expect(style == UIPreviewAction.Style.destructive && arrow == UIMenuController.ArrowDirection.down)
        #expect(positioning == UITabBar.ItemPositioning.centered)
        #expect(reason == UITextField.DidEndEditingReason.committed)
        #expect(reference == UITableView.SeparatorInsetReference.fromCellEdges)
        #expect(notification == UIAccessibility.Notification.screenChanged)
    }

    @available(*, deprecated)
    @Test func `a child's traits are overridden by the old names`() {
        let (parent, child) = (UIViewController(), UIViewController())
        stage.run {
            parent.addChild(child)
            child.didMove(toParent: parent)
        }

        parent.setOverrideTraitCollection(
            UITraitCollection(userInterfaceStyle: .dark), forChildViewController: child)

        #expect(parent.overrideTraitCollection(forChildViewController: child)?.userInterfaceStyle == .dark)
        #expect(!child.isMovingToParentViewController && !child.isMovingFromParentViewController)
    }
}
