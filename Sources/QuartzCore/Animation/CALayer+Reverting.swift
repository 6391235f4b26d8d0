extension CALayer {
    /// Gives every property that a view's animation changes, here and below, the model value that it had before
    /// the animation.
    ///
    /// The animations stay; what they add to the model goes on being added until they end.
    ///
    /// - Parameter isIncluded: says of which animations.
    package func revertAnimatedValues(where isIncluded: (CALayer, RunningAnimation) -> Bool) {
        // The newest first, so that of two changes of one property the value before both is what stays.
        for (layer, running) in animationsBelow().sorted(by: { $0.running.serial > $1.running.serial })
        where isIncluded(layer, running) {
            guard let animation = running.animation as? CAPropertyAnimation,
                let value = animation.modelBefore, let property = animation.target?.property
            else { continue }
            layer.setModel(property, value)
        }
    }

    /// Changes the model without an action, as an animation that ends may.
    func setModel(_ property: LayerProperty, _ value: AnimationValue) {
        let size = bounds.size
        modelPointer.pointee.set(property, value)
        mark(property.change)
        if bounds.size != size { setNeedsLayout() }
    }
}
