/// Remembers how to undo changes, and how to redo what was undone. Foundation has none on Linux.
///
/// Code that makes a change registers the opposite change. Changes that are registered while the manager
/// undoes can be redone. Changes are undone in groups: those of one frame, or what lies between
/// `beginUndoGrouping()` and `endUndoGrouping()`.
///
/// Targets are held weakly; a change whose target is gone is left out.
@preconcurrency @MainActor
open class UndoManager: NSObject {
    /// The opposite of a change, and the object on which it is made.
    private struct Change {
        weak var target: AnyObject?
        let perform: @MainActor () -> Void
    }

    /// Changes that are undone together, last first.
    private struct Group {
        var changes: [Change] = []
        var name = ""
    }

    private enum Work {
        case none, undoing, redoing
    }

    private var undoGroups: [Group] = []
    private var redoGroups: [Group] = []
    /// The groups that are open, the outermost first.
    private var open: [Group] = []
    /// The frame in which the outermost group was opened by a registration; nil for one opened by a call.
    private var frameOfGroup: CFTimeInterval?
    private var work = Work.none
    private var disabled = 0

    /// Makes a manager that remembers nothing.
    public override init() {
        super.init()
    }

    // MARK: - Registering

    /// Registers how to undo a change.
    ///
    /// - Parameters:
    ///   - target: the object that was changed; held weakly.
    ///   - handler: makes the opposite change on the target.
    open func registerUndo<Target: AnyObject>(
        withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        closeGroupOfEarlierFrame()
        if open.isEmpty {
            precondition(
                groupsByEvent || work != .none,
                "UndoManager registers outside of a group: call beginUndoGrouping() before, or set groupsByEvent."
            )
            open.append(Group())
            frameOfGroup = CACurrentMediaTime()
        }
        if work == .none { redoGroups = [] }
        let change = Change(target: target) { [weak target] in
            if let target { handler(target) }
        }
        open[open.count - 1].changes.append(change)
    }

    /// Whether changes are remembered; false between `disableUndoRegistration()` and the call that ends it.
    open var isUndoRegistrationEnabled: Bool { disabled == 0 }

    /// Stops remembering changes until `enableUndoRegistration()`. Calls nest.
    open func disableUndoRegistration() { disabled += 1 }

    /// Ends what `disableUndoRegistration()` began.
    open func enableUndoRegistration() { disabled = max(disabled - 1, 0) }

    // MARK: - Groups

    /// Whether the changes of one frame are a group by themselves; true by default.
    open var groupsByEvent = true

    /// The number of groups that are open.
    open var groupingLevel: Int { open.count }

    /// Opens a group. Groups nest; the outermost one is undone as a whole.
    open func beginUndoGrouping() {
        closeGroupOfEarlierFrame()
        if open.isEmpty { frameOfGroup = nil }
        open.append(Group())
    }

    /// Closes the group that was opened last.
    open func endUndoGrouping() {
        guard let group = open.popLast() else { return }
        guard open.isEmpty else {
            open[open.count - 1].changes += group.changes
            if !group.name.isEmpty { open[open.count - 1].name = group.name }
            return
        }
        frameOfGroup = nil
        guard !group.changes.isEmpty else { return }
        if work == .undoing {
            redoGroups.append(group)
        } else {
            undoGroups.append(group)
            forgetOldGroups()
        }
    }

    /// The greatest number of groups that are remembered; 0, the default, is no limit.
    open var levelsOfUndo = 0 {
        didSet { forgetOldGroups() }
    }

    // MARK: - Undoing

    /// Whether there is a change to undo.
    open var canUndo: Bool { !undoGroups.isEmpty || open.contains { !$0.changes.isEmpty } }

    /// Whether there is a change to redo.
    open var canRedo: Bool { !redoGroups.isEmpty && open.isEmpty }

    /// Whether a change is being undone.
    open var isUndoing: Bool { work == .undoing }

    /// Whether a change is being redone.
    open var isRedoing: Bool { work == .redoing }

    /// Undoes the last group of changes. Groups that are still open are closed.
    open func undo() {
        guard work == .none else { return }
        closeGroups()
        guard let group = undoGroups.popLast() else { return }
        perform(group, as: .undoing)
    }

    /// Makes the changes again that were undone last.
    open func redo() {
        guard work == .none else { return }
        closeGroups()
        guard let group = redoGroups.popLast() else { return }
        perform(group, as: .redoing)
    }

    /// Forgets all changes, and takes note of new ones again.
    open func removeAllActions() {
        undoGroups = []
        redoGroups = []
        disabled = 0
        for index in open.indices { open[index].changes = [] }
    }

    /// Forgets the changes of one target.
    open func removeAllActions(withTarget target: Any) {
        func rest(of groups: [Group]) -> [Group] {
            groups.map { group in
                var group = group
                group.changes.removeAll { $0.target == nil || $0.target === target as AnyObject }
                return group
            }
        }
        undoGroups = rest(of: undoGroups).filter { !$0.changes.isEmpty }
        redoGroups = rest(of: redoGroups).filter { !$0.changes.isEmpty }
        open = rest(of: open)
    }

    // MARK: - Names

    /// Names the group that is open, for menus.
    open func setActionName(_ actionName: String) {
        if !open.isEmpty {
            open[0].name = actionName
        } else if !undoGroups.isEmpty {
            undoGroups[undoGroups.count - 1].name = actionName
        }
    }

    /// The name of what would be undone.
    open var undoActionName: String { open.first?.name ?? undoGroups.last?.name ?? "" }

    /// The name of what would be redone.
    open var redoActionName: String { redoGroups.last?.name ?? "" }

    // MARK: - Private

    private func perform(_ group: Group, as work: Work) {
        self.work = work
        beginUndoGrouping()
        open[0].name = group.name
        for change in group.changes.reversed() { change.perform() }
        endUndoGrouping()
        self.work = .none
    }

    private func closeGroups() {
        while !open.isEmpty { endUndoGrouping() }
    }

    private func closeGroupOfEarlierFrame() {
        if let frameOfGroup, open.count == 1, frameOfGroup != CACurrentMediaTime() { endUndoGrouping() }
    }

    private func forgetOldGroups() {
        if levelsOfUndo > 0 { undoGroups.removeFirst(max(undoGroups.count - levelsOfUndo, 0)) }
    }
}
