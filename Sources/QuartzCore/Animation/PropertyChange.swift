import CoreGraphics
import MotionPhysics

/// The value of a layer's property before a change, from which a view animates the change.
@MainActor
package struct PropertyChange {
    package let layer: CALayer
    package let property: LayerProperty
    private let model: AnimationValue
    private let shown: AnimationValue

    /// Reads the property; nil for a key whose values cannot be interpolated.
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

    /// Returns the animation from before the change to after it; nil if nothing changed.
    ///
    /// It adds the difference to the old value to the model. An animation that still runs continues below it,
    /// so that the movement keeps its velocity and bends instead of jumping. Colours, paths, and transforms
    /// without an inverse start from the shown value instead.
    ///
    /// - Parameters:
    ///   - spring: the spring that pulls; nil for a timing function.
    ///   - startsFromShown: whether it starts from what is shown, in place of other animations.
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

    /// Whether animations of this property can be added to each other.
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

    /// Adds an animation under a unique name ("position", "position-2", …), so that others go on.
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

    /// Removes the animations of one property, whatever their keys.
    package func removeAnimations(of property: LayerProperty) {
        stopAnimations { ($0.animation as? CAPropertyAnimation)?.target?.property == property }
    }
}
