import Testing
import UITesting

@testable import UIKit

/// Animations between `beginAnimations` and `commitAnimations`, and sliders with pictures of an app's own.
@Suite struct BegunAnimationTests {
    private let stage = Stage(size: CGSize(width: 200, height: 200))
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    init() { stage.window.addSubview(view) }

    private var shown: CGFloat { view.layer.presentation()?.position.x ?? 0 }

    @Test func `changes of a begun block take its time and pace`() {
        UIView.beginAnimations("move", context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationDelay(0.5)
        UIView.setAnimationCurve(.linear)
        view.center.x = 105
        UIView.commitAnimations()

        stage.advance(by: 0.5)
        #expect(abs(shown - 5) < 2)
        stage.advance(by: 0.5)
        #expect(abs(shown - 55) < 3)
        stage.advance(by: 0.6)
        #expect(shown == 105 && view.layer.animationKeys() == nil)
    }

    @Test func `a block without settings takes a fifth of a second, and ends with its commit`() {
        UIView.beginAnimations(nil, context: nil)
        view.center.x = 105
        UIView.commitAnimations()
        view.alpha = 0.5
        #expect(view.layer.animation(forKey: "position")?.duration == 0.2)
        #expect(view.layer.animation(forKey: "opacity") == nil)
    }

    @Test func `a repeated block repeats as often as it says, there and back`() {
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(0.2)
        UIView.setAnimationRepeatCount(2)
        UIView.setAnimationRepeatAutoreverses(true)
        view.center.x = 105
        UIView.commitAnimations()

        stage.advance(by: 0.7)
        #expect(view.layer.animationKeys() != nil)
        stage.advance(by: 0.3)
        #expect(view.layer.animationKeys() == nil)
    }

    private final class Delegate: NSObject {
        var heard: [String] = []
        func ended(_ name: String?, _ finished: NSNumber, _ context: UnsafeMutableRawPointer?) {
            heard.append("\(name ?? "") \(finished.boolValue)")
        }
        func started(_ name: String?, _ context: UnsafeMutableRawPointer?) {
            heard.append("\(name ?? "") starts")
        }
        static let started = Selector("started:context:", Delegate.started(_:_:))
        static let ended = Selector("ended:finished:context:", Delegate.ended(_:_:_:))
    }

    @Test func `the delegate hears of the end with name and success`() {
        let delegate = Delegate()
        UIView.beginAnimations("move", context: nil)
        UIView.setAnimationDelegate(delegate)
        UIView.setAnimationDidStop(Delegate.ended)
        view.center.x = 50
        UIView.commitAnimations()
        stage.advance(by: 0.5)

        #expect(delegate.heard == ["move true"])
    }

    @Test func `the delegate hears once, when all has ended, whatever is set on the way`() {
        let delegate = Delegate()
        UIView.beginAnimations("move", context: nil)
        UIView.setAnimationDidStop(Delegate.ended)
        UIView.setAnimationDelegate(delegate)
        UIView.setAnimationDuration(0.5)
        view.center.x = 50
        UIView.setAnimationCurve(.linear)
        UIView.setAnimationDuration(1)
        view.alpha = 0.5
        UIView.commitAnimations()

        stage.advance(by: 0.7)
        #expect(delegate.heard == [])
        #expect(view.layer.animationKeys() == ["opacity"])
        stage.advance(by: 0.4)
        #expect(delegate.heard == ["move true"])
    }

    @Test func `the delegate hears once that the first animation begins, after its delay`() {
        let delegate = Delegate()
        UIView.beginAnimations("move", context: nil)
        UIView.setAnimationDelegate(delegate)
        UIView.setAnimationWillStart(Delegate.started)
        UIView.setAnimationDelay(0.5)
        view.center.x = 50
        view.alpha = 0.5
        UIView.commitAnimations()

        stage.advance(by: 0.4)
        #expect(delegate.heard == [])
        stage.advance(by: 0.2)
        #expect(delegate.heard == ["move starts"])
        stage.advance(by: 0.3)

        #expect(delegate.heard == ["move starts"])
    }

    @Test(arguments: [UIView.AnimationTransition.flipFromLeft, .flipFromRight, .curlUp, .curlDown])
    func `a view goes over into its new look in the block's time, and is left alone then`(
        transition: UIView.AnimationTransition
    ) {
        let (delegate, old, new) = (Delegate(), UIView(), UIView())
        let card = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        stage.window.addSubview(card)
        card.addSubview(old)
        stage.settle()

        UIView.beginAnimations("turn", context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationDelegate(delegate)
        UIView.setAnimationWillStart(Delegate.started)
        UIView.setAnimationDidStop(Delegate.ended)
        UIView.setAnimationTransition(transition, for: card, cache: true)
        old.removeFromSuperview()
        card.addSubview(new)
        UIView.commitAnimations()
        stage.advance(by: 0.9)
        #expect(stage.window.subviews.count == 3 && delegate.heard == ["turn starts"])
        stage.advance(by: 0.2)

        #expect(delegate.heard == ["turn starts", "turn true"])
        #expect(stage.window.subviews == [view, card] && card.subviews == [new])
        #expect(CATransform3DIsIdentity(card.layer.transform) && card.layer.isDoubleSided)
    }

    @Test func `a view without a transition has its new look at once, also where it had another one`() {
        let card = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        stage.window.addSubview(card)
        stage.settle()

        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationTransition(.flipFromLeft, for: card, cache: false)
        UIView.setAnimationTransition(.none, for: card, cache: false)
        UIView.commitAnimations()

        #expect(stage.window.subviews == [view, card])
        #expect(card.layer.animationKeys() == nil)
    }

    @Test func `a repeat count that is no number, or below zero, repeats nothing`() {
        for count: Float in [.nan, -1] {
            UIView.beginAnimations(nil, context: nil)
            UIView.setAnimationRepeatCount(count)
            view.center.x += 50
            UIView.commitAnimations()
            stage.advance(by: 0.3)
            #expect(view.layer.animationKeys() == nil)
        }
    }

    @Test func `a commit without a beginning is a diagnostic`() {
        stage.advance(by: 0)

        UIView.commitAnimations()

        #expect(stage.diagnostics.contains { $0.message.contains("beginAnimations") })
    }

    // MARK: - Sliders

    private func picture(_ size: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: size, height: size)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: size, height: size))
        }
    }

    @Test func `a slider shows the pictures of its state in place of its knob and tracks`() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        let (knob, pressed, track) = (picture(10), picture(12), picture(6))
        slider.setThumbImage(knob, for: .normal)
        slider.setThumbImage(pressed, for: .highlighted)
        slider.setMinimumTrackImage(track, for: .normal)
        stage.window.addSubview(slider)
        stage.advance(by: 0)

        #expect(slider.currentThumbImage === knob && slider.thumb.image === knob)
        #expect(slider.thumb.bounds.size == CGSize(width: 10, height: 10))
        #expect(slider.minimumTrack.image === track && slider.minimumTrack.frame.height == 6)
        #expect(slider.minimumTrack.backgroundColor == nil && slider.maximumTrack.backgroundColor != nil)
        slider.isHighlighted = true
        #expect(slider.thumb.image === pressed && slider.currentMinimumTrackImage === track)
        slider.isHighlighted = false
        slider.setThumbImage(nil, for: .normal)
        stage.advance(by: 0)

        #expect(slider.thumb.image == nil && slider.thumb.bounds.width == 28)
    }
}
