import QuartzCore
import Testing
import UIKit
import UITesting

/// What views, windows and screens tell those who override them.
@Suite(.serialized) struct ViewHookTests {
    /// Notes who comes and goes, and changes of margins.
    private final class Host: UIView {
        var log: [String] = []
        override func didAddSubview(_ subview: UIView) { log.append("added \(subviews.contains(subview))") }
        override func willRemoveSubview(_ subview: UIView) {
            log.append("removes \(subviews.contains(subview))")
        }
        override func layoutMarginsDidChange() { log.append("margins \(layoutMargins.left)") }
    }

    @Test func `a view hears of a subview when it is there, and before it goes`() {
        let (host, other, child) = (Host(), Host(), UIView())

        host.addSubview(child)
        other.addSubview(child)
        child.removeFromSuperview()

        #expect(host.log == ["added true", "removes true"])
        #expect(other.log == ["added true", "removes true"])
    }

    @Test func `margins are 8 points, and a change of them is told`() {
        let host = Host()
        #expect(host.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))

        host.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

        #expect(host.log == ["margins 2.0"])
        #expect(host.layoutMargins.right == 4)
    }

    @Test
    func `a view without content of its own has no intrinsic size, and keeps its own when it is to fit`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))

        #expect(
            view.intrinsicContentSize
                == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
        #expect(UIView.noIntrinsicMetric == -1)
        #expect(view.sizeThatFits(CGSize(width: 500, height: 500)) == CGSize(width: 30, height: 20))
    }

    // MARK: - Windows

    /// Notes when keys come to it, and each event.
    private final class Pane: UIWindow {
        var log: [String] = []
        override func becomeKey() { log.append("becomes key") }
        override func resignKey() { log.append("resigns key") }
        override func sendEvent(_ event: UIEvent) {
            log.append("event \(event.allTouches?.count ?? 0)")
            super.sendEvent(event)
        }
    }

    @Test func `of two windows one gets keys, and each hears of it`() {
        let stage = Stage()
        let (first, second) = (Pane(frame: stage.window.bounds), Pane(frame: stage.window.bounds))

        first.makeKeyAndVisible()
        second.makeKeyAndVisible()

        #expect(first.log == ["becomes key", "resigns key"] && second.log == ["becomes key"])
        #expect(!first.isKeyWindow && second.isKeyWindow && !stage.window.isKeyWindow)
        #expect(UIApplication.shared.keyWindow === second)
    }

    @Test func `a touch is sent as an event to the window that it began in, the foremost one`() {
        let stage = Stage()
        let high = Pane(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        high.windowLevel = .statusBar
        high.isHidden = false
        let low = Pane(frame: stage.window.bounds)
        low.isHidden = false

        stage.tap(CGPoint(x: 50, y: 50))
        #expect(high.log == ["event 1", "event 1"] && low.log.isEmpty)
        stage.tap(CGPoint(x: 300, y: 300))
        #expect(high.log.count == 2 && low.log == ["event 1", "event 1"])
        #expect(UIWindow.Level.normal < .statusBar && UIWindow.Level.statusBar < .alert)
    }

    @Test func `the screen knows its pixels, and its points are the windows'`() {
        let stage = Stage(size: CGSize(width: 300, height: 200), scale: 2)
        let screen = UIScreen.main

        #expect(screen.nativeScale == 2)
        #expect(screen.nativeBounds == CGRect(x: 0, y: 0, width: 600, height: 400))
        let view = UIView(frame: CGRect(x: 20, y: 30, width: 10, height: 10))
        stage.window.addSubview(view)
        #expect(view.convert(CGPoint(x: 1, y: 2), to: screen.coordinateSpace) == CGPoint(x: 21, y: 32))
    }

    // MARK: - Options of animations

    /// Where a view is seen that goes from 0 to 100 in 1 s, `time` seconds after the start.
    private func shown(
        _ options: UIView.AnimationOptions, inside outer: UIView.AnimationOptions? = nil, at time: Double
    ) -> CGFloat {
        let stage = Stage()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.window.addSubview(view)
        stage.advance(by: 0)
        let move = {
            UIView.animate(withDuration: 1, delay: 0, options: options) { view.frame.origin.x = 100 }
        }
        if let outer {
            UIView.animate(withDuration: 1, delay: 0, options: outer) { move() }
        } else {
            move()
        }
        stage.advance(by: time)
        return view.layer.presentation()?.frame.minX ?? -1
    }

    @Test func `curves: even, slow at first, slow at last, slow at both ends`() {
        #expect(abs(shown(.curveLinear, at: 0.25) - 25) < 0.1)
        // The values of (0.42, 0, 1, 1), (0, 0, 0.58, 1) and (0.42, 0, 0.58, 1).
        #expect(abs(shown(.curveEaseIn, at: 0.25) - 9.35) < 0.1)
        #expect(abs(shown(.curveEaseOut, at: 0.25) - 37.8) < 0.1)
        #expect(abs(shown(.curveEaseInOut, at: 0.25) - 12.9) < 0.1)
    }

    @Test
    func `a block in another one takes on its curve, its options and its length, unless it overrides them`() {
        #expect(abs(shown(.curveLinear, inside: .curveEaseInOut, at: 0.25) - 12.9) < 0.1)
        #expect(
            abs(shown([.curveLinear, .overrideInheritedCurve], inside: .curveEaseInOut, at: 0.25) - 25) < 0.1)
        let back: UIView.AnimationOptions = [.curveLinear, .repeat, .autoreverse]
        #expect(abs(shown(.curveLinear, inside: back, at: 1.25) - 75) < 0.1)
        #expect(abs(shown([.curveLinear, .overrideInheritedOptions], inside: back, at: 1.25) - 100) < 0.1)
    }

    @Test func `keyframes go straight, at once, or smoothly, as their mode says`() {
        func shown(_ mode: UIView.KeyframeAnimationOptions, at time: Double) -> CGFloat {
            let stage = Stage()
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            stage.window.addSubview(view)
            stage.advance(by: 0)
            UIView.animateKeyframes(withDuration: 1, delay: 0, options: mode) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                    view.frame.origin.x = 80
                }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                    view.frame.origin.x = 100
                }
            }
            stage.advance(by: time)
            return view.layer.presentation()?.frame.minX ?? -1
        }
        let even = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)

        #expect(abs(shown([even, .calculationModeLinear], at: 0.25) - 40) < 0.1)
        #expect(
            shown([even, .calculationModeDiscrete], at: 0.25) == 0
                || shown([even, .calculationModeDiscrete], at: 0.25) == 80)
        // At an even pace the 100 points take as long as their parts are wide: half of the way at half of the time.
        #expect(abs(shown([even, .calculationModePaced], at: 0.5) - 50) < 0.1)
        let cubic = shown([even, .calculationModeCubic], at: 0.25)
        #expect(abs(cubic - 40) > 0.5 && cubic > 30 && cubic < 60, "\(cubic): a curve, not the straight line")
        #expect(abs(shown([even, .calculationModeCubicPaced], at: 0.5) - 50) < 10)
    }
}
