import Foundation

/// The picture of a shortcut. Icons from the same source are equal.
open class UIApplicationShortcutIcon: NSObject, @unchecked Sendable {
    /// A picture of the system's.
    public enum IconType: Int, Sendable {
        case compose = 0
        case play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love,
            cloud
        case invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task,
            taskCompleted
        case alarm, bookmark, shuffle, audio, update
    }

    private enum Source: Hashable {
        case type(IconType)
        case template(String)
        case symbol(String)
    }

    private let source: Source

    private init(source: Source) {
        self.source = source
        super.init()
    }

    /// Makes an icon of one of the system's pictures.
    public convenience init(type: IconType) { self.init(source: .type(type)) }

    /// Makes an icon from the shape of one of the application's images.
    public convenience init(templateImageName: String) { self.init(source: .template(templateImageName)) }

    /// Makes an icon of a symbol.
    public convenience init(systemImageName: String) { self.init(source: .symbol(systemImageName)) }

    /// Whether another object is an icon of the same picture.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIApplicationShortcutIcon)?.source == source
    }

    /// The same for equal icons.
    open override var hash: Int { source.hashValue }
}
