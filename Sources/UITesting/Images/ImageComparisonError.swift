import Foundation

/// Why a picture does not match the golden one.
public enum ImageComparisonError: Error, Equatable, Sendable, CustomStringConvertible {
    /// There is no golden picture that can be read; the actual one is at `actual`.
    case missing(golden: String, reason: String, actual: String)
    /// Pixels differ by more than the tolerance; the actual picture is at `actual`, the difference beside it.
    case different(golden: String, pixels: Int, largest: Int, bounds: CGRect, actual: String)
    /// The actual picture could not be written.
    case unwritable(path: String, reason: String)

    /// What is wrong, and which file to look at.
    public var description: String {
        switch self {
        case .missing(let golden, let reason, let actual):
            "No golden picture \(golden) (\(reason)). If \(actual) is right, move it there."
        case .different(let golden, let pixels, let largest, let bounds, let actual):
            """
            \(pixels) pixels differ from \(golden), by up to \(largest) of 255, within \
            \(Int(bounds.width)) × \(Int(bounds.height)) at (\(Int(bounds.minX)), \(Int(bounds.minY))); \
            see \(actual) and the .difference.png beside it.
            """
        case .unwritable(let path, let reason):
            "The picture \(path) cannot be written: \(reason)."
        }
    }
}
