/// The colours of a configured button in a state.
@MainActor
struct ButtonLook {
    let foreground: UIColor
    let background: UIColor

    /// How opaque the background of a tinted button is: our own choice, as iOS documents none.
    private static let tintedAlpha: CGFloat = 0.18
    /// How opaque what is pressed remains: our own choice, too.
    private static let pressedAlpha: CGFloat = 0.75

    init(_ configuration: UIButton.Configuration, state: UIControl.State, tint: UIColor) {
        let style = Self.style(configuration, isSelected: state.contains(.selected))
        let base = configuration.baseBackgroundColor ?? tint
        var foreground = configuration.baseForegroundColor
        var background: UIColor
        switch style {
        case .plain:
            background = configuration.baseBackgroundColor ?? .clear
            foreground = foreground ?? tint
        case .gray:
            background = configuration.baseBackgroundColor ?? .secondarySystemFill
            foreground = foreground ?? tint
        case .tinted:
            background = base.withAlphaComponent(Self.tintedAlpha)
            foreground = foreground ?? base
        case .filled:
            background = base
            foreground = foreground ?? .white
        }
        var front = foreground ?? tint
        if state.contains(.disabled) {
            front = .tertiaryLabel
            if style != .plain { background = .tertiarySystemFill }
        } else if state.contains(.highlighted) {
            if style == .plain {
                front = front.faded(by: Self.pressedAlpha)
            } else {
                background = background.faded(by: Self.pressedAlpha)
            }
        }
        (self.foreground, self.background) = (front, background)
    }

    /// A selected button looks one step stronger.
    private static func style(
        _ configuration: UIButton.Configuration, isSelected: Bool
    ) -> UIButton.Configuration.Style {
        guard isSelected, configuration.automaticallyUpdateForSelection else { return configuration.style }
        return configuration.style == .plain ? .tinted : .filled
    }
}

extension UIColor {
    fileprivate func faded(by part: CGFloat) -> UIColor {
        UIColor { traits in
            let color = self.resolvedColor(with: traits)
            return color.withAlphaComponent(color.cgColor.alpha * part)
        }
    }
}
