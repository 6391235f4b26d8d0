import UIKit

/// The pictures on the tool's buttons, drawn in a square of 20 points.
enum Icon {
    case play, pause, stepBack, stepOn, toStart, toEnd, loop, record, rotate, touches, explode, fit, undo,
        redo, save

    /// The icon's outline; it is filled.
    var path: UIBezierPath {
        let path = UIBezierPath()
        switch self {
        case .play: path.addTriangle(CGPoint(x: 5, y: 3.5), CGPoint(x: 16.5, y: 10), CGPoint(x: 5, y: 16.5))
        case .pause:
            path.addBar(5, 4, 3.5, 12)
            path.addBar(11.5, 4, 3.5, 12)
        case .stepBack:
            path.addBar(14, 4, 2.5, 12)
            path.addTriangle(CGPoint(x: 12, y: 4), CGPoint(x: 3.5, y: 10), CGPoint(x: 12, y: 16))
        case .stepOn:
            path.addBar(3.5, 4, 2.5, 12)
            path.addTriangle(CGPoint(x: 8, y: 4), CGPoint(x: 16.5, y: 10), CGPoint(x: 8, y: 16))
        case .toStart:
            path.addBar(3, 4, 2.5, 12)
            path.addTriangle(CGPoint(x: 11, y: 4), CGPoint(x: 5.5, y: 10), CGPoint(x: 11, y: 16))
            path.addTriangle(CGPoint(x: 17, y: 4), CGPoint(x: 11, y: 10), CGPoint(x: 17, y: 16))
        case .toEnd:
            path.addBar(14.5, 4, 2.5, 12)
            path.addTriangle(CGPoint(x: 9, y: 4), CGPoint(x: 14.5, y: 10), CGPoint(x: 9, y: 16))
            path.addTriangle(CGPoint(x: 3, y: 4), CGPoint(x: 9, y: 10), CGPoint(x: 3, y: 16))
        case .loop:
            path.addBar(4, 5, 9, 2)
            path.addBar(3, 5, 2, 6)
            path.addTriangle(CGPoint(x: 12.5, y: 2.5), CGPoint(x: 17, y: 6), CGPoint(x: 12.5, y: 9.5))
            path.addBar(7, 13, 9, 2)
            path.addBar(15, 9, 2, 6)
            path.addTriangle(CGPoint(x: 7.5, y: 10.5), CGPoint(x: 3, y: 14), CGPoint(x: 7.5, y: 17.5))
        case .record: path.append(UIBezierPath(ovalIn: CGRect(x: 4.5, y: 4.5, width: 11, height: 11)))
        case .rotate:
            path.addFrame(CGRect(x: 3, y: 8, width: 14, height: 9), thickness: 1.6)
            path.addTriangle(CGPoint(x: 10.5, y: 1.5), CGPoint(x: 14.5, y: 4), CGPoint(x: 10.5, y: 6.5))
            path.addBar(5, 3.2, 6, 1.6)
        case .touches:
            path.addRing(center: CGPoint(x: 10, y: 10), radius: 7, thickness: 1.6)
            path.append(UIBezierPath(ovalIn: CGRect(x: 7, y: 7, width: 6, height: 6)))
        case .explode:
            path.addSheet(y: 3)
            path.addSheet(y: 8)
            path.addSheet(y: 13)
        case .fit:
            path.addFrame(CGRect(x: 3, y: 3, width: 14, height: 14), thickness: 1.6)
            path.addFrame(CGRect(x: 6.5, y: 6.5, width: 7, height: 7), thickness: 1.6)
        case .undo:
            path.addTriangle(CGPoint(x: 8, y: 3), CGPoint(x: 2.5, y: 7.5), CGPoint(x: 8, y: 12))
            path.addBar(7, 6.5, 8, 2)
            path.addBar(14, 6.5, 2, 8)
            path.addBar(9, 13.5, 7, 2)
        case .save:
            path.addBar(9, 2.5, 2, 7)
            path.addTriangle(CGPoint(x: 5, y: 8.5), CGPoint(x: 15, y: 8.5), CGPoint(x: 10, y: 13.5))
            path.addBar(3, 15.5, 14, 2)
            path.addBar(3, 12, 2, 3.5)
            path.addBar(15, 12, 2, 3.5)
        case .redo:
            path.addTriangle(CGPoint(x: 12, y: 3), CGPoint(x: 17.5, y: 7.5), CGPoint(x: 12, y: 12))
            path.addBar(5, 6.5, 8, 2)
            path.addBar(4, 6.5, 2, 8)
            path.addBar(4, 13.5, 7, 2)
        }
        return path
    }
}

extension UIBezierPath {
    fileprivate func addTriangle(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) {
        move(to: a)
        addLine(to: b)
        addLine(to: c)
        close()
    }

    fileprivate func addBar(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
        append(UIBezierPath(rect: CGRect(x: x, y: y, width: width, height: height)))
    }

    /// A frame of four bars, so that it can be filled by any rule.
    fileprivate func addFrame(_ rect: CGRect, thickness: CGFloat) {
        addBar(rect.minX, rect.minY, rect.width, thickness)
        addBar(rect.minX, rect.maxY - thickness, rect.width, thickness)
        addBar(rect.minX, rect.minY + thickness, thickness, rect.height - 2 * thickness)
        addBar(rect.maxX - thickness, rect.minY + thickness, thickness, rect.height - 2 * thickness)
    }

    fileprivate func addRing(center: CGPoint, radius: CGFloat, thickness: CGFloat) {
        let ring = UIBezierPath()
        ring.addArc(withCenter: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        ring.close()
        append(ring)
        let hole = UIBezierPath()
        hole.move(to: CGPoint(x: center.x + radius - thickness, y: center.y))
        hole.addArc(
            withCenter: center, radius: radius - thickness, startAngle: 2 * .pi, endAngle: 0, clockwise: false
        )
        hole.close()
        append(hole)
    }

    /// A sheet of paper seen from above and the side.
    fileprivate func addSheet(y: CGFloat) {
        move(to: CGPoint(x: 10, y: y - 2))
        addLine(to: CGPoint(x: 18, y: y + 1.5))
        addLine(to: CGPoint(x: 10, y: y + 5))
        addLine(to: CGPoint(x: 2, y: y + 1.5))
        close()
    }
}
