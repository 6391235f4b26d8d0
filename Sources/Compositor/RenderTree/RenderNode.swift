import CoreGraphics
import QuartzCore

/// The look and the place of one layer as flat values: the compositor's copy of the layer.
struct RenderNode {
    struct Flags: OptionSet {
        var rawValue: UInt16

        static let hidden = Flags(rawValue: 1 << 0)
        static let masksToBounds = Flags(rawValue: 1 << 1)
        static let singleSided = Flags(rawValue: 1 << 2)
        /// A CATransformLayer: its sublayers keep their depth.
        static let transformOnly = Flags(rawValue: 1 << 3)
        /// Some sublayer lies in front of or behind the plane, so that paint order is by depth.
        static let childrenHaveDepth = Flags(rawValue: 1 << 4)
        /// Holds a group pass's texture from an earlier frame, or has a picture, border, shadow, gradient, shape or mask.
        static let hasExtra = Flags(rawValue: 1 << 5)
        /// Was on the screen after the last update.
        static let shown = Flags(rawValue: 1 << 7)
        /// The transform is neither the identity nor a plain scale, or it has depth.
        static let generalTransform = Flags(rawValue: 1 << 6)

        /// Place, size or transform changed: the subtree is placed anew.
        static let geometryDirty = Flags(rawValue: 1 << 8)
        /// The node's own look changed.
        static let lookDirty = Flags(rawValue: 1 << 9)
        /// Opacity or visibility changed: the whole subtree looks different, but nothing in it did.
        static let fadeDirty = Flags(rawValue: 1 << 10)
        /// Something below changed.
        static let descendantDirty = Flags(rawValue: 1 << 11)
        /// A sublayer was added, removed or moved in the order.
        static let childrenDirty = Flags(rawValue: 1 << 12)

        /// Has a `SiblingGrid` of its children.
        static let hasGrid = Flags(rawValue: 1 << 13)
        /// Is left out of its parent's grid, where there is one.
        static let loose = Flags(rawValue: 1 << 14)
        /// Shows the tree of another application.
        static let hostsTree = Flags(rawValue: 1 << 15)

        static let anyDirty: Flags = [
            .geometryDirty, .lookDirty, .fadeDirty, .descendantDirty, .childrenDirty,
        ]

        // Not those of `OptionSet`, which are generic: without optimization they were 6 % of the time of all tests.
        func contains(_ flags: Flags) -> Bool { rawValue & flags.rawValue == flags.rawValue }
        func isDisjoint(with flags: Flags) -> Bool { rawValue & flags.rawValue == 0 }
        mutating func insert(_ flags: Flags) { rawValue |= flags.rawValue }
        mutating func remove(_ flags: Flags) { rawValue &= ~flags.rawValue }
    }

    static let none: Int32 = -1

    // Links, in paint order from back to front.
    var parent = RenderNode.none
    var firstChild = RenderNode.none
    var lastChild = RenderNode.none
    var next = RenderNode.none
    var previous = RenderNode.none

    /// The place among its siblings when their grid was made; -1 before, and for masks.
    var ordinal = RenderNode.none

    var flags: Flags = []

    // From the layer.
    var opacity: Float = 1
    var position: SIMD2<Double> = .zero
    var origin: SIMD2<Double> = .zero
    var size: SIMD2<Double> = .zero
    var anchor: SIMD2<Double> = [0.5, 0.5]
    /// The transform's two scale factors, where it is no more than a scale.
    var ownScale: SIMD2<Double> = [1, 1]
    /// Premultiplied; clear where there is nothing to fill.
    var background: SIMD4<Float> = .zero
    /// Upper left, upper right, lower right, lower left, in points.
    var radii: SIMD4<Float> = .zero
    /// Whether the corners are continuous curves.
    var hasContinuousCorners = false
    /// The edges that are not antialiased.
    var hardEdges: CAEdgeAntialiasingMask = []

    // Where it lies: layer coordinates · scale + translation are coordinates of the space.
    var space: Int32 = 0
    var scale: SIMD2<Double> = [1, 1]
    var translation: SIMD2<Double> = .zero
    /// The space that begins at this node because it is turned, mirrored, projected, or scaled unevenly.
    var ownSpace = RenderNode.none
    /// How near the viewer, among siblings.
    var depth: Double = 0

    /// Device pixels that the node itself touches, shadow included.
    var ownBounds = Box.empty
    /// Device pixels that the node and everything below it touch.
    var subtreeBounds = Box.empty
    /// The frame in which something in the subtree last changed, the node's own opacity and place left aside.
    var innerStamp = 0

    /// The layer's rectangle in its space.
    var spaceBox: Box {
        let low = origin * scale + translation
        let high = (origin + size) * scale + translation
        return Box(minX: Float(low.x), minY: Float(low.y), maxX: Float(high.x), maxY: Float(high.y))
    }

