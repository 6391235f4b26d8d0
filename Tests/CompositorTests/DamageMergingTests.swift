import QuartzCore
import Testing

@testable import Compositor

/// Which rectangles of a frame's damage become one.
@MainActor
@Suite struct DamageMergingTests {
    private func rect(_ x: Int32, _ y: Int32, _ width: Int32, _ height: Int32) -> PixelRect {
        PixelRect(x: x, y: y, width: width, height: height)
    }

    private func damage(_ rects: PixelRect...) -> [PixelRect] {
        rects.reduce(into: Damage()) { $0.add($1) }.rects
    }

    @Test func twoRectanglesBecomeOneIfThatWastesNoMoreThanATileOf64() {
        // 4,296 pixels less the 200 of the two.
        #expect(damage(rect(0, 0, 1, 100), rect(0, 4196, 1, 100)) == [rect(0, 0, 1, 4296)])
        #expect(damage(rect(0, 0, 1, 100), rect(0, 4197, 1, 100)).count == 2)
    }

    @Test func rectanglesThatMeetBecomeOneHoweverMuchThatWastes() {
        #expect(damage(rect(0, 0, 300, 10), rect(290, 0, 10, 300)) == [rect(0, 0, 300, 300)])
        #expect(damage(rect(0, 0, 300, 10), rect(300, 10, 10, 300)).count == 2, "they only touch")
    }

    @Test func whatIsCoveredOrEmptyAddsNothing() {
        #expect(damage(rect(0, 0, 100, 100), rect(10, 10, 5, 5)) == [rect(0, 0, 100, 100)])
        #expect(damage(rect(0, 0, 0, 100), rect(5, 5, 10, -1)).isEmpty)
    }

    @Test func oneThatJoinsTwoOthersMakesOneOfAllThree() {
        let joined = damage(rect(0, 0, 200, 200), rect(400, 0, 200, 200), rect(150, 50, 300, 100))

        #expect(joined == [rect(0, 0, 600, 200)])
    }

    @Test func ofTooManyTheTwoThatAreNearestBecomeOne() {
        var damage = Damage()
        for index in 0..<Int32(Damage.limit) { damage.add(rect(index * 1000, 0, 100, 100)) }
        #expect(damage.rects.count == 12)

        damage.add(rect(4400, 0, 100, 100))

        #expect(damage.rects.count == 12)
        #expect(damage.rects.contains(rect(4000, 0, 500, 100)))
    }

    @Test func whatLiesOutsideIsCutOff() {
        var damage = Damage(within: rect(0, 0, 400, 300))
        damage.add(rect(-50, -50, 100, 100))
        damage.add(rect(900, 0, 100, 100))

        #expect(damage.rects == [rect(0, 0, 50, 50)])
    }

    @Test func whatCoversMostOfTheSurfaceIsAllOfItFromThenOn() {
        let surface = rect(0, 0, 1000, 1000)
        var damage = Damage(within: surface)
        damage.add(rect(0, 0, 700, 1000))
        #expect(damage.rects == [rect(0, 0, 700, 1000)])

        damage.add(rect(800, 0, 60, 1000))
        #expect(damage.rects == [surface])
        damage.add(rect(900, 0, 10, 10))
        #expect(damage.rects == [surface])
    }

    /// Twelve squares on a surface of 1,200,000 pixels.
    private func squares(side: Int32, layers: Int = 0) -> [PixelRect] {
        var damage = Damage(within: rect(0, 0, 1200, 1000), layers: layers)
        for index in 0..<Int32(12) { damage.add(rect(index % 4 * 300, index / 4 * 330, side, side)) }
        return damage.rects
    }

    @Test func manyRectanglesAreAllOfTheSurfaceSoonerThanOne() {
        // Eleven passes more than one cost as much as 660,000 pixels, and three quarters of the surface are 900,000.
        #expect(squares(side: 140).count == 12)
        #expect(squares(side: 142) == [rect(0, 0, 1200, 1000)])
    }

    @Test func theMoreLayersThereAreTheLaterIsAllOfTheSurfaceDrawn() {
        // 1,200 layers cost as much again as the pixels do, and a pass is half as much beside them.
        #expect(squares(side: 142, layers: 1200).count == 12)
        #expect(squares(side: 218, layers: 1200) == [rect(0, 0, 1200, 1000)])
    }

    @Test func aPassOnASmallSurfaceCostsASixteenthOfIt() {
        let surface = rect(0, 0, 1600, 100)
        var damage = Damage(within: surface)
        damage.add(rect(0, 0, 1000, 100))
        damage.add(rect(1500, 0, 100, 100))
        #expect(damage.rects.count == 2)
        damage.add(rect(1200, 0, 99, 100))
        #expect(damage.rects == [surface])
    }

    // MARK: - Of a frame

    @Test(arguments: [(220.0, 1), (240.0, 0)])
    func threeQuartersOfTheSurfaceAreDrawnAsAllOfIt(height: Double, partial: Int) throws {
        let scene = Scene()
        let box = scene.add(0, 0, 400, CGFloat(height), .red)
        _ = scene.frame()

        box.backgroundColor = .blue
        let list = try #require(scene.frame())

        let whole = rect(0, 0, 400, 300)
        #expect(list.scissors == (partial == 1 ? [rect(0, 0, 400, Int32(height))] : [whole]))
    }

    @Test(arguments: [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 0)])
    func aBufferIsBroughtUpToDateForAsManyFramesAsAreRemembered(age: Int, rectangles: Int) throws {
        let scene = Scene()
        let boxes = (0..<6).map { scene.add(CGFloat($0 % 3) * 150, CGFloat($0 / 3) * 200, 60, 60, .red) }
        _ = scene.frame()
        for box in boxes.dropLast() {
            box.backgroundColor = .blue
            _ = scene.frame()
        }

        boxes[5].backgroundColor = .blue
        let list = try #require(scene.frame(bufferAge: age))

        let whole = [rect(0, 0, 400, 300)]
        #expect(rectangles == 0 ? list.scissors == whole : list.scissors.count == rectangles)
    }

    @Test func aSurfaceThatLostItsPixelsIsDrawnWhole() throws {
        let scene = Scene()
        let box = scene.add(0, 0, 10, 10, .red)
        _ = scene.frame()
        #expect(scene.frame() == nil)

        scene.compositor.invalidate()
        #expect(scene.frame()?.scissors == [rect(0, 0, 400, 300)])

        box.backgroundColor = .blue
        #expect(scene.frame()?.scissors == [rect(0, 0, 10, 10)])
    }
}
