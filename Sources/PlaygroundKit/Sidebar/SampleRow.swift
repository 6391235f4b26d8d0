import Takes
import UIKit

/// A sample in the list.
struct SampleItem: Equatable {
    let id: String
    let title: String
    let subtitle: String
    /// The sample in the middle of its transition; nil until it is made.
    let picture: UIImage?
    let isChosen: Bool
}

/// A row of the list of samples.
final class SampleRow: ListCell<SampleItem> {
    private static let picture = CGSize(width: 26, height: 52)

    private let title = UILabel.tool(font: .toolHeading)
    private let subtitle = UILabel.tool(font: .toolSmall, color: Palette.secondaryText, lines: 3)
    private let thumbnail = UIImageView()
    private let mark = UIView()

    required init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        mark.layer.cornerRadius = 7
        thumbnail.layer.cornerRadius = 4
        thumbnail.clipsToBounds = true
        thumbnail.contentMode = .scaleAspectFill
        thumbnail.backgroundColor = Palette.grid
        for view in [mark, thumbnail, title, subtitle] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    override class func height(of item: SampleItem, in width: CGFloat) -> CGFloat { 64 }

    override func show(_ item: SampleItem) {
        title.text = item.title
        subtitle.text = item.subtitle
        thumbnail.image = item.picture
        isChosen = item.isChosen
        setNeedsLayout()
    }

    override func showTint(_ color: UIColor) { mark.backgroundColor = color }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        mark.frame = bounds.insetBy(dx: 6, dy: 2)
        thumbnail.frame = CGRect(origin: CGPoint(x: Metrics.margin, y: 6), size: Self.picture)
        let left = thumbnail.frame.maxX + 10
        let width = bounds.width - left - 12
        let texts = subtitle.sizeThatFits(CGSize(width: width, height: .infinity)).height
        let height = 16 + texts
        let top = ((bounds.height - height) / 2).rounded()
        title.frame = CGRect(x: left, y: top, width: width, height: 16)
        subtitle.frame = CGRect(x: left, y: top + 16, width: width, height: texts)
    }
}
