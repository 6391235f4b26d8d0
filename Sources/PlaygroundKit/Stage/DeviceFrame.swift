import StageKit
import UIKit

/// The device around the stage: its case, its screen with round corners, and its notch.
final class DeviceFrame: UIView {
    /// The least width of the case around the screen, in points of the tool.
    static let leastBezel: CGFloat = 14
    /// How far the corner of a square lies outside of the arc that rounds it, as a part of the arc's radius: √2 − 1.
    private static let cornerDepth = CGFloat(2).squareRoot() - 1
    /// The radius of the corners of a screen of a free size, in points of the tool.
    private static let freeCorner: CGFloat = 6
    /// The radius of the notch's lower corners, in points of the device.
    private static let notchCorner: CGFloat = 20
    /// The radius with which the notch runs out into the edge, in points of the device.
    private static let notchFoot: CGFloat = 6

    /// How far the case's edge lies outside of its part over the screen's corners, in points of the tool.
    private static let edge: CGFloat = 1

    /// The screen; what it contains is clipped to its rectangle, and ends at the case.
    let glass = UIView()
    /// The radius of the screen's corners, in points of the tool.
    private(set) var corner: CGFloat = 0
    /// The width of the case around the screen, in points of the tool.
    private(set) var bezel = DeviceFrame.leastBezel
    private let notch = CAShapeLayer()
    /// Covers the screen's corners: a clip with round corners would cost the whole screen a test of each pixel.
    private let lip = UIView()
    private let rim = UIView()
    private var shown: Look?

    /// What decides where everything is.
    private struct Look: Equatable {
        let screen: CGRect
        let zoom: CGFloat
        let device: StageDevice?
    }

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
        for view in [rim, glass, lip] { addSubview(view) }
        notch.fillColor = UIColor.black.cgColor
        notch.actions = ["path": NoAction(), "transform": NoAction(), "position": NoAction()]
    }

    required init?(coder: NSCoder) { nil }

    /// The radius of a screen's corners, in points of the tool.
    private static func corner(of device: StageDevice?, zoom: CGFloat) -> CGFloat {
        device.map { $0.cornerRadius * zoom } ?? freeCorner
    }

    /// Returns the width of the case around a screen, in points of the tool: the screen's corners lie inside of it.
    static func bezel(of device: StageDevice?, zoom: CGFloat) -> CGFloat {
        max(leastBezel, (corner(of: device, zoom: zoom) * cornerDepth).rounded(.up) + 2 * edge)
    }

    /// Puts the screen at a rectangle of the superview.
    ///
    /// - Parameters:
    ///   - screen: where the screen is.
    ///   - zoom: the tool's points per point of the device.
    ///   - device: the device; nil for a free size.
    func place(_ screen: CGRect, zoom: CGFloat, device: StageDevice?) {
        let look = Look(screen: screen, zoom: zoom, device: device)
        guard look != shown else { return }
        shown = look
        corner = Self.corner(of: device, zoom: zoom)
        bezel = Self.bezel(of: device, zoom: zoom)
        frame = screen.insetBy(dx: -bezel, dy: -bezel)
        layer.cornerRadius = corner + bezel
        rim.frame = bounds
        rim.layer.cornerRadius = layer.cornerRadius
        glass.frame = bounds.insetBy(dx: bezel, dy: bezel)
        lip.frame = bounds.insetBy(dx: Self.edge, dy: Self.edge)
        lip.layer.borderWidth = bezel - Self.edge
        lip.layer.cornerRadius = layer.cornerRadius - Self.edge
        placeNotch(device?.notch, zoom: zoom)
        takeColor()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        takeColor()
    }

    private func takeColor() {
        lip.layer.borderColor = Palette.device.resolvedColor(with: traitCollection).cgColor
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
