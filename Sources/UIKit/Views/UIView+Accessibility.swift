import Foundation

extension UIView: UIAccessibilityIdentification {}

extension UIView {
    /// Whether the view keeps its colours where all others are inverted, as pictures do. Default false.
    public var accessibilityIgnoresInvertColors: Bool {
        get { accessibilityValues?.ignoresInvertedColors ?? false }
        set { setAccessibility(\.ignoresInvertedColors, newValue) }
    }
}

extension UIView: AccessibilityPlace {
    func screenRect(of rect: CGRect?) -> CGRect { convert(rect ?? bounds, to: nil) }
}
