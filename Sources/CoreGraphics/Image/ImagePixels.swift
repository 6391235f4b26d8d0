import Synchronization

/// The bytes of an image: known from the start, or drawn when they are needed.
enum ImagePixels: Sendable {
    case known([UInt8])
    case drawn(DeferredPixels)

    var bytes: [UInt8] {
        switch self {
        case .known(let bytes): bytes
        case .drawn(let pixels): pixels.bytes
        }
    }
}

/// The bytes of an image that is drawn once, by whoever needs them first.
final class DeferredPixels: Sendable {
    private enum State: Sendable {
        case undrawn(@Sendable () -> CGImage?)
        case drawn([UInt8])
    }

    private let count: Int
    private let state: Mutex<State>

    /// - Parameters:
    ///   - count: the number of bytes.
    ///   - draw: draws an image of as many bytes; let go of when it has.
    init(count: Int, draw: @escaping @Sendable () -> CGImage?) {
        self.count = count
        state = Mutex(.undrawn(draw))
    }

    var bytes: [UInt8] {
        state.withLock { state in
            switch state {
            case .drawn(let bytes): return bytes
            case .undrawn(let draw):
                let bytes = draw()?.withPixels { [UInt8]($0) } ?? []
                precondition(bytes.isEmpty || bytes.count == count, "An image is drawn at its size.")
                let all = bytes.isEmpty ? [UInt8](repeating: 0, count: count) : bytes
                state = .drawn(all)
                return all
            }
        }
    }
}
