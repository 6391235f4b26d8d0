import CoreGraphics
import Motion

/// A property of a layer as it was before it changed: what a view needs to animate the change afterwards.
@MainActor
package struct PropertyChange {
    package let layer: CALayer
    package let property: LayerProperty
    private let model: AnimationValue
    private let shown: AnimationValue

    /// Nil for a key that does not name a property whose values can be mixed.
    package init?(of layer: CALayer, forKey key: String) {
        guard let property = AnimationTarget(keyPath: key)?.property, property.interpolates else {
            return nil
        }
        layer.bringUpToDate()
        guard let model = layer.readValue(property, shown: false),
            let shown = layer.readValue(property, shown: true)
        else { return nil }
        self.layer = layer
        self.property = property
        (self.model, self.shown) = (model, shown)
    }

    /// The animation from before the change to after it.
    ///
    /// It adds to the model what is missing to the old value. So an animation that is still running goes on below
    /// it, and the movement bends instead of jumping, with its speed. Colours, paths, and transforms that cannot be
    /// undone start from what is shown instead.
    ///
    /// - Parameters:
    ///   - spring: what pulls; nil for an even course with a timing function.
    ///   - startsFromShown: starts from what is shown, for an animation that takes the place of others.
    /// - Returns: nil if nothing changed.
    package func animation(spring: Spring?, startsFromShown: Bool) -> CABasicAnimation? {
        guard let now = layer.readValue(property, shown: false) else { return nil }
        let animation =
            spring.map { CASpringAnimation(keyPath: property.key, spring: $0, duration: 0) }
            ?? CABasicAnimation(keyPath: property.key)
        let old = startsFromShown ? shown : model
        if isAdditive, let missing = old.subtracting(now), let nothing = now.zero {
            guard old != now else { return nil }
            animation.isAdditive = true
            animation.setEnds(missing, nothing)
        } else {
            guard shown != now else { return nil }
            animation.setEnds(shown, now)
        }
        animation.modelBefore = model
        return animation
    }

    /// The model value before the change.
    var before: AnimationValue { model }

    /// Whether animations of this property can lie on top of each other.
    package var isAdditive: Bool {
        switch model {
        case .number, .pair, .rect: true
        case .transform: layer.readValue(property, shown: false)?.subtracting(model) != nil
        default: false
        }
    }
}

extension CALayer {
    func bringUpToDate() { animationState?.evaluate() }

    /// Adds an animation under a name of its own: "position", "position-2", … so that others go on.
    package func addAlongside(_ animation: CAAnimation, forKey key: String) {
        addBeside(animation, forKey: key)
    }

    /// Adds an animation under a name of its own and returns what runs.
    @discardableResult
    func addBeside(_ animation: CAAnimation, forKey key: String) -> RunningAnimation? {
        let taken = animationKeys() ?? []
        var name = key
        var number = 1
        while taken.contains(name) {
            number += 1
            name = "\(key)-\(number)"
        }
        add(animation, forKey: name)
        return runningAnimations.first { $0.key == name }
    }

    /// Takes the animations of one property away, whatever their keys.
    package func removeAnimations(of property: LayerProperty) {
        stopAnimations { ($0.animation as? CAPropertyAnimation)?.target?.property == property }
    }
}
