import CoreGraphics
import QuartzCore
import Testing

@testable import Compositor

@MainActor
@Suite struct BatchTests {
    @Test func thousandsOfLikeLayersAreOneBatch() throws {
        let scene = Scene()
        for index in 0..<1000 {
            scene.add(CGFloat(index % 40) * 9, CGFloat(index / 40) * 9, 24, 24, .red).cornerRadius = 6
        }

        let list = try #require(scene.frame())

        #expect(list.batches.count == 1)
        #expect(list.instances.count == 1000)
    }

    @Test func kindsThatDoNotOverlapAreDrawnTogether() throws {
        let scene = Scene()
        for row in 0..<10 {
            scene.add(10, CGFloat(row) * 30, 24, 24, .red).cornerRadius = 6
            scene.add(60, CGFloat(row) * 30, 100, 20, .blue)
        }

        let list = try #require(scene.frame())

        #expect(list.batches.count == 2)
    }

    @Test func aClipWhoseCornersLieOutsideOfTheRegionIsLeftOut() throws {
        let scene = Scene()
        let clip = scene.add(100, 50, 200, 200)
        clip.masksToBounds = true
        clip.cornerRadius = 20
        let box = scene.add(-30, 70, 60, 60, .red, to: clip)
        box.setAffineTransform(CGAffineTransform(rotationAngle: 0.5))
        let whole = try #require(scene.frame())

        // The box crosses the clip's straight side, far from its corners.
        box.backgroundColor = .blue
        let part = try #require(scene.frame())

        #expect(whole.batches.contains { $0.clipChain != nil })
        #expect(part.batches.map(\.clipChain) == [nil])
        #expect(part.scissors.allSatisfy { $0.x == 100 })
    }

    @Test func orderIsKeptWhereThingsOverlap() throws {
        let scene = Scene()
        scene.add(10, 10, 24, 24, .red).cornerRadius = 6
        scene.add(15, 15, 30, 30, .blue)
        scene.add(20, 20, 24, 24, .red).cornerRadius = 6

        let list = try #require(scene.frame())

        #expect(list.batches.map(\.pipeline) == [.roundedRect, .solid, .roundedRect])
    }

    @Test func smallPicturesShareAPage() throws {
        let scene = Scene()
        for index in 0..<20 {
            let layer = scene.add(CGFloat(index) * 18, 10, 16, 16)
            layer.contents = CGImage(
                width: 16, height: 16, isMask: true, isOpaque: false,
                pixels: .init(repeating: 200, count: 256))
        }

        let list = try #require(scene.frame())

        #expect(list.uploads.count == 20)
        #expect(Set(list.uploads.map(\.texture)).count == 1)
        #expect(list.batches.count == 1)
    }

    @Test(arguments: [UInt8(255), 254])
    func aPictureWhosePixelsTurnOutToBeOpaqueIsDrawnWithoutBlending(lastAlpha: UInt8) throws {
        let scene = Scene()
        var pixels = [UInt8](repeating: 255, count: 300 * 200 * 4)
        pixels[pixels.count - 1] = lastAlpha
        scene.add(0, 0, 300, 200).contents = CGImage(
            width: 300, height: 200, isMask: false, isOpaque: false, pixels: pixels)

        let list = try #require(scene.frame())

        #expect(list.batches.map(\.blends) == [lastAlpha < 255])
    }

    @Test func aPictureIsUploadedOnceAndReleasedWhenLongUnused() throws {
        let scene = Scene()
        let image = CGImage(
            width: 300, height: 200, isMask: false, isOpaque: true,
            pixels: .init(repeating: 255, count: 300 * 200 * 4))
        let layer = scene.add(0, 0, 300, 200)
        layer.contents = image
        let other = scene.add(350, 0, 20, 20, .red)

        let first = try #require(scene.frame())
        layer.position.x += 10
        let second = try #require(scene.frame())
        layer.contents = nil
        var releases: [TextureID] = []
        for index in 0..<200 {
            other.position.y = CGFloat(index)
            releases += scene.frame()?.releases ?? []
        }

        #expect(first.uploads.map(\.texture) == [.image(image.id, mask: false)])
        #expect(second.uploads.isEmpty)
        #expect(releases == [.image(image.id, mask: false)])
    }

    @Test func aPictureThatIsPlacedInEachFrameStaysThoughNobodyHoldsIt() {
        let store = TextureStore()
        let image = CGImage(
            width: 300, height: 200, isMask: false, isOpaque: true,
            pixels: .init(repeating: 255, count: 300 * 200 * 4))
        var uploads = 0

        for _ in 0..<300 {
            _ = store.place(of: image)
            uploads += store.takeChanges().uploads.count
        }

        #expect(uploads == 1)
    }

    @Test func placesOnAPageDoNotOverlap() throws {
        var packer = ShelfPacker(edge: 256)
        var placed: [PixelRect] = []

        for index in 0..<200 {
            let width = Int32(7 + index * 13 % 40)
            let height = Int32(5 + index * 7 % 24)
            guard let spot = packer.place(width: width, height: height) else { continue }
            let rect = PixelRect(x: spot.x, y: spot.y, width: width, height: height)
            #expect(placed.allSatisfy { !$0.intersects(rect) })
            #expect(rect.maxX <= 256 && rect.maxY <= 256)
            placed.append(rect)
        }

        #expect(placed.count > 60)
        #expect(packer.place(width: 257, height: 4) == nil)
    }

    @Test func textStaysOnWholePixelsWhileItMoves() throws {
        let scene = Scene()
        let text = scene.add(10.3, 20.6, 40, 16)
        text.contents = CGImage(
            width: 40, height: 16, isMask: true, isOpaque: false, pixels: .init(repeating: 90, count: 640))

        let list = try #require(scene.frame())

        #expect(list.instances(.mask).first?.quad == [10, 21, 40, 16])
        #expect(list.batches.first?.linearFilter == false)
    }
}
