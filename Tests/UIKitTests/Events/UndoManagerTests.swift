import Testing
import UITesting

@testable import UIKit

/// Undoing and redoing, apart from text.
@Suite struct UndoManagerTests {
    /// A list of numbers whose changes can be undone.
    private final class List {
        let manager = UndoManager()
        var numbers: [Int] = []

        func append(_ number: Int) {
            numbers.append(number)
            manager.registerUndo(withTarget: self) { $0.removeLast() }
        }

        func removeLast() {
            guard let last = numbers.popLast() else { return }
            manager.registerUndo(withTarget: self) { $0.append(last) }
        }
    }

    @Test func `changes of one frame are undone together, those of two frames apart`() {
        let stage = Stage()
        let list = List()

        list.append(1)
        list.append(2)
        stage.advance(by: 0.1)
        list.append(3)
        #expect(list.manager.canUndo && !list.manager.canRedo)

        list.manager.undo()
        #expect(list.numbers == [1, 2] && list.manager.canRedo)
        list.manager.undo()
        #expect(list.numbers == [] && !list.manager.canUndo)
        list.manager.undo()
        list.manager.redo()
        list.manager.redo()
        list.manager.redo()
        #expect(list.numbers == [1, 2, 3] && list.manager.canUndo && !list.manager.canRedo)
    }

    @Test func `a new change forgets what could be redone`() {
        let stage = Stage()
        let list = List()
        list.append(1)
        list.manager.undo()
        stage.advance(by: 0.1)

        list.append(2)

        #expect(!list.manager.canRedo)
        list.manager.undo()
        #expect(list.numbers == [])
    }

    @Test func `groups nest, and the outermost is undone as a whole`() {
        let stage = Stage()
        let list = List()

        list.manager.beginUndoGrouping()
        list.append(1)
        list.manager.beginUndoGrouping()
        stage.advance(by: 0.1)
        list.append(2)
        #expect(list.manager.groupingLevel == 2)
        list.manager.endUndoGrouping()
        list.manager.endUndoGrouping()
        list.manager.beginUndoGrouping()
        list.manager.endUndoGrouping()

        list.manager.undo()
        #expect(list.numbers == [] && !list.manager.canUndo, "an empty group is none")
    }

    @Test func `names belong to groups, and follow them to redoing`() {
        _ = Stage()
        let list = List()
        list.append(1)
        list.manager.setActionName("Append")

        #expect(list.manager.undoActionName == "Append" && list.manager.redoActionName == "")
        list.manager.undo()
        #expect(list.manager.undoActionName == "" && list.manager.redoActionName == "Append")
    }

    @Test func `only so many groups are remembered as were asked for, and none while that is disabled`() {
        let stage = Stage()
        let list = List()
        list.manager.levelsOfUndo = 2
        for number in 1...4 {
            list.append(number)
            stage.advance(by: 0.1)
        }
        list.manager.disableUndoRegistration()
        list.append(5)
        list.numbers.removeLast()
        list.manager.enableUndoRegistration()

        for _ in 0..<5 { list.manager.undo() }

        #expect(list.numbers == [1, 2])
    }

    @Test func `changes of a target that is gone, or forgotten, are left out`() {
        let stage = Stage()
        let manager = UndoManager()
        let kept = List()
        var undone = 0
        do {
            let gone = List()
            manager.registerUndo(withTarget: gone) { _ in undone += 1 }
        }
        manager.registerUndo(withTarget: kept) { _ in undone += 10 }
        stage.advance(by: 0.1)
        manager.registerUndo(withTarget: stage) { _ in undone += 100 }

        manager.removeAllActions(withTarget: stage)
        manager.undo()
        #expect(undone == 10)
        manager.registerUndo(withTarget: kept) { _ in undone += 1000 }
        manager.removeAllActions()
        manager.undo()
        #expect(undone == 10 && !manager.canUndo)
    }

    @Test func `a view's undo manager is its window's, a field's its own`() {
        let scene = TextFieldScene(editing: false)
        let view = UIView()
        scene.stage.window.addSubview(view)

        #expect(view.undoManager === scene.stage.window.undoManager && view.undoManager != nil)
        #expect(scene.field.undoManager !== view.undoManager)
        #expect(UIView().undoManager == nil)
    }

    @Test func `what is registered in an open group can be undone, over frames, as one`() {
        let stage = Stage()
        let list = List()
        list.manager.beginUndoGrouping()
        #expect(!list.manager.canUndo)

        list.append(1)
        #expect(list.manager.canUndo && list.manager.groupingLevel == 1)
        stage.advance(by: 0.1)
        list.append(2)
        #expect(list.manager.groupingLevel == 1)
        list.manager.endUndoGrouping()
        list.manager.undo()

        #expect(list.numbers.isEmpty && !list.manager.canUndo)
    }

    @Test func `a group within the group of a frame stays open in the next frame`() {
        let stage = Stage()
        let list = List()
        list.append(1)
        list.manager.beginUndoGrouping()
        list.append(2)

        stage.advance(by: 0.1)
        list.append(3)
        #expect(list.manager.groupingLevel == 2)
        list.manager.endUndoGrouping()
        list.manager.undo()

        #expect(list.numbers.isEmpty)
    }

    @Test func `a name that is given after its group was closed is that of the last group`() {
        let stage = Stage()
        let list = List()
        list.append(1)
        list.manager.setActionName("One")
        stage.advance(by: 0.1)
        list.manager.beginUndoGrouping()
        list.append(2)
        list.manager.endUndoGrouping()

        list.manager.setActionName("Two")

        #expect(list.manager.undoActionName == "Two")
        list.manager.undo()
        #expect(list.manager.undoActionName == "One")
    }

    @Test func `registration that was enabled once too often is off as soon as it is disabled`() {
        let list = List()
        list.manager.enableUndoRegistration()

        list.manager.disableUndoRegistration()
        list.append(1)

        #expect(!list.manager.isUndoRegistrationEnabled && !list.manager.canUndo)
    }

    @Test func `a group that is begun in a later frame does not take in the change of the frame before`() {
        let stage = Stage()
        let list = List()
        list.append(1)
        stage.advance(by: 0.1)
        list.manager.beginUndoGrouping()
        list.append(2)
        list.manager.endUndoGrouping()

        list.manager.undo()

        #expect(list.numbers == [1] && list.manager.canUndo)
    }

    @Test func `what a target could redo is forgotten with it`() {
        let stage = Stage()
        let list = List()
        list.append(1)
        stage.advance(by: 0.1)
        list.manager.undo()
        #expect(list.manager.canRedo)

        list.manager.removeAllActions(withTarget: list)

        #expect(!list.manager.canRedo && !list.manager.canUndo)
    }
}
