import Takes
import UIKit

/// The layers that can be seen at the time that is shown, and what one that is selected looks like.
final class LayersViewController: PanelViewController {
    private static let detailHeight: CGFloat = 96

    private lazy var list = ListView<LayerItem, LayerRow> { [weak self] in self?.choose($0.row) }
    private let detail = UILabel.tool(font: .toolNumbers, lines: 0)
    private let detailArea = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        detailArea.backgroundColor = Palette.bar
        detailArea.addSubview(detail)
        view.addSubview(list)
        view.addSubview(detailArea)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        let top = bounds.height - Self.detailHeight
        list.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
        detailArea.frame = CGRect(x: 0, y: top, width: bounds.width, height: Self.detailHeight)
        detail.frame = CGRect(x: 14, y: 8, width: bounds.width - 28, height: Self.detailHeight - 16)
    }

    override func update(_ change: ToolModel.Change) {
        let film = model.film
        let frame = film.frame(at: model.time)
        var levels: [Int: Int] = [:]
        list.items = film.layers.compactMap { layer in
            guard let look = layer.look(in: frame), look.isVisible else { return nil }
            let level = layer.parent.flatMap { levels[$0] }.map { $0 + 1 } ?? 0
            levels[layer.id] = level
            return LayerItem(
                id: layer.id, name: layer.name, level: level, isAnimated: layer.isAnimated,
                isSelected: layer.id == model.selectedLayer)
        }
        showDetail(frame)
    }

    private func showDetail(_ frame: Int) {
        guard let id = model.selectedLayer, model.film.layers.indices.contains(id),
            let look = model.film.layers[id].look(in: frame)
        else {
            detail.text = "Select a layer to see its values on the screen."
            return
        }
        let rect = look.frame
        detail.text = """
            \(model.film.layers[id].name)
            x \(number(rect.minX))  y \(number(rect.minY))  \(number(rect.width)) × \(number(rect.height))
            opacity \(String(format: "%.2f", look.opacity))  angle \(number(look.angle * 180 / .pi))°  corner \(number(look.cornerRadius))
            """
    }

    private func number(_ value: CGFloat) -> String { String(format: "%.1f", value) }

    private func choose(_ row: Int) {
        let id = list.items[row].id
        model.selectedLayer = id == model.selectedLayer ? nil : id
    }
}
