import Takes
import UIKit

/// Lights up layers of the stage.
final class LitLayers: UIView {
    private let shape = CAShapeLayer()

    /// Lights up nothing.
    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        shape.lineWidth = 1.5
        shape.fillRule = .nonZero
        layer.addSublayer(shape)
    }

    required init?(coder: NSCoder) { nil }

    /// Lights up the layers with the given numbers, as far as they can be seen.
    ///
    /// - Parameters:
    ///   - layers: the numbers of the layers in the film.
    ///   - film: the film.
    ///   - time: the time that is shown.
    ///   - place: returns where a rectangle of the stage lies in the view.
    func show(_ layers: [Int], of film: Film, at time: TimeInterval, place: (CGRect) -> CGRect) {
        shape.isHidden = layers.isEmpty
        guard !layers.isEmpty else { return }
        let frame = film.frame(at: time)
        let path = UIBezierPath()
        for layer in layers where film.layers.indices.contains(layer) {
            guard let look = film.layers[layer].look(in: frame) else { continue }
            if look.isVisible { path.append(UIBezierPath(rect: place(look.frame))) }
        }
        let color = Palette.accent.resolvedColor(with: traitCollection)
        shape.fillColor = color.withAlphaComponent(0.25).cgColor
        shape.strokeColor = color.cgColor
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        shape.path = path.cgPath
        CATransaction.commit()
    }
}
