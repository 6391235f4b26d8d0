import CoreGraphics

/// Where the parts of a configured button lie.
///
///     ┌ insets ────────────────────────────┐
///     │  [image] padding  title            │
///     │                   subtitle         │
///     └────────────────────────────────────┘
struct ConfiguredContent {
    enum Side {
        case top, left, bottom, right
    }

    /// The edge of the titles at which the image is.
    var side: Side
    var image: CGSize
    var title: CGSize
    var subtitle: CGSize
    var imagePadding: CGFloat
    var titlePadding: CGFloat
    /// Where the shorter one of title and subtitle lies beside the other: 0 at the left, 1 at the right.
    var titleShare: CGFloat

    private var titles: CGSize {
        let gap = title.height > 0 && subtitle.height > 0 ? titlePadding : 0
        return CGSize(
            width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
    }

    private var gap: CGFloat { image != .zero && titles != .zero ? imagePadding : 0 }
    private var isBeside: Bool { side == .left || side == .right }

    var size: CGSize {
        isBeside
            ? CGSize(width: image.width + gap + titles.width, height: max(image.height, titles.height))
            : CGSize(width: max(image.width, titles.width), height: image.height + gap + titles.height)
    }

    /// Places the parts in a room, as a whole at a share of what is left of it: 0 at the left or top, 1 at the right or
    /// bottom.
    func place(in room: CGRect, horizontal: CGFloat, vertical: CGFloat) -> (
        image: CGRect, title: CGRect, subtitle: CGRect
    ) {
        let (all, words) = (size, titles)
        let origin = CGPoint(
            x: room.minX + (room.width - all.width) * horizontal,
            y: room.minY + (room.height - all.height) * vertical)
        var picture = CGRect(origin: origin, size: image)
        var text = CGRect(origin: origin, size: words)
        if isBeside {
            picture.origin.y += (all.height - image.height) / 2
            text.origin.y += (all.height - words.height) / 2
            if side == .left { text.origin.x += image.width + gap }
            if side == .right { picture.origin.x += words.width + gap }
        } else {
            picture.origin.x += (all.width - image.width) / 2
            text.origin.x += (all.width - words.width) / 2
            if side == .top { text.origin.y += image.height + gap }
            if side == .bottom { picture.origin.y += words.height + gap }
        }
        return (
            picture, line(title, in: text, y: text.minY),
            line(subtitle, in: text, y: text.maxY - subtitle.height)
        )
    }

    private func line(_ size: CGSize, in text: CGRect, y: CGFloat) -> CGRect {
        CGRect(
            origin: CGPoint(x: text.minX + (text.width - size.width) * titleShare, y: y), size: size)
    }
}
