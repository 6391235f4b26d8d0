import CoreGraphics
import QuartzCore
import Testing

@testable import Compositor

/// What is not drawn because something opaque lies in front of it.
@MainActor
@Suite struct OccluderTests {
    private let scene = Scene()

    /// The quads of a frame that draws only where a square of 40 × 40 at (100, 100) has become another colour.
    private func quads(square: CALayer) throws -> Set<SIMD4<Float>> {
        _ = scene.frame()
        square.backgroundColor = .blue
        let list = try #require(scene.frame())
        #expect(list.scissors == [PixelRect(x: 100, y: 100, width: 40, height: 40)])
        return Set(list.instances.map(\.quad))
    }

    /// Of a radius r, 0.293 r are lost on each side: 3 pixels of 40 with a radius of 10.
    @Test func aRoundSquareHidesWhatLiesBehindItsInside() throws {
        scene.add(103, 103, 34, 34, .red)
        scene.add(102, 110, 10, 10, .red)
        let square = scene.add(100, 100, 40, 40, .red)
        square.cornerRadius = 10

        #expect(try quads(square: square) == [[100, 100, 40, 40], [102, 110, 1, 10]])
    }

    @Test func aTranslucentSquareHidesNothing() throws {
        scene.add(103, 103, 34, 34, .red)
        let square = scene.add(100, 100, 40, 40, .red)
        square.cornerRadius = 10
        _ = scene.frame()

        square.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 0.9)
        let list = try #require(scene.frame())

        #expect(Set(list.instances.map(\.quad)) == [[100, 100, 40, 40], [103, 103, 34, 34]])
    }

    @Test func aSquareBetweenPixelsHidesOnlyWholePixels() throws {
        scene.add(101, 101, 38, 38, .red)
        scene.add(100, 110, 10, 10, .red)
        let square = scene.add(100.5, 100.5, 39, 39, .red)

        #expect(try quads(square: square) == [[100.5, 100.5, 39, 39], [100, 110, 1, 10]])
    }

    @Test func aClippedSquareHidesOnlyWhatIsLeftOfIt() throws {
        let behind = scene.add(103, 103, 34, 34, .red)
        let clip = scene.add(100, 100, 40, 20)
        clip.masksToBounds = true
        let square = scene.add(0, 0, 40, 40, .red, to: clip)
        square.cornerRadius = 10
        _ = scene.frame()

        (square.backgroundColor, behind.backgroundColor) = (.blue, .blue)
        let list = try #require(scene.frame())

        // What the clip leaves of the square reaches to 120.
        #expect(Set(list.instances.map(\.quad)) == [[100, 100, 40, 20], [103, 120, 34, 17]])
    }

    @Test func aSmallPartOfALargeRegionHidesNothing() {
        var occluders = Occluders()
        occluders.removeAll(for: Box(minX: 0, minY: 0, maxX: 400, maxY: 300))
        occluders.add(Box(minX: 0, minY: 0, maxX: 60, maxY: 60))
        #expect(occluders.boxes.isEmpty && occluders.leastArea == 4096)

        occluders.removeAll(for: Box(minX: 0, minY: 0, maxX: 100, maxY: 100))
        occluders.add(Box(minX: 0, minY: 0, maxX: 60, maxY: 60))
        #expect(occluders.boxes.count == 1 && occluders.leastArea == 1250)
    }

    @Test func theLargestEightAreKept() {
        var occluders = Occluders()
        occluders.removeAll(for: Box(minX: 0, minY: 0, maxX: 10, maxY: 10))
        for index in 1...9 {
            let x = Float(index) * 100
            occluders.add(Box(minX: x, minY: 0, maxX: x + Float(index) * 5, maxY: 5))
        }

        #expect(occluders.boxes.count == 8)
        #expect(occluders.boxes.map(\.width).sorted().first == 10, "the smallest one gave way")
    }

    @Test func sidesThatAreHiddenOverTheirWholeLengthAreCutOff() {
        var occluders = Occluders()
        occluders.removeAll(for: Box(minX: 0, minY: 0, maxX: 10, maxY: 10))
        occluders.add(Box(minX: 0, minY: 0, maxX: 100, maxY: 20))
        let box = Box(minX: 10, minY: 10, maxX: 50, maxY: 50)

        #expect(occluders.visiblePart(of: box) == Box(minX: 10, minY: 20, maxX: 50, maxY: 50))
        occluders.add(Box(minX: 0, minY: 40, maxX: 100, maxY: 60))
        #expect(occluders.visiblePart(of: box) == Box(minX: 10, minY: 20, maxX: 50, maxY: 40))
        occluders.add(Box(minX: 0, minY: 0, maxX: 15, maxY: 100))
        #expect(occluders.visiblePart(of: box) == Box(minX: 15, minY: 20, maxX: 50, maxY: 40))
        occluders.add(Box(minX: 45, minY: 0, maxX: 90, maxY: 100))
        #expect(occluders.visiblePart(of: box) == Box(minX: 15, minY: 20, maxX: 45, maxY: 40))
        occluders.add(Box(minX: 20, minY: 25, maxX: 30, maxY: 30))
        #expect(occluders.visiblePart(of: box) == Box(minX: 15, minY: 20, maxX: 45, maxY: 40))
        #expect(occluders.hides(Box(minX: 20, minY: 25, maxX: 30, maxY: 30)) && !occluders.hides(box))
        occluders.add(Box(minX: 5, minY: 5, maxX: 55, maxY: 55))
        #expect(occluders.visiblePart(of: box).isEmpty && occluders.hides(box))
    }
}
