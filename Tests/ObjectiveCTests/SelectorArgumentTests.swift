import Foundation
import ObjectiveC
import Testing

nonisolated(unsafe) private var noteKey: UInt8 = 0

private protocol Greeting {}

private class Shape: NSObject {
    var name: String { "shape" }
}

private final class Circle: Shape {
    override var name: String { "circle" }
}

private final class Stranger: NSObject {}

private final class Board: NSObject, Greeting {
    var calls: [String] = []

    func clear() { calls.append("clear") }
    func show(_ shape: Shape) { calls.append("show \(shape.name)") }
    func mark(_ circle: Circle?) { calls.append("mark \(circle?.name ?? "nil")") }
    func lock(_ isLocked: Bool) { calls.append("lock \(isLocked)") }
    func fold() { calls.append("fold") }
    func fold(_ shape: Shape) { calls.append("fold \(shape.name)") }
    func sum(_ a: Int, _ b: Int, _ c: Int) -> Int { a + b + c }
}

/// What methods get from selectors, and what objects are kept with.
@Suite struct SelectorArgumentTests {
    private let board = Board()

    private func isOtherArgument(_ call: SelectorCall) -> Bool {
        if case .otherArgument = call.problem { true } else { false }
    }

    // MARK: - Arguments

    @Test func `three arguments are handed over, and none may be missing or of another type`() {
        let selector = Selector("sum", Board.sum)

        #expect(selector.call(on: board, 1, 20, 300).value as? Int == 321)
        for call in [selector.call(on: board, 1, 20), selector.call(on: board, 1, "20", 300)] {
            #expect(isOtherArgument(call) && !call.wasMade && call.value == nil)
        }
    }

    @Test func `an object counts as true, as its address does, and text as nothing`() {
        let lock = Selector("lock:", Board.lock(_:))

        #expect(lock.call(on: board, Stranger()).problem == nil)
        #expect(lock.call(on: board, false).problem == nil)
        #expect(isOtherArgument(lock.call(on: board, "true")) && isOtherArgument(lock.call(on: board, nil)))

        #expect(board.calls == ["lock true", "lock false"])
    }

    @Test func `of methods with one name that without arguments can be meant`() {
        let fold = Selector("fold", withoutArguments: Board.fold)

        #expect(fold.call(on: board, Circle()).wasMade && fold.description == "fold")
        #expect(Selector("fold:", Board.fold(_:)).call(on: board, Circle()).wasMade)

        #expect(board.calls == ["fold", "fold circle"])
    }

    @Test func `a name gets the colons that are missing, and keeps those that it has`() {
        #expect(Selector("sum", Board.sum).description == "sum:::")
        #expect(NSStringFromSelector(Selector("sum:of:three:", Board.sum)) == "sum:of:three:")
        #expect(NSSelectorFromString("sum:::") == Selector("sum", Board.sum))
        #expect(Selector("clear", Board.clear).description == "clear")
    }

    @Test func `objects of subclasses are taken, and those of unrelated classes are not`() {
        let show = Selector("show:", Board.show(_:))
        let mark = Selector("mark:", Board.mark(_:))

        #expect(show.call(on: board, Circle()).problem == nil)
        #expect(mark.call(on: board, nil).problem == nil)
        #expect(isOtherArgument(mark.call(on: board, Stranger())))
        #expect(isOtherArgument(show.call(on: board, Stranger())))
        #expect(isOtherArgument(mark.call(on: board, 5)))

        #expect(board.calls == ["show circle", "mark nil"])
    }

    @Test func `the selector of a protocol asks for conformance, and calls nothing`() {
        let selector = Selector("greet", of: (any Greeting).self)

        #expect(selector.isMethod(of: board) && !selector.isMethod(of: Stranger()))
        #expect(!selector.call(on: board).wasMade && !selector.call(on: Stranger()).wasMade)
        #expect(!Selector("greet").isMethod(of: board), "nothing is known of a bare name")
        let property = Selector("name", of: Shape.self)
        #expect(property.isMethod(of: Circle()) && !property.isMethod(of: board))
    }

