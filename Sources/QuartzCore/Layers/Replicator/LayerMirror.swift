/// A copy of a layer and its descendants that is kept up to date.
@MainActor
final class LayerMirror {
    private weak var source: CALayer?
    private let copy: CALayer
    private var children: [LayerMirror] = []
    private var mask: LayerMirror?

    private init?(of source: CALayer) {
        guard let copy = source.makePresentation() else { return nil }
        (self.source, self.copy) = (source, copy)
    }

    /// Changes a list of mirrors so that it mirrors these layers, in their order.
    static func match(_ mirrors: inout [LayerMirror], to layers: [CALayer], in parent: CALayer) {
        guard !mirrors.map(\.source).elementsEqual(layers, by: { $0 === $1 }) else { return }
        let known = mirrors
        mirrors = layers.compactMap { layer in known.first { $0.source === layer } ?? LayerMirror(of: layer) }
        parent.sublayers = mirrors.map(\.copy)
    }

    /// Copies the look of the source, as of `delay` seconds ago.
    func update(delay: CFTimeInterval, lags: inout Bool) {
        guard let source else { return }
        if delay != 0, let state = source.animationState {
            let time = source.localTime - delay
            state.withValues(at: time) { copy.mirror(source) }
            lags = lags || state.isUnfinished(at: time)
        } else {
            copy.mirror(source)
        }
        Self.match(&children, to: source.drawnSublayers, in: copy)
        for child in children { child.update(delay: delay, lags: &lags) }
        updateMask(of: source, delay: delay, lags: &lags)
    }

    private func updateMask(of source: CALayer, delay: CFTimeInterval, lags: inout Bool) {
        if source.maskLayer !== mask?.source {
            mask = source.maskLayer.flatMap(LayerMirror.init)
            copy.mask = mask?.copy
        }
        mask?.update(delay: delay, lags: &lags)
    }
}

extension CALayer {
    /// Copies the shown values, as far as all layers have them, from another layer.
    func mirrorValues(_ source: CALayer) {
        let before = modelPointer.pointee
        modelPointer.pointee = source.shownPointer.pointee
        var change = modelPointer.pointee.difference(from: before)
        change.formUnion(modelPointer.pointee.settledDifference(from: before))
        if !change.isEmpty { mark(change) }
    }
}

extension LayerValues {
    /// Returns the differences between two states in properties that cannot be animated.
    fileprivate func settledDifference(from other: LayerValues) -> LayerChange {
        var change: LayerChange = []
        if contentsTint != other.contentsTint || contentsGravity != other.contentsGravity
            || minificationFilter != other.minificationFilter
            || magnificationFilter != other.magnificationFilter
            || minificationFilterBias != other.minificationFilterBias
        {
            change.insert(.contents)
        }
        if allowsGroupOpacity != other.allowsGroupOpacity { change.insert(.opacity) }
        if hasContinuousCorners != other.hasContinuousCorners || hardEdges != other.hardEdges
            || shouldRasterize != other.shouldRasterize || rasterizationScale != other.rasterizationScale
        {
            change.insert(.style)
        }
        return change
    }
}
