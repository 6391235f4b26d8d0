extension CALayer {
    /// Restores the model values from before the views' animations, of the layer and its descendants.
    ///
    /// The animations stay, and go on adding their values to the model until they end.
    ///
    /// - Parameter isIncluded: chooses the animations.
    package func revertAnimatedValues(where isIncluded: (CALayer, RunningAnimation) -> Bool) {
        // Newest first: of two changes of one property, the value before both remains.
        for (layer, running) in animationsBelow().sorted(by: { $0.running.serial > $1.running.serial })
        where isIncluded(layer, running) {
            guard let animation = running.animation as? CAPropertyAnimation,
                let value = animation.modelBefore, let property = animation.target?.property
            else { continue }
            layer.setModel(property, value)
        }
    }

    /// Sets a model value without an action, as the end of an animation may do.
    func setModel(_ property: LayerProperty, _ value: AnimationValue) {
        let size = bounds.size
        modelPointer.pointee.set(property, value)
        mark(property.change)
        if bounds.size != size { setNeedsLayout() }
    }
}
