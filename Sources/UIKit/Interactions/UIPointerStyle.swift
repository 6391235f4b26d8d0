/// What the mouse pointer looks like. The desktop draws it, in its own theme.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
    let shape: PointerShape?

    /// A pointer as the host draws it.
    package init(_ shape: PointerShape?) {
        self.shape = shape
        super.init()
    }

    /// A pointer of a shape.
    public convenience init(shape: UIPointerShape) {
        switch shape {
        case .verticalBeam: self.init(.text)
        }
    }

    /// The usual pointer.
    open class func system() -> UIPointerStyle { UIPointerStyle(nil) }

    /// No pointer.
    open class func hidden() -> UIPointerStyle { UIPointerStyle(.hidden) }

    /// What surrounds the pointer. Arrows to the sides, or to opposite corners, make it one that resizes; they
    /// take precedence over the shape.
    open var accessories: [UIPointerAccessory] = []

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

/// The shape of a pointer.
public enum UIPointerShape: Equatable, Sendable {
    /// A vertical line between letters. Its length is a wish: the desktop's text pointer has its own.
    case verticalBeam(length: CGFloat)
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
