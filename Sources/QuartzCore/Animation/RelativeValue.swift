/// A value that is added to a layer's shown value until it is removed; the model stays as it is.
@MainActor
package final class RelativeValue {
    private let animation: DrivenAnimation

    /// Adds a value; nil if it is zero, or not a value of the property's type.
    ///
    /// - Parameters:
    ///   - value: a number, point, size, rectangle or transform.
    ///   - keyPath: the property, or a component of one.
    ///   - layer: the layer that shows it.
    package init?(_ value: Any, to keyPath: String, of layer: CALayer) {
        guard let target = AnimationTarget(keyPath: keyPath),
            let whole = layer.readValue(target.property, shown: false),
            let read = AnimationValue(value, like: target.part(of: whole)), let zero = read.zero, read != zero
        else { return nil }
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.isAdditive = true
        animation.setEnds(read, read)
        guard
            let driven = DrivenAnimation(
                animation, on: layer, forKey: "relative.\(keyPath)", course: .rest(at: .one))
        else { return nil }
        self.animation = driven
    }

    /// Shows the layer without the value.
    package func remove() { animation.remove() }

    /// Whether a layer has a property at a key path to which values can be added.
    package static func isKnown(_ keyPath: String, of layer: CALayer) -> Bool {
        guard let target = AnimationTarget(keyPath: keyPath),
            let whole = layer.readValue(target.property, shown: false)
        else { return false }
        return target.part(of: whole).zero != nil
    }

    /// Returns the value that lies between two others.
    ///
    /// - Parameters:
    ///   - a: the value at the part 0; nil for zero.
    ///   - b: the value at the part 1; nil for zero.
    ///   - part: 0…1.
    /// - Returns: nil if the two are of different kinds.
    package static func between(_ a: Any?, _ b: Any?, _ part: Double) -> Any? {
        for sample in samples {
            let (start, end) = (AnimationValue(a, like: sample), AnimationValue(b, like: sample))
            guard (a == nil) == (start == nil), (b == nil) == (end == nil), let zero = (start ?? end)?.zero
            else {
                continue
            }
            return AnimationValue.between(start ?? zero, end ?? zero, part).any
        }
        return nil
    }

    private static let samples: [AnimationValue] = [
        .number(0), .pair(.zero), .rect(.zero), .transform(.identity),
    ]
}
