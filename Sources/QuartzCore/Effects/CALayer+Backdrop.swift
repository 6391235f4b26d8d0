extension CALayer {
    /// The filter for the picture of everything behind the layer; nil for none.
    ///
    /// Its radius, saturation and tint animate under the key `backdropFilter`.
    package var backdropFilter: BackdropFilter? {
        get { modelPointer.pointee.backdropFilter }
        set {
            guard newValue != backdropFilter,
                accepts(newValue?.isFinite ?? true, "backdropFilter", newValue ?? BackdropFilter())
            else { return }
            change(.backdropFilter, .style) { $0.backdropFilter = newValue }
        }
    }
}
