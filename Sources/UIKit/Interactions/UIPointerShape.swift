import CoreGraphics

/// The shape of a pointer, or of what an effect shows below a view.
///
/// The outline of a pointer lies around its place, that of an effect in the coordinates of the preview's container.
public enum UIPointerShape: Equatable {
    /// Any outline.
    case path(UIBezierPath)
    /// A rectangle with round corners.
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    /// A vertical line between letters. Its length is a wish where the desktop's text pointer is shown.
    case verticalBeam(length: CGFloat)
    /// A horizontal line between letters that run from top to bottom.
    case horizontalBeam(length: CGFloat)

    /// The radius of corners for which none is given, in points. Our own value.
    public static let defaultCornerRadius: CGFloat = 8
    /// The thickness of a beam, in points. Our own value.
    private static let thickness: CGFloat = 3

    /// The outline, of a beam around the pointer's place.
    var outline: CGPath {
        switch self {
        case .path(let path): path.cgPath
        case .roundedRect(let rect, let radius): Self.rounded(rect, radius)
        case .verticalBeam(let length): Self.beam(CGSize(width: Self.thickness, height: max(length, 0)))
        case .horizontalBeam(let length): Self.beam(CGSize(width: max(length, 0), height: Self.thickness))
        }
    }

    /// The outline of what an effect shows; nil for a beam, which is a pointer.
    var ground: CGPath? {
        switch self {
        case .path, .roundedRect: outline
        case .verticalBeam, .horizontalBeam: nil
        }
    }

    private static func beam(_ size: CGSize) -> CGPath {
        let rect = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        return rounded(rect, thickness / 2)
    }

    static func rounded(_ rect: CGRect, _ radius: CGFloat) -> CGPath {
        let corner = max(0, min(radius, rect.width / 2, rect.height / 2))
        return CGPath(roundedRect: rect, cornerWidth: corner, cornerHeight: corner, transform: nil)
    }
}
