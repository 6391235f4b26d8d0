/// Makes a layer of a class that is known only at run time, for `UIView.layerClass`.
@MainActor
enum LayerFactory {
    /// Nil for a class that cannot be made this way.
    static func make(_ type: AnyClass) -> CALayer? {
        if type == CALayer.self { return CALayer() }
        return nil
    }
}
