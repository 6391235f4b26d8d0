import Foundation
import MotionPhysics

/// Where a zoom begins and ends in its container, and how the card looks in between.
///
/// ```
/// container                      card at the source         card when open
/// ┌──────────────┐               ┌─────┐                    ┌──────────────┐
/// │   ┌─────┐    │   alignment   │▒▒▒▒▒│ the zoomed view,   │              │
/// │   │ src │    │   lies over   │▒▒▒▒▒│ scaled so that its │ the zoomed   │
/// │   └─────┘    │   the source  └─────┘ alignment covers   │ view itself  │
/// └──────────────┘                       the source         └──────────────┘
/// ```
struct ZoomGeometry: Equatable {
    /// The frame of the zoomed view when it is open.
    var full: CGRect
    /// The frame of the source view; `nil` if none is to be seen.
    var source: CGRect?
    /// The source view's corner radius.
    var sourceRadius: CGFloat = 0
    /// The part of the zoomed view that lies over the source, in the zoomed view's own points; `nil`: the
    /// whole view.
    var alignment: CGRect?

    // These constants are ours, chosen by eye: nothing documents iOS's numbers.

    /// Without a source the card grows out of the middle, from this fraction of its size.
    private static let middle: CGFloat = 0.6
    /// The fraction by which a dragged card shrinks at most.
    private static let mostShrinking: CGFloat = 0.6
    /// How soon it shrinks: after a pull of one height it has come 1.5 / 2.5 of the way.
    private static let shrinking: CGFloat = 1.5
    /// The corner radius of a dragged card, and the pull at which it reaches that; in points.
    private static let dragRadius: CGFloat = 36
    private static let dragRadiusPull: CGFloat = 60
    /// What is left of the dimming after a long pull, and the fraction of the height that is long.
    private static let leastDimming: CGFloat = 0.2
    private static let farPull: CGFloat = 0.6

    // MARK: - The ends

    var openPose: ZoomPose {
        ZoomPose(rect: full, cornerRadius: 0, openness: 1, dimming: 1)
    }

    var sourcePose: ZoomPose {
        if let source {
            return ZoomPose(rect: source, cornerRadius: sourceRadius, openness: 0, dimming: 0)
        }
        let rect = full.insetBy(
            dx: full.width * (1 - Self.middle) / 2, dy: full.height * (1 - Self.middle) / 2)
        return ZoomPose(rect: rect, cornerRadius: Self.dragRadius, openness: 0, dimming: 0, opacity: 0)
    }

    /// Returns how far a pose is on the way from open to the source, from 0 to 1.
    func progressToSource(of pose: ZoomPose) -> CGFloat {
        let end = sourcePose.size
        let way = full.width + full.height - end.width - end.height
        guard abs(way) > 1 else { return 1 - pose.openness }
        return min(max((full.width + full.height - pose.size.width - pose.size.height) / way, 0), 1)
    }

    // MARK: - The drag

    /// Returns the pose of a card that was pulled so many points; the caller moves its center to the finger.
    func draggedPose(pull: CGFloat) -> ZoomPose {
        let scale = scale(forPull: pull)
        let size = CGSize(width: full.width * scale, height: full.height * scale)
        let pull = max(pull, 0)
        let dimming = 1 - (1 - Self.leastDimming) * min(pull / max(full.height * Self.farPull, 1), 1)
        return ZoomPose(
            rect: CGRect(
                x: full.midX - size.width / 2, y: full.midY - size.height / 2, width: size.width,
                height: size.height),
            cornerRadius: Self.dragRadius * min(pull / Self.dragRadiusPull, 1), openness: 1, dimming: dimming)
    }

    private func scale(forPull pull: CGFloat) -> CGFloat {
        let part = max(pull, 0) * Self.shrinking / max(full.height, 1)
        return 1 - Self.mostShrinking * part / (1 + part)
    }

    /// Returns the pull that makes a dragged card as wide as this one; at most one height.
    func pull(for pose: ZoomPose) -> CGFloat { pull(forWidth: pose.size.width) }

