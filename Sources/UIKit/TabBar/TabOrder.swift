/// The tabs that the user may move, in order: first those in the bar, then those in its list "More".
@MainActor
struct TabOrder {
    private(set) var tabs: [UIViewController]
    /// How many of them are in the bar. A move from one part to the other does not change it.
    let countInBar: Int

    init(_ tabs: [UIViewController], countInBar: Int) {
        self.tabs = tabs
        self.countInBar = countInBar
    }

    /// Moves a tab to a place of its own or of the other part. The tab next to the boundary then goes from there to
    /// the part that has lost one.
    ///
    /// ```
    ///  A B C D │ E F    B to the first place after the boundary:    A C D E │ B F
    ///                   F to the last place before it:              A B C F │ D E
    /// ```
    mutating func move(_ old: (isInBar: Bool, row: Int), to new: (isInBar: Bool, row: Int)) {
        let from = old.isInBar ? old.row : countInBar + old.row
        guard tabs.indices.contains(from) else { return }
        let tab = tabs.remove(at: from)
        let place =
            switch (old.isInBar, new.isInBar) {
            case (true, true): new.row
            case (false, true): min(new.row, countInBar - 1)
            case (true, false): countInBar - 1 + max(new.row, 1)
            case (false, false): countInBar + new.row
            }
        tabs.insert(tab, at: min(max(place, 0), tabs.count))
    }
}
