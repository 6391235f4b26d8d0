extension UITextField: FontAdjusting {
    /// Whether fonts of text styles, and those that `UIFontMetrics` has scaled, follow the size that the user wants;
    /// false by default.
    public var adjustsFontForContentSizeCategory: Bool {
        get { rare?.adjustsFontToUser ?? false }
        set { setAdjustsFont(newValue) }
    }

    var adjustedFont: UIFont? {
        get { font }
        set { font = newValue }
    }
}
