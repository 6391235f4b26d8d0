import Foundation
import Testing
import UIKit
import UITesting

@testable import PlaygroundSamples

/// Every sample under fingers and buttons that do not wait for each other.
@MainActor
struct RandomSampleTests {
    private nonisolated static let ids = SampleCatalog.all.map(\.id)
    private static let sizes = [
        CGSize(width: 375, height: 667), CGSize(width: 667, height: 375), CGSize(width: 1024, height: 768),
    ]

    /// The same numbers for the same sample (a linear congruence).
    private struct Dice {
        var state: UInt64

        mutating func roll(_ sides: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(sides))
        }
    }

    @Test(arguments: ids)
    func `a hundred and twenty actions at random leave a sample as it can be`(id: String) throws {
        let stage = SampleStage(
            try #require(SampleCatalog.sample(id: id)), size: Self.sizes[0], frameRate: 12)
        var dice = Dice(state: UInt64(id.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) }))
        var down: Set<Int> = []

        for round in 0..<6 {
            for _ in 0..<20 { act(on: stage, &dice, &down) }
            for finger in down { stage.stage.touch(.ended, at: point(on: stage, &dice), finger: finger) }
            down.removeAll()

            #expect(stage.stage.settle(within: 20), "round \(round)")
            try checkOrder(of: stage)
        }
    }

    private func act(on stage: SampleStage, _ dice: inout Dice, _ down: inout Set<Int>) {
        let finger = dice.roll(5) == 0 ? 1 : 0
        switch dice.roll(16) {
        case 0, 1: stage.sample.present(stage.root)
        case 2, 3: stage.sample.dismiss(stage.root)
        case 4: stage.stage.resize(to: Self.sizes[dice.roll(Self.sizes.count)])
        case 5..<11:
            let phase: TouchScript.Phase =
                down.contains(finger) ? [.moved, .moved, .ended, .cancelled][dice.roll(4)] : .began
            if phase == .began { down.insert(finger) }
            if phase == .ended || phase == .cancelled { down.remove(finger) }
            stage.stage.touch(phase, at: point(on: stage, &dice), finger: finger)
        default: stage.stage.advance(by: Double(dice.roll(4)) * 0.1)
        }
        if dice.roll(6) == 0 { reenter(on: stage, presents: dice.roll(2) == 0, early: dice.roll(2) == 0) }
    }

    /// Lets something be asked for inside of a callback: as the running transition begins, or as it ends.
    private func reenter(on stage: SampleStage, presents: Bool, early: Bool) {
        let top = stage.root.presentedViewController ?? stage.root
        let action = { (_: any UIViewControllerTransitionCoordinatorContext) in
            presents ? stage.sample.present(stage.root) : stage.sample.dismiss(stage.root)
        }
        top.transitionCoordinator?.animate(
            alongsideTransition: early ? action : nil, completion: early ? nil : action)
    }

    private func point(on stage: SampleStage, _ dice: inout Dice) -> CGPoint {
        CGPoint(x: dice.roll(Int(stage.width)), y: dice.roll(Int(stage.height)))
    }

    /// Nothing is stuck, and what is on top can be seen whole.
    private func checkOrder(of stage: SampleStage) throws {
        var controllers = [stage.menu as UIViewController]
        if let root = stage.stage.window.rootViewController { controllers.append(root) }
        while let presented = controllers[controllers.count - 1].presentedViewController {
            controllers.append(presented)
        }
        for controller in controllers + controllers.flatMap(\.children) {
            #expect(controller.transitionCoordinator == nil)
            #expect(!controller.isBeingPresented && !controller.isBeingDismissed)
        }
        let view = try #require(controllers.last?.viewIfLoaded)
        #expect(view.window != nil && view.alpha == 1 && !view.isHidden && view.transform == .identity)
        let worst = ["Unbalanced", "has not called completeTransition", "there is nothing to see"]
        #expect(!stage.diagnostics.contains { message in worst.contains(where: message.contains) })
    }
}
