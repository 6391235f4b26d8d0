/// The names of functions that make transforms from numbers.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A turn about the axis from left to right, in radians.
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    /// A turn about the axis from top to bottom, in radians.
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    /// A turn in the plane of the screen, in radians.
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    /// A scale of the width.
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    /// A scale of the height.
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    /// A scale of the depth.
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    /// A move to the right, in points.
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    /// A move down, in points.
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    /// A move towards the viewer, in points.
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// Makes a transform from each number of an animation, so that a rotation follows its angle, even beyond half
/// a turn.
@preconcurrency @MainActor
open class CAValueFunction: NSObject {
    /// The name.
    public let name: CAValueFunctionName
    /// The part of a transform that the function sets.
    let part: String

    /// Makes the function with a name; nil for an unknown name.
    public init?(name: CAValueFunctionName) {
        guard let part = Self.parts[name] else { return nil }
        (self.name, self.part) = (name, part)
    }

    private static let parts: [CAValueFunctionName: String] = [
        .rotateX: "rotation.x", .rotateY: "rotation.y", .rotateZ: "rotation.z", .scaleX: "scale.x",
        .scaleY: "scale.y", .scaleZ: "scale.z", .translateX: "translation.x", .translateY: "translation.y",
        .translateZ: "translation.z",
    ]
}
