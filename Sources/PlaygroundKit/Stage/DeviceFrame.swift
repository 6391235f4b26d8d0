import StageKit
import UIKit

/// The device around the stage: its case, its screen with round corners, and its notch.
final class DeviceFrame: UIView {
    /// The width of the case around the screen, in points of the tool.
    static let bezel: CGFloat = 14
    /// The radius of the corners of a screen of a free size, in points of the tool.
    private static let freeCorner: CGFloat = 6
    /// The radius of the notch's lower corners, in points of the device.
    private static let notchCorner: CGFloat = 20
    /// The radius with which the notch runs out into the edge, in points of the device.
    private static let notchFoot: CGFloat = 6

    /// The screen; what it contains is clipped to it.
    let glass = UIView()
    private let notch = CAShapeLayer()
    private let rim = UIView()

    /// A device without a size.
    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        backgroundColor = Palette.device
        layer.shadowOpacity = 0.28
        layer.shadowRadius = 18
        layer.shadowOffset = CGSize(width: 0, height: 8)
        rim.layer.borderWidth = 1
        rim.layer.borderColor = UIColor(white: 1, alpha: 0.14).cgColor
        glass.clipsToBounds = true
        glass.backgroundColor = .black
        addSubview(rim)
        addSubview(glass)
        notch.fillColor = UIColor.black.cgColor
        notch.actions = ["path": NoAction(), "transform": NoAction(), "position": NoAction()]
    }

    required init?(coder: NSCoder) { nil }

    /// Puts the screen at a rectangle of the superview.
    ///
    /// - Parameters:
    ///   - screen: where the screen is.
    ///   - zoom: the tool's points per point of the device.
    ///   - device: the device; nil for a free size.
    func place(_ screen: CGRect, zoom: CGFloat, device: StageDevice?) {
        frame = screen.insetBy(dx: -Self.bezel, dy: -Self.bezel)
        let corner = device.map { $0.cornerRadius * zoom } ?? Self.freeCorner
        layer.cornerRadius = corner + Self.bezel
        rim.frame = bounds
        rim.layer.cornerRadius = layer.cornerRadius
        glass.frame = bounds.insetBy(dx: Self.bezel, dy: Self.bezel)
        glass.layer.cornerRadius = corner
        placeNotch(device?.notch, zoom: zoom)
    }

    /// Places the notch in the middle of the upper edge; of a turned device in that of the left edge.
    private func placeNotch(_ size: CGSize?, zoom: CGFloat) {
        guard let size else { return notch.removeFromSuperlayer() }
        if notch.superlayer == nil { glass.layer.addSublayer(notch) }
        notch.path = Self.outline(of: size).cgPath
        let middle = glass.bounds.width < glass.bounds.height
        let turn =
            middle
            ? CGAffineTransform(translationX: glass.bounds.midX, y: 0)
            : CGAffineTransform(translationX: 0, y: glass.bounds.midY).rotated(by: -.pi / 2)
        notch.setAffineTransform(turn.scaledBy(x: zoom, y: zoom))
    }

    /// The outline of a notch whose upper edge has its middle at the origin.
    ///
    /// ```
    /// ──╮          ╭──
    ///   ╰──────────╯
    /// ```
    private static func outline(of size: CGSize) -> UIBezierPath {
        let (half, height) = (size.width / 2, size.height)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: -half - notchFoot, y: 0))
        path.addQuadCurve(
            to: CGPoint(x: -half, y: notchFoot), controlPoint: CGPoint(x: -half, y: 0))
        path.addLine(to: CGPoint(x: -half, y: height - notchCorner))
        path.addQuadCurve(
            to: CGPoint(x: -half + notchCorner, y: height), controlPoint: CGPoint(x: -half, y: height))
        path.addLine(to: CGPoint(x: half - notchCorner, y: height))
        path.addQuadCurve(
            to: CGPoint(x: half, y: height - notchCorner), controlPoint: CGPoint(x: half, y: height))
        path.addLine(to: CGPoint(x: half, y: notchFoot))
        path.addQuadCurve(to: CGPoint(x: half + notchFoot, y: 0), controlPoint: CGPoint(x: half, y: 0))
        path.close()
        return path
    }
}

/// Keeps a layer's property from animating by itself.
private final class NoAction: NSObject, CAAction {
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
