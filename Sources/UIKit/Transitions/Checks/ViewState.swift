import QuartzCore

/// The properties of a view, besides its place, that an animator must restore.
@MainActor
struct ViewState {
    private let alpha: CGFloat
    private let isHidden: Bool
    private let transform: CATransform3D
    private let speed: Float
    private let beginTime: CFTimeInterval
    private let timeOffset: CFTimeInterval

    init(_ view: UIView) {
        alpha = view.alpha
        isHidden = view.isHidden
        transform = view.layer.transform
        speed = view.layer.speed
        beginTime = view.layer.beginTime
        timeOffset = view.layer.timeOffset
    }

    /// The properties that differ, by name, with the value that each has here and had before.
    func differences(from before: ViewState) -> [String: String] {
        var found: [String: String] = [:]
        if alpha != before.alpha { found["alpha"] = "alpha \(alpha) (before: \(before.alpha))" }
        if isHidden != before.isHidden {
            found["isHidden"] = "isHidden \(isHidden) (before: \(before.isHidden))"
        }
        if !CATransform3DEqualToTransform(transform, before.transform) {
            let was = CATransform3DIsIdentity(before.transform) ? "the identity" : "another one"
            found["transform"] = "a transform (before: \(was))"
        }
        if speed != before.speed { found["speed"] = "layer.speed \(speed) (before: \(before.speed))" }
        if beginTime != before.beginTime {
            found["beginTime"] = "layer.beginTime \(beginTime) (before: \(before.beginTime))"
        }
        if timeOffset != before.timeOffset {
            found["timeOffset"] = "layer.timeOffset \(timeOffset) (before: \(before.timeOffset))"
        }
        return found
    }
}

/// The state of a view before a transition that did not restore it, and the animator to blame.
struct LeftOver {
    let before: ViewState
    let culprit: String
}
