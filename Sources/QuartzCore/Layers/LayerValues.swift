import CoreGraphics
import Foundation

/// The visible values that every kind of layer has, flat in memory.
///
/// A layer has one set for its model, and a second one for what is shown while animations run. The values
/// read for every layer in every frame stand first.
package struct LayerValues {
    package var position = CGPoint.zero
    package var bounds = CGRect.zero
    package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    package var opacity: Float = 1
    package var isHidden = false
    package var isDoubleSided = true
    package var masksToBounds = false
    package var isOpaque = false
    package var allowsGroupOpacity = true
    package var allowsEdgeAntialiasing = LayerValues.antialiasesEdges
    /// Whether `transform` is not the identity.
    package var hasTransform = false
    /// Whether `sublayerTransform` is not the identity.
    package var hasSublayerTransform = false
    package var edgeAntialiasingMask = CAEdgeAntialiasingMask.all
    package var maskedCorners = CACornerMask.all
    package var zPosition: CGFloat = 0
    package var anchorPointZ: CGFloat = 0
    package var cornerRadius: CGFloat = 0
    package var borderWidth: CGFloat = 0
    package var shadowOpacity: Float = 0
    package var shadowOffset = CGSize(width: 0, height: -3)
    package var shadowRadius: CGFloat = 3
    package var backgroundColor: CGColor?
    package var borderColor: CGColor? = .black
    package var shadowColor: CGColor? = .black
    package var shadowPath: CGPath?
    package var contents: CGImage?
    /// The colour of contents that are a mask image, such as text and template images.
    package var contentsTint: CGColor?
    package var contentsScale: CGFloat = 1
    package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    package var contentsGravity = CALayerContentsGravity.resize
    package var minificationFilter = CALayerContentsFilter.linear
    package var minificationFilterBias: Float = 0
    package var magnificationFilter = CALayerContentsFilter.linear
    package var transform = CATransform3D.identity
    package var sublayerTransform = CATransform3D.identity
    package var backdropFilter: BackdropFilter?
    package var hasContinuousCorners = false
    package var shouldRasterize = false
    package var rasterizationScale: CGFloat = 1

    package init() {}
}

extension LayerValues {
    private static let antialiasesEdges = antialiasesEdges(Bundle.main.infoDictionary)

    /// Returns what the values of an Info.plist say about the edges of layers.
    static func antialiasesEdges(_ values: [String: Any]?) -> Bool {
        values?["UIViewEdgeAntialiasing"] as? Bool ?? true
    }

    /// The edges that are not antialiased.
    package var hardEdges: CAEdgeAntialiasingMask {
        allowsEdgeAntialiasing ? CAEdgeAntialiasingMask.all.subtracting(edgeAntialiasingMask) : .all
    }

    /// The anchor point in the layer's own coordinates.
    package var anchor: CGPoint { withUnsafePointer(to: self) { $0.anchor } }

    /// The transform to the superlayer's coordinates, without the superlayer's `sublayerTransform`.
    package var transformToSuperlayer: CATransform3D {
        withUnsafePointer(to: self) { $0.transformToSuperlayer }
    }
}

// Members of a pointer: calling one of the values would copy them, which retains each object among them.
extension UnsafePointer<LayerValues> {
    /// The transform to the superlayer's coordinates, without the superlayer's `sublayerTransform`.
    package var transformToSuperlayer: CATransform3D {
        let (anchor, position) = (anchor, pointee.position)
        let (depth, anchorDepth) = (pointee.zPosition, pointee.anchorPointZ)
        guard pointee.hasTransform else {
            return CATransform3D(
                translation: position.x - anchor.x, position.y - anchor.y, depth - anchorDepth)
        }
        return CATransform3D(translation: -anchor.x, -anchor.y, -anchorDepth)
            .concatenating(pointee.transform)
            .concatenating(CATransform3D(translation: position.x, position.y, depth))
    }

    /// `sublayerTransform` about the anchor point; nil for the identity.
    package var sublayerProjection: CATransform3D? {
        guard pointee.hasSublayerTransform else { return nil }
        let anchor = anchor
        return CATransform3D(translation: -anchor.x, -anchor.y, 0)
            .concatenating(pointee.sublayerTransform)
            .concatenating(CATransform3D(translation: anchor.x, anchor.y, 0))
    }

    fileprivate var anchor: CGPoint {
        let (bounds, part) = (pointee.bounds, pointee.anchorPoint)
        return CGPoint(
            x: bounds.origin.x + part.x * bounds.size.width, y: bounds.origin.y + part.y * bounds.size.height)
    }
}

/// The kinds of change in a layer since the last frame.
package struct LayerChange: OptionSet, Sendable {
    package var rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// position, bounds, anchor point, zPosition, transform, sublayerTransform
    package static let geometry = LayerChange(rawValue: 1)
    /// opacity, isHidden
    package static let opacity = LayerChange(rawValue: 2)
    /// colours, corners, border, shadow, masksToBounds, isDoubleSided, antialiasing; a shape's or gradient's own values
    package static let style = LayerChange(rawValue: 4)
    package static let contents = LayerChange(rawValue: 8)
    /// The set of sublayers, or their order.
    package static let sublayers = LayerChange(rawValue: 16)
    package static let mask = LayerChange(rawValue: 32)
    /// The layer has left the tree.
    package static let removed = LayerChange(rawValue: 64)
    /// The tree that a `TreeHostLayer` shows has changed.
    package static let hosted = LayerChange(rawValue: 128)

    /// All changes that a layer reports on entering a tree.
    package static let all: LayerChange = [.geometry, .opacity, .style, .contents, .sublayers, .mask]

    // Not those of `OptionSet`, which are generic: without optimization they were 6 % of the time of all tests.
    package var isEmpty: Bool { rawValue == 0 }
    package func contains(_ flags: LayerChange) -> Bool { rawValue & flags.rawValue == flags.rawValue }
    package func isDisjoint(with flags: LayerChange) -> Bool { rawValue & flags.rawValue == 0 }
    package mutating func insert(_ flags: LayerChange) { rawValue |= flags.rawValue }
    package mutating func remove(_ flags: LayerChange) { rawValue &= ~flags.rawValue }
    package mutating func formUnion(_ changes: LayerChange) { rawValue |= changes.rawValue }
}
