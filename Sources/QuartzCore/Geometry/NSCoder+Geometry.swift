import CoreGraphics
import Foundation

extension NSCoder {
    /// Returns the point of a text such as `{1, 2}`; zero for a text of another kind.
    public class func cgPoint(for string: String) -> CGPoint {
        let parts = numbers(string, 2)
        return CGPoint(x: parts[0], y: parts[1])
    }

    /// Returns the size of a text such as `{1, 2}`; zero for a text of another kind.
    public class func cgSize(for string: String) -> CGSize {
        let parts = numbers(string, 2)
        return CGSize(width: parts[0], height: parts[1])
    }

    /// Returns the rectangle of a text such as `{{1, 2}, {3, 4}}`; zero for a text of another kind.
    public class func cgRect(for string: String) -> CGRect {
        let parts = numbers(string, 4)
        return CGRect(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
    }

    /// Returns the vector of a text such as `{1, 2}`; zero for a text of another kind.
    public class func cgVector(for string: String) -> CGVector {
        let parts = numbers(string, 2)
        return CGVector(dx: parts[0], dy: parts[1])
    }

    /// Returns the transform of a text such as `[1, 0, 0, 1, 20, 30]`; one of six zeros for a text of another kind.
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        let parts = numbers(string, 6)
        return CGAffineTransform(
            a: parts[0], b: parts[1], c: parts[2], d: parts[3], tx: parts[4], ty: parts[5])
    }

    /// Returns the text of a point, `{1, 2}`.
    public class func string(for point: CGPoint) -> String { text(point.x, point.y) }

    /// Returns the text of a size, `{1, 2}`.
    public class func string(for size: CGSize) -> String { text(size.width, size.height) }

    /// Returns the text of a rectangle, `{{1, 2}, {3, 4}}`.
    public class func string(for rect: CGRect) -> String {
        "{\(text(rect.minX, rect.minY)), \(text(rect.width, rect.height))}"
    }

    /// Returns the text of a vector, `{1, 2}`.
    public class func string(for vector: CGVector) -> String { text(vector.dx, vector.dy) }

    /// Returns the text of a transform, `[1, 0, 0, 1, 20, 30]`.
    public class func string(for transform: CGAffineTransform) -> String {
        let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        return "[\(list(numbers))]"
    }

    /// Returns numbers as a text, `{1, 2}`.
    package static func text(_ numbers: CGFloat...) -> String { "{\(list(numbers))}" }

    private static func list(_ numbers: [CGFloat]) -> String {
        numbers.map(short).joined(separator: ", ")
    }

    /// A number without a fraction of zero.
    private static func short(_ number: CGFloat) -> String {
        let text = "\(Double(number))"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// Returns the numbers of a text; zeros where there are not as many.
    package static func numbers(_ string: String, _ count: Int) -> [CGFloat] {
        let parts = string.split { "{}[], \t\n".contains($0) }.compactMap { Double($0) }
        return parts.count == count ? parts.map { CGFloat($0) } : Array(repeating: 0, count: count)
    }
}
