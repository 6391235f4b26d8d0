import Foundation

extension UIView: UIAccessibilityIdentification {}

extension UIView: AccessibilityPlace {
    func screenRect(of rect: CGRect?) -> CGRect { convert(rect ?? bounds, to: nil) }
}

extension UIView {
    /// Whether the view keeps its colours where a system inverts those of the screen, as photos do. This
    /// system has no such setting, so that nothing is inverted. Default false.
    public var accessibilityIgnoresInvertColors: Bool {
        get { accessibilityValues?.ignoresInvertColors ?? false }
        set {
            let values = accessibilityValues ?? AccessibilityValues()
            values.ignoresInvertColors = newValue
            accessibilityValues = values
        }
    }
}
