import Foundation

/// Where a button's image and title lie in their room.
///
///     |  [image][title]  |   centred; the title first where contents run from right to left
struct ButtonContent {
    var room: CGRect
    var image: CGSize
    var title: CGSize
    /// Whether the title lies on the left of the image.
    var isReversed: Bool
    /// Left, right, centred or filling; not by the direction of reading.
    var horizontal: UIControl.ContentHorizontalAlignment
    var vertical: UIControl.ContentVerticalAlignment

    var imageRect: CGRect {
        place(image, minX: isReversed ? minX + titleWidth : minX, width: image.width)
    }

    var titleRect: CGRect {
        place(title, minX: isReversed ? minX : minX + image.width, width: titleWidth)
    }

    private var width: CGFloat { image.width + title.width }

    /// The left edge of both together.
    private var minX: CGFloat {
        switch horizontal {
        case .left, .leading, .fill: room.minX
        case .right, .trailing: room.maxX - min(width, room.width)
        case .center: room.midX - min(width, room.width) / 2
        }
    }

    /// The title is cut where there is no room for it, and takes all that the image leaves where it fills.
    private var titleWidth: CGFloat {
        let most = max(0, room.width - image.width)
        return horizontal == .fill ? most : min(title.width, most)
    }

    private func place(_ size: CGSize, minX: CGFloat, width: CGFloat) -> CGRect {
        var rect = CGRect(x: minX, y: room.minY, width: width, height: size.height)
        switch vertical {
        case .top: break
        case .bottom: rect.origin.y = room.maxY - size.height
        case .center: rect.origin.y = room.midY - size.height / 2
        case .fill: rect.size.height = room.height
        }
        return rect
    }
}
