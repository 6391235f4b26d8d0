import Takes
import UIKit

/// The values of a layer on the stage: before the transition, as it is seen now, as its model has it, and afterwards.
final class LayerValuesView: UIView {
    private static let rowHeight: CGFloat = 17
    private static let titleHeight: CGFloat = 20
    private static let padding: CGFloat = 8
    private static let names = ["x", "y", "width", "height", "opacity", "angle", "corner"]
    private static let columns = ["before", "now", "model", "after"]

    /// The height that shows everything.
    static let height = 2 * padding + titleHeight + rowHeight * CGFloat(names.count + 1)

    private let line = UIView()
    private let title = UILabel.tool(font: .toolHeading)
    private let names = LayerValuesView.names.map {
        UILabel.tool($0, font: .toolSmall, color: Palette.secondaryText)
    }
    private let headings = LayerValuesView.columns.map {
        UILabel.tool($0, font: .toolSmall, color: Palette.secondaryText)
    }
    /// The numbers, column by column.
    private let cells = LayerValuesView.columns.map { _ in
        LayerValuesView.names.map { _ in
            UILabel.tool(font: .monospacedDigitSystemFont(ofSize: 11, weight: .regular))
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = Palette.bar
        clipsToBounds = true
        line.backgroundColor = Palette.separator
        for view in [line, title] + names { addSubview(view) }
        for label in headings + cells.flatMap({ $0 }) {
            label.textAlignment = .right
            addSubview(label)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a layer in a frame of a film.
    func show(_ film: Film, layer id: Int?, in frame: Int) {
        let layer = id.flatMap { film.layers.indices.contains($0) ? film.layers[$0] : nil }
        for view in names + headings + cells.flatMap({ $0 }) { view.isHidden = layer == nil }
        guard let layer else {
            title.text = "Select a layer to see its values."
            title.font = .tool
            title.textColor = Palette.secondaryText
            return
        }
        title.font = .toolHeading
        title.textColor = Palette.text
        title.text = layer.controller.map { "\(layer.name) of \($0)" } ?? layer.name
        let around = film.transition(in: frame).map { film.looks(of: layer, around: $0) }
        let now = layer.look(in: frame)
        let model = layer.model(in: frame)
        fill(0, with: around?.before)
        fill(1, with: now)
        fill(2, with: model, differingFrom: now)
        fill(3, with: around?.after)
    }

    private func fill(_ column: Int, with look: Film.Look?, differingFrom other: Film.Look? = nil) {
        let texts = Self.texts(look)
        let others = other.map { Self.texts($0) } ?? texts
        for (row, label) in cells[column].enumerated() {
            label.text = texts[row]
            label.textColor = texts[row] == others[row] ? Palette.text : Palette.accent
        }
    }

    private static func texts(_ look: Film.Look?) -> [String] {
        guard let look, look.isVisible || look.frame != .zero else { return names.map { _ in "–" } }
        let lengths = [look.frame.minX, look.frame.minY, look.frame.width, look.frame.height]
        return lengths.map { text($0) } + [
            String(format: "%.2f", look.opacity), text(look.angle * 180 / .pi) + "°", text(look.cornerRadius),
        ]
    }

    private static func text(_ value: CGFloat) -> String {
        // −0.0 reads as a mistake.
        String(format: "%.1f", (value * 10).rounded() / 10 + 0)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width - 2 * Metrics.margin
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)
        title.frame = CGRect(x: Metrics.margin, y: Self.padding, width: width, height: Self.titleHeight)
        let first: CGFloat = 48
        let column = (width - first) / CGFloat(Self.columns.count)
        func row(_ index: Int) -> CGFloat {
            Self.padding + Self.titleHeight + Self.rowHeight * CGFloat(index)
        }
        for (index, label) in names.enumerated() {
            label.frame = CGRect(x: Metrics.margin, y: row(index + 1), width: first, height: Self.rowHeight)
        }
        for (number, labels) in cells.enumerated() {
            let x = Metrics.margin + first + column * CGFloat(number)
            headings[number].frame = CGRect(x: x, y: row(0), width: column, height: Self.rowHeight)
            for (index, label) in labels.enumerated() {
                label.frame = CGRect(x: x, y: row(index + 1), width: column, height: Self.rowHeight)
            }
        }
    }
}
