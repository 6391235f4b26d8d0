import Foundation
import ObjectiveC
import Testing

@Suite struct HashTableTests {
    private final class Listener: NSObject {
        let name: String
        init(_ name: String) { self.name = name }
        override func isEqual(_ object: Any?) -> Bool { (object as? Listener)?.name == name }
        override var hash: Int { name.hash }
    }

    @Test func `a weak table forgets what is gone, and keeps the order`() {
        let table = NSHashTable<AnyObject>.weakObjects()
        let (first, last) = (Listener("first"), Listener("last"))
        table.add(first)
        do {
            let passing = Listener("passing")
            table.add(passing)
            #expect(table.count == 2)
        }
        table.add(last)
        table.add(nil)

        #expect(table.allObjects.compactMap { ($0 as? Listener)?.name } == ["first", "last"])
    }

    @Test func `an object is there once, and so is one that equals it unless only pointers count`() {
        let (one, twin) = (Listener("a"), Listener("a"))
        let table = NSHashTable<Listener>(options: .strongMemory)
        let pointers = NSHashTable<Listener>(options: [.weakMemory, .objectPointerPersonality])
        for listener in [one, one, twin] {
            table.add(listener)
            pointers.add(listener)
        }

        #expect(table.count == 1 && table.member(twin) === one)
        #expect(pointers.count == 2 && !pointers.contains(Listener("a")))
        table.remove(twin)
        #expect(table.count == 0 && table.anyObject == nil)
    }

    @Test func `a strong table holds its objects`() {
        let table = NSHashTable<Listener>()
        table.add(Listener("kept"))

        #expect(table.anyObject?.name == "kept")
        table.removeAllObjects()
        #expect(table.allObjects.isEmpty)
    }
}
