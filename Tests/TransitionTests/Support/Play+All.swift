import UIKit
import UITesting

extension Play {
    /// All ways in which code outside of frames gets at what lives on a stage.
    static func titled(_ title: Title) -> Play {
        switch title {
        case .presentation: presentation
        case .percentage: percentage
        case .navigation: navigation
        case .tabs: tabs
        case .blocks: blocks
        case .sheet: sheet
        }
    }

    /// A presentation by hand-made objects in slow motion, with a resize in the middle.
    private static let presentation = Play(
        title: .presentation, speed: 0.1,
        steps: [
            { $0.presentAnother(.custom) },
            { $0.stage.advance(by: 0.7) },
            { $0.stage.resize(to: CGSize(width: 420, height: 700)) },
            { $0.stage.advance(by: 1.3) },
            { $0.stage.tap(CGPoint(x: 50, y: 50)) },
            { $0.stage.advance(by: 4) },
            { $0.root.dismiss(animated: true) },
            { $0.stage.advance(by: 0.311) },
            { $0.stage.settle(within: 20) },
        ])

    /// An interactive transition that is driven between the frames, cancelled, started again and finished.
    private static let percentage = Play(
        title: .percentage, size: CGSize(width: 300, height: 500), scale: 2,
        steps: [
            { $0.presentInteractively() },
            { $0.stage.advance(by: 0.02) },
            { $0.driver?.update(0.25) },
            { $0.stage.advance(by: 0.1) },
            { $0.driver?.update(0.6) },
            { $0.driver?.cancel() },
            { $0.stage.advance(by: 0.13) },
            { $0.stage.settle() },
            { $0.presentInteractively() },
            { $0.stage.advance(by: 0.02) },
            { $0.driver?.update(0.4) },
            { $0.stage.resize(to: CGSize(width: 320, height: 480)) },
            { $0.driver?.finish() },
            { $0.stage.advance(by: 0.05) },
            { $0.stage.settle() },
        ])

    /// A stack that changes in code and by the edge swipe.
    private static let navigation = Play(
        title: .navigation, size: CGSize(width: 340, height: 600), speed: 0.5,
        prepare: { performance in
            performance.stage.present(UINavigationController(rootViewController: performance.root))
        },
        steps: [
            { $0.navigation?.pushViewController($0.root.sibling(), animated: true) },
            { $0.stage.advance(by: 0.21) },
            { $0.stage.resize(to: CGSize(width: 360, height: 620)) },
            { $0.stage.settle() },
            { $0.stage.touch(.began, at: CGPoint(x: 2, y: 300)) },
            { $0.stage.move(to: CGPoint(x: 120, y: 300), over: 0.1) },
            { $0.stage.advance(by: 0.05) },
            { $0.stage.touch(.cancelled, at: CGPoint(x: 120, y: 300)) },
            { $0.stage.settle() },
            { $0.navigation?.pushViewController($0.root.sibling(), animated: false) },
            { $0.navigation?.setNavigationBarHidden(true, animated: true) },
            { $0.stage.advance(by: 0.1) },
            { $0.navigation?.popToRootViewController(animated: true) },
            { $0.stage.settle() },
        ])

    /// Tabs that are selected in code and by a tap.
    private static let tabs = Play(
        title: .tabs,
        prepare: { performance in
            let tabs = UITabBarController()
            tabs.viewControllers = [performance.root, performance.root.sibling(), UIViewController()]
            performance.stage.present(tabs)
        },
        steps: [
            { $0.tabs?.selectedIndex = 1 },
            { $0.stage.advance(by: 0.1) },
            { $0.stage.tap(CGPoint(x: 50, y: 830)) },
            { $0.tabs?.setTabBarHidden(true, animated: true) },
            { $0.stage.advance(by: 0.1) },
            { $0.tabs?.selectedIndex = 7 },
            { $0.tabs?.traitOverrides.horizontalSizeClass = .regular },
            { $0.stage.settle() },
        ])

    /// Blocks, property animators, transitions of views and bare layers.
    private static let blocks = Play(
        title: .blocks, scale: 3, speed: 2,
        steps: [
            { $0.animateBox() },
            { $0.stage.advance(by: 0.05) },
            { $0.animator?.pauseAnimation() },
            { $0.animator?.fractionComplete = 0.7 },
            { $0.stage.advance(by: 0.1) },
            { $0.animator?.isReversed = true },
            { $0.animator?.startAnimation() },
            { $0.turnBox() },
            { $0.stage.advance(by: 0.15) },
            { $0.moveBareLayer() },
            { $0.stage.advance(by: 0.1) },
            { $0.moveWithoutAnimation() },
            { $0.stage.settle() },
        ])

