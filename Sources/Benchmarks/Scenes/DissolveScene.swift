import UIKit

/// S4: the views of two controllers, the upper one of which fades in as one.
final class DissolveScene: BenchmarkScene {
    private let upper: UIViewController

    init(in window: UIWindow) {
        let lower = ListViewController(style: .light)
        upper = ListViewController(style: .dark)
        let container = UIViewController()
        window.rootViewController = container
        for controller in [lower, upper] {
            container.addChild(controller)
            controller.view.frame = container.view.bounds
            container.view.addSubview(controller.view)
            controller.didMove(toParent: container)
        }
    }

    func show(_ progress: Double) {
        upper.view.alpha = progress
    }
}

/// A controller whose view is a list.
final class ListViewController: UIViewController {
    private let style: ListView.Style

    init(style: ListView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        view = ListView(frame: UIScreen.main.bounds, style: style)
    }
}
