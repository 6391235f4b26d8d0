/// A growable array of plain values whose freed places are used again, the last one freed first.
struct Pool<Element: BitwiseCopyable>: ~Copyable {
    /// The values. Moves when the pool grows.
    private(set) var base: UnsafeMutablePointer<Element>
    /// The number of places, used and freed.
    private(set) var count: Int32 = 0
    private var capacity: Int32
    private var freed: [Int32] = []

    init(capacity: Int32 = 64) {
        self.capacity = capacity
        base = .allocate(capacity: Int(capacity))
    }

    deinit { base.deallocate() }

    subscript(index: Int32) -> Element {
        @inline(__always) get { base[Int(index)] }
        @inline(__always) nonmutating set { base[Int(index)] = newValue }
    }

    /// Stores a value and returns its place.
    @inline(__always)
    mutating func insert(_ element: Element) -> Int32 {
        if let place = freed.popLast() {
            base[Int(place)] = element
            return place
        }
        if count == capacity { grow() }
        base[Int(count)] = element
        count += 1
        return count - 1
    }

    /// Frees a place.
    @inline(__always)
    mutating func remove(_ place: Int32) { freed.append(place) }

    /// Returns a pool with the same values at the same places.
    func copy() -> Pool {
        var copy = Pool(capacity: capacity)
        copy.base.initialize(from: base, count: Int(count))
        copy.count = count
        copy.freed = freed
        return copy
    }

    private mutating func grow() {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: Int(capacity) * 2)
        larger.moveInitialize(from: base, count: Int(count))
        base.deallocate()
        base = larger
        capacity *= 2
    }
}
