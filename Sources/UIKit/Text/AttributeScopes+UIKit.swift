import Foundation

extension AttributeScopes {
    /// The attributes of text that UIKit draws.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// The attributes of text that UIKit draws, for `AttributedString`.
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The colour of the letters.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the letters.
        public let backgroundColor: BackgroundColorAttribute
        /// Points added after each letter.
        public let kern: KernAttribute
        /// A line below the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// A line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// Alignment, spacing and the like.
        public let paragraphStyle: ParagraphStyleAttribute

        /// The font.
        public enum FontAttribute: AttributedStringKey {
            /// A font.
            public typealias Value = UIFont
            /// The name, which is that of the old kind of text.
            public static let name = NSAttributedString.Key.font.rawValue
        }

        /// The colour of the letters.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// A colour.
            public typealias Value = UIColor
            /// The name, which is that of the old kind of text.
            public static let name = NSAttributedString.Key.foregroundColor.rawValue
        }

        /// The colour behind the letters.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// A colour.
            public typealias Value = UIColor
            /// The name, which is that of the old kind of text.
            public static let name = NSAttributedString.Key.backgroundColor.rawValue
        }

        /// Points added after each letter.
        public enum KernAttribute: AttributedStringKey {
            /// Points.
            public typealias Value = CGFloat
            /// The name, which is that of the old kind of text.
            public static let name = NSAttributedString.Key.kern.rawValue
        }

        /// A line below the text.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// The kind of line.
            public typealias Value = NSUnderlineStyle
            /// The name, which is that of the old kind of text.
            public static let name = NSAttributedString.Key.underlineStyle.rawValue
        }

        /// A line through the text.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// The kind of line.
            public typealias Value = NSUnderlineStyle
            /// The name, which is that of the old kind of text.
            public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
        }

        /// Alignment, spacing and the like.
        public enum ParagraphStyleAttribute: AttributedStringKey {
            /// A paragraph style.
            public typealias Value = NSParagraphStyle
            /// The name, which is that of the old kind of text.
            public static let name = NSAttributedString.Key.paragraphStyle.rawValue
        }
    }
}

extension AttributeDynamicLookup {
    /// An attribute of text that UIKit draws, by its name.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key { self[Key.self] }
}

extension AttributedString {
    /// The text for a label: attributes that UIKit draws, over those that `base` gives where there are none.
    func drawn(over base: AttributeContainer, with transform: (AttributeContainer) -> AttributeContainer)
        -> NSAttributedString
    {
        let result = NSMutableAttributedString(string: "")
        for run in runs {
            let attributes = transform(base.merging(run.attributes))
            result.append(
                NSAttributedString(
                    string: String(self[run.range].characters), attributes: attributes.drawnAttributes))
        }
        return result
    }
}

extension AttributeContainer {
    fileprivate var drawnAttributes: [NSAttributedString.Key: Any] {
        typealias Kit = AttributeScopes.UIKitAttributes
        var all: [NSAttributedString.Key: Any] = [:]
        all[.font] = self[Kit.FontAttribute.self]
        all[.foregroundColor] = self[Kit.ForegroundColorAttribute.self]
        all[.backgroundColor] = self[Kit.BackgroundColorAttribute.self]
        all[.kern] = self[Kit.KernAttribute.self]
        all[.underlineStyle] = self[Kit.UnderlineStyleAttribute.self]?.rawValue
        all[.strikethroughStyle] = self[Kit.StrikethroughStyleAttribute.self]?.rawValue
        all[.paragraphStyle] = self[Kit.ParagraphStyleAttribute.self]
        return all
    }
}
