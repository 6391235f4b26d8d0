import QuartzCore

/// A rounded clip that applies to what is being painted.
struct ActiveClip: Sendable {
    /// The plane that the clip lies in.
    var space: Int32
    var box: Box
    var radii: SIMD4<Float>
    /// As `CornerShape.expansion`.
    var expansion: Float
    /// Its number in the frame's list of clips.
    var id: Int16

    /// Whether a box of the same plane lies clear of the round corners (it is known to lie within the sides).
    func isClear(_ quad: Box) -> Bool {
        let corners: [(Float, Float, Float)] = [
            (box.minX, box.minY, radii[0]), (box.maxX, box.minY, radii[1]),
            (box.maxX, box.maxY, radii[2]), (box.minX, box.maxY, radii[3]),
        ]
        for (x, y, radius) in corners where radius > 0 {
            let square = Box(
                minX: min(x, x == box.minX ? x : x - radius), minY: min(y, y == box.minY ? y : y - radius),
                maxX: max(x, x == box.minX ? x + radius : x), maxY: max(y, y == box.minY ? y + radius : y))
            if square.intersects(quad) { return false }
        }
        return true
    }
}

/// The clip, opacity and edges that a node inherits from its ancestors.
struct PaintState: Sendable {
    /// The plane whose coordinates `clip` has.
    var space: Int32 = 0
    /// Nothing outside of it is painted.
    var clip = Box.everything
    /// The edges of `clip` that are not antialiased.
    var hardClipEdges: CAEdgeAntialiasingMask = []
    var rounded: [ActiveClip] = []
    /// Whether the node is in a stage that is not shown in its own size. There upright edges lie on whole
    /// pixels, as two layers that meet between two pixels would let the background through if both edges were
    /// antialiased. Pictures that are made smaller are averaged.
    var isRescaled = false
    /// The painted node's edges that are not antialiased; none where its corners are round.
    var hardEdges: CAEdgeAntialiasingMask = []
    /// The expansion of the painted node's corners; see `CornerShape.expansion`.
    var expansion: Float = 0
    /// Multiplies every colour: the opacity of a layer that needs no group.
    var alpha: Float = 1

    /// Returns the edges of the visible part of the painted node's box that are not antialiased. An edge may
    /// be the node's, the clip's, or both.
    func hardEdges(of part: Box, in box: Box) -> CAEdgeAntialiasingMask {
        guard hardEdges.rawValue | hardClipEdges.rawValue != 0 else { return [] }
        let isSoft = (part.edges .== box.edges) .& (hardEdges.sides .== 0)
        let isCutSoft = (part.edges .== clip.edges) .& (hardClipEdges.sides .== 0)
        return CAEdgeAntialiasingMask(sides: .!(isSoft .| isCutSoft))
    }
}