    /// A sheet that is dragged and dismissed.
    private static let sheet = Play(
        title: .sheet, size: CGSize(width: 390, height: 700), speed: 0.7,
        steps: [
            { $0.presentAnother(.pageSheet) },
            { $0.stage.advance(by: 0.3) },
            { $0.stage.resize(to: CGSize(width: 400, height: 720)) },
            { $0.stage.settle() },
            { $0.raiseSheet() },
            { $0.stage.advance(by: 0.1) },
            { $0.stage.settle() },
            { $0.stage.touch(.began, at: CGPoint(x: 200, y: 100)) },
            { $0.stage.move(to: CGPoint(x: 200, y: 220), over: 0.2) },
            { $0.stage.touch(.ended, at: CGPoint(x: 200, y: 220)) },
            { $0.stage.advance(by: 0.1) },
            { $0.root.presentedViewController?.isModalInPresentation = true },
            { $0.root.presentedViewController?.preferredContentSize = CGSize(width: 100, height: 100) },
            { $0.stage.settle() },
            { $0.root.presentedViewController?.dismiss(animated: true) },
            { $0.stage.settle() },
        ])
}

extension Performance {
    var navigation: UINavigationController? { root.navigationController }
    var tabs: UITabBarController? { root.tabBarController }

    func presentAnother(_ style: UIModalPresentationStyle) {
        let other = root.sibling()
        other.modalPresentationStyle = style
        let delegate = LoggedDelegate(Journal())
        self.delegate = delegate
        if style == .custom { other.transitioningDelegate = delegate }
        root.present(other, animated: true) { [root] in root.witness("completion") }
    }

    func raiseSheet() {
        let sheet = root.presentedViewController?.sheetPresentationController
        sheet?.detents = [.medium(), .large()]
        sheet?.animateChanges { sheet?.selectedDetentIdentifier = .large }
    }

    func presentInteractively() {
        let driver = UIPercentDrivenInteractiveTransition()
        let delegate = LoggedDelegate(Journal())
        delegate.driver = driver
        (self.driver, self.delegate) = (driver, delegate)
        let other = root.sibling()
        other.modalPresentationStyle = .fullScreen
        other.transitioningDelegate = delegate
        root.present(other, animated: true)
        other.transitionCoordinator?.animate { [root] _ in
            root.witness("alongside")
        } completion: { [root] _ in
            root.witness("coordinator's completion")
        }
        other.transitionCoordinator?.notifyWhenInteractionChanges { [root] _ in root.witness("change") }
    }

    private var box: UIView {
        if let view = root.view.subviews.first { return view }
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        view.backgroundColor = .red
        root.view.addSubview(view)
        return view
    }

    func animateBox() {
        let box = box
        UIView.animate(withDuration: 0.4) {
            box.alpha = 0.3
        } completion: { [root] _ in
            root.witness("end of a block")
        }
        UIView.animate(withDuration: 0) {
            box.tag = 1
            box.backgroundColor = .blue
        } completion: { [root] _ in
            root.witness("end of a block without a duration")
        }
        let animator = UIViewPropertyAnimator(duration: 0.5, curve: .easeIn) { box.center.x = 200 }
        animator.addCompletion { [root] _ in root.witness("end of an animator") }
        stage.advance(by: 0)
        animator.startAnimation()
        self.animator = animator
    }

    func turnBox() {
        let box = box
        UIView.transition(with: box, duration: 0.3, options: .transitionFlipFromLeft) {
            box.backgroundColor = .green
        } completion: { [root] _ in
            root.witness("end of a turn")
        }
    }

    func moveBareLayer() {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        box.layer.addSublayer(layer)
        stage.advance(by: 0)
        CATransaction.begin()
        CATransaction.setAnimationDuration(0.2)
        CATransaction.setCompletionBlock { [root] in root.witness("end of a transaction") }
        layer.position.x = 30
        CATransaction.commit()
    }

    func moveWithoutAnimation() {
        let box = box
        UIView.animate(withDuration: 0.2) {
            UIView.performWithoutAnimation { box.center.y = 90 }
            box.layer.cornerRadius = 4
        }
    }
}
