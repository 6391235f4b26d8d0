import CoreGraphics

/// What the mouse pointer looks like, and what the view below it does.
///
/// The desktop draws the usual pointer and that for text, in its own theme. Other shapes are drawn in the window, in
/// place of the desktop's pointer.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
    /// A shape that is drawn in the window, and the directions in which it stays in the middle of the region.
    struct DrawnShape {
        let shape: UIPointerShape
        let axes: UIAxis
    }

    let shape: PointerShape?
    private let drawn: DrawnShape?
    let effect: UIPointerEffect?
    /// The outline of what the effect shows, in the preview's container; nil for that of the preview.
    let ground: CGPath?

    private init(
        _ shape: PointerShape?, drawn: DrawnShape?, effect: UIPointerEffect? = nil, ground: CGPath? = nil
    ) {
        (self.shape, self.drawn, self.effect, self.ground) = (shape, drawn, effect, ground)
        super.init()
    }

    /// A pointer as the host draws it.
    package convenience init(_ shape: PointerShape?) { self.init(shape, drawn: nil) }

    /// A pointer of a shape.
    ///
    /// - Parameters:
    ///   - shape: the outline, around the pointer's place.
    ///   - constrainedAxes: the directions in which the pointer stays in the middle of the region.
    public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
        if case .verticalBeam = shape, constrainedAxes.isEmpty {
            self.init(.text)
        } else {
            self.init(nil, drawn: DrawnShape(shape: shape, axes: constrainedAxes))
        }
    }

    /// An effect on a view below the pointer. The desktop's pointer stays in sight.
    ///
    /// - Parameters:
    ///   - effect: what the view does.
    ///   - shape: a path or a rectangle is the outline of tint and shadow, in the coordinates of the preview's
    ///     container; a beam is the pointer's shape. Nil for the outline of the preview.
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        switch shape {
        case .horizontalBeam(let length):
            let drawn = DrawnShape(shape: .horizontalBeam(length: length), axes: [])
            self.init(nil, drawn: drawn, effect: effect)
        case .verticalBeam: self.init(.text, drawn: nil, effect: effect)
        default: self.init(nil, drawn: nil, effect: effect, ground: shape?.ground)
        }
    }

    /// The usual pointer.
    open class func system() -> UIPointerStyle { UIPointerStyle(nil) }

    /// No pointer.
    open class func hidden() -> UIPointerStyle { UIPointerStyle(.hidden) }

    /// What surrounds the pointer. Arrows to the sides, or to opposite corners, make it one that resizes; they
    /// take precedence over the shape.
    open var accessories: [UIPointerAccessory] = []

    /// What is drawn in place of the desktop's pointer.
    var drawnShape: DrawnShape? { accessories.isEmpty ? drawn : nil }

    /// The pointer for the host.
    var pointer: PointerShape {
        let positions = accessories.map(\.position)
        if positions.contains(.topLeft) || positions.contains(.bottomRight) { return .falling }
        if positions.contains(.topRight) || positions.contains(.bottomLeft) { return .rising }
        if positions.contains(.left) || positions.contains(.right) { return .leftAndRight }
        if positions.contains(.top) || positions.contains(.bottom) { return .upAndDown }
        return shape ?? .arrow
    }
}

/// An arrow beside the pointer.
@preconcurrency @MainActor
open class UIPointerAccessory: NSObject {
    /// The side on which it is.
    public struct Position: Hashable, Sendable {
        private let name: String

        /// Above the pointer.
        public static let top = Position(name: "top")
        /// Below the pointer.
        public static let bottom = Position(name: "bottom")
        /// Above, at the right.
        public static let topRight = Position(name: "topRight")
        /// Below, at the right.
        public static let bottomRight = Position(name: "bottomRight")
        /// Below, at the left.
        public static let bottomLeft = Position(name: "bottomLeft")
        /// Above, at the left.
        public static let topLeft = Position(name: "topLeft")
        /// At the left of the pointer.
        public static let left = Position(name: "left")
        /// At the right of the pointer.
        public static let right = Position(name: "right")
    }

    /// The side on which it is.
    public let position: Position

    private init(_ position: Position) {
        self.position = position
        super.init()
    }

    /// Makes an arrow that points away from the pointer.
    open class func arrow(_ position: Position) -> UIPointerAccessory { UIPointerAccessory(position) }
}
