import Foundation

/// The labels and the image view that a row of a table has by itself, without a configuration.
@MainActor
struct BuiltInCellContent {
    /// Width of the titles of `value2`, in points.
    private static let titleColumn: CGFloat = 91
    private static let margin = UITableViewCell.margin

    let title = UILabel()
    let picture = UIImageView()
    private let detail = UILabel()
    private let style: UITableViewCell.CellStyle

    init(style: UITableViewCell.CellStyle) {
        self.style = style
        title.font = .systemFont(ofSize: 17)
        detail.font = .systemFont(ofSize: style == .subtitle ? 12 : 17)
        if style == .value1 { detail.textColor = .rowDetail }
        if style == .value2 {
            title.font = .systemFont(ofSize: 12)
            title.textColor = .systemBlue
            title.textAlignment = .right
        }
    }

    /// The second label; nil for a style that has one alone.
    var shownDetail: UILabel? { style == .default ? nil : detail }

    /// The texts that are not empty, in the order in which they are read.
    var texts: [String] {
        [title.text, detail.text].compactMap(\.self).filter { !$0.isEmpty }
    }

    /// The contents of the same style as a value.
    var configuration: UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    func add(to view: UIView) {
        view.addSubview(picture)
        view.addSubview(title)
        if let shownDetail { view.addSubview(shownDetail) }
    }

    /// Lays the parts out in a part of the content view, mirrored in all of it where it is reversed.
    func layOut(in whole: CGRect, of content: UIView, isReversed: Bool) {
        layOutFromLeft(in: whole)
        if style == .value2 { title.textAlignment = isReversed ? .left : .right }
        guard isReversed else { return }
        for view in [picture, title, detail] {
            view.frame.origin.x = content.bounds.minX + content.bounds.maxX - view.frame.maxX
        }
    }

    private func layOutFromLeft(in whole: CGRect) {
        var room = whole
        if let size = picture.image?.size {
            picture.frame = CGRect(
                x: room.minX, y: ((room.height - size.height) / 2).rounded(), width: size.width,
                height: size.height)
            room.origin.x += size.width + Self.margin
            room.size.width -= size.width + Self.margin
        }
        room.size.width = max(0, room.width)
        switch style {
        case .default:
            title.frame = CGRect(x: room.minX, y: 0, width: room.width, height: room.height)
        case .value1: layOutAtBothEnds(of: room)
        case .value2: layOutInColumns(of: room)
        case .subtitle: stack(in: room)
        }
    }

    private func layOutAtBothEnds(of room: CGRect) {
        let width = min(room.width, size(of: detail, within: room.width).width.rounded(.up))
        title.frame = CGRect(
            x: room.minX, y: 0, width: max(0, room.width - width - Self.margin / 2), height: room.height)
        detail.frame = CGRect(x: room.minX + room.width - width, y: 0, width: width, height: room.height)
    }

    private func layOutInColumns(of room: CGRect) {
        let column = min(room.width, Self.titleColumn)
        title.frame = CGRect(x: room.minX, y: 0, width: column, height: room.height)
        detail.frame = CGRect(
            x: room.minX + column + Self.margin / 2, y: 0,
            width: max(0, room.width - column - Self.margin / 2), height: room.height)
    }

    /// Lays the labels out one below the other, in whole points, so that lines stay crisp.
    private func stack(in room: CGRect) {
        let first = wholeSize(of: title, within: room.width)
        let second = wholeSize(of: detail, within: room.width)
        let top = ((room.height - first.height - second.height) / 2).rounded(.down)
        title.frame = CGRect(x: room.minX, y: top, width: first.width, height: first.height)
        detail.frame = CGRect(
            x: room.minX, y: top + first.height, width: second.width, height: second.height)
    }

    private func wholeSize(of label: UILabel, within width: CGFloat) -> CGSize {
        let size = size(of: label, within: width)
        return CGSize(width: min(width, size.width.rounded(.up)), height: size.height.rounded(.up))
    }

    /// Returns the size of a label: one line as wide as its text, or several that wrap at a width; zero without text.
    private func size(of label: UILabel, within width: CGFloat) -> CGSize {
        guard label.text?.isEmpty == false else { return .zero }
        return label.sizeThatFits(
            CGSize(width: label.numberOfLines == 1 ? .infinity : width, height: CGFloat.infinity))
    }
}
