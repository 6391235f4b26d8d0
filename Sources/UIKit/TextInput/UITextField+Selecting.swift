/// What a drag with the mouse selects.
struct TextDrag {
    /// What it extends the selection by.
    enum Unit {
        case letters, words
    }

    var unit = Unit.letters
    /// Where it began: a place, or a word.
    var origin = 0..<0
    /// Whether it selects; a finger on a touch screen does not.
    var selects = false
    /// Where the last click was.
    var lastClick: CGPoint?
}

extension UITextField {
    /// How far from the last click a double click may be, in points.
    private static let clickDistance: CGFloat = 8

    func beginDrag(_ touch: UITouch) -> Bool {
        // A finger may be about to scroll: it begins editing when it is lifted.
        drag.selects = touch.finger <= 0
        guard drag.selects else { return true }
        guard becomeFirstResponder() else { return false }
        let point = touch.location(in: self)
        let x = placeInLine(of: point)
        let clicks = isNearLastClick(point) ? touch.tapCount : 1
        drag.lastClick = point
        editor.unmark()
        let place = editor.place(at: x)
        let held = clock.part(EventRoute.self).dispatcher?.heldModifiers ?? []
        switch clicks {
        case 1:
            let anchor = held.contains(.shift) ? editor.edited.anchor : place
            drag.unit = .letters
            drag.origin = anchor..<anchor
            editor.select(from: anchor, to: place)
        case 2:
            drag.unit = .words
            drag.origin = editor.word(at: x)
            editor.select(from: drag.origin.lowerBound, to: drag.origin.upperBound)
        default:
            drag.unit = .words
            drag.origin = 0..<editor.edited.count
            editor.selectAll()
        }
        return true
    }

    func continueDrag(_ touch: UITouch) {
        guard drag.selects, isEditing else { return }
        let x = placeInLine(of: touch.location(in: self))
        switch drag.unit {
        case .letters: editor.select(from: drag.origin.lowerBound, to: editor.place(at: x))
        case .words:
            let word = editor.word(at: x)
            if word.lowerBound < drag.origin.lowerBound {
                editor.select(from: drag.origin.upperBound, to: word.lowerBound)
            } else {
                let end = max(word.upperBound, drag.origin.upperBound)
                editor.select(from: drag.origin.lowerBound, to: end)
            }
        }
    }

    func endDrag(_ touch: UITouch) {
        guard !drag.selects, isTouchInside, becomeFirstResponder() else { return }
        editor.move(to: editor.place(at: placeInLine(of: touch.location(in: self))), extending: false)
    }

    private func isNearLastClick(_ point: CGPoint) -> Bool {
        guard let last = drag.lastClick else { return true }
        return hypot(point.x - last.x, point.y - last.y) <= Self.clickDistance
    }

    /// Returns a point's place in the line, in points from its left end.
    func placeInLine(of point: CGPoint) -> CGFloat {
        layoutIfNeeded()
        return convert(point, to: lineView).x + lineView.scroll
    }

    /// Whether a recognizer of a view around the field follows a drag of the mouse that selects.
    func isSelectedBy(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer is UIPanGestureRecognizer && recognizer.view !== self
            && recognizer.tracked.contains { $0.finger <= 0 && $0.view === self }
    }
}
