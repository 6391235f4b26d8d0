import UIKit
import UITesting

extension RandomApp {
    private static let styles: [UIModalPresentationStyle] = [
        .automatic, .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen,
        .overCurrentContext, .popover,
    ]
    private static let transitionStyles: [UIModalTransitionStyle] = [
        .coverVertical, .crossDissolve, .flipHorizontal, .partialCurl,
    ]

    /// Does one thing.
    func act() {
        if chance(0.12) { arm() }
        switch Int.random(in: 0..<100, using: &generator) {
        case 0..<14: presentSomething()
        case 14..<24: dismissSomething()
        case 24..<34: changeStack()
        case 34..<40: selectTab()
        case 40..<52: useFinger(0)
        case 52..<56: useFinger(1)
        case 56..<60: dragFromEdge()
        case 60..<72: drive()
        case 72..<76: resize()
        case 76..<79: changeSpeed()
        default: wait()
        }
    }

    /// Does one thing inside of a callback.
    func reenter() {
        switch Int.random(in: 0..<10, using: &generator) {
        case 0, 1: presentSomething()
        case 2, 3: dismissSomething()
        case 4..<8: changeStack()
        default: selectTab()
        }
    }

    // MARK: - Presentations

    private func presentSomething() {
        guard chain.count < 6 else { return dismissSomething() }
        let page = makePage()
        drive(page.transitions)
        let presented = chance(0.3) ? UINavigationController(rootViewController: page) : page
        presented.modalPresentationStyle = one(of: Self.styles)
        presented.modalTransitionStyle = one(of: Self.transitionStyles)
        if chance(0.6) { presented.transitioningDelegate = page.transitions }
        if chance(0.2) { presented.isModalInPresentation = true }
        let presenter = chance(0.8) ? top : one(of: chain)
        presenter.definesPresentationContext = chance(0.3)
        presented.popoverPresentationController?.sourceView = presenter.view
        let isAnimated = chance(0.75)
        request(
            "present \(presented.modalPresentationStyle) \(presented.modalTransitionStyle) "
                + "\(page.transitions.style) \(page.transitions.driver != nil ? "driven" : "") \(isAnimated)",
            refusal: "present(_:animated:completion:)"
        ) {
            presenter.present(presented, animated: isAnimated, completion: $0)
        }
    }

    private func dismissSomething() {
        let controller = chance(0.7) ? top : one(of: chain)
        let page = (controller as? UINavigationController)?.viewControllers.first ?? controller
        if let page = page as? RandomPage { drive(page.transitions) }
        let isAnimated = chance(0.75)
        request("dismiss \(isAnimated)", refusal: "dismiss(animated:completion:)") {
            controller.dismiss(animated: isAnimated, completion: $0)
        }
    }

    // MARK: - Containers

    private func changeStack() {
        guard let stack else { return }
        drive(containerTransitions)
        let isAnimated = chance(0.75)
        note("stack of \(stack.viewControllers.count), \(containerTransitions.style), \(isAnimated)")
        switch Int.random(in: 0..<10, using: &generator) {
        case 0..<5 where stack.viewControllers.count < 6:
            stack.pushViewController(makePage(), animated: isAnimated)
        case 0..<8: stack.popViewController(animated: isAnimated)
        case 8: stack.popToRootViewController(animated: isAnimated)
        default:
            let kept = stack.viewControllers.prefix(1)
            stack.setViewControllers(kept + [makePage(), makePage()], animated: isAnimated)
        }
    }

    private func selectTab() {
        drive(containerTransitions)
        note("select, \(containerTransitions.style)")
        tabs.selectedIndex = Int.random(in: 0..<3, using: &generator)
    }

    // MARK: - Fingers

    private func useFinger(_ finger: Int) {
        guard fingers.contains(finger) else { return touch(finger, .began, at: point) }
        touch(finger, one(of: [.moved, .moved, .moved, .ended, .cancelled]), at: point)
    }

    /// A way back by the left edge.
    private func dragFromEdge() {
        guard fingers.isEmpty else { return useFinger(0) }
        let height = number(100...300)
        touch(0, .began, at: CGPoint(x: 2, y: height))
        stage.advance(by: 0.07)
        for step in 1...3 { touch(0, .moved, at: CGPoint(x: 2 + 60 * Double(step), y: height)) }
        if chance(0.5) { touch(0, .ended, at: CGPoint(x: 182, y: height)) }
    }

    // MARK: - Time

    private func drive() {
        guard let driver else { return wait() }
        switch Int.random(in: 0..<10, using: &generator) {
        case 0..<5:
            note("update")
            driver.update(number(0...1))
        case 5:
            note("pause")
            driver.pause()
        case 6, 7:
            note("finish")
            driver.finish()
        default:
            note("cancel")
            driver.cancel()
        }
    }

    private func resize() {
        let size = one(of: Self.sizes)
        note("resize \(Int(size.width))")
        stage.resize(to: size)
    }

    private func changeSpeed() {
        let speed = one(of: [0.3, 1, 3] as [Float])
        note("speed \(speed)")
        setSpeed(speed)
    }

    private func wait() {
        let time = one(of: [0, 0.05, 0.1, 0.2, 0.5])
        note("wait \(time)")
        stage.advance(by: time)
    }
}
