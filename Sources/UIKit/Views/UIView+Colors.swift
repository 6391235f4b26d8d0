/// A background colour that follows the traits.
struct DynamicBackground {
    let color: UIColor
    /// The colour that the layer got. An app that has set another one on the layer wants that.
    var shown: CGColor
}

extension UIView {
    /// Returns a colour as it is under the view's traits.
    func resolved(_ color: UIColor) -> CGColor {
        color.isDynamic ? color.resolvedColor(with: traitCollection).cgColor : color.cgColor
    }

    var shownBackground: UIColor? {
        guard let color = layer.backgroundColor else { return nil }
        if let background = rare?.background, background.shown === color { return background.color }
        return UIColor(cgColor: color)
    }

    func setBackground(_ color: UIColor?) {
        let shown = color.map(resolved)
        if let color, let shown, color.isDynamic {
            rareValues.background = DynamicBackground(color: color, shown: shown)
        } else {
            rare?.background = nil
        }
        layer.backgroundColor = shown
    }

    func adoptBackground(of traits: UITraitCollection) {
        guard let background = rare?.background, background.shown === layer.backgroundColor else { return }
        let color = background.color.resolvedColor(with: traits).cgColor
        guard color != background.shown else { return }
        rare?.background?.shown = color
        layer.backgroundColor = color
    }

    /// Draws and lays out anew, since colours may look different.
    func appearanceDidChange() {
        setNeedsLayout()
        if mayDraw { layer.setNeedsDisplay() }
        clock.part(CurrentTraits.self).perform(in: self) { tintColorDidChange() }
    }
}