    @Test func `a method is reported once, also through a copy of its selector`() {
        let selector = Selector("clear", Board.clear)
        let copy = selector
        let name = Selector("clear")

        #expect([selector, copy, selector].map { $0.mayReport() } == [true, false, false])
        #expect([name, name].map { $0.mayReport() } == [true, true])
    }

    // MARK: - Associated objects

    @Test func `a copied value stays as it was, a retained one changes`() {
        let owner = NSObject()
        func value(after policy: objc_AssociationPolicy) -> String? {
            let text = NSMutableString(string: "a")
            objc_setAssociatedObject(owner, &noteKey, text, policy)
            text.append("b")
            return (objc_getAssociatedObject(owner, &noteKey) as? NSString)?.description
        }

        #expect(value(after: .OBJC_ASSOCIATION_COPY) == "a")
        #expect(value(after: .OBJC_ASSOCIATION_COPY_NONATOMIC) == "a")
        #expect(value(after: .OBJC_ASSOCIATION_RETAIN) == "ab")
        #expect(value(after: .OBJC_ASSOCIATION_RETAIN_NONATOMIC) == "ab")
    }

    @Test func `what cannot be copied is kept as it is`() {
        final class Plain {}
        let (owner, plain) = (NSObject(), Plain())

        objc_setAssociatedObject(owner, &noteKey, plain, .OBJC_ASSOCIATION_COPY)

        #expect(objc_getAssociatedObject(owner, &noteKey) as? Plain === plain)
    }

    @Test func `policies have the numbers of the runtime`() {
        let numbers: [UInt] = [0, 1, 3, 0o1401, 0o1403]

        #expect(
            numbers.map { objc_AssociationPolicy(rawValue: $0) } == [
                .OBJC_ASSOCIATION_ASSIGN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC,
                .OBJC_ASSOCIATION_COPY_NONATOMIC, .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_COPY,
            ])
        #expect(objc_AssociationPolicy(rawValue: 2) == nil)
    }

    // MARK: - Tables and lists

    @Test func `an object that comes again goes to the end of a table`() {
        let table = NSHashTable<Stranger>.weakObjects()
        let strangers = (0..<3).map { _ in Stranger() }
        for stranger in strangers { table.add(stranger) }

        table.remove(strangers[0])
        table.remove(nil)
        table.add(strangers[0])
        table.add(strangers[1])

        #expect(table.allObjects == [strangers[1], strangers[2], strangers[0]])
        #expect(table.objectEnumerator().allObjects.count == 3)
        #expect(!table.contains(nil) && table.member(nil) == nil)
    }

    @Test func `a list that gets shorter keeps its beginning, and none is shorter than empty`() {
        let shapes = (0..<3).map { _ in Shape() }
        let array = NSPointerArray.strongObjects()
        for shape in shapes { array.addPointer(Unmanaged.passUnretained(shape).toOpaque()) }

        array.count = 1
        #expect(array.allObjects.first as? Shape === shapes[0] && array.allObjects.count == 1)
        array.count = -5

        #expect(array.count == 0 && array.allObjects.isEmpty)
    }

    @Test func `a strong list keeps its objects alive, a weak one does not`() {
        weak var kept: Shape?
        weak var gone: Shape?
        let (strong, weakly) = (NSPointerArray.strongObjects(), NSPointerArray.weakObjects())
        do {
            let (one, other) = (Shape(), Shape())
            (kept, gone) = (one, other)
            strong.addPointer(Unmanaged.passUnretained(one).toOpaque())
            weakly.addPointer(Unmanaged.passUnretained(other).toOpaque())
        }

        #expect(kept != nil && gone == nil)
        #expect(strong.allObjects.count == 1 && weakly.allObjects.isEmpty && weakly.count == 1)
    }
}
