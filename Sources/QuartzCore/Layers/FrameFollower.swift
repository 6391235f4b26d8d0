/// A layer whose look depends on other layers, or on time, beside its animations.
@MainActor
protocol FrameFollower: CALayer {
    /// Brings what is shown up to date, after the animations of a frame were evaluated.
    func followFrame()
    /// Whether the next frame shows something else by itself.
    var lags: Bool { get }
}

extension FrameFollower {
    /// Follows the frames of the tree that the layer has come to, and no longer those of the one that it left.
    func followFrames(from old: LayerTree?) {
        if let old { old.followers.removeAll { $0.layer === self } }
        tree?.followers.append(LayerTree.Follower(layer: self))
    }
}
