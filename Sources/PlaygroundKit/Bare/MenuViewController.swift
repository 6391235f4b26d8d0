import Takes
import UIKit

/// The list of samples in the window without the tool. Those that are broken on purpose are left out.
public final class MenuViewController: UITableViewController {
    private let sections: [(section: Sample.Section, samples: [Sample])]
    /// The sample on the screen; nil while the menu is.
    private var sample: Sample? {
        didSet { sampleDidChange?(sample) }
    }
    /// Called with the sample that appears, or nil when the menu does.
    public var sampleDidChange: ((Sample?) -> Void)?

    /// A list of samples.
    public init(samples: [Sample]) {
        sections = Sample.Section.allCases.filter { $0 != .broken }
            .map { section in (section, samples.filter { $0.section == section }) }
            .filter { !$0.samples.isEmpty }
        super.init(style: .plain)
    }

    /// Nothing is read from a coder: a list needs samples.
    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Custom Transitions"
        navigationController?.navigationBar.isTranslucent = false
        tableView.rowHeight = 54
        tableView.sectionHeaderHeight = 22
    }

    /// Shows a sample, as a tap on its row does.
    @discardableResult
    public func show(_ sample: Sample, animated: Bool) -> UIViewController {
        self.sample = sample
        let viewController = sample.makeViewController()
        viewController.modalPresentationStyle = .fullScreen
        present(viewController, animated: animated)
        return viewController
    }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        sample = nil
    }

    /// Goes back by one screen: from inside a sample to its first screen, and from that to the menu. Does
    /// nothing during a transition.
    public func goBack() {
        guard let sample, let root = presentedViewController else { return }
        let screens = Array(sequence(first: root) { $0.presentedViewController })
        guard let top = screens.last, screens.allSatisfy({ $0.transitionCoordinator == nil }) else { return }
        let isPushed = (root as? UINavigationController).map { $0.viewControllers.count > 1 } ?? false
        switch screens.count {
        case 1 where !isPushed: dismiss(animated: true)
        case 1, 2: sample.dismiss(root)
        default: top.dismiss(animated: true)
        }
    }

    // MARK: - Table

    public override func numberOfSections(in tableView: UITableView) -> Int {
        sections.count
    }

    public override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    {
        sections[section].section.rawValue
    }

    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].samples.count
    }

    public override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "Sample")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "Sample")
        let sample = sections[indexPath.section].samples[indexPath.row]
        cell.textLabel?.text = sample.title
        cell.textLabel?.font = .systemFont(ofSize: 16)
        cell.detailTextLabel?.text = sample.subtitle
        cell.detailTextLabel?.font = .systemFont(ofSize: 11)
        // The system's secondary colour is too faint for letters of this size.
        cell.detailTextLabel?.textColor = .label.withAlphaComponent(0.65)
        cell.detailTextLabel?.numberOfLines = 2
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        show(sections[indexPath.section].samples[indexPath.row], animated: true)
    }
}
