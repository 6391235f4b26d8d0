import Samples
import UIKit

/// Shows the menu, with a sample on top of it if one was asked for.
final class PlaygroundDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let sample: Sample?

    init(sample: Sample?) {
        self.sample = sample
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = SampleCatalog.makeMenu()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
