import MotionPhysics
import QuartzCore

/// A line that items cannot pass.
struct CollisionBoundary {
    let key: AnyHashable
    /// nil for the reference view's bounds.
    let identifier: (any NSCopying)?
    let path: UIBezierPath

    /// The ends of the boundary's straight pieces.
    @MainActor var pieces: [(start: Vector, end: Vector)] {
        path.cgPath.chains.flatMap { chain in
            zip(chain, chain.dropFirst()).filter { $0.isFinite && $1.isFinite }.map { (start: $0, end: $1) }
        }
    }

    /// Strings count as equal, whichever kind of string they are.
    static func key(of identifier: any NSCopying) -> AnyHashable {
        if let string = identifier as? String { return string }
        if let string = identifier as? NSString { return String(describing: string) }
        if let value = identifier as? AnyHashable { return value }
        return String(describing: identifier)
    }
}

/// Identifiers of boundaries are written as strings, which are objects on Apple's systems.
extension String: @retroactive NSCopying {
    /// Returns the string.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}
