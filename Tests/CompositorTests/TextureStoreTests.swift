import CoreGraphics
import Testing

@testable import Compositor

/// Which texture a picture is in, for how long it stays there, and what else has room beside it.
@MainActor
@Suite struct TextureStoreTests {
    private let store = TextureStore()

    private func picture(_ width: Int, _ height: Int, isMask: Bool = false) -> CGImage {
        CGImage(
            width: width, height: height, isMask: isMask, isOpaque: false,
            pixels: [UInt8](repeating: 9, count: width * height * (isMask ? 1 : 4)))
    }

    /// What is let go of in so many frames.
    private func releases(in frames: Int) -> [TextureID] {
        (0..<frames).flatMap { _ in store.takeChanges().releases }
    }

    private func isOnPage(_ image: CGImage) -> Bool {
        if case .atlas = store.place(of: image).texture { true } else { false }
    }

    // MARK: - Places

    @Test func `small pictures share a page, and longer ones only if they are masks`() {
        #expect(isOnPage(picture(128, 128)) && !isOnPage(picture(129, 8)) && !isOnPage(picture(8, 129)))
        #expect(isOnPage(picture(1024, 128, isMask: true)))
        #expect(!isOnPage(picture(1025, 8, isMask: true)) && !isOnPage(picture(8, 129, isMask: true)))
    }

    @Test func `a picture with a texture of its own fills it, a page is as large as pages are`() throws {
        let (large, small, mask) = (picture(200, 150), picture(10, 20), picture(30, 20, isMask: true))
        for image in [large, small, mask] { _ = store.place(of: image) }

        let uploads = store.takeChanges().uploads

        #expect(uploads.map(\.image) == [large, small, mask])
        #expect(uploads.map(\.textureWidth) == [200, 512, 1024])
        #expect(uploads.map(\.textureHeight) == [150, 512, 1024])
        #expect(uploads.map(\.texture).first == .image(large.id, mask: false))
        #expect(store.takeChanges().uploads.isEmpty, "they are uploaded once")
    }

    @Test func `a page that is full is followed by another one`() {
        // A page has room for three times three of these.
        let places = (0..<10).map { _ in store.place(of: picture(128, 128)) }

        #expect(Set(places.prefix(9).map(\.texture)).count == 1)
        #expect(places[9].texture != places[0].texture && places[9].x == 0 && places[9].y == 0)
        #expect(places[1].x == 129 && places[3].y == 129 && places[8].limits == [258.5, 258.5, 385.5, 385.5])
    }

    @Test func `a picture goes to the lowest shelf on which it fits, and not to one that is much too high`() {
        var packer = ShelfPacker(edge: 256)
        func place(_ width: Int32, _ height: Int32) -> [Int32]? {
            packer.place(width: width, height: height).map { [$0.x, $0.y] }
        }

        #expect(place(10, 100) == [0, 0])
        #expect(place(245, 12) == [0, 101], "a shelf of its own")
        #expect(place(245, 10) == [0, 114] && place(10, 70) == [11, 0])
        #expect(place(10, 9) == [246, 114], "the lower one of two")
        #expect(place(10, 11) == [246, 101])
        #expect(place(256, 131) == [0, 125] && place(1, 120) == nil)
    }

    // MARK: - Lives

    @Test func `a page stays until the last of its pictures has long been unused`() {
        let (first, second) = (picture(10, 10), picture(20, 10))
        for image in [first, second] {
            store.retain(image)
            _ = store.place(of: image)
        }
        let page = store.place(of: first).texture

        store.release(first)
        #expect(releases(in: 200).isEmpty)
        store.release(second)
        #expect(releases(in: TextureStore.patience).isEmpty)

        #expect(releases(in: 1) == [page])
    }

    @Test func `a picture that comes back in time is not uploaded again, and stays`() {
        let image = picture(200, 200)
        store.retain(image)
        let place = store.place(of: image)
        _ = store.takeChanges()

        store.release(image)
        #expect(releases(in: 50).isEmpty)
        store.retain(image)
        #expect(releases(in: 200).isEmpty)

        #expect(store.place(of: image) == place && store.takeChanges().uploads.isEmpty)
    }

    @Test func `a picture that comes back too late is uploaded again`() {
        let image = picture(200, 200)
        for _ in 0..<2 {
            store.retain(image)
            _ = store.place(of: image)
            #expect(store.takeChanges().uploads.map(\.image) == [image])
            store.release(image)
            #expect(releases(in: 200) == [.image(image.id, mask: false)])
        }
    }

    @Test func `a picture that two layers show stays for the second one`() {
        let image = picture(200, 200)
        store.retain(image)
        store.retain(image)
        _ = store.place(of: image)

        store.release(image)
        #expect(releases(in: 200).isEmpty)
        store.release(image)

        #expect(releases(in: 200) == [.image(image.id, mask: false)])
    }
}
