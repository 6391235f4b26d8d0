import UIKit

/// The colours of the samples' screens.
extension UIColor {
    /// Behind the letter A.
    public static let lavender = UIColor(red: 0.9015, green: 0.9, blue: 1, alpha: 1)
    /// Behind the letter B.
    public static let pink = UIColor(red: 1, green: 0.90196, blue: 0.90196, alpha: 1)
    /// Behind the letter C.
    public static let mint = UIColor(red: 0.78801, green: 0.90196, blue: 0.90196, alpha: 1)
}
