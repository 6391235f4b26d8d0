import QuartzCore
import UIKit

/// The looks of a stage's layers before a take's first frame, in which something may already happen.
@MainActor
struct LayerStarts {
    /// The looks, by layer.
    private(set) var looks: [ObjectIdentifier: Film.Look] = [:]

    private var models: [ObjectIdentifier: Model] = [:]
    /// Retains the layers, so that their identifiers are not reused.
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

    /// Returns the changes of a layer's model since then; none for a layer that was not there.
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
