import Foundation
import Testing
import UIKit
import UITesting

/// The table of re-entrancy: whatever is asked for inside of whatever callback, after it has settled the top is seen and
/// nothing else, everybody heard of it in balance, and nothing is left over.
///
/// The rows are found by pulling each trigger once and noting which callbacks come; each is then run anew with each
/// action inside of it. One case in 23 is run, each action in turn; `REENTRANCY_TABLE=all` runs all eleven thousand.
@MainActor
struct ReentrancyTableTests {
    /// Prime to the number of actions, so that every action and every callback has its turn.
    private static let stride =
        ProcessInfo.processInfo.environment["REENTRANCY_TABLE"] == "all" ? 1 : 23

    /// Callbacks that some trigger must bring about, lest the table becomes empty without a word.
    private static let callbacks = [
        "loadView()", "viewDidLoad()", "viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)",
        "viewWillDisappear(_:)", "viewDidDisappear(_:)", "viewWillLayoutSubviews()",
        "viewDidLayoutSubviews()", "willMove(toParent:)", "didMove(toParent:)", "willTransition(to:with:)",
        "traitCollectionDidChange(_:)",
        "viewWillTransition(to:with:)", "navigationController(_:animationControllerFor:from:to:)",
        "navigationController(_:interactionControllerFor:)", "navigationController(_:willShow:animated:)",
        "navigationController(_:didShow:animated:)", "tabBarController(_:shouldSelect:)",
        "tabBarController(_:didSelect:)", "tabBarController(_:animationControllerForTransitionFrom:to:)",
        "tabBarController(_:interactionControllerFor:)",
        "presentationController(forPresented:presenting:source:)",
        "animationController(forPresented:presenting:source:)", "animationController(forDismissed:)",
        "interactionControllerForPresentation(using:)", "interactionControllerForDismissal(using:)",
        "presentationTransitionWillBegin()", "presentationTransitionDidEnd(_:)",
        "dismissalTransitionWillBegin()", "dismissalTransitionDidEnd(_:)",
        "containerViewWillLayoutSubviews()", "containerViewDidLayoutSubviews()",
        "animate(alongsideTransition:)", "animate(completion:)", "notifyWhenInteractionChanges(_:)",
        "transitionDuration(using:)", "animateTransition(using:)", "animationEnded(_:)",
        "present(_:animated:completion:)", "dismiss(animated:completion:)",
    ]

    /// The callbacks that a trigger brings about.
    private static func moments(_ trigger: ReentrancyTrigger, animated: Bool) -> [String] {
        let scene = ReentrancyScene()
        trigger.prepare(scene)
        scene.arm(at: nil) { _ in }
        trigger.pull(scene, animated: animated)
        scene.stage.settle()
        return scene.moments
    }

    @Test func `every callback that there is has a row`() {
        let moments = ReentrancyTrigger.allCases.flatMap {
            Self.moments($0, animated: true) + Self.moments($0, animated: false)
        }

        for callback in Self.callbacks {
            #expect(moments.contains { $0.hasSuffix(callback) }, "\(callback)")
        }
    }

    @Test(arguments: ReentrancyTrigger.allCases, [true, false])
    func `an action in any callback leaves everything in order`(trigger: ReentrancyTrigger, animated: Bool) {
        var failures: [String] = []
        var number = 0
        var count = 0

        for moment in Self.moments(trigger, animated: animated) {
            for action in ReentrancyAction.allCases {
                for isAnimated in [true, false] {
                    number += 1
                    guard number % Self.stride == 0 else { continue }
                    count += 1
                    let faults = run(trigger, animated, moment, action, isAnimated)
                    guard !faults.isEmpty else { continue }
                    let name = "\(action)\(isAnimated ? " animated" : "") in \(moment)"
                    failures.append("\(name): \(faults.joined(separator: "; "))")
                }
            }
        }

        guard !failures.isEmpty else { return }
        let list = failures.prefix(40).joined(separator: "\n")
        Issue.record(
            "\(trigger)\(animated ? " animated" : ""), \(failures.count) of \(count) cases:\n\(list)")
    }

    private func run(
        _ trigger: ReentrancyTrigger, _ animated: Bool, _ moment: String, _ action: ReentrancyAction,
        _ isAnimated: Bool
    ) -> [String] {
        let scene = ReentrancyScene()
        trigger.prepare(scene)
        var faults: [String] = []
        var expectation: (() -> String?)?
        var isCancelled = false
        scene.arm(at: moment) { owner in
            // What is driven from here on is what the action asks for, and that is taken back.
            isCancelled = scene.driver != nil
            expectation = action.perform(scene, at: owner, animated: isAnimated)
            if let fault = expectation?() { faults.append("at once: \(fault)") }
        }
        trigger.pull(scene, animated: animated)
        faults += scene.faults()
        // What the user taps in the end is selected, whatever was selected while he was asked.
        let isOverruled = isCancelled || moment.hasSuffix("shouldSelect:)")
        if !isOverruled, let fault = expectation?() { faults.append(fault) }
        if faults.isEmpty { faults += scene.faultsOfNextChange().map { "then: \($0)" } }
        return faults
    }
}
