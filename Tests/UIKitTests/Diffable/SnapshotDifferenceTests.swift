import Foundation
import Testing

@testable import UIKit

/// What has to be told of two snapshots in batch updates: old places of what goes, new places of what comes.
@Suite struct SnapshotDifferenceTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items, toSection: section)
        }
        return snapshot
    }

    private func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

    private func moves(_ difference: SnapshotDifference) -> [[IndexPath]] {
        difference.movedItems.map { [$0.from, $0.to] }
    }

    @Test func `an item that goes to another section moves there`() {
        let difference = SnapshotDifference(
            from: snapshot(["a": [1, 2], "b": [3]]), to: snapshot(["a": [2], "b": [3, 1]]))

        #expect(moves(difference) == [[path(0, 0), path(1, 1)]])
        #expect(difference.deletedItems.isEmpty && difference.insertedItems.isEmpty)
        #expect(difference.deletedSections.isEmpty && difference.insertedSections.isEmpty)
    }

    @Test func `an item of a section that goes is inserted, and one that comes into a new section deleted`() {
        let gone = SnapshotDifference(
            from: snapshot(["a": [1, 5], "b": [2]]), to: snapshot(["b": [2, 1]]))
        #expect(gone.deletedSections == IndexSet([0]) && gone.insertedItems == [path(0, 1)])
        #expect(gone.deletedItems.isEmpty && gone.movedItems.isEmpty)

        let new = SnapshotDifference(
            from: snapshot(["a": [1, 2]]), to: snapshot(["a": [1], "c": [2, 6]]))
        #expect(new.insertedSections == IndexSet([1]) && new.deletedItems == [path(0, 1)])
        #expect(new.insertedItems.isEmpty && new.movedItems.isEmpty)

        let both = SnapshotDifference(from: snapshot(["a": [1]]), to: snapshot(["c": [1]]))
        #expect(both.deletedSections == IndexSet([0]) && both.insertedSections == IndexSet([0]))
        #expect(both.deletedItems.isEmpty && both.insertedItems.isEmpty && both.movedItems.isEmpty)
    }

    @Test func `places of what goes are the old ones, places of what comes the new ones`() {
        let difference = SnapshotDifference(
            from: snapshot(["a": [1, 2, 3], "b": [4, 5]]), to: snapshot(["a": [7, 1, 3], "b": [5, 8]]))

        #expect(difference.deletedItems == [path(0, 1), path(1, 0)])
        #expect(difference.insertedItems == [path(0, 0), path(1, 1)])
        #expect(difference.movedItems.isEmpty, "the others have only made room")
    }

    @Test func `only sections that are in both tell whether sections change their order`() {
        func movesSections(_ old: Snapshot, _ new: Snapshot) -> Bool {
            SnapshotDifference(from: old, to: new).movesSections
        }
        let old = snapshot(["a": [], "b": [], "c": []])

        #expect(movesSections(old, snapshot(["b": [], "a": [], "c": []])))
        #expect(!movesSections(old, snapshot(["a": [], "d": [], "c": []])))
        #expect(!movesSections(old, snapshot(["d": [], "c": []])))
        #expect(movesSections(old, snapshot(["c": [], "d": [], "a": []])))
    }

    @Test func `an item is loaded anew once, unless it moves or is new`() {
        let old = snapshot(["a": [1, 2, 3], "b": [4]])
        var same = old
        same.reloadItems([3, 1, 1])
        same.reloadSections(["b", "a"])
        var moved = snapshot(["a": [3, 1, 2, 9], "b": []])
        moved.reloadItems([3, 9, 2])

        #expect(
            SnapshotDifference(from: old, to: same).reloadedItems
                == [path(0, 0), path(0, 1), path(0, 2), path(1, 0)])
        let difference = SnapshotDifference(from: old, to: moved)
        #expect(moves(difference) == [[path(0, 2), path(0, 0)]])
        #expect(difference.reloadedItems == [path(0, 1)])
        #expect(difference.deletedItems == [path(1, 0)] && difference.insertedItems == [path(0, 3)])
    }
}
