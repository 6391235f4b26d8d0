import Samples
import Takes
import UIKit

/// Shows the menu, with a sample on top of it if one was asked for.
final class PlaygroundDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let sample: Sample?
    private let menu = MenuViewController()

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
        menu.sampleDidChange = { UIScreen.main.title = WindowCommand.title(of: $0) }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: menu)
        window.makeKeyAndVisible()
        self.window = window
        if let sample {
            menu.show(sample, animated: false)
        }
        return true
    }

    // MARK: - Keys

    /// Escape goes back from everywhere.
    override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(
                input: UIKeyCommand.inputEscape, modifierFlags: [], action: PlaygroundDelegate.escapePressed)
        ]
    }

    private func escapePressed() {
        menu.goBack()
    }
}
