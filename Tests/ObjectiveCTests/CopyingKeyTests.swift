import Foundation
import ObjectiveC
import Testing

@Suite struct CopyingKeyTests {
    @Test func `a dictionary takes keys that can be copied`() {
        let table = NSMutableDictionary()
        let (first, second): (any NSCopying, any NSCopying) = ("one" as NSString, NSNumber(value: 2))

        table.setObject("a", forKey: first)
        table[second] = "b"
        #expect(table.object(forKey: "one") as? String == "a" && table[second] as? String == "b")
        #expect(table.object(forKey: 2) as? String == "b")

        table[second] = nil
        #expect(table.count == 1 && table[second] == nil)
    }

    @Test func `a key that changes later leaves its object under what it was`() {
        let table = NSMutableDictionary()
        let name = NSMutableString(string: "one")
        let key: any NSCopying = name

        table.setObject("a", forKey: key)
        name.append(" more")
        table[key] = "b"

        #expect(table.object(forKey: "one") as? String == "a")
        #expect(table.object(forKey: "one more") as? String == "b" && table.count == 2)
    }
}
