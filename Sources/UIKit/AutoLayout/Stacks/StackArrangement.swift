/// The constraints of a stack view.
@MainActor
struct StackArrangement {
    private typealias Attribute = NSLayoutConstraint.Attribute

    private(set) var made: [NSLayoutConstraint] = []
    private(set) var spacers: [UILayoutGuide] = []

    private let stack: UIStackView
    /// The views that take room.
    private let views: [UIView]
    /// What the views are laid out in: the stack or the part within its margins.
    private let canvas: AnyObject
    private let isRow: Bool

    /// The usual distance of the system, in points.
    static let systemSpacing: CGFloat = 8
    /// The priority of proportions, below required, as contents may be in the way.
    private static let proportionPriority = UILayoutPriority(999)
    /// The priority of equal distances of middles. It gives way to contents.
    private static let centeringPriority = UILayoutPriority(150)
    /// The priority with which a stack is no larger across its axis than its largest view.
    private static let snugPriority = UILayoutPriority(25)

    init(_ stack: UIStackView) {
        self.stack = stack
        views = stack.arrangedSubviews.filter { !$0.isHidden }
        canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
        isRow = stack.axis == .horizontal
    }

    mutating func arrange() {
        collapseHidden()
        guard let first = views.first, let last = views.last else { return emptyCanvas() }
        add(first, start, .equal, canvas, start, "UISV-canvas-connection")
        add(canvas, end, .equal, last, end, "UISV-canvas-connection")
        switch stack.distribution {
        case .fill: space()
        case .fillEqually:
            space()
            for view in views.dropFirst() { add(view, length, .equal, first, length, "UISV-fill-equally") }
        case .fillProportionally:
            space()
            proportion()
        case .equalSpacing: spaceEqually()
        case .equalCentering: centerEqually()
        }
        align()
    }

    // MARK: - Along the axis

    private var start: Attribute { isRow ? .leading : .top }
    private var end: Attribute { isRow ? .trailing : .bottom }
    private var middle: Attribute { isRow ? .centerX : .centerY }
    private var length: Attribute { isRow ? .width : .height }

    private var pairs: [(UIView, UIView)] { Array(zip(views, views.dropFirst())) }

    private mutating func space() {
        for (view, next) in pairs {
            add(next, start, .equal, view, end, "UISV-spacing", constant: stack.spacing(after: view))
        }
    }

    /// Lengths in proportion to those of the contents; views without any share equally what is left.
    private mutating func proportion() {
        let contents = views.map { view in
            isRow ? view.intrinsicContentSize.width : view.intrinsicContentSize.height
        }
        let sum = contents.filter { $0 > 0 }.reduce(0, +)
        guard sum > 0 else {
            for (view, next) in pairs { add(next, length, .equal, view, length, "UISV-fill-proportionally") }
            return
        }
        let reference = contents.firstIndex { $0 > 0 } ?? 0
        for (index, view) in views.enumerated() where index != reference && contents[index] > 0 {
            add(
                view, length, .equal, views[reference], length, "UISV-fill-proportionally",
                multiplier: contents[index] / contents[reference], priority: Self.proportionPriority)
        }
    }

    private mutating func spaceEqually() {
        var firstSpacer: UILayoutGuide?
        for (view, next) in pairs {
            let spacer = spacer("UISV-distributing")
            add(spacer, start, .equal, view, end, "UISV-distributing-edge")
            add(next, start, .equal, spacer, end, "UISV-distributing-edge")
            add(
                next, start, .greaterThanOrEqual, view, end, "UISV-spacing",
                constant: stack.spacing(after: view))
            if let firstSpacer {
                add(spacer, length, .equal, firstSpacer, length, "UISV-fill-equally")
            } else {
                firstSpacer = spacer
            }
        }
    }

    private mutating func centerEqually() {
        var firstSpacer: UILayoutGuide?
        for (index, (view, next)) in pairs.enumerated() {
            let spacer = spacer("UISV-distributing")
            add(spacer, start, .equal, view, middle, "UISV-distributing-edge")
            add(next, middle, .equal, spacer, end, "UISV-distributing-edge")
            add(
                next, start, .greaterThanOrEqual, view, end, "UISV-spacing",
                constant: stack.spacing(after: view))
            if let firstSpacer {
                // Earlier distances count more, so that it is settled which give way.
                let priority = UILayoutPriority(max(Self.centeringPriority.rawValue - Float(index), 1))
                add(spacer, length, .equal, firstSpacer, length, "UISV-fill-equally", priority: priority)
            } else {
                firstSpacer = spacer
            }
        }
    }

