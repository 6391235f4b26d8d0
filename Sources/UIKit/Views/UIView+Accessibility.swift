import Foundation

extension UIView: UIAccessibilityIdentification {}

extension UIView: AccessibilityPlace {
    func screenRect(of rect: CGRect?) -> CGRect { convert(rect ?? bounds, to: nil) }
}
