import StageKit
import Takes
import UIKit

/// The samples: their names, what they show, and a picture of each in the middle of its transition.
final class SidebarViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let model: ToolModel
    private let table = UITableView(frame: .zero, style: .plain)
    private let note = UILabel.tool(font: .toolSmall, color: Palette.secondaryText, lines: 0)
    private let noteArea = UIView()
    private var thumbnails: Thumbnails

    init(model: ToolModel) {
        self.model = model
        thumbnails = Thumbnails(samples: model.samples, graphics: model.graphics)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    /// Where one searches among the samples.
    private(set) lazy var search = SearchField("Search samples") { [weak self] in self?.find($0) }
    private lazy var sections = found("")

    private func found(_ search: String) -> [(title: String, samples: [Sample])] {
        Sample.Section.allCases.compactMap { section in
            let samples = model.samples.filter {
                $0.section == section && "\($0.title) \($0.subtitle) \($0.id)".matches(search)
            }
            return samples.isEmpty ? nil : (section.rawValue, samples)
        }
    }

    private func find(_ search: String) {
        sections = found(search)
        table.reloadData()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.panel
        table.backgroundColor = Palette.panel
        table.rowHeight = SampleRow.height
        table.sectionHeaderHeight = 26
        table.separatorStyle = .none
        table.dataSource = self
        table.delegate = self
        noteArea.backgroundColor = Palette.bar
        noteArea.addSubview(note)
        view.addSubview(table)
        view.addSubview(search)
        view.addSubview(noteArea)
        thumbnails.didMake = { [weak self] in self?.table.reloadData() }
        model.observe(self, SidebarViewController.modelDidChange)
        modelDidChange(.all)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        let text = note.sizeThatFits(CGSize(width: bounds.width - 24, height: .infinity))
        let height = note.text?.isEmpty ?? true ? 0 : text.height + 20
        search.frame = CGRect(x: 10, y: 6, width: max(bounds.width - 20, 0), height: SearchField.height)
        let top = SearchField.height + 12
        table.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(bounds.height - height - top, 0))
        noteArea.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        note.frame = CGRect(x: 12, y: 10, width: bounds.width - 24, height: text.height)
    }

    private func modelDidChange(_ change: ToolModel.Change) {
        guard change.contains(.sample) else { return }
        note.text = model.sample.note.isEmpty ? model.sample.subtitle : model.sample.note
        view.setNeedsLayout()
        table.reloadData()
        for (section, entry) in sections.enumerated() {
            guard let row = entry.samples.firstIndex(where: { $0.id == model.sample.id }) else { continue }
            view.layoutIfNeeded()
            table.scrollToRow(at: IndexPath(row: row, section: section), at: .none, animated: false)
        }
    }

    // MARK: - Table

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].samples.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "Sample") as? SampleRow
            ?? SampleRow(style: .default, reuseIdentifier: "Sample")
        let sample = sections[indexPath.section].samples[indexPath.row]
        cell.show(sample, picture: thumbnails.pictures[sample.id], isChosen: sample.id == model.sample.id)
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: false)
        model.show(sections[indexPath.section].samples[indexPath.row])
    }
}

/// A row of the list of samples.
private final class SampleRow: UITableViewCell {
    static let height: CGFloat = 64
    private static let picture = CGSize(width: 26, height: 52)

    private let title = UILabel.tool(font: .toolHeading)
    private let subtitle = UILabel.tool(font: .toolSmall, color: Palette.secondaryText, lines: 2)
    private let thumbnail = UIImageView()
    private let mark = UIView()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        backgroundColor = .clear
        selectionStyle = .none
        mark.layer.cornerRadius = 7
        thumbnail.layer.cornerRadius = 4
        thumbnail.clipsToBounds = true
        thumbnail.contentMode = .scaleAspectFill
        thumbnail.backgroundColor = Palette.grid
        for view in [mark, thumbnail, title, subtitle] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ sample: Sample, picture: UIImage?, isChosen: Bool) {
        title.text = sample.title
        subtitle.text = sample.subtitle
        thumbnail.image = picture
        mark.backgroundColor = isChosen ? Palette.selection : .clear
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        mark.frame = bounds.insetBy(dx: 6, dy: 2)
        thumbnail.frame = CGRect(origin: CGPoint(x: 14, y: 6), size: Self.picture)
        let left = thumbnail.frame.maxX + 10
        let width = bounds.width - left - 12
        let texts = subtitle.sizeThatFits(CGSize(width: width, height: .infinity)).height
        let height = 16 + texts
        let top = ((bounds.height - height) / 2).rounded()
        title.frame = CGRect(x: left, y: top, width: width, height: 16)
        subtitle.frame = CGRect(x: left, y: top + 16, width: width, height: texts)
    }
}
