import Foundation

extension UIScreen {
    /// The traits of a window that fills the screen.
    public var traitCollection: UITraitCollection {
        UITraitCollection(stageSize: bounds.size, scale: scale)
    }
}

extension UIView {
    /// The traits of the window that the view is in, or else of the screen.
    public var traitCollection: UITraitCollection {
        guard let window else { return UIScreen.main.traitCollection }
        return UITraitCollection(stageSize: window.bounds.size, scale: window.screen.scale)
    }
}
