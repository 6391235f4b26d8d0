extension CALayer {
    /// Lets `change` give the layer's time another course. Animations of the layer and of those below it go
    /// on from where they are.
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
