import Takes

/// The takes before the one that is shown, and those that were undone.
struct TakeHistory {
    private static let most = 200

    /// The takes before the one that is shown, the latest last.
    private(set) var earlier: [Take] = []
    /// The takes that were undone, the latest last.
    private(set) var undone: [Take] = []
    private var group: String?

    /// A history in which nothing has happened, or that goes on from another one.
    init(earlier: [Take] = [], undone: [Take] = []) {
        (self.earlier, self.undone) = (earlier, undone)
    }

    /// Keeps a take before it changes. Several changes in a row of one group are undone together.
    mutating func remember(_ take: Take, group: String? = nil) {
        defer { self.group = group }
        guard group == nil || group != self.group else { return }
        earlier.append(take)
        undone.removeAll()
        if earlier.count > Self.most { earlier.removeFirst() }
    }

    /// Ends the group: what changes next is undone by itself.
    mutating func endGroup() { group = nil }

    /// Returns the take before one; nil for none.
    mutating func undo(_ take: Take) -> Take? {
        group = nil
        guard let last = earlier.popLast() else { return nil }
        undone.append(take)
        return last
    }

    /// Returns the take that was undone last, and with which another one is replaced; nil for none.
    mutating func redo(_ take: Take) -> Take? {
        group = nil
        guard let next = undone.popLast() else { return nil }
        earlier.append(take)
        return next
    }
}
