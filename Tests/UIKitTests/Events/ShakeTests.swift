import Testing
import UITesting

@testable import UIKit

/// Shaking the device, and what applications open with others.
@Suite struct ShakeTests {
    private let stage = Stage(size: CGSize(width: 100, height: 100))

    private final class Screen: UIViewController {
        var heard: [String] = []
        override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            heard.append("began \(motion == .motionShake) \(event?.type == .motion)")
        }
        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            heard.append("ended \(event?.subtype == .motionShake)")
        }
    }

    @Test func `the frontmost controller hears of a shake, also from the view that has the keys`() {
        let screen = Screen()
        stage.window.rootViewController = screen
        stage.advance(by: 0.1)

        stage.shake()
        #expect(screen.heard == ["began true true", "ended true"])

        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        screen.view.addSubview(field)
        stage.run { _ = field.becomeFirstResponder() }
        stage.shake()
        #expect(screen.heard.count == 4)
    }

    @Test func `a shake is not heard while interaction is ignored`() {
        let screen = Screen()
        stage.window.rootViewController = screen
        stage.advance(by: 0.1)
        stage.run { UIApplication.shared.beginIgnoringInteractionEvents() }

        stage.shake()

        #expect(screen.heard.isEmpty)
    }

    @Test func `an address is opened with the desktop's program; one without a scheme is not`() throws {
        let url = try #require(URL(string: "https://swift.org"))
        let path = try #require(URL(string: "swift"))
        var outcomes: [Bool] = []

        stage.run {
            UIApplication.shared.open(url) { outcomes.append($0) }
            UIApplication.shared.open(path, options: [:]) { outcomes.append($0) }
        }

        #expect(outcomes == [true, false] && stage.openedURLs == [url])
        #expect(stage.run { UIApplication.shared.canOpenURL(url) && !UIApplication.shared.canOpenURL(path) })
    }

    @Test func `a stage's display does not feel how hard it is touched`() {
        #expect(stage.window.traitCollection.forceTouchCapability == .unavailable)
    }

    @Test func `Core Foundation's timers go by the stage's clock`() throws {
        var fired = 0
        try stage.run {
            let date = CFAbsoluteTimeGetCurrent() + 0.5
            let timer = try #require(
                CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, date, 0.5, 0, 0) { timer in
                    MainActor.assumeIsolated {
                        fired += 1
                        if fired == 2 { CFRunLoopTimerInvalidate(timer) }
                    }
                })
            CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, .commonModes)
        }

        stage.advance(by: 0.3)
        #expect(fired == 0)
        stage.advance(by: 0.5)
        #expect(fired == 1)
        stage.advance(by: 2)
        #expect(fired == 2)
    }
}
