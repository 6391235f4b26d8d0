import Foundation
import ObjectiveC
import Testing

@Suite struct PointerArrayTests {
    private final class Card {}

    private func pointer(_ object: AnyObject) -> UnsafeMutableRawPointer {
        Unmanaged.passUnretained(object).toOpaque()
    }

    @Test func `objects lie in order, with gaps, and may be exchanged`() {
        let (first, second, third) = (Card(), Card(), Card())
        let array = NSPointerArray.strongObjects()

        array.addPointer(pointer(first))
        array.addPointer(nil)
        array.insertPointer(pointer(second), at: 1)
        array.replacePointer(at: 0, withPointer: pointer(third))

        #expect(array.count == 3 && array.allObjects.count == 2)
        #expect(array.pointer(at: 0) == pointer(third) && array.pointer(at: 2) == nil)
        array.compact()
        #expect(array.count == 2)
        array.removePointer(at: 0)
        #expect(array.pointer(at: 0) == pointer(second))
        array.count = 3
        #expect(array.pointer(at: 2) == nil)
        array.count = 0
        #expect(array.allObjects.isEmpty)
    }

    @Test func `weak objects go, and leave a gap; strong ones stay`() {
        let (weak, strong) = (NSPointerArray.weakObjects(), NSPointerArray(options: .strongMemory))
        do {
            let card = Card()
            weak.addPointer(pointer(card))
            strong.addPointer(pointer(card))
            #expect(weak.allObjects.first as AnyObject === card)
        }
        #expect(weak.pointer(at: 0) != nil)
        strong.count = 0

        #expect(weak.count == 1 && weak.pointer(at: 0) == nil && weak.allObjects.isEmpty)
    }
}
