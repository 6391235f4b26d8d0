/// What lies behind the contents of a button, a cell, a header or a footer.
public struct UIBackgroundConfiguration {
    /// The colour; nil for the tint colour. Default nil.
    public var backgroundColor: UIColor? {
        didSet { hasOwnColor = true }
    }
    /// Changes the colour before it is shown.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the corners, in points. Default 0.
    public var cornerRadius: CGFloat = 0
    /// How far the background keeps from the edges.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The colour of the line around it; nil for the tint colour.
    public var strokeColor: UIColor?
    /// Changes the line's colour before it is shown.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the line, in points. Default 0.
    public var strokeWidth: CGFloat = 0
    /// How far outside of the edge the line is. Default 0.
    public var strokeOutset: CGFloat = 0
    /// A blur instead of the colour. Default nil.
    public var visualEffect: UIVisualEffect?
    /// A picture over the colour. Default nil.
    public var image: UIImage?
    /// How the picture fills the background. Default scaled to fill.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// A view over everything else of the background. Default nil.
    public var customView: UIView?

    /// The colour of a row that is neither highlighted nor selected; nil for what does not follow the state.
    var rowColor: UIColor?
    /// Whether the program has chosen a colour.
    var hasOwnColor = false

    init() {}

    /// A background without any look.
    public static func clear() -> UIBackgroundConfiguration {
        var clear = UIBackgroundConfiguration()
        clear.backgroundColor = .clear
        return clear
    }

    /// The colour that is shown where the tint is `tint`.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// The colour of the line where the tint is `tint`.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }
}
