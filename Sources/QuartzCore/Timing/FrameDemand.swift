/// When the next frame is needed.
package enum FrameDemand: Equatable, Sendable {
    /// At once: something moves or has changed.
    case nextFrame
    /// Not before this time of the frame clock.
    case at(CFTimeInterval)
    /// Not until something happens.
    case none

    /// Returns the more urgent of two.
    package func sooner(_ other: FrameDemand) -> FrameDemand {
        switch (self, other) {
        case (.nextFrame, _), (_, .nextFrame): .nextFrame
        case (.at(let a), .at(let b)): .at(min(a, b))
        case (.none, let only), (let only, .none): only
        }
    }
}
