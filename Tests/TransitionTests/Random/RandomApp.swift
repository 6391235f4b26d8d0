import UIKit
import UITesting

/// An app of tabs, stacks and presentations, to which things are done at random, and which keeps the books.
final class RandomApp {
    /// What somebody asked for and how often the answer came.
    private final class Request {
        let name: String
        var isTaken = false
        var answers = 0

        init(_ name: String) {
            self.name = name
        }
    }

    private struct WeakPage {
        weak var page: RandomPage?
    }

    let stage = Stage(size: RandomApp.sizes[0], frameRate: 15)
    var generator: SeededGenerator
    let tabs = UITabBarController()
    /// Who animates pushes, pops and selections.
    let containerTransitions = RandomTransitions()
    /// The drivers that were handed out, the last one last.
    private var drivers: [UIPercentDrivenInteractiveTransition] = []
    private(set) var fingers: Set<Int> = []
    private(set) var actions: [String] = []
    private var requests: [Request] = []
    private var pages: [WeakPage] = []
    /// How many refusals of each call belong to requests that are over.
    private var refusals: [String: Int] = [:]
    /// After so many callbacks something is done inside of one; nil: nothing.
    private var callbacksToReentry: Int?

    static let sizes = [
        CGSize(width: 390, height: 844), CGSize(width: 844, height: 390), CGSize(width: 1024, height: 768),
        CGSize(width: 320, height: 568),
    ]

    init(seed: Int) {
        generator = SeededGenerator(seed: seed)
        tabs.viewControllers = (0..<3).map { _ in
            let navigation = UINavigationController(rootViewController: makePage())
            navigation.delegate = containerTransitions
            return navigation
        }
        tabs.delegate = containerTransitions
        stage.present(tabs)
    }

    // MARK: - Chance

