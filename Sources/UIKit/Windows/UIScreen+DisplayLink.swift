import QuartzCore

extension UIScreen {
    /// Makes a display link that calls a method for each frame of the screen, once it is added to a run loop.
    ///
    /// - Parameters:
    ///   - target: the object with the method; the link retains it.
    ///   - sel: the method.
    /// - Returns: the link.
    public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
        clock.perform { CADisplayLink(target: target, selector: sel) }
    }
}
