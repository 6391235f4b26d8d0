import UIKit

/// A view controller that notes what it hears, with its name before it.
class LoggedController: UIViewController {
    let name: String
    let journal: Journal
    var onViewDidAppear: (() -> Void)?
    var onViewWillAppear: (() -> Void)?
    var onViewWillDisappear: (() -> Void)?
    var onViewDidDisappear: (() -> Void)?

    init(_ name: String, _ journal: Journal) {
        self.name = name
        self.journal = journal
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        journal.note("\(name).viewDidLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        journal.note("\(name).viewWillAppear")
        onViewWillAppear?()
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        journal.note("\(name).viewIsAppearing")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        journal.note("\(name).viewDidAppear")
        onViewDidAppear?()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        journal.note("\(name).viewWillDisappear")
        onViewWillDisappear?()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        journal.note("\(name).viewDidDisappear")
        onViewDidDisappear?()
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        journal.note("\(name).willMove(\(parent == nil ? "nil" : "parent"))")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        journal.note("\(name).didMove(\(parent == nil ? "nil" : "parent"))")
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        journal.note("\(name).viewWillTransition(\(Int(size.width))×\(Int(size.height)))")
    }

    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        journal.note("\(name).willTransition")
    }
}
