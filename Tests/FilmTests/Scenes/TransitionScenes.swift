import UIKit
import UITesting

/// Styles of presentations, and animators and drivers of one's own in presentations, stacks and tabs.
enum TransitionScenes {
    static let all = [styles, contextual, driven, interruptible, pushed, popped, tabbed, turned]

    private static func screen(_ title: String, _ color: UIColor = .white) -> PlainScreen {
        PlainScreen(title, color) { screen in screen.view.addSubview(Plate(20, 140, 80, 40, .systemBlue)) }
    }

    /// Moves the view that comes in from the right edge, or the one that goes back there; notes what it is told.
    private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
        let script: Script
        let isBack: Bool
        /// Animates with one animator, which can be stopped on its way.
        var isInterruptible = false
        private var animator: UIViewPropertyAnimator?

        init(_ script: Script, isBack: Bool) {
            self.script = script
            self.isBack = isBack
            super.init()
            script.keep(self)
        }

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.5
        }

        private func prepare(_ context: any UIViewControllerContextTransitioning) -> (() -> Void)? {
            guard let moving = context.view(forKey: isBack ? .from : .to) ?? context.view(forKey: .from),
                let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to)
            else { return nil }
            let (start, end) = (context.initialFrame(for: from), context.finalFrame(for: to))
            script.note("from \(FactText.text(start)) to \(FactText.text(end))")
            let width = context.containerView.bounds.width
            if let view = context.view(forKey: .to) {
                view.frame = context.finalFrame(for: to)
                if isBack { context.containerView.insertSubview(view, at: 0) }
                if !isBack { context.containerView.addSubview(view) }
            }
            if isBack { return { moving.frame.origin.x = width } }
            moving.frame.origin.x = width
            return { moving.frame.origin.x = 0 }
        }

        private func end(_ context: any UIViewControllerContextTransitioning) {
            script.note("cancelled \(context.transitionWasCancelled)")
            context.completeTransition(!context.transitionWasCancelled)
        }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            if isInterruptible { return interruptibleAnimator(using: context).startAnimation() }
            guard let move = prepare(context) else { return context.completeTransition(false) }
            UIView.animate(withDuration: 0.5, delay: 0, options: [.curveLinear], animations: move) { _ in
                self.end(context)
            }
        }

        func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
            -> any UIViewImplicitlyAnimating
        {
            if let animator { return animator }
            let made = UIViewPropertyAnimator(duration: 0.5, curve: .easeInOut)
            prepare(context).map { made.addAnimations($0) }
            made.addCompletion { _ in self.end(context) }
            animator = made
            return made
        }

        func animationEnded(_ completed: Bool) { script.note("ended \(completed)") }
    }

    /// Vends the animator, and one driver where there is one.
    private final class Vendor: NSObject, UIViewControllerTransitioningDelegate,
        UINavigationControllerDelegate, UITabBarControllerDelegate
    {
        let script: Script
        let driver: UIPercentDrivenInteractiveTransition?
        var isInterruptible = false
        /// Whether the driver takes part in the next transition.
        var isDriven = false

        init(_ script: Script, driver: UIPercentDrivenInteractiveTransition? = nil) {
            self.script = script
            self.driver = driver
            super.init()
            script.keep(self)
        }

        private func slide(isBack: Bool) -> Slide {
            let slide = Slide(script, isBack: isBack)
            slide.isInterruptible = isInterruptible
            return slide
        }

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { slide(isBack: false) }

        func animationController(forDismissed dismissed: UIViewController)
            -> (any UIViewControllerAnimatedTransitioning)?
        { slide(isBack: true) }

        func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
            -> (any UIViewControllerInteractiveTransitioning)?
        { isDriven ? driver : nil }

        func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
            -> (any UIViewControllerInteractiveTransitioning)?
        { isDriven ? driver : nil }

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { slide(isBack: operation == .pop) }

        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { isDriven ? driver : nil }

        func tabBarController(
            _ tabBarController: UITabBarController,
            animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            slide(isBack: toVC === tabBarController.viewControllers?.first)
        }

        func tabBarController(
            _ tabBarController: UITabBarController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { isDriven ? driver : nil }
    }

    private static let styles = Scene("transition-styles") { script in
        let root = screen("Root")
        let looks: [UIModalTransitionStyle] = [.coverVertical, .flipHorizontal, .crossDissolve, .partialCurl]
        for (index, look) in looks.enumerated() {
            let card = screen("Card", index % 2 == 0 ? .yellow : .green)
            card.modalPresentationStyle = .fullScreen
            card.modalTransitionStyle = look
            let start = Double(index) * 2
            script.at(start) { root.present(card, animated: true) { script.note("presented") } }
            script.at(start + 1) { root.dismiss(animated: true) { script.note("dismissed") } }
            script.look(at: start + 0.15, start + 0.3, start + 0.9, start + 1.15, start + 1.3)
        }
        return root
    }

    private static let contextual = Scene("transition-contextual") { script in
        let (root, child) = (screen("Root"), screen("Child", .yellow))
        let (inner, over) = (screen("Inner", .green), screen("Over", UIColor(white: 0, alpha: 0.5)))
        inner.modalPresentationStyle = .currentContext
        over.modalPresentationStyle = .overCurrentContext
        script.at(0) {
            root.addChild(child)
            child.view.frame = CGRect(x: 40, y: 80, width: 240, height: 300)
            root.view.addSubview(child.view)
            child.didMove(toParent: root)
            child.definesPresentationContext = true
            child.providesPresentationContextTransitionStyle = true
            child.modalTransitionStyle = .crossDissolve
            child.present(inner, animated: true)
        }
        script.look(at: 0.2, 0.6)
        script.at(0.7) { inner.present(over, animated: true) }
        script.look(at: 0.85)
        script.at(1.3, .resize(CGSize(width: 480, height: 320)))
        script.look(at: 1.4)
        script.at(1.6) { child.dismiss(animated: true) }
        script.look(at: 1.8)
        return root
    }

    private static let driven = Scene("transition-driven") { script in
        let (root, card) = (screen("Root"), screen("Card", .yellow))
        let driver = UIPercentDrivenInteractiveTransition()
        let vendor = Vendor(script, driver: driver)
        vendor.isDriven = true
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = vendor
        @MainActor func follow(_ parts: [CGFloat], from start: Double) {
            for (index, part) in parts.enumerated() {
                script.at(start + Double(index) / 20) {
                    driver.update(part)
                    script.note("at \(driver.percentComplete)")
                }
            }
        }
        script.at(0) { root.present(card, animated: true) { script.note("presented") } }
        follow([0.1, 0.3, 0.6, 0.4], from: 0.1)
        script.look(at: 0.15, 0.3)
        script.at(0.4) {
            driver.completionSpeed = 0.5
            driver.completionCurve = .easeOut
            driver.cancel()
        }
        script.look(at: 0.5)
        script.at(1.2) { root.present(card, animated: true) { script.note("presented") } }
        follow([0.2, 0.7], from: 1.3)
        script.at(1.5) { driver.finish() }
        script.look(at: 1.4, 1.6)
        script.at(2.2) {
            driver.wantsInteractiveStart = false
            vendor.isInterruptible = true
            root.dismiss(animated: true) { script.note("dismissed") }
        }
        script.at(2.35) { driver.pause() }
        follow([0.5, 0.2], from: 2.4)
        script.look(at: 2.3, 2.5)
        script.at(2.6) { driver.finish() }
        script.look(at: 2.7)
        return root
    }

    private static let interruptible = Scene("transition-interruptible") { script in
        let (root, card) = (screen("Root"), screen("Card", .yellow))
        let driver = UIPercentDrivenInteractiveTransition()
        driver.wantsInteractiveStart = false
        let vendor = Vendor(script, driver: driver)
        (vendor.isInterruptible, vendor.isDriven) = (true, true)
        card.modalPresentationStyle = .fullScreen
        card.transitioningDelegate = vendor
        script.at(0) {
            root.present(card, animated: true)
            card.transitionCoordinator?.animate { _ in
                root.view.alpha = 0.5
            } completion: {
                script.note("alongside \($0.isCancelled)")
            }
            card.transitionCoordinator?.notifyWhenInteractionChanges {
                script.note("interactive \($0.isInteractive) \($0.percentComplete)")
            }
        }
        script.at(0.2) { driver.pause() }
        script.at(0.3) { driver.update(0.6) }
        script.look(at: 0.15, 0.25, 0.35)
        script.at(0.4) {
            driver.timingCurve = UICubicTimingParameters(animationCurve: .easeOut)
            driver.cancel()
        }
        script.look(at: 0.5)
        script.at(1.2) { root.present(card, animated: true) }
        script.at(1.4) { driver.pause() }
        script.at(1.45) {
            driver.timingCurve = UISpringTimingParameters(
                dampingRatio: 0.8, initialVelocity: CGVector(dx: 2, dy: 0))
            driver.finish()
        }
        script.look(at: 1.5, 1.7)
        return root
    }

    private static let pushed = Scene("transition-pushed") { script in
        let (first, second) = (screen("First"), screen("Second", .yellow))
        let navigation = UINavigationController(rootViewController: first)
        let driver = UIPercentDrivenInteractiveTransition()
        let vendor = Vendor(script, driver: driver)
        navigation.delegate = vendor
        second.hidesBottomBarWhenPushed = true
        script.at(0) {
            navigation.isToolbarHidden = false
            navigation.pushViewController(second, animated: true)
        }
        script.look(at: 0.2, 0.6)
        script.at(0.7) {
            vendor.isDriven = true
            navigation.popViewController(animated: true)
        }
        script.at(0.8) { driver.update(0.4) }
        script.look(at: 0.85)
        script.at(0.9) { driver.cancel() }
        script.look(at: 1)
        script.at(1.5) {
            vendor.isDriven = false
            navigation.popViewController(animated: true)
            navigation.setNavigationBarHidden(true, animated: true)
        }
        script.look(at: 1.7)
        return navigation
    }

    private static let popped = Scene("navigation-swiped") { script in
        let screens = ["One", "Two"].map { screen($0, $0 == "One" ? .white : .yellow) }
        let navigation = UINavigationController(rootViewController: screens[0])
        navigation.isNavigationBarHidden = true
        screens[1].hidesBottomBarWhenPushed = true
        script.at(0) {
            navigation.setToolbarHidden(false, animated: false)
            navigation.pushViewController(screens[1], animated: true)
            navigation.setNavigationBarHidden(false, animated: true)
        }
        script.look(at: 0.2, 0.5)
        // Held and pushed back, thrown back, caught on its way, and dragged to the end.
        script.drag([(1, 300), (120, 300), (60, 310)], at: 0.7, over: 0.3, resting: 0.1)
        script.look(at: 0.9, 1.15)
        script.drag([(1, 300), (100, 300)], at: 1.6, over: 0.1)
        script.drag([(100, 300), (160, 300), (120, 300)], at: 1.8, over: 0.3, resting: 0.1)
        script.look(at: 1.75, 2, 2.3)
        script.drag([(1, 300), (260, 300)], at: 2.8, over: 0.4, resting: 0.1)
        script.look(at: 3.1, 3.4)
        return navigation
    }

    private static let tabbed = Scene("tab-bar-driven") { script in
        let screens = [screen("One"), screen("Two", .yellow), screen("Three", .green)]
        let (tabs, driver) = (UITabBarController(), UIPercentDrivenInteractiveTransition())
        let vendor = Vendor(script, driver: driver)
        let navigation = UINavigationController(rootViewController: screens[0])
        let deep = screen("Deep", .orange)
        deep.hidesBottomBarWhenPushed = true
        tabs.viewControllers = [navigation, screens[1], screens[2]]
        tabs.delegate = vendor
        script.tap(160, 460, at: 0)
        script.look(at: 0.2, 0.6)
        script.at(0.7) {
            vendor.isDriven = true
            tabs.selectedIndex = 2
        }
        script.at(0.8) { driver.update(0.3) }
        script.look(at: 0.85)
        script.at(0.9) { driver.cancel() }
        script.at(1.4) {
            script.note("selected \(tabs.selectedIndex)")
            tabs.selectedIndex = 0
        }
        script.at(1.5) { driver.finish() }
        script.look(at: 1.6)
        script.at(2.2) {
            vendor.isDriven = false
            navigation.pushViewController(deep, animated: true)
        }
        script.look(at: 2.35, 2.8)
        script.drag([(1, 300), (160, 300), (100, 300)], at: 3, over: 0.3, resting: 0.1)
        script.look(at: 3.2)
        script.at(3.9) { navigation.popViewController(animated: true) }
        script.look(at: 4.05)
        script.at(4.5) { tabs.setTabBarHidden(true, animated: true) }
        script.look(at: 4.6)
        return tabs
    }

    private static let turned = Scene("transition-turned") { script in
        let (root, card) = (screen("Root"), screen("Card", .yellow))
        let navigation = UINavigationController(rootViewController: root)
        card.modalPresentationStyle = .overFullScreen
        script.at(0) { navigation.present(card, animated: true) }
        // The stage turns while the card still rises, and while it goes.
        script.at(0.2, .resize(CGSize(width: 480, height: 320)))
        script.look(at: 0.15, 0.3, 0.6)
        script.at(1) { navigation.dismiss(animated: true) }
        script.at(1.15, .resize(CGSize(width: 320, height: 480)))
        script.look(at: 1.1, 1.25)
        script.at(1.8) { navigation.pushViewController(screen("Next", .green), animated: true) }
        script.at(1.95, .resize(CGSize(width: 480, height: 320)))
        script.look(at: 1.9, 2.05)
        return navigation
    }
}
