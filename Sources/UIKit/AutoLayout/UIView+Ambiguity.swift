extension UIView {
    /// Whether the constraints leave open where the view lies, or how large it is, so that it might as well have
    /// another frame. For debugging: the constraints are solved once more.
    public var hasAmbiguousLayout: Bool {
        layoutRoot.runConstraintPass()
        return layoutEngine?.isAmbiguous(self) ?? false
    }
}
