import UIKit

/// The list of all samples.
public final class MenuViewController: UITableViewController {
    private let sections = SampleCatalog.sections

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Custom Transitions"
        tableView.rowHeight = 54
        tableView.sectionHeaderHeight = 22
    }

    /// Shows a sample as choosing its row does.
    @discardableResult
    public func show(_ sample: Sample, animated: Bool) -> UIViewController {
        let viewController = sample.makeViewController()
        viewController.modalPresentationStyle = .fullScreen
        present(viewController, animated: animated)
        return viewController
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
        cell.detailTextLabel?.textColor = .secondaryLabel
        cell.detailTextLabel?.numberOfLines = 2
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        show(sections[indexPath.section].samples[indexPath.row], animated: true)
    }
}
