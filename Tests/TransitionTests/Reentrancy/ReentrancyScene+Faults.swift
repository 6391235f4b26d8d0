import UIKit
import UITesting

/// What must hold when nothing moves any more.
extension ReentrancyScene {
    /// One screen with all that is shown at its level, from the outermost controller to the innermost.
    private typealias Level = [UIViewController]

    private var levels: [Level] {
        var levels: [Level] = []
        var next = stage.window.rootViewController
        while let outermost = next, levels.count < 10 {
            var level = [outermost]
            while let inner = shownChild(of: level[level.count - 1]) { level.append(inner) }
            levels.append(level)
            next = outermost.presentedViewController
        }
        return levels
    }

    private func shownChild(of controller: UIViewController) -> UIViewController? {
        (controller as? UITabBarController)?.selectedViewController
            ?? (controller as? UINavigationController)?.topViewController
    }

    /// The controller that the user sees in front.
    var top: UIViewController? { levels.last?.last }

    /// Everything that is wrong.
    func faults() -> [String] {
        var faults: [String] = []
        if !stage.settle(within: 20) { faults.append("something still moves") }
        let levels = levels
        var visible: [UIViewController] = []
        for (index, level) in levels.enumerated() {
            let above = index + 1 < levels.count ? levels[index + 1].first : nil
            if above?.presentationController?.shouldRemovePresentersView != true { visible += level }
        }
        for probe in probes { faults += self.faults(of: probe, isVisible: visible.contains(probe)) }
        for controller in probes + containers { faults += leftOvers(of: controller) }
        for container in containers { faults += containmentFaults(of: container) }
        faults += viewFaults(levels: levels.count)
        return faults
    }

    private func faults(of probe: Probe, isVisible: Bool) -> [String] {
        var faults = probe.faults.map { "\(probe.name) heard \($0)" }
        if probe.state != (isVisible ? .appeared : .disappeared) {
            let place = isVisible ? "on" : "off"
            faults.append("\(probe.name), which should be \(place) the screen, is \(probe.state)")
        }
        if (probe.viewIfLoaded?.window != nil) != isVisible {
            faults.append("the view of \(probe.name) is \(isVisible ? "lost" : "left over")")
        }
        if probe.isBetweenMoves { faults.append("\(probe.name) waits for didMove(toParent:)") }
        return faults
    }

    private func leftOvers(of controller: UIViewController) -> [String] {
        let name = name(of: controller)
        var faults: [String] = []
        if controller.transitionCoordinator != nil { faults.append("\(name) has a transition that is stuck") }
        if controller.isBeingPresented || controller.isBeingDismissed {
            faults.append("\(name) is still being presented or dismissed")
        }
        if controller.isMovingToParent || controller.isMovingFromParent {
            faults.append("\(name) is still moving to its parent or from it")
        }
        return faults
    }

    private func containmentFaults(of container: UIViewController) -> [String] {
        let name = name(of: container)
        let wanted =
            (container as? UINavigationController)?.viewControllers
            ?? (container as? UITabBarController)?.viewControllers ?? []
        var faults: [String] = []
        if container.children != wanted {
            let names = (container.children.map(self.name), wanted.map(self.name))
            faults.append("the children of \(name) are \(names.0), not \(names.1)")
        }
        for probe in probes where (probe.parent === container) != wanted.contains(probe) {
            faults.append("\(probe.name) has the wrong parent")
        }
        guard let view = container.viewIfLoaded else { return faults }
        let inside = probes.filter {
            $0.parent === container && $0.viewIfLoaded?.isDescendant(of: view) == true
        }
        let shown = [shownChild(of: container)].compactMap { $0 as? Probe }
        if !inside.allSatisfy(shown.contains) {
            let names = (inside.map(\.name), shown.map(\.name))
            faults.append("\(name) holds the views of \(names.0), not only of \(names.1)")
        }
        return faults
    }

    private func viewFaults(levels: Int) -> [String] {
        var faults: [String] = []
        let window = stage.window
        let middle = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
        if let top, let view = top.viewIfLoaded {
            let hit = window.hitTest(middle, with: nil)
            if hit?.isDescendant(of: view) != true {
                let reached = hit.map { "\(type(of: $0))" } ?? "nobody"
                faults.append("a touch does not reach \(name(of: top)) but \(reached)")
            }
            if view.convert(view.bounds, to: nil).width != window.bounds.width || view.alpha != 1 {
                faults.append("\(name(of: top)) is not at its place")
            }
        }
        let containers = count(of: "TransitionContainerView", in: window)
        if containers != max(levels - 1, 0) {
            faults.append("\(containers) containers for \(levels - 1) presentations")
        }
        let worst = ["Unbalanced", "has not called completeTransition", "there is nothing to see"]
        faults += stage.trace.compactMap { $0.detail["message"] }.filter { message in
            worst.contains(where: message.contains)
        }
        return faults
    }

    private func count(of type: String, in view: UIView) -> Int {
        let own = String(describing: Swift.type(of: view)) == type ? 1 : 0
        return view.subviews.reduce(own) { $0 + count(of: type, in: $1) }
    }

    private func name(of controller: UIViewController) -> String {
        (controller as? Probe)?.name ?? "\(type(of: controller))"
    }

    /// What is wrong after another controller came over the top, and went.
    func faultsOfNextChange() -> [String] {
        guard let top else { return ["nothing is shown"] }
        let y = probe("Y")
        if let stack = top.navigationController {
            stack.pushViewController(y, animated: false)
            let faults = self.faults() + (self.top === y ? [] : ["a push after it is not shown"])
            stack.popViewController(animated: false)
            return faults + self.faults()
        }
        top.present(presented(y), animated: false)
        let faults = self.faults() + (self.top === y ? [] : ["a presentation after it is not shown"])
        y.dismiss(animated: false)
        return faults + self.faults()
    }
}