    private mutating func spacer(_ name: String) -> UILayoutGuide {
        let spacer = UILayoutGuide()
        spacer.identifier = name
        spacers.append(spacer)
        return spacer
    }

    /// Hidden views have no length where the others are, and lie at the end of what is before them.
    private mutating func collapseHidden() {
        var before: UIView?
        for view in stack.arrangedSubviews {
            guard view.isHidden else {
                before = view
                continue
            }
            addSize(view, length, "UISV-hiding")
            if let before {
                add(view, start, .equal, before, end, "UISV-hiding")
            } else {
                add(view, start, .equal, canvas, start, "UISV-hiding")
            }
            add(view, crossStart, .equal, canvas, crossStart, "UISV-hiding", priority: Self.snugPriority)
        }
    }

    /// A stack without views to show is as small as it can be.
    private mutating func emptyCanvas() {
        addSize(canvas, length, "UISV-canvas-fit", priority: Self.snugPriority)
        addSize(canvas, crossLength, "UISV-canvas-fit", priority: Self.snugPriority)
    }

    // MARK: - Across the axis

    private var crossStart: Attribute { isRow ? .top : .leading }
    private var crossEnd: Attribute { isRow ? .bottom : .trailing }
    private var crossMiddle: Attribute { isRow ? .centerY : .centerX }
    private var crossLength: Attribute { isRow ? .height : .width }

    private mutating func align() {
        let baseline: Attribute? =
            switch stack.alignment {
            case .firstBaseline where isRow: .firstBaseline
            case .lastBaseline where isRow: .lastBaseline
            default: nil
            }
        for view in views {
            switch stack.alignment {
            case .fill:
                add(view, crossStart, .equal, canvas, crossStart, "UISV-canvas-connection")
                add(view, crossEnd, .equal, canvas, crossEnd, "UISV-canvas-connection")
                continue
            case .center: add(view, crossMiddle, .equal, canvas, crossMiddle, "UISV-canvas-connection")
            case .trailing: add(view, crossEnd, .equal, canvas, crossEnd, "UISV-canvas-connection")
            case .firstBaseline, .lastBaseline:
                // Lines of text stand side by side only in a row; in a column they begin together.
                if baseline == nil {
                    add(view, crossStart, .equal, canvas, crossStart, "UISV-canvas-connection")
                }
            case .leading: add(view, crossStart, .equal, canvas, crossStart, "UISV-canvas-connection")
            }
            keepInside(view)
        }
        guard let baseline else { return }
        for (view, next) in pairs { add(next, baseline, .equal, view, baseline, "UISV-alignment") }
    }

    /// Lets the stack be as large across its axis as its largest view, and no larger without a reason.
    private mutating func keepInside(_ view: UIView) {
        add(view, crossStart, .greaterThanOrEqual, canvas, crossStart, "UISV-spanning-boundary")
        add(view, crossEnd, .lessThanOrEqual, canvas, crossEnd, "UISV-spanning-boundary")
        if made.contains(where: { $0.identifier == "UISV-spanning-fit" }) { return }
        addSize(canvas, crossLength, "UISV-spanning-fit", priority: Self.snugPriority)
    }

    // MARK: - Constraints

    private mutating func add(
        _ item: AnyObject, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation,
        _ other: AnyObject,
        _ otherAttribute: Attribute, _ name: String, multiplier: CGFloat = 1, constant: CGFloat = 0,
        priority: UILayoutPriority = .required
    ) {
        let constraint = NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
            multiplier: multiplier, constant: constant)
        constraint.priority = priority
        constraint.identifier = name
        made.append(constraint)
    }

    /// Makes a length zero.
    private mutating func addSize(
        _ item: AnyObject, _ attribute: Attribute, _ name: String, priority: UILayoutPriority = .required
    ) {
        let constraint = NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
            multiplier: 1, constant: 0)
        constraint.priority = priority
        constraint.identifier = name
        made.append(constraint)
    }
}
