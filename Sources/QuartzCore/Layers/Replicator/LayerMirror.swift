/// A copy of a layer, and of all below it, that is kept up to date.
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

    /// Makes a list of mirrors one of these layers, in their order.
    static func match(_ mirrors: inout [LayerMirror], to layers: [CALayer], in parent: CALayer) {
        guard !mirrors.map(\.source).elementsEqual(layers, by: { $0 === $1 }) else { return }
        let known = mirrors
        mirrors = layers.compactMap { layer in known.first { $0.source === layer } ?? LayerMirror(of: layer) }
        parent.sublayers = mirrors.map(\.copy)
    }

    /// Shows what the source shows, or what it showed before a delay.
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
    /// Takes over the common values that another layer shows.
    func mirrorValues(_ source: CALayer) {
        let before = modelPointer.pointee
        modelPointer.pointee = source.shownPointer.pointee
        var change = modelPointer.pointee.difference(from: before)
        change.formUnion(modelPointer.pointee.settledDifference(from: before))
        if !change.isEmpty { mark(change) }
    }
}

extension LayerValues {
    /// Returns how two states differ in what no animation changes.
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
