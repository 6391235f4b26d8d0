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
