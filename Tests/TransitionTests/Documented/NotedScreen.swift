import UIKit

/// A view controller that notes when it comes and goes, and nothing else, with its name before it.
final class NotedScreen: UIViewController {
    let name: String
    let journal: Journal
    var willAppear: ((NotedScreen) -> Void)?

    init(_ name: String, _ journal: Journal) {
        self.name = name
        self.journal = journal
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        journal.note("\(name) willAppear")
        willAppear?(self)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        journal.note("\(name) didAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        journal.note("\(name) willDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        journal.note("\(name) didDisappear")
    }
}
