extension CGPath {
    /// The same shape drawn the other way round: the last part first, each from its end to its start.
    package var reversed: CGPath {
        var parts: [Part] = []
        for element in elements { Self.read(element, into: &parts) }
        return CGPath(elements: parts.reversed().flatMap(\.reversed))
    }

    /// A run of lines and curves, and whether a line closes it.
    private struct Part {
        let start: CGPoint
        var elements: [PathElement] = []
        var isClosed = false

        var reversed: [PathElement] {
            var ends = [start]
            for element in elements { ends.append(element.end ?? start) }
            var result: [PathElement] = [.move(ends[ends.count - 1])]
            for (element, end) in zip(elements, ends).reversed() {
                switch element {
                case .quadCurve(let control, _): result.append(.quadCurve(control: control, end: end))
                case .curve(let first, let second, _):
                    result.append(.curve(control1: second, control2: first, end: end))
                default: result.append(.line(end))
                }
            }
            return isClosed ? result + [.close] : result
        }
    }

    private static func read(_ element: PathElement, into parts: inout [Part]) {
        if case .move(let point) = element { return parts.append(Part(start: point)) }
        // What follows a closed part begins where that did.
        if let last = parts.last, last.isClosed { parts.append(Part(start: last.start)) }
        guard var part = parts.popLast() else { return }
        if case .close = element { part.isClosed = true } else { part.elements.append(element) }
        parts.append(part)
    }
}

extension PathElement {
    /// Where the pen is afterwards; nil for a closing line.
    fileprivate var end: CGPoint? {
        switch self {
        case .move(let point), .line(let point): point
        case .quadCurve(_, let end), .curve(_, _, let end): end
        case .close: nil
        }
    }
}
