import QuartzCore
import UIKit

/// What the layers of a stage looked like before a take's first frame, in which something may happen already.
@MainActor
struct LayerStarts {
    /// The looks, by layer.
    private(set) var looks: [ObjectIdentifier: Film.Look] = [:]

    private var models: [ObjectIdentifier: Model] = [:]
    /// Keeps the layers, whose identifiers would be given away again.
    private var layers: [CALayer] = []

    private struct Model {
        let position: CGPoint
        let size: CGSize
        let anchorPoint: CGPoint
        let transform: CATransform3D
        let opacity: Float
        let superlayer: ObjectIdentifier?

        @MainActor init(_ layer: CALayer) {
            position = layer.position
            size = layer.bounds.size
            anchorPoint = layer.anchorPoint
            transform = layer.transform
            opacity = layer.opacity
            superlayer = layer.superlayer.map { ObjectIdentifier($0) }
        }
    }

    /// Looks at all layers of a screen.
    init(of screen: UIScreen) { visit(screen.rootLayer, LayerPlacement(clip: screen.bounds)) }

    private mutating func visit(_ layer: CALayer, _ above: LayerPlacement) {
        let place = above.place(of: layer)
        layers.append(layer)
        looks[ObjectIdentifier(layer)] = place.look
        models[ObjectIdentifier(layer)] = Model(layer)
        for child in layer.children { visit(child, place) }
    }

    /// Returns what has changed in a layer's model since then; nothing for a layer that was not there.
    func change(of layer: CALayer) -> Film.Change {
        guard let before = models[ObjectIdentifier(layer)] else { return [] }
        let now = Model(layer)
        var change: Film.Change = []
        if before.position != now.position { change.insert(.position) }
        if before.size != now.size { change.insert(.size) }
        if before.anchorPoint != now.anchorPoint { change.insert(.anchorPoint) }
        if !CATransform3DEqualToTransform(before.transform, now.transform) { change.insert(.transform) }
        if before.opacity != now.opacity { change.insert(.opacity) }
        if before.superlayer != now.superlayer { change.insert(.superlayer) }
        return change
    }
}
