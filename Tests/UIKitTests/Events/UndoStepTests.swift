import Testing
import UITesting

@testable import UIKit

/// What an undo manager says while it works, and what it forgets at once.
@Suite struct UndoStepTests {
    private let stage = Stage()
    private let target = NSObject()

    /// Notes what was undone.
    private final class Notes {
        var all: [String] = []
    }

    private let notes = Notes()

    /// Registers a change in a group of its own.
    private func register(_ note: String, in manager: UndoManager) {
        manager.beginUndoGrouping()
        manager.registerUndo(withTarget: target) { [notes] _ in notes.all.append(note) }
        manager.endUndoGrouping()
    }

    @Test func `a manager says whether it undoes or redoes, while it does so`() {
        let manager = UndoManager()
        func register() {
            manager.registerUndo(withTarget: target) { [notes] _ in
                notes.all.append("\(manager.isUndoing) \(manager.isRedoing)")
                register()
            }
        }
        register()
        manager.setActionName("Move")
        #expect(!manager.isUndoing && !manager.isRedoing)

        manager.undo()
        #expect(notes.all == ["true false"] && !manager.isUndoing)
        manager.redo()

        #expect(notes.all == ["true false", "false true"] && !manager.isRedoing)
        #expect(manager.canUndo && !manager.canRedo && manager.undoActionName == "Move")
    }

    @Test func `undoing within an undo does nothing`() {
        let manager = UndoManager()
        register("first", in: manager)
        manager.beginUndoGrouping()
        manager.registerUndo(withTarget: target) { [notes] _ in
            notes.all.append("second")
            manager.undo()
            manager.redo()
        }
        manager.endUndoGrouping()

        manager.undo()
        #expect(notes.all == ["second"] && manager.canUndo)
        manager.undo()

        #expect(notes.all == ["second", "first"] && !manager.canUndo)
    }

    @Test func `a lower limit forgets the oldest changes at once`() {
        let manager = UndoManager()
        for note in ["1", "2", "3", "4"] { register(note, in: manager) }

        manager.levelsOfUndo = 2
        manager.levelsOfUndo = 0
        for _ in 0..<4 { manager.undo() }

        #expect(notes.all == ["4", "3"])
    }

    @Test func `an open group whose changes are forgotten stays open for others`() {
        let manager = UndoManager()
        register("closed", in: manager)
        manager.beginUndoGrouping()
        manager.registerUndo(withTarget: target) { [notes] _ in notes.all.append("before") }

        manager.removeAllActions()
        #expect(manager.groupingLevel == 1 && !manager.canUndo)
        manager.registerUndo(withTarget: target) { [notes] _ in notes.all.append("after") }
        manager.endUndoGrouping()
        manager.undo()

        #expect(notes.all == ["after"] && manager.groupingLevel == 0 && !manager.canUndo)
    }

    @Test func `changes are remembered again once each call that stopped it is taken back`() {
        let manager = UndoManager()
        manager.disableUndoRegistration()
        manager.disableUndoRegistration()
        manager.enableUndoRegistration()
        register("nested", in: manager)
        #expect(!manager.isUndoRegistrationEnabled && !manager.canUndo)

        manager.enableUndoRegistration()
        register("free", in: manager)
        manager.undo()

        #expect(manager.isUndoRegistrationEnabled && notes.all == ["free"])
    }

    @Test func `without groups by frames the changes of two frames are one group`() {
        let manager = UndoManager()
        manager.groupsByEvent = false
        manager.beginUndoGrouping()
        manager.registerUndo(withTarget: target) { [notes] _ in notes.all.append("one") }
        stage.advance(by: 0.1)
        manager.registerUndo(withTarget: target) { [notes] _ in notes.all.append("two") }
        manager.endUndoGrouping()

        manager.undo()

        #expect(notes.all == ["two", "one"] && !manager.canUndo)
    }
}