    /// The scale of lengths that belong to no axis.
    var lengthScale: Double { (scale.x * scale.y).squareRoot() }

    /// Sides shorter than this are not divided by.
    private static let shortestSide: Float = 1e-6

    /// Corner radii in units of the space; scaled down together where they would overlap.
    func spaceRadii(in box: Box) -> SIMD4<Float> {
        guard radii != .zero else { return .zero }
        let scaled = radii * Float(lengthScale)
        let tightest = max(
            max(scaled[0] + scaled[1], scaled[2] + scaled[3]) / max(box.width, Self.shortestSide),
            max(scaled[0] + scaled[3], scaled[1] + scaled[2]) / max(box.height, Self.shortestSide))
        return tightest > 1 ? scaled / tightest : scaled
    }
}

/// A plane of its own: the coordinates of a turned or projected layer.
struct RenderSpace {
    var toDevice: PlaneMatrix
    /// nil where the plane is seen edge-on: nothing of it is drawn.
    var fromDevice: PlaneMatrix?
    /// Device pixels a unit, about, where the layer is.
    var pixelsPerUnit: Double
    /// Device pixels themselves: nothing is turned.
    var isDevice: Bool

    static let device = RenderSpace(
        toDevice: .identity, fromDevice: .identity, pixelsPerUnit: 1, isDevice: true)
}

/// The values that only some layers have, kept apart so that the nodes of others stay small.
final class RenderExtra {
    struct Contents {
        var image: CGImage
        /// Points; where in the layer's bounds the picture goes, after gravity.
        var frame: CGRect
        /// The part that is shown, in the picture's pixels.
        var source: CGRect
        /// Where its parts go; nil where all of it stretches alike.
        var parts: StretchedContents?
        var tint: SIMD4<Float>?
        var minification: CALayerContentsFilter
        var minificationBias: Float
        var magnification: CALayerContentsFilter
    }

    /// A picture that is repeated all over the layer's bounds.
    struct Tiling {
        var tile: ColorTile
        /// Points.
        var bounds: CGRect
    }

    struct Border {
        var width: Float
        var color: SIMD4<Float>
    }

    struct Shadow {
        var color: SIMD4<Float>
        var offset: SIMD2<Double>
        var radius: Double
        var path: CGPath?
    }

    struct Gradient {
        var ramp: CGImage
        var kind: Float
        var start: SIMD2<Float>
        var end: SIMD2<Float>
    }

    /// A picture that stands for the layer's fill, stroke or shadow: drawn by the processor at the scale that is needed.
    struct Raster {
        var image: CGImage
        /// In layer coordinates.
        var frame: CGRect
        var tint: SIMD4<Float>
        var scale: Double
    }

    /// How a subtree is blended with its background.
    enum Blending {
        /// Each layer is drawn over its background.
        case over
        /// The subtree is drawn into a picture, which is drawn over the background.
        case isolated
        /// The subtree is drawn into a picture, whose colours and coverage are added to the background.
        case added
    }

    var blending = Blending.over
    /// The colour with which a subtree's picture is multiplied, not premultiplied.
    var groupTint = SIMD4<Float>(repeating: 1)
    var contents: Contents?
    var border: Border?
    var shadow: Shadow?
    var tiling: Tiling?
    var gradient: Gradient?
    var fill: Raster?
    var stroke: Raster?
    /// Drawn in front of the contents.
    var sprites: SpriteList?
    var shadowRaster: Raster?
    /// The state of the subtree that `shadowRaster` was drawn of.
    var shadowStamp = 0
    var shadowTiles: [ShadowTile.Key: ShadowTile] = [:]
    /// Whether descendants outside of the layer's bounds shaped the shadow when the layer was last placed.
    var isOutgrown = false
    var mask = RenderNode.none
    var sublayerTransform: CATransform3D?
    var transform: CATransform3D?
    var group: RenderGroup?
    /// Pixels per point of the picture that stands for the layer and its sublayers; nil where they are painted.
    var rasterizationScale: Double?
    var raster: RenderRaster?
    var filter: BackdropFilter?
    var backdrop: RenderBackdrop?
    /// Pictures that are counted in the texture store.
    var retained: [CGImage] = []
}

/// A subtree drawn into a texture of its own, kept for as long as nothing in it changes.
struct RenderGroup {
    var id: Int32
    var maskID: Int32?
    /// Device pixels that the texture holds.
    var area: PixelRect
    /// The version of the subtree that the picture shows; compared with the present one.
    var stamp: Int
    var placement: Placement

    struct Placement: Equatable {
        var scale: SIMD2<Double>
        var translation: SIMD2<Double>
        var space: PlaneMatrix
    }
}
