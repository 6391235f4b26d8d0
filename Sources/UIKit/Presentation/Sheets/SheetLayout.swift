import Foundation

/// The geometry of a sheet, as a function of its surroundings and its position.
///
/// The position says how high the sheet stands: the distance of its upper edge from the container's lower
/// edge. 0 is below the container; a finger moves it one to one.
///
/// ```
///  attached                 floating
/// ┌──────────────┐ ▲       ┌────────────────┐ ▲
/// │ ╭──────────╮ │ │ ▲     │                │ │
/// │ │          │ │ │ │     │    ╭──────╮  ▲ │ │
/// │ │          │ │ H │ s   │    │      │  │ │ H
/// │ │          │ │ │ │     │    ╰──────╯  s │ │
/// │ │          │ │ │ │     │              │ │ │
/// └─┴──────────┴─┘ ▼ ▼     └────────────────┘ ▼
/// ```
struct SheetLayout: Equatable {
    /// What a sheet looks like.
    enum Form {
        /// A card in the middle: where there is room both ways.
        case floating
        /// It stands on the lower edge.
        case attached
        /// It covers everything: where there is little height.
        case fullScreen
    }

    /// The sizes that the sheet controller and the presented controller ask for.
    struct Wishes: Equatable {
        /// Whether the sheet is as wide as text is read well and as high as fits, instead of a form's size.
        var isPage = true
        /// The presented controller's preferred size, in points; a side of 0 states no preference.
        var preferredSize = CGSize.zero
        var attachesInCompactHeight = false
        var widthFollowsPreferredSize = false
    }

    let container: CGSize
    let safeArea: UIEdgeInsets
    let form: Form
    private let wishes: Wishes

    /// The size of a form, in points, as on an iPad.
    private static let formSize = CGSize(width: 540, height: 620)
    /// The width of a page: the widest that text is read well at, 672 points, and 20 at both sides, as on an
    /// iPad.
    private static let pageWidth: CGFloat = 712
    /// What a floating card leaves free at each side, in points.
    private static let margin: CGFloat = 20
    /// The least space above the view behind a large sheet: the height of a plain status bar.
    private static let leastTop: CGFloat = 20
    /// How much of the view behind a large sheet shows above it, in points.
    private static let overlap: CGFloat = 10

    init(container: CGSize, safeArea: UIEdgeInsets, traits: UITraitCollection, wishes: Wishes) {
        self.container = container
        self.safeArea = safeArea
        self.wishes = wishes
        if traits.verticalSizeClass == .compact {
            form = wishes.attachesInCompactHeight ? .attached : .fullScreen
        } else {
            form = traits.horizontalSizeClass == .regular ? .floating : .attached
        }
        isLow = traits.verticalSizeClass == .compact
    }

    /// Whether the vertical size class is compact.
    private let isLow: Bool

    // MARK: - Heights and positions

    /// The most that a detent may ask for, in points above the lower safe area.
    var maximumDetentValue: CGFloat { max(largestHeight - lowerInset, 0) }

    /// The position at which a sheet that is `value` points high, above the lower safe area, rests.
    func position(ofDetent value: CGFloat) -> CGFloat {
        let height = min(max(value, 0), maximumDetentValue) + lowerInset
        switch form {
        case .floating: return (container.height + height) / 2
        case .attached: return height
        case .fullScreen: return container.height
        }
    }

    /// The position of the large detent.
    var largestPosition: CGFloat { position(ofDetent: maximumDetentValue) }

    /// The upper edge of the view that a large sheet pushes back.
    var topBehind: CGFloat { isLow ? safeArea.top : max(safeArea.top, Self.leastTop) }

    private var largestHeight: CGFloat {
        switch form {
        case .floating:
            let room = container.height - 2 * (max(safeArea.top, safeArea.bottom) + Self.margin)
            let wanted = wishes.preferredSize.height > 0 ? wishes.preferredSize.height : Self.formSize.height
            return wishes.isPage ? room : min(wanted, room)
        case .attached: return container.height - topBehind - Self.overlap
        case .fullScreen: return container.height
        }
    }

    /// What a sheet on the lower edge adds to the height of its detent: the lower safe area.
    private var lowerInset: CGFloat { form == .attached ? safeArea.bottom : 0 }

    // MARK: - Frames

    /// The sheet's frame at a position. Between its smallest and its largest detent its height follows; below
    /// the smallest it moves as it is.
    func frame(at position: CGFloat, within range: ClosedRange<CGFloat>) -> CGRect {
        let height: CGFloat
        switch form {
        case .floating:
            let resting = min(max(position, range.lowerBound), range.upperBound)
            height = 2 * resting - container.height
        case .attached: height = max(position, range.lowerBound)
        case .fullScreen: height = container.height
        }
        let width = self.width
        let x = form == .fullScreen ? 0 : safeMiddle - width / 2
        return CGRect(x: x, y: container.height - position, width: width, height: height)
    }

    private var width: CGFloat {
        let preferred = wishes.preferredSize.width
        switch form {
        case .floating:
            let wanted = wishes.isPage ? Self.pageWidth : preferred > 0 ? preferred : Self.formSize.width
            return min(wanted, container.width - 2 * Self.margin)
        case .attached:
            let room = container.width - safeArea.left - safeArea.right
            return wishes.widthFollowsPreferredSize && preferred > 0 ? min(preferred, room) : room
        case .fullScreen: return container.width
        }
    }

    private var safeMiddle: CGFloat { (container.width + safeArea.left - safeArea.right) / 2 }

    // MARK: - Around the sheet

    /// Whether what lies behind is pushed back by a large sheet.
    var pushesPresenterBack: Bool { form == .attached && !isLow }

    /// How far the presenter is pushed back, 0…1: from the detent below the large one on.
    func pushBack(at position: CGFloat, stops: SheetStops) -> CGFloat {
        let large = largestPosition
        guard pushesPresenterBack, stops.range.upperBound > large - Self.tolerance, !stops.isLargestUndimmed
        else { return 0 }
        let below = stops.positions.last { $0 < large - Self.tolerance } ?? 0
        return min(max((position - below) / max(large - below, 1), 0), 1)
    }

    /// How far along the dimming is, 0…1: from the undimmed detent to the one above, or from below the
    /// container.
    func dimming(at position: CGFloat, stops: SheetStops) -> CGFloat {
        guard form != .fullScreen else { return 0 }
        guard let clear = stops.undimmedPosition else {
            return min(max(position / max(stops.range.lowerBound, 1), 0), 1)
        }
        guard let above = stops.positions.first(where: { $0 > clear }) else { return 0 }
        return min(max((position - clear) / (above - clear), 0), 1)
    }

    /// Positions nearer to each other than this count as equal, in points.
    static let tolerance: CGFloat = 0.5
}
