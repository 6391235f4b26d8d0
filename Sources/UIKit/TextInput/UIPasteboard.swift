import QuartzCore

/// What was copied or cut, to be pasted. In a window it is the desktop's clipboard; a stage has its own.
@preconcurrency @MainActor
public final class UIPasteboard: NSObject, FrameClockPart {
    /// Posted when the application has changed the pasteboard, with the pasteboard as its object.
    public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

    /// The pasteboard of the application whose code runs.
    public class var general: UIPasteboard { FrameClock.current.part() }

    /// Where the texts are kept.
    package var store: any PasteboardStore = MemoryPasteboard()

    package init(clock: FrameClock) {
        super.init()
    }

    /// The first text; nil where there is none. Setting it replaces all that was there.
    public var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } ?? [] }
    }

    /// The texts; nil where there are none. Setting them replaces all that was there.
    public var strings: [String]? {
        get {
            let strings = store.strings
            return strings.isEmpty ? nil : strings
        }
        set {
            store.strings = newValue ?? []
            NotificationCenter.default.post(name: Self.changedNotification, object: self)
        }
    }

    /// Whether there is a text.
    public var hasStrings: Bool { !store.strings.isEmpty }

    /// Grows with each change, also of other programs.
    public var changeCount: Int { store.changeCount }

    /// The pictures, and the change that brought them: what is copied later takes their place.
    private var pictures: (images: [UIImage], change: Int)?

    /// The first picture; nil where there is none. Setting it replaces all that was there.
    public var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } ?? [] }
    }

    /// The pictures that the application has put there; nil where there are none. Setting them replaces all that was
    /// there. Other programs do not see them, as a host's clipboard has text only.
    public var images: [UIImage]? {
        get { pictures.flatMap { $0.change == changeCount && !$0.images.isEmpty ? $0.images : nil } }
        set {
            store.strings = []
            pictures = (newValue ?? [], store.changeCount)
            NotificationCenter.default.post(name: Self.changedNotification, object: self)
        }
    }

    /// Whether there is a picture.
    public var hasImages: Bool { images != nil }

    /// The first text that is an address with a scheme; nil where there is none. Setting it replaces all that was there.
    public var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } ?? [] }
    }

    /// The texts that are addresses with a scheme; nil where there are none. Setting them replaces all that was there.
    public var urls: [URL]? {
        get {
            let urls = store.strings.compactMap { URL(string: $0) }.filter { $0.scheme != nil }
            return urls.isEmpty ? nil : urls
        }
        set { strings = newValue?.map(\.absoluteString) }
    }

    /// Whether there is an address.
    public var hasURLs: Bool { urls != nil }
}

/// Keeps what is on a pasteboard: the host's clipboard, or memory.
@preconcurrency @MainActor
package protocol PasteboardStore: AnyObject {
    /// The texts, the first one first.
    var strings: [String] { get set }
    /// Grows with each change.
    var changeCount: Int { get }
}

/// A pasteboard that nobody else sees.
@MainActor
private final class MemoryPasteboard: PasteboardStore {
    var strings: [String] = [] {
        didSet { changeCount += 1 }
    }
    private(set) var changeCount = 0
}
