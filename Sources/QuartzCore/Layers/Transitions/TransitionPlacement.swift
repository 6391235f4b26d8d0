/// Where a transition shows a layer's old and new look, and how strongly.
struct TransitionPlacement: Equatable {
    /// In widths and heights of the layer.
    var oldOffset: SIMD2<Double>
    /// In widths and heights of the layer.
    var newOffset: SIMD2<Double>
    var oldOpacity: Float
    var newOpacity: Float
    var oldIsInFront: Bool

    /// The new look alone.
    static let none = TransitionPlacement(
        oldOffset: .zero, newOffset: .zero, oldOpacity: 0, newOpacity: 1, oldIsInFront: false)
}
