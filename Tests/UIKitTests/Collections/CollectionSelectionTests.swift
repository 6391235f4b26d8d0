import Testing
import UITesting

@testable import UIKit

@Suite struct CollectionSelectionTests {
    @Test func `a touch asks in UIKit's order`() {
        let scene = CollectionScene([[0, 1, 2, 3]])

        scene.field.stage.tap(CGPoint(x: 25, y: 25))
        #expect(
            scene.calls == [
                "shouldHighlight 0", "didHighlight 0", "shouldSelect 0", "didSelect 0", "didUnhighlight 0",
            ])
        scene.calls = []
        scene.field.stage.tap(CGPoint(x: 85, y: 25))
        #expect(
            scene.calls == [
                "shouldHighlight 1", "didHighlight 1", "shouldSelect 1", "didDeselect 0", "didSelect 1",
                "didUnhighlight 1",
            ])
        #expect(scene.view.indexPathsForSelectedItems == [scene.path(1)])
        #expect(scene.view.visibleCells.map(\.isSelected) == [false, true, false, false])
    }

    @Test func `items that the delegate refuses are neither highlighted nor selected`() {
        let scene = CollectionScene([[0, 1, 2, 3]])
        scene.refusesHighlight = [0]
        scene.refusesSelection = [1]
        scene.field.stage.tap(CGPoint(x: 25, y: 25))
        scene.field.stage.tap(CGPoint(x: 85, y: 25))
        #expect(
            scene.calls == [
                "shouldHighlight 0", "shouldHighlight 1", "didHighlight 1", "shouldSelect 1",
                "didUnhighlight 1",
            ])
        #expect(scene.view.indexPathsForSelectedItems == [])
        scene.view.allowsSelection = false
        scene.calls = []
        scene.field.stage.tap(CGPoint(x: 145, y: 25))
        #expect(scene.calls.isEmpty)
    }

    @Test func `several items are selected one by one, and a touch on one of them deselects it`() {
        let scene = CollectionScene([[0, 1, 2, 3]])
        scene.view.allowsMultipleSelection = true
        scene.field.stage.tap(CGPoint(x: 85, y: 25))
        scene.field.stage.tap(CGPoint(x: 25, y: 25))
        #expect(scene.view.indexPathsForSelectedItems == [scene.path(0), scene.path(1)])
        scene.calls = []
        scene.field.stage.tap(CGPoint(x: 85, y: 25))
        #expect(
            scene.calls == [
                "shouldHighlight 1", "didHighlight 1", "shouldDeselect 1", "didDeselect 1",
                "didUnhighlight 1",
            ])
        #expect(scene.view.indexPathsForSelectedItems == [scene.path(0)])
        scene.view.selectItem(at: scene.path(3), animated: false, scrollPosition: [])
        scene.view.allowsMultipleSelection = false
        #expect(scene.view.indexPathsForSelectedItems == [])
    }

    @Test func `a finger that rests highlights, one that scrolls lets go`() throws {
        let scene = CollectionScene([Array(0..<200)])
        let cell = try #require(scene.view.cellForItem(at: scene.path(5)))
        cell.selectedBackgroundView = UIView()
        #expect(cell.selectedBackgroundView?.isHidden == true)

        scene.field.stage.touch(.began, at: CGPoint(x: 25, y: 85))
        #expect(!cell.isHighlighted)
        scene.field.stage.advance(by: 0.2)
        #expect(cell.isHighlighted)
        #expect(cell.selectedBackgroundView?.isHidden == false)
        scene.field.stage.move(to: CGPoint(x: 25, y: 20), over: 0.2)
        #expect(!cell.isHighlighted)
        scene.field.stage.touch(.ended, at: CGPoint(x: 25, y: 20))
        scene.field.stage.settle()

        #expect(scene.calls == ["shouldHighlight 5", "didHighlight 5", "didUnhighlight 5"])
        #expect(scene.view.contentOffset.y > 0)
    }

    @Test func `a cell that comes into sight shows whether its item is selected`() {
        let scene = CollectionScene([Array(0..<200)])
        scene.view.selectItem(at: scene.path(100), animated: false, scrollPosition: .centeredVertically)
        scene.field.run()
        #expect(scene.view.cellForItem(at: scene.path(100))?.isSelected == true)
        #expect(scene.view.visibleCells.filter(\.isSelected).count == 1)
        scene.view.selectItem(at: scene.path(300), animated: false, scrollPosition: [])
        #expect(scene.field.diagnostics.count == 1)
        scene.view.selectItem(at: nil, animated: false, scrollPosition: [])
        #expect(scene.view.indexPathsForSelectedItems == [])
        #expect(scene.view.visibleCells.allSatisfy { !$0.isSelected })
    }
}
