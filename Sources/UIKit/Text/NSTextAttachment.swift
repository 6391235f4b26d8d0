import CoreText
import Foundation
import ObjectiveC

/// A picture that stands in attributed text as a letter: the value of the attribute `.attachment`.
open class NSTextAttachment: NSObject {
    /// The letter that attachments stand at.
    public static let character = 0xFFFC

    /// The width that is offered where lines have no end yet.
    private static let longestLine: CGFloat = 10_000_000

    private let typeWord = TypeWord()

    /// The picture. Without one that of `contents`.
    open var image: UIImage?
    /// Size and place: the origin lies on the baseline, and y counts upwards. Zero, the default, for the size
    /// of the picture, standing on the baseline.
    open var bounds = CGRect.zero
    /// The file of the picture.
    open var contents: Data?
    /// The kind of the file, as a uniform type identifier.
    open var fileType: String?

    /// Makes an attachment of a file.
    ///
    /// - Parameters:
    ///   - contentData: the file; nil for none.
    ///   - uti: its kind.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        super.init()
    }

    /// Makes an attachment without a picture.
    public override convenience init() { self.init(data: nil, ofType: nil) }

    /// Makes an attachment of a picture.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    /// Returns size and place of the attachment in a line. A subclass may fit them to the line.
    ///
    /// - Parameters:
    ///   - textContainer: nil, as text is measured before it has a room.
    ///   - lineFrag: the line: as high as its font.
    ///   - position: where the attachment stands, as far as it is known.
    ///   - charIndex: its letter.
    /// - Returns: the bounds, or those of the picture.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint, characterIndex charIndex: Int
    ) -> CGRect {
        bounds == .zero ? CGRect(origin: .zero, size: picture?.size ?? .zero) : bounds
    }

    /// Returns the picture for bounds. A subclass may draw its own.
    open func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? { picture }

    private var picture: UIImage? { image ?? contents.flatMap { UIImage(data: $0) } }

    /// Returns what stands in the text.
    ///
    /// - Parameters:
    ///   - font: that of the line.
    ///   - index: the letter.
    /// - Returns: the picture with its size and place.
    func attachment(font: UIFont, at index: Int) -> TextAttachment {
        let line = CGRect(x: 0, y: 0, width: Self.longestLine, height: font.lineHeight)
        let bounds = attachmentBounds(
            for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: index)
        let image = image(forBounds: bounds, textContainer: nil, characterIndex: index)
        let isTemplate =
            image?.renderingMode == .alwaysTemplate
            || image?.symbol != nil && image?.renderingMode == .automatic && image?.isTemplate == true
        return TextAttachment(
            size: bounds.size, rise: bounds.minY, image: isTemplate ? image?.coverage : image?.upright)
    }
}

extension NSAttributedString.Key {
    /// An `NSTextAttachment` in the place of the letter U+FFFC.
    public static let attachment = NSAttributedString.Key("NSAttachment")
}

extension NSAttributedString {
    /// Makes a text of one attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
