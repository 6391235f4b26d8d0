import Takes
import UIKit

/// The layers that have a part in the transition, those that it changed, or all that can be seen; and the values of one
/// that is selected.
final class LayersViewController: PanelViewController {
    /// Which layers are listed.
    private enum Mode: String, CaseIterable {
        case roles = "Roles"
        case changed = "Changed"
        case all = "All"

        var explanation: String {
            switch self {
            case .roles: "The layers that have a part in the transition"
            case .changed: "The layers that the transition changed"
            case .all: "All layers that can be seen"
            }
        }
    }

    private lazy var list = ListView<LayerItem, LayerRow> { [weak self] in self?.choose($0.row) }
    private lazy var buttons = Mode.allCases.map { mode in
        IconButton(title: mode.rawValue, name: mode.explanation) { [weak self] in self?.mode = mode }
    }
    private let subject = UILabel.tool(font: .toolSmall, color: Palette.secondaryText)
    private let values = LayerValuesView()
    private let empty = UILabel.tool(color: Palette.secondaryText, lines: 0)
    private var found: (key: (Take, Int, Int), changes: [Film.LayerChange])?
    private var mode = Mode.roles { didSet { update(.all) } }

    override func viewDidLoad() {
        super.viewDidLoad()
        for view in buttons + [list, subject, values, empty] { self.view.addSubview(view) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        IconButton.layOut(
            buttons,
            in: CGRect(x: Metrics.edge, y: 6, width: bounds.width - 2 * Metrics.edge, height: Metrics.line))
        let width = max(bounds.width - 2 * Metrics.margin, 0)
        subject.frame = CGRect(x: Metrics.margin, y: 40, width: width, height: 16)
        let top: CGFloat = 60
        let height = min(LayerValuesView.height, max(bounds.height - 100, 0))
        list.frame = CGRect(
            x: 0, y: top, width: bounds.width, height: max(bounds.height - top - height, 0))
        empty.frame = CGRect(x: Metrics.margin, y: 44, width: width, height: 18)
        values.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }

    override func update(_ change: ToolModel.Change) {
        guard !change.isDisjoint(with: [.take, .time, .film, .sample, .playback, .selection]) else { return }
        let film = model.film
        let frame = film.frame(at: model.time)
        let transition = film.transition(in: frame)
        for (button, mode) in zip(buttons, Mode.allCases) { button.isOn = mode == self.mode }
        subject.text = transition.map { "\($0.kind.rawValue) of \($0.subject)" }
        list.items =
            switch mode {
            case .roles: roleItems(film, transition, frame)
            case .changed: changedItems(film, transition, frame)
            case .all: visibleItems(film, frame)
            }
        empty.text =
            !list.items.isEmpty
            ? "" : mode == .roles ? "No transition or presentation at this time." : "Nothing has changed yet."
        values.show(film, layer: model.selectedLayer, in: frame)
    }

    private func visibleItems(_ film: Film, _ frame: Int) -> [LayerItem] {
        var levels: [Int: Int] = [:]
        return film.layers.compactMap { layer in
            guard let look = layer.look(in: frame), look.isVisible else { return nil }
            let level = layer.parent.flatMap { levels[$0] }.map { $0 + 1 } ?? 0
            levels[layer.id] = level
            return item(layer, whose(layer), level: level, roles: layer.roles(in: frame))
        }
    }

    /// The layers with a role, and the view of the controller that comes or goes.
    private func roleItems(_ film: Film, _ transition: Film.Transition?, _ frame: Int) -> [LayerItem] {
        film.layers.compactMap { layer in
            let roles = layer.roles(in: frame)
            let isSubject = layer.controller.map { $0 == transition?.subject } ?? false
            guard !roles.isEmpty || isSubject, layer.look(in: frame)?.isVisible == true else { return nil }
            return item(layer, whose(layer), level: 0, roles: roles)
        }
    }

    private func whose(_ layer: Film.Layer) -> String { layer.controller.map { "view of \($0)" } ?? "" }

    private func changedItems(
        _ film: Film, _ transition: Film.Transition?, _ frame: Int
    ) -> [LayerItem] {
        guard let transition else { return [] }
        let middle = min(max(frame, transition.firstFrame), transition.endFrame - 1)
        return changes(film, transition).map { change in
            let layer = film.layers[change.layer]
            let whose = layer.controller.map { "view of \($0): " } ?? ""
            let what = (change.properties.map(\.inWords) + change.animated).joined(separator: ", ")
            return item(layer, whose + what, level: 0, roles: layer.roles(in: middle))
        }
    }

    /// What a transition changed, found out once for as much of the film as there is.
    private func changes(_ film: Film, _ transition: Film.Transition) -> [Film.LayerChange] {
        let key = (film.take, film.times.count, transition.firstFrame)
        if let found, found.key == key { return found.changes }
        let changes = film.changes(by: transition)
        found = (key, changes)
        return changes
    }

    private func item(
        _ layer: Film.Layer, _ detail: String, level: Int, roles: Set<Film.Role>
    ) -> LayerItem {
        LayerItem(
            id: layer.id, name: layer.name, detail: detail,
            roles: Film.Role.allCases.filter { roles.contains($0) }, level: level,
            isAnimated: layer.isAnimated, isSelected: layer.id == model.selectedLayer)
    }

    private func choose(_ row: Int) {
        let id = list.items[row].id
        model.selectedLayer = id == model.selectedLayer ? nil : id
    }
}

extension Film.LayerChange.Property {
    /// What happened, as the list says it.
    fileprivate var inWords: String {
        switch self {
        case .arrival: "added"
        case .departure: "removed"
        case .superlayer: "moved to another superlayer"
        case .anchorPoint: "anchor point"
        case .position, .size, .transform, .opacity: rawValue
        }
    }
}
