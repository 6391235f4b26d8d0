/// What the rules know of UIKit's protocols: the requirements that are optional on Apple's platforms.
enum UIKitNames {
    /// Whether a name is that of one of UIKit's protocols, by how such names end.
    static func isProtocol(_ name: String) -> Bool {
        name.hasPrefix("UI") && protocolEndings.contains { name.hasSuffix($0) } || protocols.contains(name)
    }

    private static let protocolEndings = [
        "Delegate", "DataSource", "Transitioning", "TransitionCoordinator", "TransitionCoordinatorContext",
    ]
    private static let protocols: Set<String> = [
        "CAAnimationDelegate", "CALayerDelegate", "CAAction", "CAMediaTiming", "NSObjectProtocol",
        "NSLayoutManagerDelegate", "NSTextStorageDelegate", "UIViewAnimating",
        "UIViewImplicitlyAnimating", "UIContentContainer", "UITraitEnvironment", "UICoordinateSpace",
    ]

    /// Whether one of UIKit's protocols has an optional requirement of a name.
    static func isOptional(_ name: String) -> Bool { optional.contains(name) }

    /// Whether requirements of a name begin with who calls, as `collectionView(_:layout:…)`: a variable of
    /// that name is the view or the controller, and no closure.
    static func isCaller(_ name: String) -> Bool { callers.contains(name) }

    private static let callers: Set<String> = [
        "navigationController", "tabBarController", "pageViewController", "splitViewController",
        "gestureRecognizer", "tableView", "collectionView", "scrollView", "textField", "textView",
        "textStorage", "layoutManager", "searchBar",
        "pickerView", "tabBar", "navigationBar", "toolbar", "application", "presentationController",
        "popoverPresentationController", "scene", "windowScene", "alertView", "actionSheet",
        "activityViewController",
    ]

    private static let optional: Set<String> = [
        // transitions
        "animationEnded", "interruptibleAnimator", "animationController", "interactionControllerForDismissal",
        "interactionControllerForPresentation", "presentationController", "completionCurve",
        "completionSpeed",
        "addAnimations", "addCompletion", "continueAnimation",
        // presentations
        "adaptivePresentationStyle", "presentationControllerDidAttemptToDismiss",
        "presentationControllerDidDismiss", "presentationControllerShouldDismiss",
        "presentationControllerWillDismiss", "prepareForPopoverPresentation",
        "popoverPresentationControllerShouldDismissPopover", "popoverPresentationControllerDidDismissPopover",
        "popoverPresentationController", "sheetPresentationControllerDidChangeSelectedDetentIdentifier",
        // containers
        "navigationController", "navigationControllerSupportedInterfaceOrientations", "tabBarController",
        "tabBarControllerSupportedInterfaceOrientations", "pageViewController", "presentationCount",
        "presentationIndex", "splitViewController", "primaryViewController", "splitViewControllerDidCollapse",
        "splitViewControllerDidExpand",
        // searches
        "presentSearchController", "willPresentSearchController", "didPresentSearchController",
        "willDismissSearchController", "didDismissSearchController",
        // gestures, menus and pointers
        "gestureRecognizer", "gestureRecognizerShouldBegin", "contextMenuInteraction", "editMenuInteraction",
        "pointerInteraction", "previewInteraction", "previewInteractionShouldBegin", "toolTipInteraction",
        // scrolling
        "scrollViewDidEndDecelerating", "scrollViewDidEndDragging", "scrollViewDidEndScrollingAnimation",
        "scrollViewDidEndZooming", "scrollViewDidScroll", "scrollViewDidScrollToTop", "scrollViewDidZoom",
        "scrollViewShouldScrollToTop", "scrollViewWillBeginDecelerating", "scrollViewWillBeginDragging",
        "scrollViewWillBeginZooming", "scrollViewWillEndDragging", "viewForZooming",
        "scrollViewDidChangeAdjustedContentInset",
        // lists
        "tableView", "collectionView", "numberOfSections", "sectionIndexTitles", "indexTitles",
        "indexPathForPreferredFocusedView",
        // text
        "textField", "textFieldDidBeginEditing", "textFieldDidEndEditing", "textFieldShouldBeginEditing",
        "textFieldShouldClear", "textFieldShouldEndEditing", "textFieldShouldReturn",
        "textFieldDidChangeSelection", "textView", "textViewDidBeginEditing", "textViewDidChange",
        "textViewDidChangeSelection", "textViewDidEndEditing", "textViewShouldBeginEditing",
        "textViewShouldEndEditing", "textStorage", "layoutManager", "layoutManagerDidInvalidateLayout",
        // bars, pickers and physics
        "tabBar", "navigationBar", "searchBar", "searchBarShouldBeginEditing", "searchBarTextDidBeginEditing",
        "searchBarShouldEndEditing", "searchBarTextDidEndEditing", "searchBarSearchButtonClicked",
        "searchBarCancelButtonClicked", "searchBarBookmarkButtonClicked",
        "searchBarResultsListButtonClicked", "pickerView", "collisionBehavior",
        "dynamicAnimatorDidPause", "dynamicAnimatorWillResume", "positionForBar", "position",
        // layers
        "action", "animationDidStart", "animationDidStop", "display", "draw", "layerWillDraw",
        "layoutSublayers",
        // application
        "application", "applicationDidBecomeActive", "applicationDidEnterBackground",
        "applicationDidFinishLaunching", "applicationWillEnterForeground", "applicationWillResignActive",
        "applicationWillTerminate", "applicationDidReceiveMemoryWarning",
        // scenes
        "scene", "windowScene", "sceneDidBecomeActive", "sceneDidDisconnect", "sceneDidEnterBackground",
        "sceneWillEnterForeground", "sceneWillResignActive", "stateRestorationActivity",
        // alerts and shared items
        "actionSheet", "alertView", "didPresent", "activityViewController",
    ]
}
