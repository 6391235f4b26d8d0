import UIKit

/// The line at the time that is shown. It passes behind texts, so that they can be read.
final class Playhead: UIView {
    private static let width: CGFloat = 1.5
    /// The shortest piece beside a text, in points: a shorter one looks like a dot of its own.
    private static let shortest: CGFloat = 5
    private var pieces: [UIView] = []
    private var shownGaps: [ClosedRange<CGFloat>] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    /// Moves the line.
    ///
    /// - Parameters:
    ///   - x: where its middle is.
    ///   - height: how high it is, from the upper edge of the view that it is in.
    ///   - texts: the texts that it does not cross, in points of that view.
    func move(to x: CGFloat, height: CGFloat, behind texts: [CGRect]) {
        frame = CGRect(x: x - Self.width / 2, y: 0, width: Self.width, height: height)
        let gaps = texts.filter { $0.insetBy(dx: -2, dy: 0).minX < x && x < $0.insetBy(dx: -2, dy: 0).maxX }
            .map { $0.minY...$0.maxY }.sorted { $0.lowerBound < $1.lowerBound }
        guard gaps != shownGaps || pieces.isEmpty || pieces.last?.frame.maxY != height else { return }
        shownGaps = gaps
        var (top, parts) = (CGFloat(0), [CGRect]())
        for gap in gaps + [height...height] {
            if gap.lowerBound - top >= Self.shortest {
                parts.append(CGRect(x: 0, y: top, width: Self.width, height: gap.lowerBound - top))
            }
            top = max(top, gap.upperBound)
        }
        show(parts)
    }

    private func show(_ parts: [CGRect]) {
        while pieces.count < parts.count {
            let piece = UIView()
            piece.backgroundColor = Palette.accent
            pieces.append(piece)
            addSubview(piece)
        }
        for (index, piece) in pieces.enumerated() {
            piece.isHidden = index >= parts.count
            if index < parts.count { piece.frame = parts[index] }
        }
    }
}
