import QuartzCore

/// The filtered picture of what is behind a layer, kept in textures for as long as nothing behind it changes.
final class RenderBackdrop {
    /// What is behind the layer, pixel for pixel.
    let source: Int32
    /// The smaller pictures, each made of the one before.
    var levels: [Int32] = []
    /// Blurred by rows.
    let across: Int32
    /// Blurred by columns, too, saturated and tinted.
    let result: Int32

    /// Device pixels that the source holds; empty before it was drawn.
    var area = PixelRect(x: 0, y: 0, width: 0, height: 0)
    /// The area behind the layer that has changed since the source was drawn.
    var stale = PixelRect(x: 0, y: 0, width: 0, height: 0)
    /// The background that the source shows.
    var background: Background?
    /// How the result was made of the source; nil before it was made.
    var plan: BlurPlan?
    var filter: BackdropFilter?

    @MainActor
    init(textures: TextureStore) {
        source = textures.makeGroup()
        across = textures.makeGroup()
        result = textures.makeGroup()
    }

    /// A change of all colours: texel · multiplied + alpha of the texel · added.
    struct Shade: Equatable {
        var multiplied: PackedColor
        var added: PackedColor
    }

    /// The result in other colours.
    struct Shaded {
        let id: Int32
        /// The colours; nil if the result has changed since.
        var shade: Shade?
    }

    /// The recoloured results, as many as one frame has needed: several layers may need the result in
    /// different colours.
    var shaded: [Shaded] = []

    var textures: [TextureID] {
        ([source, across, result] + levels + shaded.map(\.id)).map { .group($0) }
    }
}
