import Foundation

extension Film {
    /// What a transition did to a layer.
    public struct LayerChange: Sendable, Equatable {
        /// A property of a layer that may change.
        public enum Property: String, CaseIterable, Sendable {
            /// It came onto the stage.
            case arrival
            /// It left the stage.
            case departure
            /// It left its superlayer for another one, or was put in again.
            case superlayer
            case position, size, anchorPoint, transform, opacity
        }

        /// The layer's number in the film.
        public let layer: Int
        /// What changed, in the order of `Property`.
        public let properties: [Property]
        /// Key paths that were animated without a change of the model.
        public let animated: [String]
    }

    /// The transition that runs in a frame, else the last one before it, else the first one.
    public func transition(in frame: Int) -> Transition? {
        transitions.last { $0.firstFrame <= frame } ?? transitions.first
    }

    /// Returns a layer's looks before and after a transition; nil where it was not there, or while the film does not go
    /// that far.
    public func looks(of layer: Layer, around transition: Transition) -> (before: Look?, after: Look?) {
        let isOver = transition.endFrame < times.count
        return (
            layer.look(before: transition.firstFrame), isOver ? layer.look(in: transition.endFrame) : nil
        )
    }

    /// Returns what a transition changed, in the order of the layers.
    ///
    /// Layers that move only because an ancestor moves are left out.
    public func changes(by transition: Transition) -> [LayerChange] {
        let last = min(transition.endFrame, times.count - 1)
        guard transition.firstFrame <= last else { return [] }
        let frames = transition.firstFrame...last
        let comings = Set(layers.filter { comes($0, in: frames) }.map(\.id))
        let goings = Set(layers.filter { goes($0, in: frames) }.map(\.id))
        let span = times[transition.firstFrame]...times[last]
        let added = Dictionary(grouping: animations.filter { span.contains($0.added) }, by: \.layer)
        return layers.compactMap { layer in
            var found: Set<LayerChange.Property> = []
            let isAlone = layer.parent.map { !comings.contains($0) && !goings.contains($0) } ?? true
            if isAlone, comings.contains(layer.id) { found.insert(.arrival) }
            if isAlone, goings.contains(layer.id) { found.insert(.departure) }
            if frames.lowerBound == 0 { found.formUnion(layer.startChange.properties) }
            for entry in layer.changes where frames.contains(entry.frame) {
                found.formUnion(entry.change.properties)
            }
            let animated = added[layer.id].map { keyPaths(of: $0, in: layer, frames) } ?? []
            guard !found.isEmpty || !animated.isEmpty else { return nil }
            let properties = LayerChange.Property.allCases.filter { found.contains($0) }
            return LayerChange(layer: layer.id, properties: properties, animated: animated)
        }
    }

    private func comes(_ layer: Layer, in frames: ClosedRange<Int>) -> Bool {
        layer.start == nil && layer.looks.first.map { frames.contains($0.frame) } ?? false
    }

    private func goes(_ layer: Layer, in frames: ClosedRange<Int>) -> Bool {
        guard let end = layer.look(in: frames.upperBound), !end.isVisible else { return false }
        return layer.looks.contains { frames.contains($0.frame) && $0.look == .gone }
    }

    /// The key paths of animations, but for those whose property changed in the model, too.
    private func keyPaths(
        of animations: [Animation], in layer: Layer, _ frames: ClosedRange<Int>
    ) -> [String] {
        var changed = layer.changes.filter { frames.contains($0.frame) }
            .reduce(into: Change()) { $0.formUnion($1.change) }
        if frames.lowerBound == 0 { changed.formUnion(layer.startChange) }
        var paths: [String] = []
        for animation in animations where !paths.contains(animation.keyPath) {
            if !changed.covers(animation.keyPath) { paths.append(animation.keyPath) }
        }
        return paths
    }
}

extension Film.Change {
    fileprivate var properties: Set<Film.LayerChange.Property> {
        let names: [(Film.Change, Film.LayerChange.Property)] = [
            (.position, .position), (.size, .size), (.anchorPoint, .anchorPoint), (.transform, .transform),
            (.opacity, .opacity), (.superlayer, .superlayer),
        ]
        return Set(names.filter { contains($0.0) }.map(\.1))
    }

    /// Whether the change explains an animation of a key path.
    fileprivate func covers(_ keyPath: String) -> Bool {
        switch keyPath.split(separator: ".").first {
        case "position": contains(.position)
        case "bounds": contains(.size)
        case "anchorPoint": contains(.anchorPoint)
        case "transform": contains(.transform)
        case "opacity": contains(.opacity)
        default: false
        }
    }
}
