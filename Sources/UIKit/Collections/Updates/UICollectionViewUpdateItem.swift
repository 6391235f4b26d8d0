/// One change of an update: an item or a section that is inserted, deleted, moved or reloaded.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    /// What happens.
    public enum Action: Int, Sendable {
        /// It is new.
        case insert = 0
        /// It goes.
        case delete = 1
        /// It gets a new cell.
        case reload = 2
        /// It gets another place.
        case move = 3
        /// Nothing.
        case none = 4
    }

    /// Where it was; nil for an insertion. The item of a whole section is `NSNotFound`.
    open private(set) var indexPathBeforeUpdate: IndexPath?

    /// Where it is; nil for a deletion. The item of a whole section is `NSNotFound`.
    open private(set) var indexPathAfterUpdate: IndexPath?

    /// What happens.
    open private(set) var updateAction: Action

    init(_ action: Action, before: IndexPath?, after: IndexPath?) {
        updateAction = action
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
        super.init()
    }
}
