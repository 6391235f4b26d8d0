import PlaygroundAssets
import UIKit

/// One of three screens, each of which leads to the next. A swipe from the left edge leads back.
final class NavigationPopViewController: LetterViewController {
    /// The title and look of a screen.
    private struct Screen {
        let letter: String
        let name: String
        let color: UIColor
    }

    private static let screens = [
        Screen(letter: "A", name: "Lavender", color: .lavender),
        Screen(letter: "B", name: "Pink", color: .pink),
        Screen(letter: "C", name: "Mint", color: .mint),
    ]

    private let depth: Int
    private let settings: NavigationPopSettings

    init(depth: Int = 0, settings: NavigationPopSettings) {
        self.depth = depth
        self.settings = settings
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let screen = Self.screens[depth]
        title = screen.name
        let buttonTitle = nextScreen.map { "Push \($0.name)" } ?? "Pop to \(Self.screens[0].name)"
        show(letter: screen.letter, on: screen.color, buttonTitle: buttonTitle)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: nextScreen == nil ? "Root" : "Next", style: .plain, target: self,
            action: NavigationPopViewController.buttonTapped)
        if depth == 0 {
            addMenuButton()
            navigationController?.interactivePopGestureRecognizer?.isEnabled = settings.swipesBack
        } else if settings.hasOwnBackButton {
            navigationItem.leftBarButtonItem = UIBarButtonItem(
                title: "Go Back", style: .plain, target: self, action: NavigationPopViewController.backTapped)
        }
    }

    override func buttonTapped() {
        if nextScreen == nil {
            navigationController?.popToRootViewController(animated: true)
        } else {
            show(NavigationPopViewController(depth: depth + 1, settings: settings), sender: self)
        }
    }

    private func backTapped() {
        navigationController?.popViewController(animated: true)
    }

    private var nextScreen: Screen? {
        depth + 1 < Self.screens.count ? Self.screens[depth + 1] : nil
    }
}
