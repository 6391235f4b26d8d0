/// What the frame clock waits for.
package enum FrameDemand: Equatable, Sendable {
    /// Something moves or has changed.
    case nextFrame
    /// Nothing to do before this time of the frame clock.
    case at(CFTimeInterval)
    /// Nothing to do until somebody does something.
    case none

    /// The more urgent of two.
    package func sooner(_ other: FrameDemand) -> FrameDemand {
        switch (self, other) {
        case (.nextFrame, _), (_, .nextFrame): .nextFrame
        case (.at(let a), .at(let b)): .at(min(a, b))
        case (.none, let only), (let only, .none): only
        }
    }
}
