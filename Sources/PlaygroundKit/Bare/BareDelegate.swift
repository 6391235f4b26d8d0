import Takes
import UIKit

/// Shows the menu, with a sample on top of it if one was asked for.
final class BareDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let program: Program
    private let sample: Sample?
    private let menu: MenuViewController

    override convenience init() { self.init(program: Program(name: "", samples: []), sample: nil) }

    init(program: Program, sample: Sample?) {
        self.program = program
        self.sample = sample
        menu = MenuViewController(samples: program.samples)
        super.init()
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        menu.sampleDidChange = { [name = program.name] in
            UIScreen.main.title = BareWindow.title(of: $0, in: name)
        }
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

    /// Escape goes back from everywhere, and Ctrl Q closes the window.
    override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(
                input: UIKeyCommand.inputEscape, modifierFlags: [], action: BareDelegate.escapePressed),
            UIKeyCommand(input: "q", modifierFlags: .control, action: BareDelegate.quitPressed),
        ]
    }

    private func escapePressed() {
        menu.goBack()
    }

    private func quitPressed() { UIApplication.shared.closeWindow() }
}
