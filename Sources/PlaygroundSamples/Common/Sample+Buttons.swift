import Takes
import UIKit

extension Sample {
    /// Returns a sample's first screen in a navigation controller.
    static func inNavigationController(_ first: UIViewController) -> UIViewController {
        let navigation = UINavigationController(rootViewController: first)
        // The screens end at the bar.
        navigation.navigationBar.isTranslucent = false
        return navigation
    }

    /// Taps the button of the first screen.
    static func pressFirstButton(_ navigation: UIViewController) {
        let first = (navigation as? UINavigationController)?.topViewController
        (first as? LetterViewController)?.buttonTapped()
    }

    /// Taps the button of the screen that the first one presents.
    static func pressSecondButton(_ navigation: UIViewController) {
        (navigation.presentedViewController as? LetterViewController)?.buttonTapped()
    }
}