    func chance(_ probability: Double) -> Bool { Double.random(in: 0..<1, using: &generator) < probability }

    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }

    func one<Element>(of elements: [Element]) -> Element {
        elements[Int.random(in: 0..<elements.count, using: &generator)]
    }

    var point: CGPoint {
        CGPoint(x: number(0...stage.size.width), y: number(0...stage.size.height))
    }

    // MARK: - Who is there

    func makePage() -> RandomPage {
        let page = RandomPage(RandomTransitions()) { [weak self] in self?.hear($0) }
        pages.append(WeakPage(page: page))
        return page
    }

    /// The controller that was presented last.
    var top: UIViewController { chain[chain.count - 1] }

    /// The root and what is presented above it.
    var chain: [UIViewController] { Array(sequence(first: tabs) { $0.presentedViewController }) }

    /// The stack that can be seen, if there is one.
    var stack: UINavigationController? {
        let visible = (top as? UITabBarController)?.selectedViewController ?? top
        return visible as? UINavigationController
    }

    // MARK: - Requests

    /// Notes an action, for the message of a failure.
    func note(_ action: String) {
        actions.append(action)
    }

    /// Makes a request whose completion handler must be called once, unless the request is refused.
    func request(_ name: String, refusal call: String, _ body: (@escaping () -> Void) -> Void) {
        note(name)
        let request = Request(name)
        requests.append(request)
        let before = diagnostics(about: call) - refusals[call, default: 0]
        body { request.answers += 1 }
        // Requests that were made inside of this one have counted their own refusals.
        let own = diagnostics(about: call) - refusals[call, default: 0] - before
        refusals[call, default: 0] += own
        request.isTaken = own == 0
    }

    // MARK: - Inside of callbacks

    /// Lets something be done inside of one of the next callbacks.
    func arm() {
        callbacksToReentry = Int.random(in: 0..<12, using: &generator)
    }

    private func hear(_ call: String) {
        guard let left = callbacksToReentry else { return }
        guard left == 0 else { return callbacksToReentry = left - 1 }
        callbacksToReentry = nil
        note("in \(call):")
        reenter()
    }

    private func diagnostics(about call: String) -> Int {
        stage.trace.count { $0.kind == .diagnostic && $0.call == call }
    }

    /// The driver that was handed out last.
    var driver: UIPercentDrivenInteractiveTransition? { drivers.last }

    /// Gives out a driver, now and then.
    func drive(_ transitions: RandomTransitions) {
        transitions.style = one(of: RandomTransitions.Style.allCases)
        transitions.driver = nil
        guard chance(0.35) else { return }
        let driver = UIPercentDrivenInteractiveTransition()
        driver.completionSpeed = one(of: [0.5, 1, 2])
        driver.wantsInteractiveStart = chance(0.8)
        transitions.driver = driver
        drivers.append(driver)
    }

    // MARK: - Fingers

    func touch(_ finger: Int, _ phase: TouchScript.Phase, at point: CGPoint) {
        note("finger \(finger) \(phase) at \(Int(point.x)),\(Int(point.y))")
        switch phase {
        case .began: fingers.insert(finger)
        case .ended, .cancelled: fingers.remove(finger)
        case .moved: break
        }
        stage.touch(phase, at: point, finger: finger)
    }

    /// Slows everything down, or hurries it, from now on.
    func setSpeed(_ speed: Float) {
        let layer = stage.window.layer
        let now = CACurrentMediaTime()
        let local = layer.convertTime(now, from: nil)
        layer.speed = speed
        layer.timeOffset = local
        layer.beginTime = now
    }

    // MARK: - Coming to rest

    /// Lets go of everything, waits, and says what is wrong then.
    func settle() -> [String] {
        note("settle")
        callbacksToReentry = nil
        for finger in fingers.sorted() { touch(finger, .ended, at: point) }
        setSpeed(1)
        // Whatever is being driven ends.
        for driver in drivers {
            stage.advance(by: 0)
            chance(0.5) ? driver.finish() : driver.cancel()
        }
        drivers.removeAll()
        for transitions in [containerTransitions] + pages.compactMap(\.page?.transitions) {
            transitions.driver = nil
        }
        var faults: [String] = []
        if !stage.comesToRest(within: 30) {
            faults.append("something still moves: \(stage.unrest.joined(separator: ", "))")
        }
        faults += controllerFaults() + requestFaults() + viewFaults()
        if !faults.isEmpty { faults.append("after: " + actions.suffix(40).joined(separator: "; ")) }
        if !faults.isEmpty {
            faults.append(
                "TRACE\n"
                    + stage.trace.filter { $0.kind != .animation && $0.kind != .gesture }.suffix(60).map {
                        "\(($0.time * 100).rounded() / 100) \($0.object).\($0.call) \($0.detail)"
                    }.joined(separator: "\n"))
        }
        requests.removeAll()
        refusals.removeAll()
        actions.removeAll()
        stage.clearTrace()
        return faults
    }

    /// Takes away everything that was presented or pushed, and shows the first tab.
    func goHome() {
        callbacksToReentry = nil
        tabs.dismiss(animated: false)
        for case let stack as UINavigationController in tabs.viewControllers ?? [] {
            stack.popToRootViewController(animated: false)
        }
        tabs.selectedIndex = 0
        stage.resize(to: Self.sizes[0])
        stage.settle()
        stage.clearTrace()
    }

    private func requestFaults() -> [String] {
        requests.filter { $0.answers != ($0.isTaken ? 1 : 0) }.map {
            "\($0.name), which was \($0.isTaken ? "taken" : "refused"), was answered \($0.answers) times"
        }
    }

    /// Everybody that hangs on the window's root.
    private var reachable: [UIViewController] {
        var found: [UIViewController] = []
        func visit(_ controller: UIViewController) {
            guard !found.contains(controller) else { return }
            found.append(controller)
            for child in controller.children { visit(child) }
            if let presented = controller.presentedViewController { visit(presented) }
        }
        visit(tabs)
        return found
    }

    private func controllerFaults() -> [String] {
        var faults: [String] = []
        let reachable = reachable
        for controller in reachable {
            let name = type(of: controller)
            if controller.transitionCoordinator != nil {
                faults.append("\(name) has a transition that is stuck")
            }
            if controller.isBeingPresented || controller.isBeingDismissed {
                faults.append("\(name) is still being presented or dismissed")
            }
        }
        pages.removeAll { $0.page == nil }
        for page in pages.compactMap(\.page) {
            if !reachable.contains(page) { faults.append("a page is alive that nobody can reach") }
            faults += page.faults.map { "a page heard \($0)" }
            let isOnScreen = page.viewIfLoaded?.window != nil
            if page.state != (isOnScreen ? .appeared : .disappeared) {
                faults.append("a page \(isOnScreen ? "on" : "off") the screen is \(page.state)")
            }
        }
        return faults
    }

    private func viewFaults() -> [String] {
        var faults: [String] = []
        for controller in [top, stack?.topViewController].compactMap({ $0 }) {
            guard let view = controller.viewIfLoaded, view.window != nil else {
                faults.append("the view of \(type(of: controller)) is lost")
                continue
            }
            if view.isHidden || view.alpha != 1 || view.transform != .identity {
                faults.append(
                    "the view of \(type(of: controller)) was left hidden, transparent or transformed")
            }
        }
        let containers = containers(in: stage.window)
        if containers != chain.count - 1 {
            faults.append("\(containers) containers for \(chain.count - 1) presentations")
        }
        let worst = ["Unbalanced", "has not called completeTransition", "there is nothing to see"]
        for message in stage.trace.compactMap({ $0.detail["message"] })
        where worst.contains(where: message.contains) {
            faults.append(message)
        }
        return faults
    }

    private func containers(in view: UIView) -> Int {
        let own = String(describing: type(of: view)) == "TransitionContainerView" ? 1 : 0
        return view.subviews.reduce(own) { $0 + containers(in: $1) }
    }
}
