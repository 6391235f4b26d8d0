import Foundation

/// The symbols that there are: our own drawings, by the names that apps use.
enum SymbolCatalog {
    typealias Drawing = @Sendable (SymbolPen) -> Void

    /// One drawing and the forms in which it comes.
    private struct Entry: Sendable {
        var draw: Drawing
        /// The width of the drawing in units of 24.
        var width: CGFloat = SymbolPen.side
        /// Whether there is a filled form.
        var isFillable = false
        /// Whether there are forms in a circle.
        var isCircled = false
        /// Whether there is a form without a circle.
        var isPlain = true
    }

    /// A drawing, the width in units that it needs, and whether it is the filled form.
    struct Symbol: Sendable {
        let draw: Drawing
        let width: CGFloat
        let isFilled: Bool
    }

    /// Returns the symbol of a name; nil if there is none.
    static func symbol(named name: String) -> Symbol? {
        if let entry = entries[name], entry.isPlain {
            return Symbol(draw: entry.draw, width: entry.width, isFilled: false)
        }
        var parts = name.split(separator: ".").map(String.init)
        let isFilled = parts.last == "fill"
        if isFilled { parts.removeLast() }
        let base = parts.joined(separator: ".")
        if isFilled, let entry = entries[base], entry.isFillable {
            return Symbol(draw: entry.draw, width: entry.width, isFilled: true)
        }
        guard parts.popLast() == "circle", let entry = entries[parts.joined(separator: ".")],
            entry.isCircled
        else { return nil }
        let draw = entry.draw
        return Symbol(draw: { $0.circled(draw) }, width: SymbolPen.side, isFilled: isFilled)
    }

    /// All names, sorted.
    static var names: [String] {
        entries.flatMap { name, entry in
            (entry.isPlain ? [name] : []) + (entry.isFillable ? [name + ".fill"] : [])
                + (entry.isCircled ? [name + ".circle", name + ".circle.fill"] : [])
        }.sorted()
    }

    /// Width in units of chevrons to the side.
    private static let slim: CGFloat = 14

    private static let entries: [String: Entry] = signs.merging(things) { $1 }

    private static let signs: [String: Entry] = [
        "chevron.left": Entry(draw: { $0.chevron(.left) }, width: slim, isCircled: true),
        "chevron.right": Entry(draw: { $0.chevron(.right) }, width: slim, isCircled: true),
        "chevron.backward": Entry(draw: { $0.chevron(.left) }, width: slim, isCircled: true),
        "chevron.forward": Entry(draw: { $0.chevron(.right) }, width: slim, isCircled: true),
        "chevron.up": Entry(draw: { $0.chevron(.up) }, isCircled: true),
        "chevron.down": Entry(draw: { $0.chevron(.down) }, isCircled: true),
        "chevron.compact.up": Entry(draw: { $0.flatChevron(.up) }),
        "chevron.compact.down": Entry(draw: { $0.flatChevron(.down) }),
        "arrow.left": Entry(draw: { $0.arrow(.left) }, isCircled: true),
        "arrow.right": Entry(draw: { $0.arrow(.right) }, isCircled: true),
        "arrow.backward": Entry(draw: { $0.arrow(.left) }, isCircled: true),
        "arrow.forward": Entry(draw: { $0.arrow(.right) }, isCircled: true),
        "arrow.up": Entry(draw: { $0.arrow(.up) }, isCircled: true),
        "arrow.down": Entry(draw: { $0.arrow(.down) }, isCircled: true),
        "arrow.up.right": Entry(draw: { $0.diagonalArrow(right: true, up: true) }, isCircled: true),
        "arrow.down.left": Entry(draw: { $0.diagonalArrow(right: false, up: false) }, isCircled: true),
        "arrow.clockwise": Entry(draw: { $0.roundArrow(clockwise: true) }, isCircled: true),
        "arrow.counterclockwise": Entry(draw: { $0.roundArrow(clockwise: false) }, isCircled: true),
        "arrow.uturn.backward": Entry(draw: { $0.returnArrow() }, isCircled: true),
        "xmark": Entry(draw: { $0.cross() }, isCircled: true),
        "multiply": Entry(draw: { $0.cross() }, isCircled: true),
        "plus": Entry(draw: { $0.plus() }, isCircled: true),
        "minus": Entry(draw: { $0.minus() }, isCircled: true),
        "checkmark": Entry(draw: { $0.check() }, isCircled: true),
        "ellipsis": Entry(draw: { $0.ellipsis() }, isCircled: true),
        "info": Entry(draw: { $0.info() }, width: 8, isCircled: true),
        "questionmark": Entry(draw: { $0.question() }, width: 16, isCircled: true),
        "exclamationmark": Entry(draw: { $0.exclamation() }, width: 8, isCircled: true),
        "exclamationmark.triangle": Entry(draw: { $0.warning() }, isFillable: true),
        "line.3.horizontal": Entry(draw: { $0.bars() }, isCircled: true),
        "line.horizontal.3": Entry(draw: { $0.bars() }, isCircled: true),
        "list.bullet": Entry(draw: { $0.list() }, isCircled: true),
        "slider.horizontal.3": Entry(draw: { $0.sliders() }),
        "square.grid.2x2": Entry(draw: { $0.grid() }, isFillable: true),
        "circle": Entry(draw: { $0.round(0, 0, 10) }, isFillable: true),
        "square": Entry(draw: { $0.box(-9, -9, 18, 18, radius: 3.5) }, isFillable: true),
    ]

