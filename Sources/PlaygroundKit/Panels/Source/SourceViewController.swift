import Foundation
import Takes
import UIKit

/// The source files of the sample, read from where the sample was declared.
final class SourceViewController: PanelViewController {
    /// The most lines of a file that are shown.
    private static let mostLines = 2000
    /// The part of the panel's height that the files' names may take.
    private static let mostForNames: CGFloat = 0.4

    private let list = ListView<SourceLine, LineRow>()
    private let message = UILabel.tool(color: Palette.secondaryText, lines: 0)
    private var files: [URL] = []
    private var tabs: [IconButton] = []
    /// The files' names, in as many lines as they need; they scroll where those take too much of the panel.
    private let strip = UIScrollView()
    private var shownSample: String?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(strip)
        view.addSubview(list)
        view.addSubview(message)
    }

    override func update(_ change: ToolModel.Change) {
        guard shownSample != model.sample.id else { return }
        shownSample = model.sample.id
        let folder = URL(fileURLWithPath: model.sample.sourcePath).deletingLastPathComponent()
        let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        files = (found ?? []).filter { $0.pathExtension == "swift" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
        for tab in tabs { tab.removeFromSuperview() }
        let names = FileNames.short(files.map { $0.deletingPathExtension().lastPathComponent })
        tabs = zip(files, names).enumerated().map { index, file in
            IconButton(title: file.1, name: file.0.lastPathComponent) { [weak self] in self?.showFile(index) }
        }
        for tab in tabs { strip.addSubview(tab) }
        strip.contentOffset = .zero
        message.text =
            files.isEmpty ? "The sources are not on this machine: \(folder.path)." : nil
        list.items = []
        showFile(0)
        view.setNeedsLayout()
    }

    private func showFile(_ index: Int) {
        for (number, tab) in tabs.enumerated() { tab.isOn = number == index }
        guard files.indices.contains(index) else { return }
        let text = (try? String(contentsOf: files[index], encoding: .utf8)) ?? ""
        list.items = SwiftLines.lines(of: text).prefix(Self.mostLines).enumerated()
            .map { SourceLine(number: $0 + 1, spans: $1) }
        list.contentOffset = .zero
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        let bottom = IconButton.layOut(
            tabs,
            in: CGRect(
                x: Metrics.edge, y: 6, width: max(bounds.width - 2 * Metrics.edge, 0), height: Metrics.line))
        strip.contentSize = CGSize(width: bounds.width, height: tabs.isEmpty ? 0 : bottom + 6)
        strip.frame = CGRect(
            x: 0, y: 0, width: bounds.width,
            height: min(strip.contentSize.height, (bounds.height * Self.mostForNames).rounded()))
        let top = strip.frame.maxY
        message.frame = CGRect(
            x: Metrics.margin, y: 12, width: bounds.width - 2 * Metrics.margin, height: 60)
        list.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(bounds.height - top, 0))
    }
}
