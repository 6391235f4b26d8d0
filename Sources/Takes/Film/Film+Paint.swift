import CoreGraphics

/// The looks of layers besides their place, and changes of their order.
extension Film {
    /// The look of a layer by itself, without its place.
    struct Paint: Equatable, Sendable {
        /// Its background colour: red, green, blue and opacity, from 0 to 1, not premultiplied.
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

    /// The edge of a layer: its border, and the radius and offset of its shadow.
    struct Edging: Equatable, Sendable {
        /// How far the shadow is blurred, in points.
        var shadowRadius: CGFloat
        /// How far the shadow lies beside the layer, in points.
        var shadowOffset: CGSize
        /// The border's width, in points.
        var borderWidth: CGFloat
        /// The border's colour: red, green, blue and opacity, from 0 to 1, not premultiplied.
        var border: SIMD4<Float>
    }

    /// A change of a layer's picture.
    struct PictureSwap: Equatable, Sendable {
        /// The first frame that shows the other picture.
        let frame: Int
        /// The difference of the two pictures, as a part of a colour channel's range.
        let amount: Double
        /// Whether a layer in front hid it.
        let isHidden: Bool
    }

    /// A change of order: a layer came in front of a sibling that was in front of it before.
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

    /// Returns its edge in a frame; nil while it has neither a border nor a shadow.
    func edging(in frame: Int) -> Film.Edging? {
        let index = edgings.partitioningIndex { $0.frame > frame }
        return index == 0 ? nil : edgings[index - 1].edging
    }
}
