import Samples
import UIKit

/// Shows the menu, with a sample on top of it if one was asked for.
final class PlaygroundDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let sample: Sample?

    override init() {
        sample = nil
    }

    init(sample: Sample?) {
        self.sample = sample
        super.init()
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let menu = MenuViewController()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: menu)
        window.makeKeyAndVisible()
        self.window = window
        if let sample {
            menu.show(sample, animated: false)
        }
        return true
    }
}
