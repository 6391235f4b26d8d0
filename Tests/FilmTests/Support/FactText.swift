import CoreGraphics

/// Numbers as facts have them: three decimals, no −0.
enum FactText {
    /// What makes a sum of floating-point numbers that lies on the border between two texts fall on one side of it.
    private static let nudge = 1e-4

    static func text(_ number: Double) -> String {
        guard number.isFinite else { return "\(number)" }
        let rounded = (number * 1000 + nudge).rounded() / 1000 + 0
        return rounded == rounded.rounded() && abs(rounded) < 1e12 ? String(Int(rounded)) : "\(rounded)"
    }

    static func text(_ number: Float) -> String { text(Double(number)) }

    static func text(_ rect: CGRect) -> String {
        "(\(text(rect.minX)) \(text(rect.minY)) \(text(rect.width)) \(text(rect.height)))"
    }

    static func text(_ vector: SIMD4<Float>) -> String {
        "(" + (0..<4).map { text(vector[$0]) }.joined(separator: " ") + ")"
    }

    /// A colour, as "#rrggbbaa".
    static func color(_ vector: SIMD4<Float>) -> String {
        "#"
            + (0..<4).map { index in
                let byte = Int((Double(vector[index]) * 255 + nudge).rounded())
                return (byte < 16 ? "0" : "") + String(max(0, byte), radix: 16)
            }
            .joined()
    }
}
