import CoreGraphics

/// One instance of a replicator's sublayers.
package final class ReplicaLayer: CALayer {
    /// The number of the instance; 0 for the sublayers themselves.
    private(set) var number = 0
    /// The colour with which the instance is multiplied, not premultiplied; nil leaves its colours.
    package private(set) var tint: SIMD4<Float>?
    private var mirrors: [LayerMirror] = []
    private var originals: [CALayer] = []

    convenience init(_ number: Int, tint: SIMD4<Float>?) {
        self.init()
        self.number = number
        self.tint = tint
    }

    package override var drawnSublayers: [CALayer] { number == 0 ? originals : super.drawnSublayers }

    package override func action(forKey event: String) -> (any CAAction)? { nil }

    /// Lies where the replicator does, transformed about the middle of its bounds.
    func place(_ transform: CATransform3D, in bounds: CGRect) {
        self.bounds = bounds
        position = CGPoint(x: bounds.midX, y: bounds.midY)
        self.transform = transform
    }

    func update(with layers: [CALayer], delay: CFTimeInterval, lags: inout Bool) {
        guard number > 0 else {
            if !layers.elementsEqual(originals, by: ===) { mark(.sublayers) }
            originals = layers
            return
        }
        LayerMirror.match(&mirrors, to: layers, in: self)
        for mirror in mirrors { mirror.update(delay: delay, lags: &lags) }
    }
}
