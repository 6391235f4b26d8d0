import UIKit

/// A screen of the random app. Keeps its own book of what it is told of its appearance.
final class RandomPage: UIViewController {
    enum Appearance {
        case disappeared, appearing, appeared, disappearing
    }

    private(set) var state = Appearance.disappeared
    /// What it was told that cannot follow from what it was told before.
    private(set) var faults: [String] = []
    private var announcements = 0
    /// Who animates and drives its presentations.
    let transitions: RandomTransitions
    /// Called in every callback.
    private let onCallback: (String) -> Void

    init(_ transitions: RandomTransitions, onCallback: @escaping (String) -> Void) {
        self.transitions = transitions
        self.onCallback = onCallback
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        onCallback("viewDidLoad")
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        onCallback("viewDidLayoutSubviews")
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        onCallback("willMove")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        onCallback("didMove")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        announcements = 0
        go(to: .appearing, from: [.disappeared, .disappearing], "viewWillAppear")
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        announcements += 1
        if state != .appearing || announcements > 1 { faults.append("viewIsAppearing while \(state)") }
        onCallback("viewIsAppearing")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if announcements != 1 { faults.append("viewDidAppear after \(announcements) viewIsAppearing") }
        go(to: .appeared, from: [.appearing], "viewDidAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        go(to: .disappearing, from: [.appeared, .appearing], "viewWillDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        go(to: .disappeared, from: [.disappearing], "viewDidDisappear")
    }

    private func go(to next: Appearance, from allowed: [Appearance], _ call: String) {
        if !allowed.contains(state) { faults.append("\(call) while \(state)") }
        state = next
        onCallback(call)
    }
}
