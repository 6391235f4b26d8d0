/// The line below a row: a colour, or a colour in an effect.
@MainActor
final class RowSeparator: UIView {
    private var glass: UIVisualEffectView?

    /// The colour of the line.
    var color: UIColor? {
        didSet { showColor() }
    }

    /// The effect that the line is drawn in; nil for none.
    var effect: UIVisualEffect? {
        didSet {
            guard effect !== oldValue else { return }
            glass?.removeFromSuperview()
            glass = effect.map { UIVisualEffectView(effect: $0) }
            if let glass {
                glass.frame = bounds
                glass.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                addSubview(glass)
            }
            showColor()
        }
    }

    private func showColor() {
        backgroundColor = glass == nil ? color : nil
        glass?.contentView.backgroundColor = color
    }
}
