import CoreGraphics

/// What layers draw besides their place, and which of them lies in front.
extension Film {
    /// What a layer draws by itself, its place aside.
    struct Paint: Equatable, Sendable {
        /// Its background: red, green, blue and opacity, not multiplied by that.
        var fill: SIMD4<Float>
        /// The opacity of its shadow.
        var shadow: Float

        /// Whether it has a picture or a border.
        var hasPicture: Bool
        /// The smallest rectangle that holds its path, its picture, or what its mask leaves of it, in its own points;
        /// nil where it has none of them.
        var outline: CGRect?

        static let none = Paint(fill: .zero, shadow: 0, hasPicture: false, outline: nil)

        /// How much of what is behind it the layer hides, by itself.
        var opacity: CGFloat { hasPicture ? 1 : CGFloat(fill.w) }
    }

    /// What surrounds a layer: its border, and how its shadow lies.
    struct Edging: Equatable, Sendable {
        /// How far the shadow is blurred, in points.
        var shadowRadius: CGFloat
        /// How far the shadow lies beside the layer, in points.
        var shadowOffset: CGSize
        /// The border's width, in points.
        var borderWidth: CGFloat
        /// The border's colour: red, green, blue and opacity, not multiplied by that.
        var border: SIMD4<Float>
    }

    /// A picture in a layer that gave way to another one.
    struct PictureSwap: Equatable, Sendable {
        /// The first frame that shows the other picture.
        let frame: Int
        /// How much the two differ, of the range of a colour's channel.
        let amount: Double
        /// Whether a layer in front hid it.
        let isHidden: Bool
    }

    /// A layer that came in front of another one of the same superlayer, which was in front of it before.
    struct Overtaking: Equatable, Sendable {
        /// The first frame that shows it.
        let frame: Int
        /// The number of the layer that is in front now.
        let front: Int
        /// The number of the layer that was.
        let back: Int
    }
}

extension Film.Layer {
    /// Returns what it draws in a frame.
    func paint(in frame: Int) -> Film.Paint {
        let index = paints.partitioningIndex { $0.frame > frame }
        return index == 0 ? .none : paints[index - 1].paint
    }

    /// Returns what surrounds it in a frame; nil while it has neither a border nor a shadow.
    func edging(in frame: Int) -> Film.Edging? {
        let index = edgings.partitioningIndex { $0.frame > frame }
        return index == 0 ? nil : edgings[index - 1].edging
    }
}
