/// A space in a toolbar.
enum BarSpace {
    /// Shares the room that is left with the others of its kind.
    case flexible
    /// As wide as the item says.
    case fixed
}

extension UIBarButtonItem {
    /// Standard buttons: a word, or a drawing of ours for what iOS shows a picture.
    public enum SystemItem: Int, Sendable {
        /// "Done", in semibold.
        case done = 0
        /// "Cancel".
        case cancel = 1
        /// "Edit".
        case edit = 2
        /// "Save", in semibold.
        case save = 3
        /// A plus.
        case add = 4
        /// The room that is left.
        case flexibleSpace = 5
        /// A space as wide as the item's `width`.
        case fixedSpace = 6
        /// A pencil on a sheet of paper.
        case compose = 7
        /// An arrow to the left.
        case reply = 8
        /// A square with an arrow out of it.
        case action = 9
        /// A folder.
        case organize = 10
        /// An open book.
        case bookmarks = 11
        /// A magnifier.
        case search = 12
        /// A round arrow.
        case refresh = 13
        /// A cross.
        case stop = 14
        /// A camera.
        case camera = 15
        /// A bin.
        case trash = 16
        /// A triangle to the right.
        case play = 17
        /// Two bars.
        case pause = 18
        /// Two triangles to the left.
        case rewind = 19
        /// Two triangles to the right.
        case fastForward = 20
        /// "Undo".
        case undo = 21
        /// "Redo".
        case redo = 22
        /// The title that curls a map, "Curl": iOS draws no picture for it since 7.
        case pageCurl = 23
        /// A cross.
        case close = 24

        var title: String? {
            switch self {
            case .done: "Done"
            case .cancel: "Cancel"
            case .edit: "Edit"
            case .save: "Save"
            case .undo: "Undo"
            case .redo: "Redo"
            case .pageCurl: "Curl"
            default: nil
            }
        }

        /// The name of the drawing.
        var symbol: String? {
            switch self {
            case .add: "plus"
            case .compose: "square.and.pencil"
            case .reply: "arrowshape.turn.up.left"
            case .action: "square.and.arrow.up"
            case .organize: "folder"
            case .bookmarks: "book"
            case .search: "magnifyingglass"
            case .refresh: "arrow.clockwise"
            case .stop, .close: "xmark"
            case .camera: "camera"
            case .trash: "trash"
            case .play: "play.fill"
            case .pause: "pause.fill"
            case .rewind: "backward.fill"
            case .fastForward: "forward.fill"
            default: nil
            }
        }

        var style: Style { self == .done || self == .save ? .done : .plain }

        var space: BarSpace? {
            switch self {
            case .flexibleSpace: .flexible
            case .fixedSpace: .fixed
            default: nil
            }
        }
    }

    /// Returns a space that shares the room that is left with the others of its kind.
    public class func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    }

    /// Returns a space of a width in points.
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        item.width = width
        return item
    }
}
