import UIKit

/// The card: a list of places below an indicator.
final class StorkCardViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private static let reuseIdentifier = "Place"

    private let tableView = UITableView(frame: .zero, style: .plain)
    private let indicator = StorkIndicator()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        tableView.dataSource = self
        tableView.delegate = self
        tableView.rowHeight = 76
        tableView.backgroundColor = .clear
        tableView.showsVerticalScrollIndicator = false
        tableView.register(StorkPlaceCell.self, forCellReuseIdentifier: Self.reuseIdentifier)
        setContentScrollView(tableView, for: .top)
        let title = UILabel()
        title.text = "Places"
        title.font = .systemFont(ofSize: 28, weight: .bold)
        let close = CloseButton { [weak self] in self?.dismiss(animated: true) }
        for subview in [tableView, indicator, title, close] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            indicator.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
            indicator.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            title.topAnchor.constraint(equalTo: view.topAnchor, constant: 32),
            title.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 20),
            close.centerYAnchor.constraint(equalTo: title.centerYAnchor),
            close.trailingAnchor.constraint(
                equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -20),
            tableView.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 12),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        indicator.isFlat = false
        transitionCoordinator?.notifyWhenInteractionChanges { [weak self] context in
            self?.indicator.isFlat = context.isInteractive
        }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        indicator.isFlat = transitionCoordinator?.isInteractive == true
    }

    // MARK: - The list

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Landscape.all.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.reuseIdentifier, for: indexPath)
        (cell as? StorkPlaceCell)?.show(indexPath.row)
        return cell
    }

    /// At its top the list does not give way: the card does.
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        scrollView.bounces = scrollView.contentOffset.y > 40
    }

    /// A list that the card took along comes to rest at its top.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        if transitionCoordinator != nil { targetContentOffset.pointee = scrollView.contentOffset }
    }
}
