import Foundation

/// A part of the plane around an origin, in which a field acts.
@preconcurrency @MainActor
open class UIRegion: NSObject {
    private let holds: (CGPoint) -> Bool

    private init(_ holds: @escaping (CGPoint) -> Bool) {
        self.holds = holds
        super.init()
    }

    /// All of the plane.
    public convenience override init() { self.init { _ in true } }

    /// A circle about the origin.
    public convenience init(radius: CGFloat) {
        self.init { $0.x * $0.x + $0.y * $0.y <= radius * radius }
    }

    /// A rectangle whose middle is the origin.
    public convenience init(size: CGSize) {
        self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
    }

    /// All of the plane.
    open class var infinite: UIRegion { UIRegion() }

    /// Returns what lies outside of the region.
    open func inverse() -> UIRegion { combined { own, _ in !own } }

    /// Returns what lies in this region or in another one.
    open func union(with region: UIRegion) -> UIRegion { combined(with: region) { $0 || $1 } }

    /// Returns what lies in this region and not in another one.
    open func difference(from region: UIRegion) -> UIRegion { combined(with: region) { $0 && !$1 } }

    /// Returns what lies in both regions.
    open func intersection(with region: UIRegion) -> UIRegion { combined(with: region) { $0 && $1 } }

    /// Whether a point, seen from the origin, lies in the region.
    open func contains(_ point: CGPoint) -> Bool { holds(point) }

    private func combined(with other: UIRegion? = nil, _ rule: @escaping (Bool, Bool) -> Bool) -> UIRegion {
        let (own, other) = (holds, other?.holds)
        return UIRegion { rule(own($0), other?($0) ?? false) }
    }
}
