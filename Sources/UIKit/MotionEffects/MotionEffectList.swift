import QuartzCore

/// The motion effects of one view, and what they add to the values of its layer.
///
/// The model keeps its values: what is added is an animation that stands still.
@MainActor
final class MotionEffectList: WindowObserver {
    private(set) var effects: [UIMotionEffect] = []
    private unowned let view: UIView
    private var added: [RelativeValue] = []
    private let system: MotionEffectSystem

    init(of view: UIView) {
        self.view = view
        system = view.clock.part()
        system.add(self)
    }

    func add(_ effect: UIMotionEffect) {
        guard !effects.contains(effect) else { return }
        effects.append(effect)
        update()
        reportUnknownPaths(of: effect)
    }

    func remove(_ effect: UIMotionEffect) {
        guard let index = effects.firstIndex(of: effect) else { return }
        effects.remove(at: index)
        update()
    }

    func viewDidMoveToWindow() { update() }

    /// Adds to the layer what the effects say for the tilt that there is now.
    func update() {
        for value in added { value.remove() }
        added = []
        guard view.window != nil else { return }
        for effect in effects {
            let values = effect.keyPathsAndRelativeValues(forViewerOffset: system.shownOffset) ?? [:]
            for (path, value) in values.sorted(by: { $0.key < $1.key }) {
                guard let added = RelativeValue(value, to: Self.layerPath(path), of: view.layer) else {
                    continue
                }
                self.added.append(added)
            }
        }
    }

    private func reportUnknownPaths(of effect: UIMotionEffect) {
        let values =
            effect.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 1, vertical: 1)) ?? [:]
        for path in values.keys.sorted() where !RelativeValue.isKnown(Self.layerPath(path), of: view.layer) {
            view.diagnose(
                .warning, "addMotionEffect(_:)",
                "has no value at the key path \"\(path)\" that can move; name one of its own, as \"center.x\", or of its"
                    + " layer, as \"layer.transform.rotation.y\"")
        }
    }

    /// The key path in the view's layer.
    private static func layerPath(_ path: String) -> String {
        if path.hasPrefix("layer.") { return String(path.dropFirst("layer.".count)) }
        if path == "center" || path.hasPrefix("center.") {
            return "position" + path.dropFirst("center".count)
        }
        return path == "alpha" ? "opacity" : path
    }
}
