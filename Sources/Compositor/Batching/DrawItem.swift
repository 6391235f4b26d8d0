/// The properties that all items of one draw call share.
struct BatchKey: Hashable, Sendable {
    var pipeline: Pipeline
    var blends: Bool
    var subtracts = false
    var adds = false
    var linearFilter = false
    var projected = false
    var samples: UInt8 = 1
    var texture: TextureID?
    var maskTexture: TextureID?
    var clipChain: Int32?
    var kernel: Int32?
}

/// One instance on its way into a batch.
struct DrawItem: Sendable {
    var instance: Instance
    var key: BatchKey
    /// The device pixels that it may touch.
    var bounds: Box
    /// An index into the frame's homographies, where the key says `projected`.
    var homography: Int32 = 0
}
