import UIKit

/// The menu: who is signed in, and where one can go.
final class SideMenuViewController: UIViewController, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
{
    private static let reuseIdentifier = "Entry"
    private static let entries = [
        ("house", "Home"), ("heart", "Favourites"), ("bell", "News"), ("bookmark", "Reading List"),
        ("gearshape", "Settings"),
    ]

    private let collectionView = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.layer.shadowOpacity = 0.2
        view.layer.shadowRadius = 16
        view.layer.shadowOffset = .zero
        let header = makeHeader()
        collectionView.backgroundColor = .clear
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.register(SideMenuCell.self, forCellWithReuseIdentifier: Self.reuseIdentifier)
        for subview in [header, collectionView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            header.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 24),
            header.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -24),
            collectionView.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 24),
            collectionView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        collectionView.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    }

    private func makeHeader() -> UIView {
        let portrait = UIImageView(image: Landscape.image(5))
        portrait.contentMode = .scaleAspectFill
        portrait.clipsToBounds = true
        portrait.layer.cornerRadius = 28
        let name = UILabel()
        name.text = "Robin Berg"
        name.font = .systemFont(ofSize: 20, weight: .bold)
        let place = UILabel()
        place.text = "412 places"
        place.font = .systemFont(ofSize: 15)
        place.textColor = .label.withAlphaComponent(0.65)
        let texts = UIStackView(arrangedSubviews: [name, place])
        texts.axis = .vertical
        texts.spacing = 2
        let header = UIStackView(arrangedSubviews: [portrait, texts])
        header.spacing = 14
        header.alignment = .center
        NSLayoutConstraint.activate([
            portrait.widthAnchor.constraint(equalToConstant: 56),
            portrait.heightAnchor.constraint(equalToConstant: 56),
        ])
        return header
    }

    // MARK: - The entries

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        Self.entries.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: Self.reuseIdentifier, for: indexPath)
        let (symbol, title) = Self.entries[indexPath.item]
        (cell as? SideMenuCell)?.show(title, symbol: symbol)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        CGSize(width: max(collectionView.bounds.width - 24, 0), height: 48)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
        4
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        dismiss(animated: true)
    }
}
