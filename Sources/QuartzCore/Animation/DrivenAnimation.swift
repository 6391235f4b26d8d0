import CoreGraphics

/// An animation on a layer that follows a course given from outside.
@MainActor
package final class DrivenAnimation {
    package let layer: CALayer
    private let running: RunningAnimation

    /// Adds the animation beside others of its property; it stays on the layer until it is removed. `nil` if
    /// the layer accepts no animation.
    ///
    /// - Parameters:
    ///   - animation: the values; duration and timing come from the course.
    ///   - layer: the layer that gets it.
    ///   - key: its name, or the start of it.
    ///   - course: the course that it follows first.
    package init?(_ animation: CAAnimation, on layer: CALayer, forKey key: String, course: AnimationCourse) {
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        animation.duration = max(course.duration, Self.shortest)
        CATransaction.begin()
        CATransaction.setAnimationTimingFunction(nil)
        let running = layer.addBeside(animation, forKey: key)
        CATransaction.commit()
        guard let running else { return nil }
        self.layer = layer
        self.running = running
        follow(course)
    }

    /// The duration for animations of 0 seconds, which would get the transaction's duration instead.
    private static let shortest: CFTimeInterval = 1e-6

    /// Follows another course from now on.
    ///
    /// - Parameters:
    ///   - course: the new course.
    ///   - elapsed: how many seconds of the course are over already; less than 0 waits.
    package func follow(_ course: AnimationCourse, elapsed: CFTimeInterval = 0) {
        running.follow(course, from: layer.localTime - elapsed)
        layer.animationState?.isStale = true
    }

    package var course: AnimationCourse { running.course ?? .rest(at: .one) }

    /// The seconds of the course that are over; less than 0 while it waits for its beginning.
    package var elapsed: CFTimeInterval {
        running.waitsForTree ? 0 : layer.localTime - running.timing.beginTime
    }

    /// The current place.
    package var place: AnimationCourse.Place { course.place(at: elapsed) }

    /// Whether this is the layer's copy of `animation`.
    package func isRunning(_ animation: CAAnimation) -> Bool { running.animation === animation }

    /// Whether it is still on its layer.
    package var isOnLayer: Bool { layer.runningAnimations.contains { $0 === running } }

    /// Removes the animation; the shown value jumps to the model's.
    package func remove() {
        layer.stopAnimations { $0 === running }
    }

    /// Sets the model to the value that the animation shows now.
    package func keepShown() {
        guard isOnLayer, let animation = running.animation as? CAPropertyAnimation,
            let property = animation.target?.property, let moment = running.moment(at: layer.localTime),
            let model = layer.readValue(property, shown: false),
            let value = animation.result(on: model, at: moment)
        else { return }
        layer.setModel(property, value)
    }
}

/// A change of a property's model value that can be reverted.
@MainActor
package struct ReversibleChange {
    private let layer: CALayer
    private let property: LayerProperty
    private let before: AnimationValue
    private let after: AnimationValue

    /// Records a change; nil if the value is the same.
    package init?(_ change: PropertyChange) {
        guard let after = change.layer.readValue(change.property, shown: false), after != change.before
        else { return nil }
        layer = change.layer
        property = change.property
        before = change.before
        self.after = after
    }

    /// Restores the value from before. With `evenIfChanged` false it keeps a value that was set since.
    package func revert(evenIfChanged: Bool) {
        guard evenIfChanged || layer.readValue(property, shown: false) == after else { return }
        layer.setModel(property, before)
    }

    /// Sets the value from after the change again.
    package func redo() {
        layer.setModel(property, after)
    }
}