    /// Returns the pull that makes a dragged card so wide; at most one height.
    func pull(forWidth width: CGFloat) -> CGFloat {
        let scale = min(width / max(full.width, 1), 1)
        let part = min((1 - scale) / Self.mostShrinking, 0.6)
        return part / (1 - part) * full.height / Self.shrinking
    }

    // MARK: - Corners

    /// Fractions of the way to the source: up to the first the corners become round, and from the second on
    /// they take on the source's radius. Ours, by eye: round for as long as the edges are seen to be apart
    /// from the screen's.
    private static let rounding: CGFloat = 0.1
    private static let squaring: CGFloat = 0.7

    /// Returns the corner radius of a card: on its way it is as round as one that is dragged.
    func cornerRadius(in pose: ZoomPose) -> CGFloat {
        let progress = progressToSource(of: pose)
        let rounded = Self.dragRadius * min(progress / Self.rounding, 1)
        guard source != nil, progress > Self.squaring else { return max(pose.cornerRadius, rounded) }
        let rest = (1 - progress) / (1 - Self.squaring)
        return pose.cornerRadius + max(rounded - pose.cornerRadius, 0) * rest
    }

    // MARK: - What is in the card

    /// Returns the zoomed view's scale and its frame in a card.
    func content(in pose: ZoomPose) -> (scale: CGFloat, frame: CGRect) {
        let (card, size, open) = (pose.size, full.size, pose.openness)
        guard size.width > 0, size.height > 0 else { return (1, CGRect(origin: .zero, size: card)) }
        let area = alignmentOrAll
        // At the source: how much wider than the card the zoomed view is, and what of it is in the middle.
        var wider: CGFloat = 1
        if let source, source.width > 0 { wider = sourceScale * size.width / source.width }
        let focus = CGPoint(
            x: area.midX * (1 - open) + size.width / 2 * open,
            y: area.midY * (1 - open) + size.height / 2 * open)
        let scale = max(
            (wider * (1 - open) + open) * card.width / size.width, card.width / size.width,
            card.height / size.height)
        let scaled = CGSize(width: size.width * scale, height: size.height * scale)
        // The zoomed view must cover the whole card.
        let x = min(max(card.width / 2 - focus.x * scale, card.width - scaled.width), 0)
        let y = min(max(card.height / 2 - focus.y * scale, card.height - scaled.height), 0)
        return (scale, CGRect(x: x, y: y, width: scaled.width, height: scaled.height))
    }

    /// Returns the frame of the source's picture in a card: over the alignment, or else filling the card.
    func snapshotFrame(in pose: ZoomPose) -> CGRect {
        guard let source, source.width > 0, source.height > 0 else {
            return CGRect(origin: .zero, size: pose.size)
        }
        var scale = max(pose.size.width / source.width, pose.size.height / source.height)
        var center = CGPoint(x: pose.size.width / 2, y: pose.size.height / 2)
        if alignment != nil {
            let content = content(in: pose)
            scale = content.scale / sourceScale
            center = CGPoint(
                x: content.frame.minX + alignmentOrAll.midX * content.scale,
                y: content.frame.minY + alignmentOrAll.midY * content.scale)
        }
        let size = CGSize(width: source.width * scale, height: source.height * scale)
        return CGRect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
            height: size.height)
    }

    /// Returns the frame of the alignment in a card; `nil` if there is no source, or the alignment is the
    /// whole view.
    func alignmentFrame(in pose: ZoomPose) -> CGRect? {
        guard let alignment, source != nil else { return nil }
        let content = content(in: pose)
        return CGRect(
            x: content.frame.minX + alignment.minX * content.scale,
            y: content.frame.minY + alignment.minY * content.scale, width: alignment.width * content.scale,
            height: alignment.height * content.scale)
    }

    private var alignmentOrAll: CGRect { alignment ?? CGRect(origin: .zero, size: full.size) }

    /// The scale with which the alignment just covers the source.
    private var sourceScale: CGFloat {
        guard let source else { return 1 }
        let area = alignmentOrAll
        return max(source.width / max(area.width, 1), source.height / max(area.height, 1), 0.001)
    }
}
