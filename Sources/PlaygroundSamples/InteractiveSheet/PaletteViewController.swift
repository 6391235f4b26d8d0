import UIKit

/// The sheet: a list of colours below a header with two switches. One makes the sheet refuse to be dismissed.
/// The other leaves the screen behind it undimmed and usable.
final class PaletteViewController: UIViewController {
    static let colors: [(name: String, color: UIColor)] = [
        ("Red", .systemRed), ("Orange", .systemOrange), ("Yellow", .systemYellow), ("Green", .systemGreen),
        ("Mint", .systemMint), ("Teal", .systemTeal), ("Cyan", .systemCyan), ("Blue", .systemBlue),
        ("Indigo", .systemIndigo), ("Purple", .systemPurple), ("Pink", .systemPink),
        ("Brown", .systemBrown), ("Gray", .systemGray), ("Light Gray", .systemGray3),
        ("Pale Gray", .systemGray5), ("White", .white),
    ]

    /// Called with the colour of the chosen row.
    var onChoose: (UIColor) -> Void = { _ in }

    /// A detent with room for the header only.
    let peek = UISheetPresentationController.Detent.custom(identifier: .init("peek")) { _ in
        PaletteViewController.headerHeight
    }

    let modalButton = PillButton(title: "Modal")
    let undimmedButton = PillButton(title: "Undimmed")
    let tableView = UITableView(frame: .zero)
    private let titleLabel = UILabel()
    private let closeButton = PillButton(title: "Done")
    private static let headerHeight: CGFloat = 116
    private let nudgeDamping: CGFloat

    init(nudgeDamping: CGFloat) {
        self.nudgeDamping = nudgeDamping
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        titleLabel.text = "Palette"
        titleLabel.font = .systemFont(ofSize: 24, weight: .bold)
        tableView.rowHeight = 52
        tableView.dataSource = self
        tableView.delegate = self
        for subview in [titleLabel, closeButton, modalButton, undimmedButton, tableView] {
            view.addSubview(subview)
        }
        closeButton.addTarget(self, action: PaletteViewController.closeTapped, for: .touchUpInside)
        modalButton.addTarget(self, action: PaletteViewController.modalTapped, for: .touchUpInside)
        undimmedButton.addTarget(self, action: PaletteViewController.undimmedTapped, for: .touchUpInside)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (left, right) = (view.safeAreaInsets.left + 20, view.safeAreaInsets.right + 20)
        let end = view.bounds.width - right
        titleLabel.frame = CGRect(x: left, y: 22, width: end - 80 - left, height: 32)
        closeButton.frame = CGRect(x: end - 72, y: 22, width: 72, height: 32)
        modalButton.frame = CGRect(x: left, y: 66, width: 92, height: 34)
        undimmedButton.frame = CGRect(x: left + 102, y: 66, width: 122, height: 34)
        tableView.frame = view.bounds.inset(
            by: UIEdgeInsets(top: Self.headerHeight, left: 0, bottom: 0, right: 0))
    }

    private func closeTapped() {
        dismiss(animated: true)
    }

    private func modalTapped() {
        modalButton.isSelected.toggle()
        isModalInPresentation = modalButton.isSelected
    }

    private func undimmedTapped() {
        undimmedButton.isSelected.toggle()
        guard let sheet = sheetPresentationController else { return }
        sheet.animateChanges {
            sheet.largestUndimmedDetentIdentifier = undimmedButton.isSelected ? .medium : nil
        }
    }
}

extension PaletteViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Self.colors.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "Color") as? SwatchCell
            ?? SwatchCell(style: .default, reuseIdentifier: "Color")
        let (name, color) = Self.colors[indexPath.row]
        cell.show(name, color)
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        onChoose(Self.colors[indexPath.row].color)
    }
}

extension PaletteViewController: UISheetPresentationControllerDelegate {
    /// Shows which switch keeps the sheet from being dismissed.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        modalButton.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
        UIView.animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: nudgeDamping, initialSpringVelocity: 0
        ) {
            self.modalButton.transform = .identity
        }
    }
}
