import Testing
import UITesting

@testable import UIKit

@Suite struct SettingsOfTheDeviceTests {
    private let stage = Stage(size: CGSize(width: 100, height: 200))

    @Test func `feedback is an event of the trace`() {
        stage.clearTrace()

        stage.run {
            UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
            UISelectionFeedbackGenerator().selectionChanged()
            UINotificationFeedbackGenerator().notificationOccurred(.warning)
        }

        #expect(
            stage.calls == [
                "UIImpactFeedbackGenerator.impactOccurred(intensity:)",
                "UISelectionFeedbackGenerator.selectionChanged()",
                "UINotificationFeedbackGenerator.notificationOccurred(_:)",
            ])
        #expect(stage.trace.first?.detail == ["style": "heavy", "intensity": "1.0"])
    }

    @Test func `accessibility follows the stage, and what changes is posted`() {
        var posted = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { posted += 1 } }
        #expect(stage.run { UIAccessibility.isReduceMotionEnabled } == false)

        stage.accessibility.isReduceMotionEnabled = true
        stage.accessibility.isBoldTextEnabled = true

        #expect(stage.run { UIAccessibility.isReduceMotionEnabled && UIAccessibility.isBoldTextEnabled })
        #expect(posted == 1)
        let other = Stage(size: CGSize(width: 10, height: 10))
        #expect(other.run { UIAccessibility.isReduceMotionEnabled } == false)
        NotificationCenter.default.removeObserver(token)
    }

    @Test func `an app hears that colours are inverted, and says which of its views keep theirs`() {
        let picture = UIImageView()
        #expect(!picture.accessibilityIgnoresInvertColors)

        picture.accessibilityIgnoresInvertColors = true
        stage.accessibility.isInvertColorsEnabled = true

        #expect(picture.accessibilityIgnoresInvertColors && !UIView().accessibilityIgnoresInvertColors)
        #expect(stage.run { UIAccessibility.isInvertColorsEnabled })
    }

    @Test func `an announcement is an event of the trace`() {
        stage.clearTrace()

        stage.run { UIAccessibility.post(notification: .announcement, argument: "Done") }

        #expect(stage.trace.first?.detail == ["notification": "announcement", "argument": "Done"])
    }

    @Test func `nothing is known of a battery, and there is no sensor of what is near`() {
        let device = stage.run { UIDevice.current }
        #expect(!device.isBatteryMonitoringEnabled)

        device.isBatteryMonitoringEnabled = true
        device.isProximityMonitoringEnabled = true

        #expect(device.isBatteryMonitoringEnabled && device.batteryLevel == -1)
        #expect(device.batteryState == .unknown)
        #expect(!device.isProximityMonitoringEnabled && !device.proximityState)
        #expect(device.isMultitaskingSupported)
    }

    @Test func `the device is as wide as the stage`() {
        #expect(stage.run { UIDevice.current.userInterfaceIdiom } == .phone)
        #expect(stage.run { UIDevice.current.orientation.isPortrait })

        stage.resize(to: CGSize(width: 200, height: 100))

        #expect(stage.run { UIDevice.current.orientation.isLandscape })
    }

    private final class Upright: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }

    @Test func `a stage that turns to where its screen does not turn says so`() {
        stage.present(Upright())
        #expect(stage.diagnostics.isEmpty)

        stage.resize(to: CGSize(width: 200, height: 100))

        #expect(stage.diagnostics.map(\.call) == ["supportedInterfaceOrientations"])
        stage.resize(to: CGSize(width: 100, height: 200))
        #expect(stage.diagnostics.count == 1)
    }

    @Test func `a segue performs its closure, one without says so, and a controller has none by itself`() {
        let (source, destination) = (UIViewController(), UIViewController())
        var count = 0
        let segue = UIStoryboardSegue(identifier: "a", source: source, destination: destination) {
            count += 1
        }

        stage.run {
            segue.perform()
            UIStoryboardSegue(identifier: nil, source: source, destination: destination).perform()
            source.performSegue(withIdentifier: "detail", sender: nil)
        }

        #expect(count == 1)
        #expect(stage.diagnostics.map(\.call) == ["perform()", "performSegue(withIdentifier:sender:)"])
        #expect(stage.diagnostics.last?.message.contains("no segue with identifier 'detail'") == true)
    }

    @Test func `scroll indicators keep out of their insets`() throws {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        scroll.contentSize = CGSize(width: 100, height: 1000)
        stage.window.addSubview(scroll)
        stage.advance(by: 0.1)
        let bar = try #require(scroll.subviews.last)
        let before = bar.frame

        scroll.scrollIndicatorInsets = UIEdgeInsets(top: 50, left: 0, bottom: 20, right: 10)
        stage.advance(by: 0.1)

        #expect(bar.frame.minY == before.minY + 50)
        #expect(bar.frame.maxX == before.maxX - 10)
        scroll.contentOffset.y = 800
        stage.advance(by: 0.1)
        #expect(bar.frame.maxY <= 1000 - 20)
    }

    @Test func `a view's tint is there though it may be set to nil`() {
        let view = UIView()

        view.tintColor = nil

        #expect(view.tintColor.cgColor == UIColor.systemBlue.cgColor)
    }
}
