import UIKit

extension UIView {
    /// Returns the views of a class among itself and those below it, from the back to the front.
    func all<View: UIView>(_ type: View.Type) -> [View] {
        [self as? View].compactMap { $0 } + subviews.flatMap { $0.all(type) }
    }

    /// Returns the first of them; nil for none.
    func first<View: UIView>(_ type: View.Type) -> View? {
        self as? View ?? subviews.lazy.compactMap { $0.first(type) }.first
    }

    /// Returns those of them that are not hidden, nor in a view that is.
    func shown<View: UIView>(_ type: View.Type) -> [View] {
        guard !isHidden, alpha > 0.01 else { return [] }
        return [self as? View].compactMap { $0 } + subviews.flatMap { $0.shown(type) }
    }
}
