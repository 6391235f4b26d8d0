import CoreText

extension NSAttributedString.Key {
    /// A `UIFont`; without it the system font of 12 points.
    public static let font = NSAttributedString.Key("NSFont")
    /// A `UIColor`; without it black, or what a label says.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// Points added after each letter, a number.
    public static let kern = NSAttributedString.Key("NSKern")
    /// Whether letters such as f and i share a glyph where the font has one: 0 for no, 1, the default, for yes.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// The raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// The raw value of an `NSUnderlineStyle`, for a line through the text.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// A `UIColor` behind the letters; without it nothing.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// A `UIColor` of the line below; without it that of the letters.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// A `UIColor` of the line through the text; without it that of the letters.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// A `URL` or its text: the letters look like a link, and a text view that is not edited opens it where it is tapped.
    public static let link = NSAttributedString.Key("NSLink")
    /// Points above the baseline, a number.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// An `NSParagraphStyle`; the first one counts for the whole text.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
}

extension NSAttributedString {
    /// Returns the size of the text in points; lines break only at its line ends.
    public func size() -> CGSize { TextLayout(styledText(), options: drawingOptions()).size }

    /// Draws the text into the current context with its upper left corner at `point`.
    public func draw(at point: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setFillColor(.black)
        TextLayout(styledText(), options: drawingOptions()).draw(in: context, at: point)
        context.restoreGState()
    }

    /// Draws the text into the current context, in lines as wide as `rect`; lines that do not fit are left
    /// out.
    public func draw(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        var options = drawingOptions()
        options.width = rect.width
        options.height = rect.height
        context.saveGState()
        context.clip(to: rect)
        context.setFillColor(.black)
        TextLayout(styledText(), options: options).draw(in: context, at: rect.origin)
        context.restoreGState()
    }

    /// The paragraph style at the beginning of the text.
    var paragraphStyle: NSParagraphStyle? {
        length == 0 ? nil : attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    }

    /// Returns the text with its attributes, ready for layout.
    ///
    /// - Parameters:
    ///   - font: the font of parts without one.
    ///   - traits: the traits by which dynamic colours are resolved; nil for the current ones.
    /// - Returns: the text in runs of one style.
    func styledText(font: UIFont = .systemFont(ofSize: 12), traits: UITraitCollection? = nil) -> StyledText {
        var result = StyledText()
        let whole = NSRange(location: 0, length: length)
        enumerateAttributes(in: whole, options: []) { attributes, range, _ in
            func number(_ key: Key) -> CGFloat { CGFloat(attribute: attributes[key]) ?? 0 }
            func resolved(_ color: UIColor?) -> CGColor? {
                (traits.flatMap { color?.resolvedColor(with: $0) } ?? color)?.cgColor
            }
            func color(_ key: Key) -> CGColor? { resolved(attributes[key] as? UIColor) }
            let isLink = attributes[.link] != nil
            let shadow = attributes[.shadow] as? NSShadow
            let shade = traits.flatMap { shadow?.color?.resolvedColor(with: $0) } ?? shadow?.color
            var style = TextStyle(
                font: ((attributes[.font] as? UIFont) ?? font).font,
                color: isLink ? resolved(.link) : color(.foregroundColor),
                kern: number(.kern), isUnderlined: number(.underlineStyle) != 0 || isLink,
                isStruckThrough: number(.strikethroughStyle) != 0, baselineOffset: number(.baselineOffset),
                background: color(.backgroundColor), underlineColor: color(.underlineColor),
                strikethroughColor: color(.strikethroughColor), shadow: shadow?.shadow(in: shade?.cgColor),
                hasLigatures: attributes[.ligature] == nil || number(.ligature) != 0)
            let letters = attributedSubstring(from: range).string
            if let attachment = attributes[.attachment] as? NSTextAttachment,
                letters.utf16.allSatisfy({ Int($0) == NSTextAttachment.character })
            {
                let lineFont = (attributes[.font] as? UIFont) ?? font
                style.attachment = attachment.attachment(font: lineFont, at: range.location)
            }
            result.append(letters, style: style)
        }
        return result
    }

    /// Whether the colour of some part depends on traits.
    var hasDynamicColor: Bool {
        var isFound = false
        let keys: [Key] = [.foregroundColor, .backgroundColor, .underlineColor, .strikethroughColor]
        enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, _, stop in
            let shade = (attributes[.shadow] as? NSShadow)?.color
            guard
                shade?.isDynamic == true
                    || keys.contains(where: { (attributes[$0] as? UIColor)?.isDynamic == true })
            else { return }
            isFound = true
            stop.pointee = true
        }
        return isFound
    }

    private func drawingOptions() -> TextOptions {
        guard let style = paragraphStyle else { return TextOptions() }
        var options = TextOptions(
            lineBreak: style.lineBreakMode.option, alignment: style.alignment.option)
        style.apply(to: &options)
        return options
    }
}

extension String {
    /// Returns the size of the text in points; lines break only at its line ends.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self, attributes: attributes).size()
    }

    /// Draws the text into the current context with its upper left corner at `point`.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attributes).draw(at: point)
    }

    /// Draws the text into the current context, in lines as wide as `rect`.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attributes).draw(in: rect)
    }
}

extension CGFloat {
    /// The number that is the value of an attribute; nil for another value.
    init?(attribute value: Any?) {
        switch value {
        case let value as CGFloat: self = value
        case let value as Double: self.init(value)
        case let value as Float: self.init(value)
        case let value as Int: self.init(value)
        case let value as NSNumber: self.init(value.doubleValue)
        default: return nil
        }
    }
}
