import Foundation

/// The keys of what views write into archives.
private enum Key {
    static let bounds = "UIBounds"
    static let center = "UICenter"
    static let alpha = "UIAlpha"
    static let hidden = "UIHidden"
    static let tag = "UITag"
    static let clips = "UIClipsToBounds"
    static let isClosed = "UIUserInteractionDisabled"
    static let autoresizing = "UIAutoresizingMask"
    static let contentMode = "UIContentMode"
}

extension UIView {
    func writeValues(to coder: NSCoder) {
        // Others than those with keys write nothing that could be found again.
        guard let coder = coder as? NSKeyedArchiver else { return }
        for (key, numbers) in [
            (Key.bounds, [bounds.minX, bounds.minY, bounds.width, bounds.height]),
            (Key.center, [center.x, center.y]),
        ] {
            for (index, number) in numbers.enumerated() {
                coder.encode(Double(number), forKey: key + "\(index)")
            }
        }
        coder.encode(Double(alpha), forKey: Key.alpha)
        coder.encode(isHidden, forKey: Key.hidden)
        coder.encode(tag, forKey: Key.tag)
        coder.encode(clipsToBounds, forKey: Key.clips)
        coder.encode(!isUserInteractionEnabled, forKey: Key.isClosed)
        coder.encode(Int(autoresizingMask.rawValue), forKey: Key.autoresizing)
        coder.encode(contentMode.rawValue, forKey: Key.contentMode)
    }

    func readValues(from coder: NSCoder) {
        guard let coder = coder as? NSKeyedUnarchiver, coder.containsValue(forKey: Key.alpha) else { return }
        func number(_ key: String, _ index: Int) -> CGFloat { coder.decodeDouble(forKey: key + "\(index)") }
        bounds = CGRect(
            x: number(Key.bounds, 0), y: number(Key.bounds, 1), width: number(Key.bounds, 2),
            height: number(Key.bounds, 3))
        center = CGPoint(x: number(Key.center, 0), y: number(Key.center, 1))
        alpha = coder.decodeDouble(forKey: Key.alpha)
        isHidden = coder.decodeBool(forKey: Key.hidden)
        tag = coder.decodeInteger(forKey: Key.tag)
        clipsToBounds = coder.decodeBool(forKey: Key.clips)
        isUserInteractionEnabled = !coder.decodeBool(forKey: Key.isClosed)
        autoresizingMask = AutoresizingMask(
            rawValue: UInt(max(coder.decodeInteger(forKey: Key.autoresizing), 0)))
        if let mode = ContentMode(rawValue: coder.decodeInteger(forKey: Key.contentMode)) {
            contentMode = mode
        }
    }
}
