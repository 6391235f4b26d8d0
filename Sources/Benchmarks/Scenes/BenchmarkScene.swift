import UIKit

/// One scene of the benchmark: views in a window, moved by setting model values each frame.
protocol BenchmarkScene: AnyObject {
    /// Shows how the scene looks at a progress of 0…1.
    func show(_ progress: Double)
}

/// What all peers draw with.
enum SceneStyle {
    static let size = CGSize(width: 1280, height: 800)
    static let palette: [UInt32] = [0xFF3B30, 0xFF9500, 0x34C759, 0x007AFF, 0x5856D6, 0xAF52DE]
    static let blue = UIColor(0x007AFF)

    static func font(_ size: CGFloat) -> UIFont { named("DejaVuSans", size) }
    static func boldFont(_ size: CGFloat) -> UIFont { named("DejaVuSans-Bold", size) }

    private static func named(_ name: String, _ size: CGFloat) -> UIFont {
        guard let font = UIFont(name: name, size: size) else {
            fatalError("The benchmark needs the font \(name): install fonts-dejavu-core.")
        }
        return font
    }
}

extension UIColor {
    /// From 0xRRGGBB.
    convenience init(_ rgb: UInt32, alpha: CGFloat = 1) {
        self.init(
            red: CGFloat(rgb >> 16 & 255) / 255, green: CGFloat(rgb >> 8 & 255) / 255,
            blue: CGFloat(rgb & 255) / 255, alpha: alpha)
    }
}

extension UILabel {
    /// A line of text whose first baseline lies at `baseline`.
    convenience init(_ text: String, font: UIFont, color: UIColor, x: CGFloat, baseline: CGFloat) {
        self.init(frame: .zero)
        self.text = text
        self.font = font
        textColor = color
        sizeToFit()
        frame.origin = CGPoint(x: x, y: (baseline - font.ascender).rounded())
    }
}
