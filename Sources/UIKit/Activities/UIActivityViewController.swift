import Foundation

/// Offers what can be done with some items: copying them, and the application's own activities.
///
/// It is presented as a sheet. Services of the system are absent, as a Linux desktop has none that take items.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
    /// Called when an activity has ended, with its kind, or when the sheet was closed without one.
    public typealias CompletionWithItemsHandler = (
        _ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?,
        _ activityError: (any Error)?
    ) -> Void

    /// Called at the end; nil for nobody.
    open var completionWithItemsHandler: CompletionWithItemsHandler?

    /// The kinds that are not offered; nil, the default, for none.
    open var excludedActivityTypes: [UIActivity.ActivityType]?

    private let items: [Any]
    private let ownActivities: [UIActivity]
    /// What is offered, from the first layout on.
    private(set) lazy var activities = offered
    private var hasEnded = false

    /// Makes a controller for some items.
    ///
    /// - Parameters:
    ///   - activityItems: texts, addresses, pictures, or sources of them.
    ///   - applicationActivities: the application's own activities; nil for none.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        ownActivities = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
        sheetPresentationController?.detents = [.medium(), .large()]
        sheetPresentationController?.prefersGrabberVisible = true
    }

    /// Makes an empty one; nothing is read from the decoder.
    public required init?(coder: NSCoder) {
        (items, ownActivities) = ([], [])
        super.init(coder: coder)
    }

    private var offered: [UIActivity] {
        let placeholders = items.map { item in
            (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
        }
        return ([CopyActivity()] + ownActivities).filter { activity in
            let isExcluded =
                activity.activityType.map { excludedActivityTypes?.contains($0) ?? false } ?? false
            return !isExcluded && activity.activityTitle != nil
                && activity.canPerform(withActivityItems: placeholders)
        }
    }

    // MARK: - Showing

    /// Makes the list of activities.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        let list = UITableView(frame: view.bounds, style: .insetGrouped)
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.register(UITableViewCell.self, forCellReuseIdentifier: Self.row)
        list.dataSource = self
        list.delegate = self
        view.addSubview(list)
    }

    /// Calls the handler where the sheet was closed without an activity.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { end(nil, false) }
    }

    // MARK: - Doing

    private func begin(_ activity: UIActivity) {
        let type = activity.activityType
        activity.prepare(
            withActivityItems: items.compactMap { item in
                guard let source = item as? any UIActivityItemSource else { return item }
                return source.activityViewController(self, itemForActivityType: type)
            })
        activity.finished = { [weak self] completed in self?.finish(type, completed) }
        guard let controller = activity.activityViewController else { return activity.perform() }
        present(controller, animated: true)
    }

    private func finish(_ type: UIActivity.ActivityType?, _ completed: Bool) {
        guard let presenter = presentingViewController else { return end(type, completed) }
        presenter.dismiss(animated: true) { self.end(type, completed) }
        hasEnded = true
        // The handler is called when the sheet is gone, and not by its disappearance.
        pending = (type, completed)
    }

    private var pending: (type: UIActivity.ActivityType?, completed: Bool)?

    private func end(_ type: UIActivity.ActivityType?, _ completed: Bool) {
        if let pending {
            self.pending = nil
            completionWithItemsHandler?(pending.type, pending.completed, nil, nil)
        } else if !hasEnded {
            hasEnded = true
            completionWithItemsHandler?(type, completed, nil, nil)
        }
    }

    private static let row = "activity"
}

extension UIActivityViewController: UITableViewDataSource, UITableViewDelegate {
    /// One row for each activity.
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        activities.count
    }

    /// Shows an activity's words and picture.
    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.row, for: indexPath)
        cell.textLabel?.text = activities[indexPath.row].activityTitle
        cell.imageView?.image = activities[indexPath.row].activityImage
        return cell
    }

    /// Does the activity.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        begin(activities[indexPath.row])
    }
}
