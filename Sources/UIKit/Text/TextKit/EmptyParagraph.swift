import CoreText

/// How a paragraph without letters looks: as the end of its line says, or behind the text what is before it.
@MainActor
struct EmptyParagraph {
    private let font: UIFont
    private let alignment: TextOptions.Alignment
    private let options: TextOptions

    /// The look of a paragraph.
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - location: where the paragraph begins, in UTF-16 units.
    ///   - source: what it is laid out from.
    init(of text: NSAttributedString, at location: Int, _ source: TextBlock.Source) {
        var (font, style) = (source.emptyFont, source.emptyStyle)
        if text.length > 0 {
            let attributes = text.attributes(at: min(location, text.length - 1), effectiveRange: nil)
            font = attributes[.font] as? UIFont ?? source.font
            style = attributes[.paragraphStyle] as? NSParagraphStyle
        }
        var options = TextOptions()
        style?.apply(to: &options)
        (self.font, self.options) = (font, options)
        alignment = style?.alignment.ownOption ?? source.alignment
    }

    private var height: CGFloat {
        let metrics = font.font.metrics
        return options.lineHeight(metrics.ascent + metrics.descent + metrics.leading)
    }

    /// How far the line reaches below its baseline.
    var descent: CGFloat { font.font.metrics.descent + font.font.metrics.leading }

    /// Returns the line, from the upper left corner of the paragraph; an empty one where there is no room.
    func line(width: CGFloat?, _ rows: TextRows?) -> CGRect {
        guard let rows else { return CGRect(x: 0, y: 0, width: width ?? 0, height: height) }
        return rows.emptyLine(height: height) ?? .zero
    }

    /// Returns where a caret stands across the line.
    func place(in line: CGRect) -> CGFloat {
        let isReversed = TextLanguage.current.isRightToLeft
        let left = line.minX + (isReversed ? 0 : options.firstLineIndent)
        guard line.width.isFinite else { return left }
        let right = line.maxX - (isReversed ? options.firstLineIndent : 0)
        return switch alignment {
        case .left, .natural, .justified: left
        case .center: (left + right) / 2
        case .right: right
        }
    }
}

extension NSTextAlignment {
    /// The alignment that a paragraph says by itself, for layout; nil for one that is natural.
    var ownOption: TextOptions.Alignment? { self == .natural ? nil : option }
}
