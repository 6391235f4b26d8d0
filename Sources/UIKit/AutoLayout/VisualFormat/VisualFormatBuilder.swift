import Foundation

/// Makes constraints of a visual format.
@MainActor
struct VisualFormatBuilder {
    private typealias Attribute = NSLayoutConstraint.Attribute

    private let line: VisualFormatLine
    private let options: NSLayoutConstraint.FormatOptions
    private let metrics: [String: Any]
    private let views: [String: Any]

    /// The points between two views with a single hyphen.
    private static let standardDistance: CGFloat = 8

    init(
        _ line: VisualFormatLine, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any],
        _ views: [String: Any]
    ) {
        (self.line, self.options, self.metrics, self.views) = (line, options, metrics, views)
    }

    func constraints() throws -> [NSLayoutConstraint] {
        let items = try line.parts.map { try item($0.name, at: $0.position) }
        var made: [NSLayoutConstraint] = []
        if let start = line.start {
            made += try connect(superview(of: items[0]), items[0], start, isStart: true)
        }
        for (index, part) in line.parts.enumerated() {
            if index > 0 { made += try connect(items[index - 1], items[index], line.connections[index - 1]) }
            made += try part.predicates.map { try size(of: items[index], $0) }
        }
        if let end = line.end {
            let last = items[items.count - 1]
            made += try connect(last, superview(of: last), end, isEnd: true)
        }
        return try made + alignment(of: items)
    }

    // MARK: - Distances

    /// The edges along the format at which an item begins and ends.
    private var edges: (first: Attribute, last: Attribute) {
        if line.isVertical { return (.top, .bottom) }
        if options.contains(.directionRightToLeft) { return (.right, .left) }
        return options.contains(.directionLeftToRight) ? (.left, .right) : (.leading, .trailing)
    }

    private func connect(
        _ before: AnyObject, _ after: AnyObject, _ connection: VisualFormatLine.Connection,
        isStart: Bool = false, isEnd: Bool = false
    ) throws -> [NSLayoutConstraint] {
        var (beforeEdge, afterEdge) = isStart ? (edges.first, edges.first) : (edges.last, edges.first)
        if isEnd { (beforeEdge, afterEdge) = (edges.last, edges.last) }
        let isBesideSuperview = isStart || isEnd
        if line.isVertical, !isBesideSuperview, options.contains(.spacingBaselineToBaseline) {
            (beforeEdge, afterEdge) = (.lastBaseline, .firstBaseline)
        }
        func constraint(
            _ relation: NSLayoutConstraint.Relation, _ constant: CGFloat, _ priority: UILayoutPriority
        ) -> NSLayoutConstraint {
            let isReversed = !line.isVertical && options.contains(.directionRightToLeft)
            let (first, second) = isReversed ? (before, after) : (after, before)
            let (firstEdge, secondEdge) = isReversed ? (beforeEdge, afterEdge) : (afterEdge, beforeEdge)
            let made = NSLayoutConstraint(
                item: first, attribute: firstEdge, relatedBy: relation, toItem: second, attribute: secondEdge,
                multiplier: 1, constant: constant)
            made.priority = priority
            return made
        }
        switch connection {
        case .none: return [constraint(.equal, 0, .required)]
        case .standard where isBesideSuperview:
            // The usual distance from a superview is its margin.
            if isStart { beforeEdge = beforeEdge.withMargin } else { afterEdge = afterEdge.withMargin }
            return [constraint(.equal, 0, .required)]
        case .standard: return [constraint(.equal, Self.standardDistance, .required)]
        case .predicates(let predicates):
            return try predicates.map { predicate in
                constraint(
                    predicate.relation, try number(predicate.object, predicate), try priority(of: predicate))
            }
        }
    }

    private func superview(of item: AnyObject) throws -> AnyObject {
        if let parent = (item as? any LayoutItem)?.layoutParent { return parent }
        throw VisualFormatError(
            message: "Unable to interpret '|' character, because the related view doesn't have a superview",
            position: 0)
    }

    // MARK: - Sizes

    private func size(
        of item: AnyObject, _ predicate: VisualFormatLine.Predicate
    ) throws -> NSLayoutConstraint {
        let attribute: Attribute = line.isVertical ? .height : .width
        let made: NSLayoutConstraint
        if case .name(let name, let other) = predicate.object, metrics[name] == nil {
            let second = try self.item(name, at: predicate.position)
            var otherAttribute = attribute
            if let other {
                guard other == "width" || other == "height" else {
                    throw VisualFormatError(
                        message: "'\(other)' is not a length of a view: use width or height",
                        position: predicate.position)
                }
                otherAttribute = other == "width" ? .width : .height
            }
            made = NSLayoutConstraint(
                item: item, attribute: attribute, relatedBy: predicate.relation, toItem: second,
                attribute: otherAttribute, multiplier: 1, constant: 0)
        } else {
            made = NSLayoutConstraint(
                item: item, attribute: attribute, relatedBy: predicate.relation, toItem: nil,
                attribute: .notAnAttribute, multiplier: 1, constant: try number(predicate.object, predicate))
        }
        made.priority = try priority(of: predicate)
        return made
    }

    // MARK: - Alignment

    private func alignment(of items: [AnyObject]) throws -> [NSLayoutConstraint] {
        let all: [(NSLayoutConstraint.FormatOptions, Attribute)] = [
            (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
            (.alignAllBottom, .bottom),
            (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
            (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
            (.alignAllFirstBaseline, .firstBaseline),
        ]
        var made: [NSLayoutConstraint] = []
        for (option, attribute) in all where options.contains(option) {
            guard (attribute.kind == .x) == line.isVertical else {
                let direction = line.isVertical ? "vertical" : "horizontal"
                throw VisualFormatError(
                    message: "Options mask required views to be aligned on a \(direction) edge, which is not "
                        + "allowed for layout that is also \(direction)",
                    position: 0)
            }
            for (item, next) in zip(items, items.dropFirst()) {
                made.append(
                    NSLayoutConstraint(
                        item: item, attribute: attribute, relatedBy: .equal, toItem: next,
                        attribute: attribute,
                        multiplier: 1, constant: 0))
            }
        }
        return made
    }

    // MARK: - Names and numbers

    private func item(_ name: String, at position: Int) throws -> AnyObject {
        guard let value = views[name] else {
            throw VisualFormatError(
                message: "\(name) is not a key in the views dictionary", position: position)
        }
        guard value is any LayoutItem else {
            throw VisualFormatError(message: "\(name) is not a view or a layout guide", position: position)
        }
        return value as AnyObject
    }

    private func number(
        _ object: VisualFormatLine.Object, _ predicate: VisualFormatLine.Predicate
    ) throws -> CGFloat {
        switch object {
        case .number(let number): return number
        case .name(let name, _):
            switch metrics[name] {
            case let number as CGFloat: return number
            case let number as Double: return number
            case let number as Float: return CGFloat(number)
            case let number as Int: return CGFloat(number)
            case let number as NSNumber: return number.doubleValue
            default:
                throw VisualFormatError(
                    message: "\(name) is not a key in the metrics dictionary", position: predicate.position)
            }
        }
    }

    private func priority(of predicate: VisualFormatLine.Predicate) throws -> UILayoutPriority {
        guard let priority = predicate.priority else { return .required }
        return UILayoutPriority(Float(try number(priority, predicate)))
    }
}

extension NSLayoutConstraint.Attribute {
    /// The same edge within the margins.
    fileprivate var withMargin: NSLayoutConstraint.Attribute {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        default: self
        }
    }
}
