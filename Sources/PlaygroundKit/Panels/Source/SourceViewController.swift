import Foundation
import Takes
import UIKit

/// The source files of the sample, read from where the sample was declared.
final class SourceViewController: UIViewController, UITableViewDataSource {
    /// The most lines of a file that are shown.
    private static let mostLines = 2000

    private let model: ToolModel
    private let table = UITableView(frame: .zero, style: .plain)
    private let message = UILabel.tool(color: Palette.secondaryText, lines: 0)
    private var files: [URL] = []
    private var tabs: [IconButton] = []
    private var lines: [String] = []
    private var shownSample: String?

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
        table.rowHeight = 16
        table.sectionHeaderHeight = 0
        table.allowsSelection = false
        table.dataSource = self
        view.addSubview(table)
        view.addSubview(message)
        model.observe(self, SourceViewController.modelDidChange)
        modelDidChange(.all)
    }

    private func modelDidChange(_ change: ToolModel.Change) {
        guard shownSample != model.sample.id else { return }
        shownSample = model.sample.id
        let folder = URL(fileURLWithPath: model.sample.sourcePath).deletingLastPathComponent()
        let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        files = (found ?? []).filter { $0.pathExtension == "swift" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
        for tab in tabs { tab.removeFromSuperview() }
        tabs = files.enumerated().map { index, file in
            IconButton(title: file.deletingPathExtension().lastPathComponent, name: file.lastPathComponent) {
                [weak self] in self?.showFile(index)
            }
        }
        for tab in tabs { view.addSubview(tab) }
        message.text =
            files.isEmpty ? "The sources are not on this machine: \(folder.path)." : nil
        lines = []
        showFile(0)
        view.setNeedsLayout()
    }

    private func showFile(_ index: Int) {
        for (number, tab) in tabs.enumerated() { tab.isOn = number == index }
        guard files.indices.contains(index) else { return table.reloadData() }
        let text = (try? String(contentsOf: files[index], encoding: .utf8)) ?? ""
        lines = text.split(separator: "\n", maxSplits: Self.mostLines, omittingEmptySubsequences: false)
            .map { String($0) }
        table.contentOffset = .zero
        table.reloadData()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        var (x, y): (CGFloat, CGFloat) = (6, 4)
        for tab in tabs {
            let width = tab.intrinsicContentSize.width
            if x + width > view.bounds.width - 6, x > 6 { (x, y) = (6, y + 28) }
            tab.frame = CGRect(x: x, y: y, width: min(width, view.bounds.width - 12), height: 26)
            x += width + 2
        }
        message.frame = CGRect(x: 14, y: 12, width: view.bounds.width - 28, height: 60)
        let top = y + 32
        table.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: view.bounds.height - top)
    }

    // MARK: - Table

    func numberOfSections(in tableView: UITableView) -> Int { 1 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { lines.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "Line") as? LineRow
            ?? LineRow(style: .default, reuseIdentifier: "Line")
        cell.show(lines[indexPath.row], number: indexPath.row + 1)
        return cell
    }
}

/// A line of source.
private final class LineRow: UITableViewCell {
    private let number = UILabel.tool(font: .monospacedSystemFont(ofSize: 9, weight: .regular))
    private let line = UILabel.tool(font: .monospacedSystemFont(ofSize: 10.5, weight: .regular))

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        backgroundColor = .clear
        selectionStyle = .none
        number.textColor = Palette.secondaryText
        number.textAlignment = .right
        line.lineBreakMode = .byClipping
        contentView.addSubview(number)
        contentView.addSubview(line)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ text: String, number: Int) {
        self.number.text = "\(number)"
        line.text = text
        line.textColor =
            text.drop { $0 == " " }.hasPrefix("//") ? Palette.color(of: .appearance) : Palette.text
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        number.frame = CGRect(x: 0, y: 0, width: 30, height: bounds.height)
        line.frame = CGRect(x: 38, y: 0, width: max(bounds.width - 40, 0), height: bounds.height)
    }
}
