extension UIView {
    static func makeLayer() -> CALayer {
        let type: AnyClass = layerClass
        if type == CALayer.self { return CALayer() }
        return LayerFactory.make(type) ?? CALayer()
    }

    func prepareLayer() {
        layer.delegate = self
        layer.contentsScale = UIScreen.main.scale
        if mayDraw { layer.setNeedsDisplay() }
    }

    nonisolated static func address(of object: AnyObject) -> String {
        "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
    }

    var summary: String {
        let frame = layer.frame
        var parts = [
            "<\(type(of: self)): \(Self.address(of: self))",
            "frame = (\(frame.minX) \(frame.minY); \(frame.width) \(frame.height))",
        ]
        if isHidden { parts.append("hidden = YES") }
        if alpha != 1 { parts.append("alpha = \(alpha)") }
        if tag != 0 { parts.append("tag = \(tag)") }
        parts.append("layer = <\(type(of: layer)): \(Self.address(of: layer))>>")
        return parts.joined(separator: "; ")
    }
}