    private static let things: [String: Entry] = [
        "heart": Entry(draw: { $0.heart() }, isFillable: true, isCircled: true),
        "star": Entry(draw: { $0.star() }, isFillable: true, isCircled: true),
        "gear": Entry(draw: { $0.gear() }),
        "gearshape": Entry(draw: { $0.gear() }, isFillable: true),
        "square.and.arrow.up": Entry(draw: { $0.share(up: true) }, isFillable: true),
        "square.and.arrow.down": Entry(draw: { $0.share(up: false) }, isFillable: true),
        "square.and.pencil": Entry(draw: { $0.compose() }),
        "square.on.square": Entry(draw: { $0.pages() }, isFillable: true),
        "pencil": Entry(draw: { $0.pencil() }, isCircled: true),
        "trash": Entry(draw: { $0.trash() }, isFillable: true, isCircled: true),
        "folder": Entry(draw: { $0.folder() }, isFillable: true, isCircled: true),
        "doc": Entry(draw: { $0.document() }, isFillable: true, isCircled: true),
        "magnifyingglass": Entry(draw: { $0.magnifier() }, isCircled: true),
        "house": Entry(draw: { $0.house() }, isFillable: true, isCircled: true),
        "person": Entry(draw: { $0.person() }, isFillable: true, isCircled: true),
        "person.crop": Entry(draw: { $0.person() }, isCircled: true, isPlain: false),
        "person.2": Entry(draw: { $0.people() }, isFillable: true, isCircled: true),
        "bell": Entry(draw: { $0.bell() }, isFillable: true, isCircled: true),
        "envelope": Entry(draw: { $0.envelope() }, isFillable: true, isCircled: true),
        "camera": Entry(draw: { $0.camera() }, isFillable: true, isCircled: true),
        "photo": Entry(draw: { $0.photo() }, isFillable: true),
        "play": Entry(draw: { $0.play() }, isFillable: true, isCircled: true),
        "forward": Entry(draw: { $0.wind(by: 1) }, isFillable: true),
        "backward": Entry(draw: { $0.wind(by: -1) }, isFillable: true),
        "arrowshape.turn.up.left": Entry(draw: { $0.reply() }, isFillable: true),
        "book": Entry(draw: { $0.book() }, isFillable: true),
        "pause": Entry(draw: { $0.pause() }, isFillable: true, isCircled: true),
        "lock": Entry(draw: { $0.lock() }, isFillable: true, isCircled: true),
        "eye": Entry(draw: { $0.eye() }, isFillable: true, isCircled: true),
        "eye.slash": Entry(draw: { $0.slashed { $0.eye() } }, isFillable: true),
        "sun.max": Entry(draw: { $0.sun() }, isFillable: true),
        "moon": Entry(draw: { $0.moon() }, isFillable: true, isCircled: true),
        "cloud": Entry(draw: { $0.cloud() }, isFillable: true),
        "bolt": Entry(draw: { $0.bolt() }, isFillable: true, isCircled: true),
        "clock": Entry(draw: { $0.clock() }, isFillable: true),
        "calendar": Entry(draw: { $0.calendar() }),
        "bookmark": Entry(draw: { $0.bookmark() }, isFillable: true, isCircled: true),
        "flag": Entry(draw: { $0.flag() }, isFillable: true, isCircled: true),
        "location": Entry(draw: { $0.needle() }, isFillable: true, isCircled: true),
        "paperplane": Entry(draw: { $0.plane() }, isFillable: true, isCircled: true),
        "cart": Entry(draw: { $0.cart() }, isFillable: true),
        "music.note": Entry(draw: { $0.note() }),
        "mic": Entry(draw: { $0.microphone() }, isFillable: true, isCircled: true),
        "speaker.wave.2": Entry(draw: { $0.speaker() }, isFillable: true),
        "globe": Entry(draw: { $0.globe() }),
        "creditcard": Entry(draw: { $0.card() }, isFillable: true),
        "sidebar.left": Entry(draw: { $0.sidebar() }),
    ]
}
