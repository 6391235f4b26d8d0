import Foundation
import Testing

@testable import UIKit

@Suite(.serialized) struct TimingParametersTests {
    @Test func `a named curve and one of points say what they are`() {
        let named = UICubicTimingParameters(animationCurve: .easeIn)
        let own = UICubicTimingParameters(
            controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 0.4))

        #expect(named.timingCurveType == .builtin && named.animationCurve == .easeIn)
        #expect(named.controlPoint1 == CGPoint(x: 0.42, y: 0) && named.controlPoint2 == CGPoint(x: 1, y: 1))
        #expect(own.timingCurveType == .cubic && own.controlPoint2 == CGPoint(x: 0.3, y: 0.4))
        #expect(own.cubicTimingParameters === own && own.springTimingParameters == nil)
    }

    @Test func `a spring with a length of its own decides the duration, one with a ratio does not`() {
        _ = Playfield()
        let own = UIViewPropertyAnimator(
            duration: 9,
            timingParameters: UISpringTimingParameters(
                mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero))
        let ratio = UIViewPropertyAnimator(duration: 0.7, dampingRatio: 0.5)

        #expect(abs(own.duration - 1.4727) < 1e-3)
        #expect(ratio.duration == 0.7)
    }

    @Test func `parameters survive being written and read`() throws {
        let cubic = UICubicTimingParameters(
            controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 0.4))
        let spring = UISpringTimingParameters(
            mass: 2, stiffness: 50, damping: 5, initialVelocity: CGVector(dx: 1, dy: -2))
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        cubic.encode(with: archiver)
        spring.encode(with: archiver)
        archiver.finishEncoding()
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)

        #expect(UICubicTimingParameters(coder: unarchiver)?.controlPoint2 == CGPoint(x: 0.3, y: 0.4))
        let read = UISpringTimingParameters(coder: unarchiver)
        #expect(read?.initialVelocity == CGVector(dx: 1, dy: -2))
    }
}
