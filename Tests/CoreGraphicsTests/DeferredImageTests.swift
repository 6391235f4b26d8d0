import CoreGraphics
import Synchronization
import Testing

@Suite struct DeferredImageTests {
    @Test func `an image is drawn when its bytes are asked for, and once`() {
        let count = Mutex(0)
        let image = CGImage(width: 2, height: 1, isMask: true) {
            count.withLock { $0 += 1 }
            return CGImage(width: 2, height: 1, isMask: true, isOpaque: false, pixels: [7, 9])
        }
        #expect(image.width == 2 && image.isMask && !image.isOpaque)
        #expect(count.withLock { $0 } == 0)

        #expect(image.withPixels { [UInt8]($0) } == [7, 9])
        #expect(image.cropping(to: CGRect(x: 1, y: 0, width: 1, height: 1))?.withPixels { $0[0] } == 9)
        #expect(count.withLock { $0 } == 1)
    }

    @Test func `an image that cannot be drawn is clear`() {
        let image = CGImage(width: 2, height: 3, isMask: false) { nil }

        #expect(image.withPixels { [UInt8]($0) } == [UInt8](repeating: 0, count: 24))
    }
}
