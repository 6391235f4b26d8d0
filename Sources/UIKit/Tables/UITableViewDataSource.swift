/// Says how many rows there are and makes their cells. What has a default may be left out.
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
    /// How many sections there are; one unless said otherwise.
    func numberOfSections(in tableView: UITableView) -> Int
    /// How many rows a section has.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// A cell for a row, best one that was dequeued.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// What stands above a section; nil, the default, for nothing.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
}

extension UITableViewDataSource {
    /// One section.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    /// No title.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
}
