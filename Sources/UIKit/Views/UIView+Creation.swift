extension UIView {
    static func newLayer() -> CALayer {
        let type: AnyClass = layerClass
        if type == CALayer.self { return CALayer() }
        if type == CAShapeLayer.self { return CAShapeLayer() }
        if type == CAGradientLayer.self { return CAGradientLayer() }
        if type == CATransformLayer.self { return CATransformLayer() }
        TransitionTrace.current.report(
            Diagnostic(
                .error, self, "layerClass",
                "\(self) asks for a layer of \(type), which cannot be made of its type alone on this system, so it "
                    + "gets a CALayer: override `class func makeLayer()` and return \(type)()."))
        return CALayer()
    }

    func prepareLayer() {
        layer.owner = self
        layer.contentsScale = UIScreen.main.scale
        if mayDraw { layer.setNeedsDisplay() }
    }

    /// Describes an object. Any thread may ask; off the main thread the description is class and address
    /// only.
    nonisolated static func describe(_ object: AnyObject, _ all: @MainActor () -> String) -> String {
        MainActor.ifCurrent(all) ?? "<\(type(of: object)): \(address(of: object))>"
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
