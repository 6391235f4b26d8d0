/// A layer whose look depends on other layers or on time, besides its animations.
@MainActor
protocol FrameFollower: CALayer {
    /// Updates the shown look, after the animations of a frame were evaluated.
    func followFrame()
    /// Whether the look changes in the next frame by itself.
    var lags: Bool { get }
    /// Called before animations leave the layer, to record their values up to now.
    func animationsWillLeave()
}

extension FrameFollower {
    func animationsWillLeave() {}

    /// Follows the frames of the tree that the layer has come to, and no longer those of the one that it left.
    func followFrames(from old: LayerTree?) {
        if let old { old.followers.removeAll { $0.layer === self } }
        tree?.followers.append(LayerTree.Follower(layer: self))
    }
}

extension LayerTree {
    /// Tells a layer that follows frames that animations leave it.
    func animationsWillLeave(_ layer: CALayer) {
        for follower in followers where follower.layer === layer { follower.layer.animationsWillLeave() }
    }
}
