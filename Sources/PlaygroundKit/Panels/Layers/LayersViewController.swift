import Takes
import UIKit

/// The layers that can be seen at the time that is shown, and what one that is selected looks like.
final class LayersViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private static let detailHeight: CGFloat = 96

    private let model: ToolModel
    private let table = UITableView(frame: .zero, style: .plain)
    private let detail = UILabel.tool(font: .toolNumbers, lines: 0)
    private let detailArea = UIView()
    private var rows: [(layer: Int, level: Int)] = []

    init(model: ToolModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.panel
        table.backgroundColor = Palette.panel
        table.separatorStyle = .none
        table.rowHeight = 24
        table.sectionHeaderHeight = 0
        table.dataSource = self
        table.delegate = self
        detailArea.backgroundColor = Palette.bar
        detailArea.addSubview(detail)
        view.addSubview(table)
        view.addSubview(detailArea)
        model.observe(self, LayersViewController.modelDidChange)
        modelDidChange(.all)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        let top = bounds.height - Self.detailHeight
        table.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
        detailArea.frame = CGRect(x: 0, y: top, width: bounds.width, height: Self.detailHeight)
        detail.frame = CGRect(x: 14, y: 8, width: bounds.width - 28, height: Self.detailHeight - 16)
    }

    private func modelDidChange(_ change: ToolModel.Change) {
        guard view.window != nil || change == .all else { return }
        let film = model.film
        let frame = film.frame(at: model.time)
        var levels: [Int: Int] = [:]
        let shown = film.layers.compactMap { layer -> (layer: Int, level: Int)? in
            guard let look = layer.look(in: frame), look.isVisible else { return nil }
            let level = layer.parent.flatMap { levels[$0] }.map { $0 + 1 } ?? 0
            levels[layer.id] = level
            return (layer.id, level)
        }
        if !shown.elementsEqual(rows, by: ==) || change.contains(.selection) {
            rows = shown
            table.reloadData()
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

    // MARK: - Table

    func numberOfSections(in tableView: UITableView) -> Int { 1 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "Layer") as? LayerRow
            ?? LayerRow(style: .default, reuseIdentifier: "Layer")
        let row = rows[indexPath.row]
        let layer = model.film.layers[row.layer]
        cell.show(layer, level: row.level, isSelected: row.layer == model.selectedLayer)
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: false)
        let id = rows[indexPath.row].layer
        model.selectedLayer = id == model.selectedLayer ? nil : id
    }
}

/// A row of the list of layers.
private final class LayerRow: UITableViewCell {
    private static let indent: CGFloat = 11

    private let name = UILabel.tool()
    private let mark = UIView()
    private var level = 0

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        mark.layer.cornerRadius = 3
        contentView.addSubview(mark)
        contentView.addSubview(name)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ layer: Film.Layer, level: Int, isSelected: Bool) {
        name.text = layer.name
        name.textColor = layer.isAnimated ? Palette.text : Palette.secondaryText
        mark.backgroundColor = layer.isAnimated ? Palette.color(of: .animation) : Palette.separator
        backgroundColor = isSelected ? Palette.selection : .clear
        self.level = level
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let left = 14 + CGFloat(min(level, 14)) * Self.indent
        mark.frame = CGRect(x: left, y: contentView.bounds.midY - 3, width: 6, height: 6)
        name.frame = CGRect(
            x: left + 13, y: 0, width: contentView.bounds.width - left - 20, height: contentView.bounds.height
        )
    }
}
