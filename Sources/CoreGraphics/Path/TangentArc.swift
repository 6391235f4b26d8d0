import Foundation

/// The part of a circle that rounds a corner of two lines.
struct TangentArc {
    let center: CGPoint
    /// Where the arc begins on the first line, in radians from the x axis towards the y axis.
    let startAngle: CGFloat
    /// How far the arc goes, with its direction.
    let delta: CGFloat

    /// Makes the arc; nil where the lines make no corner.
    init?(from start: CGPoint, corner: CGPoint, to end: CGPoint, radius: CGFloat) {
        let (back, on) = (
            CGVector(dx: start.x - corner.x, dy: start.y - corner.y),
            CGVector(dx: end.x - corner.x, dy: end.y - corner.y)
        )
        let (backLength, onLength) = (hypot(back.dx, back.dy), hypot(on.dx, on.dy))
        let cross = back.dx * on.dy - back.dy * on.dx
        let dot = back.dx * on.dx + back.dy * on.dy
        guard radius > 0, radius.isFinite, abs(cross) > 1e-9 * backLength * onLength else { return nil }
        let angle = atan2(abs(cross), dot)
        // From the corner to where the circle touches the first line.
        let reach = radius / tan(angle / 2)
        let side: CGFloat = cross > 0 ? 1 : -1
        let touch = CGPoint(
            x: corner.x + back.dx / backLength * reach, y: corner.y + back.dy / backLength * reach)
        center = CGPoint(
            x: touch.x - side * back.dy / backLength * radius,
            y: touch.y + side * back.dx / backLength * radius)
        startAngle = atan2(touch.y - center.y, touch.x - center.x)
        delta = -side * (.pi - angle)
    }
}
