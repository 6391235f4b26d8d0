import CoreGraphics

extension CALayer {
    func setShouldRasterize(_ newValue: Bool) {
        guard newValue != shouldRasterize else { return }
        modelPointer.pointee.shouldRasterize = newValue
        mark(.style)
    }

    func setRasterizationScale(_ newValue: CGFloat) {
        guard newValue != rasterizationScale,
            accepts(newValue.isFinite && newValue > 0, "rasterizationScale", newValue)
        else { return }
        modelPointer.pointee.rasterizationScale = newValue
        mark(.style)
    }
}
