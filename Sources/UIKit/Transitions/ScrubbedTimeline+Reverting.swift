import QuartzCore

extension ScrubbedTimeline {
    /// Gives every animated value below the layer the value that it has at the start.
    ///
    /// - Returns: when, in seconds after the start, the last of the animations ends.
    func revertAnimations(within duration: CFTimeInterval) -> CFTimeInterval { duration }
}
