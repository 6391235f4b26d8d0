/// Changes a colour before it is shown.
public struct UIConfigurationColorTransformer {
    /// Returns the colour in place of another.
    public let transform: (UIColor) -> UIColor

    /// Makes a transformer of a closure.
    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

    /// Returns the colour in place of another.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// Makes every colour as grey as it is light.
    public static var grayscale: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer { color in
            var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
            guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
            // The shares of the colours in the lightness of a screen (ITU-R BT.709).
            return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
        }
    }

    /// The tint colour that dark and light appearance have by default, whatever it gets.
    public static var preferredTint: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer { _ in .tintColor }
    }
}
