import UIKit

extension UIViewController {
    /// Puts a child in the place of another one, whose view goes.
    ///
    /// - Parameters:
    ///   - old: the child that goes; nil for none.
    ///   - new: the child that comes.
    func exchange(_ old: UIViewController?, for new: UIViewController) {
        if let old {
            old.willMove(toParent: nil)
            old.view.removeFromSuperview()
            old.removeFromParent()
        }
        addChild(new)
        view.addSubview(new.view)
        new.didMove(toParent: self)
        view.setNeedsLayout()
    }
}
