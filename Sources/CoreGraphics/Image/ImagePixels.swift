import Synchronization

/// The bytes of an image: known from the start, or drawn when they are needed.
enum ImagePixels: Sendable {
    case known([UInt8])
    case deferred(DeferredPixels)

    var bytes: [UInt8] {
        switch self {
        case .known(let bytes): bytes
        case .deferred(let pixels): pixels.bytes
        }
    }
}

/// The bytes of an image that is drawn by whoever needs them first.
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
        switch state.withLock({ $0 }) {
        case .drawn(let bytes): return bytes
        case .undrawn(let draw):
            // Not under the lock: drawing waits for locks of its own. Two threads at once draw the same.
            let bytes = drawn(by: draw)
            state.withLock { $0 = .drawn(bytes) }
            return bytes
        }
    }

    private func drawn(by draw: () -> CGImage?) -> [UInt8] {
        guard let bytes = draw()?.withPixels({ [UInt8]($0) }) else {
            return [UInt8](repeating: 0, count: count)
        }
        precondition(bytes.count == count, "An image is drawn at its size.")
        return bytes
    }
}
