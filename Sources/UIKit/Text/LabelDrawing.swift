import CoreText

/// The picture of a layout that a label shows, no larger than its ink, and its place.
///
/// The picture keeps its distance to the side of the text's alignment and to the middle of the height. Where
/// those do not lie on pixels, it keeps the one to the upper left corner. So a label that only changes its
/// size keeps its picture.
struct LabelDrawing: Equatable {
    /// The most pixels on a side of a picture: what every OpenGL 3.3 can hold.
    private static let mostPixels = 8192

    let layout: TextLayout
    let scale: CGFloat
    let gravity: CALayerContentsGravity

    /// The layout's origin in the bounds, in points.
    let place: CGPoint

    /// The colour of text without one; nil for a picture of coverage alone.
    private let color: CGColor?

    /// The layout's origin in the picture, and the picture's size, in pixels.
    private let origin: SIMD2<Int>
    private let size: SIMD2<Int>

    /// Calculates what to draw of a layout.
    ///
    /// - Parameters:
    ///   - layout: the text.
    ///   - alignment: the side to which the text goes.
    ///   - box: the text's rectangle inside `bounds`.
    ///   - bounds: the label's bounds.
    ///   - drop: how far below the middle of `box` the text lies.
    ///   - scale: pixels a point.
    ///   - color: the colour for a picture in colours.
    init(
        layout: TextLayout, alignment: TextOptions.Alignment, box: CGRect, bounds: CGRect, drop: CGFloat = 0,
        scale: CGFloat, color: CGColor?
    ) {
        self.layout = layout
        self.scale = scale
        self.color = color
        let side = box == bounds ? layout.side(alignment) : .left
        let free = layout.options.width == nil ? box.width - layout.size.width : 0
        let left = box.minX - bounds.minX + layout.left(free, alignment)
        let top = box.minY - bounds.minY + (box.height - layout.size.height) / 2 + drop
        let place = CGPoint(x: (left * scale).rounded(), y: (top * scale).rounded())
        self.place = CGPoint(x: place.x / scale, y: place.y / scale)
        let ink = layout.inkBounds.applying(CGAffineTransform(scaleX: scale, y: scale))
            .offsetBy(dx: place.x, dy: place.y)
        let width = Axis(length: bounds.width * scale, low: ink.minX, high: ink.maxX)
        // Baselines go to the nearest pixel, so ink may come to lie half a pixel higher or lower than
        // measured.
        let height = Axis(length: bounds.height * scale, low: ink.minY - 0.5, high: ink.maxY + 0.5)
        let columns: Range<Int>
        switch side {
        case _ where !width.isWhole, .left: columns = width.fromStart
        case .center: columns = width.aroundMiddle
        case .right: columns = width.toEnd
        }
        let rows = height.isWhole ? height.aroundMiddle : height.fromStart
        origin = SIMD2(Int(place.x) - columns.lowerBound, Int(place.y) - rows.lowerBound)
        size = SIMD2(min(columns.count, Self.mostPixels), min(rows.count, Self.mostPixels))
        switch (width.isWhole ? side : .left, height.isWhole) {
        case (.left, true): gravity = .left
        case (.center, true): gravity = .center
        case (.right, true): gravity = .right
        case (.left, false): gravity = .topLeft
        case (.center, false): gravity = .top
        case (.right, false): gravity = .topRight
        }
    }

    /// Draws the picture; nil without ink.
    func image() -> CGImage? {
        guard size.x > 0, size.y > 0 else { return nil }
        let rect = CGRect(
            x: CGFloat(-origin.x) / scale, y: CGFloat(-origin.y) / scale, width: CGFloat(size.x) / scale,
            height: CGFloat(size.y) / scale)
        return layout.image(of: rect, scale: scale, color: color ?? .black)
    }

    static func == (left: LabelDrawing, right: LabelDrawing) -> Bool {
        left.layout === right.layout && left.scale == right.scale && left.gravity == right.gravity
            && left.origin == right.origin && left.size == right.size && left.color == right.color
    }
}

/// The side from which text keeps its distance.
private enum Side {
    case left, center, right
}

/// The pixels of a row or column of the bounds that ink covers.
private struct Axis {
    let length: Int
    let isWhole: Bool
    private let low: Int
    private let high: Int

    init(length: CGFloat, low: CGFloat, high: CGFloat) {
        let most = length.isFinite ? min(max(length, 0), 1_000_000) : 0
        isWhole = abs(most - most.rounded()) < 0.01
        self.length = Int(isWhole ? most.rounded() : most.rounded(.up))
        let limit = CGFloat(self.length)
        self.low = low.isFinite ? Int(min(max(low.rounded(.down), 0), limit)) : 0
        self.high = high.isFinite ? Int(min(max(high.rounded(.up), 0), limit)) : 0
    }

    private var isEmpty: Bool { high <= low }

    var fromStart: Range<Int> { isEmpty ? 0..<0 : 0..<high }
    var toEnd: Range<Int> { isEmpty ? 0..<0 : low..<length }
    var aroundMiddle: Range<Int> {
        let margin = min(low, length - high)
        return isEmpty ? 0..<0 : margin..<length - margin
    }
}

extension TextLayout {
    fileprivate func side(_ alignment: TextOptions.Alignment) -> Side {
        switch alignment {
        case .left: .left
        case .center: .center
        case .right: .right
        case .natural, .justified: lines.first?.isRightToLeft == true ? .right : .left
        }
    }

    /// Returns where a single line begins in `free` points of room, by its alignment.
    fileprivate func left(_ free: CGFloat, _ alignment: TextOptions.Alignment) -> CGFloat {
        switch side(alignment) {
        case .left: 0
        case .center: free / 2
        case .right: free
        }
    }
}
