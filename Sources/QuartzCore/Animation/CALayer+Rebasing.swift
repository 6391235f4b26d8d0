extension CALayer {
    /// Runs `change`, which changes the layer's timing. Animations of the layer and of its descendants
    /// continue from where they are.
    package func keepingAnimations(while change: () -> Void) {
        let running = animationsBelow()
        let times = running.map(\.layer.localTime)
        change()
        for (index, time) in times.enumerated() {
            let layer = running[index].layer
            running[index].running.delay(by: layer.localTime - time)
            layer.animationState?.isStale = true
        }
    }
}
