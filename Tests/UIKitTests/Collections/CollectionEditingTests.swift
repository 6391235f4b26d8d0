import Testing
import UITesting

@testable import UIKit

@Suite struct CollectionEditingTests {
    @Test func `while items are edited a touch selects only where that is allowed`() {
        let scene = CollectionScene([[0, 1, 2, 3]])

        scene.view.isEditing = true
        scene.field.stage.tap(CGPoint(x: 25, y: 25))
        let refused = scene.view.indexPathsForSelectedItems
        scene.view.allowsSelectionDuringEditing = true
        scene.field.stage.tap(CGPoint(x: 25, y: 25))
        scene.field.stage.tap(CGPoint(x: 85, y: 25))

        #expect(refused == [])
        #expect(scene.view.indexPathsForSelectedItems == [scene.path(1)])
    }

    @Test func `several items can be selected while they are edited, and stay selected afterwards`() {
        let scene = CollectionScene([[0, 1, 2, 3]])

        scene.view.allowsMultipleSelectionDuringEditing = true
        scene.view.isEditing = true
        scene.field.stage.tap(CGPoint(x: 25, y: 25))
        scene.field.stage.tap(CGPoint(x: 85, y: 25))
        scene.field.stage.tap(CGPoint(x: 145, y: 25))
        scene.field.stage.tap(CGPoint(x: 85, y: 25))
        scene.view.isEditing = false

        #expect(scene.view.indexPathsForSelectedItems == [scene.path(0), scene.path(2)])
    }

    @Test func `the state of a cell says that it is edited, unless the delegate refuses`() {
        let scene = CollectionScene([[0, 1, 2, 3]])
        scene.refusesEditing = [2]
        func states() -> [Bool] { scene.view.visibleCells.map(\.configurationState.isEditing) }

        let before = states()
        scene.view.isEditing = true
        let during = states()
        scene.sections[0].append(4)
        scene.view.reloadData()
        scene.field.run()
        let afterReload = states()
        scene.view.isEditing = false

        #expect(before == [false, false, false, false])
        #expect(during == [true, true, false, true])
        #expect(afterReload == [true, true, false, true, true])
        #expect(states() == [false, false, false, false, false])
    }
}
