import Testing

@testable import UIKit

/// Cases that source and archives write as numbers have UIKit's numbers.
@Suite struct CaseNumberTests {
    @Test func `styles and modes of controllers`() {
        let styles: [UIModalPresentationStyle] = [
            .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen,
            .overCurrentContext, .popover, .none, .automatic,
        ]
        #expect(styles.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6, 7, -1, -2])
        let transitions: [UIModalTransitionStyle] = [
            .coverVertical, .flipHorizontal, .crossDissolve, .partialCurl,
        ]
        #expect(transitions.map(\.rawValue) == [0, 1, 2, 3])
        let arrows: [UIPopoverArrowDirection] = [.up, .down, .left, .right, .any]
        #expect(arrows.map(\.rawValue) == [1, 2, 4, 8, 15])
        let columns: [UISplitViewController.Column] = [.primary, .secondary, .compact]
        #expect(columns.map(\.rawValue) == [0, 2, 3])
        let modes: [UISplitViewController.DisplayMode] = [
            .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary,
        ]
        #expect(modes.map(\.rawValue) == [0, 1, 2, 3])
        let operations: [UINavigationController.Operation] = [.none, .push, .pop]
        #expect(operations.map(\.rawValue) == [0, 1, 2])
    }

    @Test func `states of gestures, touches, scenes and applications`() {
        let gestures: [UIGestureRecognizer.State] = [
            .possible, .began, .changed, .ended, .cancelled, .failed,
        ]
        #expect(gestures.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
        #expect(UIGestureRecognizer.State.recognized == .ended)
        let touches: [UITouch.Phase] = [.began, .moved, .stationary, .ended, .cancelled]
        #expect(touches.map(\.rawValue) == [0, 1, 2, 3, 4])
        let swipes: [UISwipeGestureRecognizer.Direction] = [.right, .left, .up, .down]
        #expect(swipes.map(\.rawValue) == [1, 2, 4, 8])
        let events: [UIEvent.EventType] = [.touches, .motion, .presses]
        #expect(events.map(\.rawValue) == [0, 1, 3])
        let scenes: [UIScene.ActivationState] = [
            .unattached, .foregroundActive, .foregroundInactive, .background,
        ]
        #expect(scenes.map(\.rawValue) == [-1, 0, 1, 2])
        let applications: [UIApplication.State] = [.active, .inactive, .background]
        #expect(applications.map(\.rawValue) == [0, 1, 2])
    }

    @Test func `status bars and orientations`() {
        let styles: [UIStatusBarStyle] = [.default, .lightContent, .darkContent]
        #expect(styles.map(\.rawValue) == [0, 1, 3])
        let animations: [UIStatusBarAnimation] = [.none, .fade, .slide]
        #expect(animations.map(\.rawValue) == [0, 1, 2])
        let windows: [UIInterfaceOrientation] = [
            .unknown, .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft,
        ]
        #expect(windows.map(\.rawValue) == [0, 1, 2, 3, 4])
        let devices: [UIDeviceOrientation] = [
            .unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp, .faceDown,
        ]
        #expect(devices.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6])
    }
}
