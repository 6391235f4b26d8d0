import Foundation

extension UIView: UIAccessibilityIdentification {}

extension UIView {
    /// Whether a program that inverts the screen's colours is to leave out the view, as it should pictures. Default
    /// false.
    public var accessibilityIgnoresInvertColors: Bool {
        get { accessibilityValues?.ignoresInvertedColors ?? false }
        set { setAccessibility(\.ignoresInvertedColors, newValue) }
    }
}

extension UIView: AccessibilityPlace {
    func screenRect(of rect: CGRect?) -> CGRect { convert(rect ?? bounds, to: nil) }
}
