import StageKit
import Takes
import UIKit

/// The samples: their names, what they show, and a picture of each in the middle of its transition.
final class SidebarViewController: PanelViewController {
    private lazy var list = ListView<SampleItem, SampleRow> { [weak self] in self?.choose($0) }
    private let note = UILabel.tool(font: .toolSmall, color: Palette.secondaryText, lines: 0)
    /// The note and what is beside it, in as much of the sidebar as it needs, up to a part of it.
    private let noteArea = UIScrollView()
    private static let mostForNote: CGFloat = 0.45
    private let line = UIView()
    private let empty = UILabel.tool(
        "No sample has these words.", color: Palette.secondaryText, lines: 0)
    /// Whether the mistake that a sample makes on purpose is turned off.
    private lazy var mending = [false, true].map { isMended in
        IconButton(
            title: isMended ? "Mended" : "Broken",
            name: isMended ? "Without the mistake" : "With the mistake", key: "M"
        ) { [model] in model.setMended(isMended) }
    }
    private lazy var thumbnails = Thumbnails(samples: model.samples, graphics: model.graphics) { [model] in
        !model.isPlaying && !model.isRecording
    }

    /// Where one searches among the samples.
    private(set) lazy var search = SearchField(
        "Search samples", change: { [weak self] in self?.find($0) },
        choose: { [weak self] in self?.chooseFirst() ?? true })
    private lazy var sections = model.foundSamples

    private func find(_ search: String) {
        model.search = search
        sections = model.foundSamples
        showSections()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        noteArea.backgroundColor = Palette.bar
        noteArea.addSubview(note)
        for button in mending { noteArea.addSubview(button) }
        view.addSubview(list)
        view.addSubview(empty)
        view.addSubview(search)
        view.addSubview(noteArea)
        line.backgroundColor = Palette.separator
        view.addSubview(line)
        thumbnails.didMake = { [weak self] in self?.showSections() }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        search.frame = CGRect(
            x: Metrics.edge, y: 6, width: max(bounds.width - 2 * Metrics.edge, 0), height: ToolField.height)
        let listTop = ToolField.height + 12
        let width = max(bounds.width - 2 * Metrics.margin, 0)
        empty.frame = CGRect(x: Metrics.margin, y: listTop + 8, width: width, height: 34)
        let top = layOutNote(width)
        list.frame = CGRect(x: 0, y: listTop, width: bounds.width, height: max(top - listTop, 0))
    }

    /// Lays the note out at the lower end.
    ///
    /// - Returns: where it begins.
    private func layOutNote(_ width: CGFloat) -> CGFloat {
        let bounds = view.bounds
        let text = note.sizeThatFits(CGSize(width: width, height: .infinity))
        let top = mending[0].isHidden ? 10 : IconButton.side + 14
        let whole = note.text?.isEmpty ?? true ? 0 : text.height + top + 10
        let height = min(whole, (bounds.height * Self.mostForNote).rounded())
        noteArea.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        noteArea.contentSize = CGSize(width: bounds.width, height: whole)
        line.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: 0.5)
        IconButton.layOut(
            mending,
            in: CGRect(
                x: Metrics.edge, y: 8, width: bounds.width - 2 * Metrics.edge, height: IconButton.side))
        note.frame = CGRect(x: Metrics.margin, y: top, width: width, height: text.height)
        return bounds.height - height
    }

    override func update(_ change: ToolModel.Change) {
        if !change.isDisjoint(with: [.sample, .take]) {
            mending[0].isOn = model.isMended == false
            mending[1].isOn = model.isMended == true
        }
        guard change.contains(.sample) else { return }
        for button in mending { button.isHidden = model.isMended == nil }
        note.text = model.sample.note.isEmpty ? model.sample.subtitle : model.sample.note
        noteArea.contentOffset = .zero
        view.setNeedsLayout()
        showSections()
        for (section, entry) in sections.enumerated() {
            guard let row = entry.samples.firstIndex(where: { $0.id == model.sample.id }) else { continue }
            view.layoutIfNeeded()
            list.reveal(row, in: section)
        }
    }

    private func showSections() {
        empty.isHidden = !sections.isEmpty
        list.sections = sections.map { section in
            ListSection(
                title: section.title,
                items: section.samples.map { sample in
                    SampleItem(
                        id: sample.id, title: sample.title, subtitle: sample.subtitle,
                        picture: thumbnails.pictures[sample.id], isChosen: sample.id == model.sample.id)
                })
        }
    }

    private func chooseFirst() -> Bool {
        guard let sample = sections.first?.samples.first else { return false }
        model.show(sample)
        return true
    }

    private func choose(_ row: IndexPath) { model.show(sections[row.section].samples[row.row]) }
}
