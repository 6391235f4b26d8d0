import CoreGraphics
import StageKit
import UIKit

/// The line at the lower edge of a device without a home button: dark on light grounds, light on dark ones.
final class HomeIndicator: UIView {
    /// Its height, and its distance from the screen's lower edge, in points of the device.
    private static let (height, bottom): (CGFloat, CGFloat) = (5, 8)
    /// Its width as a part of the screen's, upright and turned.
    private static let (upright, turned): (CGFloat, CGFloat) = (0.36, 0.25)
    /// Grounds darker than this, from 0 to 1, get a light line.
    private static let middle: CGFloat = 0.5
    private static let fade: TimeInterval = 0.25
    /// What is left of it where the app's gestures come before the system's.
    private static let dimmed: CGFloat = 0.35
    /// The layouts from one look at the ground to the next while the stage plays: a look goes through its views.
    private static let layoutsPerLook = 12

    private var isLight = false
    private var layoutsUntilLook = 0

    /// A dark indicator.
    init() {
        super.init(frame: .zero)
        backgroundColor = .black
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    /// Shows itself over a stage.
    ///
    /// - Parameters:
    ///   - stage: what is on the screen.
    ///   - device: the device; nil for a free size, which has none.
    ///   - screen: the screen, in the superview's coordinates.
    ///   - zoom: the superview's points per point of the stage.
    ///   - isPlaying: whether the stage's time goes on.
    ///   - isTouched: whether a finger is down.
    func show(
        over stage: Stage, of device: StageDevice?, in screen: CGRect, zoom: CGFloat, isPlaying: Bool,
        isTouched: Bool
    ) {
        isHidden = device?.hasHomeIndicator != true
        guard !isHidden else { return }
        let size = stage.size
        let width = size.width * (size.width > size.height ? Self.turned : Self.upright)
        frame = CGRect(
            x: screen.midX - width * zoom / 2, y: screen.maxY - (Self.bottom + Self.height) * zoom,
            width: width * zoom, height: Self.height * zoom)
        layer.cornerRadius = frame.height / 2
        follow(stage.application.screen, isTouched: isTouched)
        layoutsUntilLook -= 1
        guard !isPlaying || layoutsUntilLook <= 0 else { return }
        layoutsUntilLook = Self.layoutsPerLook
        let ground = stage.window.ground(
            at: CGPoint(x: size.width / 2, y: size.height - Self.bottom - Self.height / 2))?.color
        if let ground { follow(isLight: ground.brightness < Self.middle) }
    }

    private func follow(_ screen: UIScreen, isTouched: Bool) {
        let shown = screen.deferringEdges.contains(.bottom) ? Self.dimmed : 1
        let alpha = screen.hidesHomeIndicator && !isTouched ? 0 : shown
        guard alpha != self.alpha else { return }
        UIView.animate(withDuration: Self.fade, delay: 0, options: .allowUserInteraction) {
            self.alpha = alpha
        }
    }

    private func follow(isLight: Bool) {
        guard isLight != self.isLight else { return }
        self.isLight = isLight
        UIView.animate(withDuration: Self.fade, delay: 0, options: .allowUserInteraction) {
            self.backgroundColor = isLight ? .white : .black
        }
    }
}

/// The frontmost ground at a point: its colour, nil where a picture, a pattern or layers without views lie there, as in
/// the middle of a transition.
private struct Ground {
    var color: UIColor?
}

extension UIView {
    /// Returns the frontmost ground at a point; nil where there is none.
    fileprivate func ground(at point: CGPoint) -> Ground? {
        guard !isHidden, alpha > 0.5, bounds.contains(point) else { return nil }
        for view in subviews.reversed() {
            if let ground = view.ground(at: convert(point, to: view)) { return ground }
        }
        let showsLayers = layer.contents != nil || (layer.sublayers?.count ?? 0) > subviews.count
        guard !showsLayers else { return Ground(color: nil) }
        guard let color = backgroundColor?.resolvedColor(with: traitCollection), color.cgColor.alpha > 0.5
        else { return nil }
        return Ground(color: color.cgColor.tile == nil ? color : nil)
    }
}

extension UIColor {
    /// How bright the colour looks, from 0 to 1.
    fileprivate var brightness: CGFloat {
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: nil)
        return 0.299 * red + 0.587 * green + 0.114 * blue
    }
}
