import Foundation
import QuartzCore

extension NSCoder {
    /// Returns the insets of a text such as `{1, 2, 3, 4}`; zero for a text of another kind.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        let parts = numbers(string, 4)
        return UIEdgeInsets(top: parts[0], left: parts[1], bottom: parts[2], right: parts[3])
    }

    /// Returns the insets of a text such as `{1, 2, 3, 4}`; zero for a text of another kind.
    public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
        let parts = numbers(string, 4)
        return NSDirectionalEdgeInsets(
            top: parts[0], leading: parts[1], bottom: parts[2], trailing: parts[3])
    }

    /// Returns the offset of a text such as `{1, 2}`; zero for a text of another kind.
    public class func uiOffset(for string: String) -> UIOffset {
        let parts = numbers(string, 2)
        return UIOffset(horizontal: parts[0], vertical: parts[1])
    }

    /// Returns the text of insets, `{1, 2, 3, 4}`: top, left, bottom and right.
    public class func string(for insets: UIEdgeInsets) -> String {
        text(insets.top, insets.left, insets.bottom, insets.right)
    }

    /// Returns the text of insets, `{1, 2, 3, 4}`: top, leading, bottom and trailing.
    public class func string(for insets: NSDirectionalEdgeInsets) -> String {
        text(insets.top, insets.leading, insets.bottom, insets.trailing)
    }

    /// Returns the text of an offset, `{1, 2}`: horizontal and vertical.
    public class func string(for offset: UIOffset) -> String { text(offset.horizontal, offset.vertical) }
}
