/// The view of an alert: one card, or two for an action sheet with a cancel button.
///
/// A finger may slide from button to button; the one below it when it is lifted is chosen.
@MainActor
final class AlertView: UIView {
    private let look: AlertLook
    private let choose: (UIAlertAction) -> Void
    private let card: AlertCard
    private let cancelCard: AlertCard
    private var highlighted: AlertRow?

    /// - Parameters:
    ///   - look: measures and fonts.
    ///   - choose: called with the action of a tapped button.
    init(look: AlertLook, choose: @escaping (UIAlertAction) -> Void) {
        self.look = look
        self.choose = choose
        card = AlertCard(look, background: look.hasBackground ? .blur : .none)
        cancelCard = AlertCard(look, background: .color(.alertCancelCard))
        super.init(frame: .zero)
        addSubview(card)
        addSubview(cancelCard)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ contents: AlertContents) {
        var (main, other) = (contents, AlertContents())
        if look.setsCancelApart {
            main.actions.removeAll { $0.style == .cancel }
            other.actions = contents.actions.filter { $0.style == .cancel }
            other.emphasized = other.actions.first
        }
        highlighted = nil
        card.show(main)
        cancelCard.show(other)
        setNeedsLayout()
    }

    // MARK: - Layout

    /// Returns the size for a room; a side of 0 has no limit.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width =
            look.width ?? min(size.width > 0 ? size.width : AlertLook.sheetWidth, AlertLook.sheetWidth)
        let room = size.height > 0 ? size.height : .greatestFiniteMagnitude
        let apart = apartHeight(width)
        return CGSize(width: width, height: min(card.height(for: width) + apart, room))
    }

    /// The height of the cancel button's card, with the space above it.
    private func apartHeight(_ width: CGFloat) -> CGFloat {
        guard cancelCard.hasContents else { return 0 }
        return cancelCard.height(for: width) + (card.hasContents ? AlertLook.sheetMargin : 0)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let apart = apartHeight(bounds.width)
        card.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(bounds.height - apart, 0))
        let height = cancelCard.height(for: bounds.width)
        cancelCard.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        for part in [card, cancelCard] { part.isHidden = !part.hasContents }
    }

    /// The action of the button on which the keyboard acts.
    var focusedAction: UIAlertAction? { (card.rows + cancelCard.rows).first(where: \.isFocused)?.action }

    // MARK: - Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        follow(touches)
        let row = highlighted
        highlight(nil)
        if let row { choose(row.action) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { highlight(nil) }

    private func follow(_ touches: Set<UITouch>) {
        guard let touch = touches.first else { return }
        let rows = card.rows + (cancelCard.isHidden ? [] : cancelCard.rows)
        highlight(rows.first { $0.takes(touch) })
    }

    private func highlight(_ row: AlertRow?) {
        guard row !== highlighted else { return }
        highlighted?.isHighlighted = false
        highlighted = row
        row?.isHighlighted = true
    }
}
