import QuartzCore
import Testing

@testable import Compositor

/// What is drawn anew where a layer blurs what is behind it.
@MainActor
@Suite struct BackdropDamageTests {
    private let scene = Scene()

    /// A layer of 200 × 100 points at (100, 100) that blurs by 5 points: 15 points and two small pixels far.
    private func addBlur(radius: Double = 5) -> CALayer {
        let blur = scene.add(100, 100, 200, 100)
        blur.backdropFilter = BackdropFilter(radius: radius)
        return blur
    }

    private static let reach: Int32 = 23

    /// The passes that draw what is behind: those at the size of the screen's pixels.
    private func sources(_ list: DisplayList) -> [PixelRect] {
        list.passes.dropLast().filter { pass in
            !pass.regions.contains { list.batches[$0.batches].contains { $0.texture != nil } }
        }.flatMap { $0.regions.map(\.scissor) }
    }

    private func textures(_ list: DisplayList, _ pipeline: Pipeline) -> Int {
        list.batches.filter { $0.pipeline == pipeline }.count
    }

    @Test func theFirstFrameBlursAllThatIsBehind() throws {
        _ = addBlur()

        let list = try #require(scene.frame())

        #expect(sources(list) == [PixelRect(x: 100, y: 100, width: 200, height: 100)])
        #expect(textures(list, .downsample) == 1)
        #expect(textures(list, .blur) == 2)
        #expect(list.instances(.image).count == 1)
    }

    @Test func nothingIsDrawnWhereNothingChanged() {
        _ = addBlur()
        _ = scene.frame()

        #expect(scene.frame() == nil)
    }

    @Test func aChangeBehindIsDrawnAnewAsFarAsItShines() throws {
        let dot = scene.add(190, 140, 10, 10, .red)
        _ = addBlur()
        _ = scene.frame()

        dot.backgroundColor = .blue
        let list = try #require(scene.frame())

        let changed = PixelRect(x: 190, y: 140, width: 10, height: 10)
        #expect(sources(list) == [changed])
        #expect(
            list.scissors == [
                PixelRect(
                    x: 190 - Self.reach, y: 140 - Self.reach, width: 10 + 2 * Self.reach,
                    height: 10 + 2 * Self.reach)
            ])
    }

    @Test func aChangeBesideTheLayerDoesNotConcernIt() throws {
        let dot = scene.add(80, 140, 20, 10, .red)
        _ = addBlur()
        _ = scene.frame()

        dot.backgroundColor = .blue
        let list = try #require(scene.frame())

        #expect(list.groupPasses == 0)
        #expect(list.scissors == [PixelRect(x: 80, y: 140, width: 20, height: 10)])
    }

    @Test func aChangeInFrontDrawsTheBlurThatIsThere() throws {
        let blur = addBlur()
        let inside = scene.add(20, 20, 10, 10, .red, to: blur)
        let over = scene.add(250, 180, 10, 10, .red)
        _ = scene.frame()

        inside.backgroundColor = .blue
        over.backgroundColor = .blue
        let list = try #require(scene.frame())

        #expect(list.groupPasses == 0)
        #expect(
            list.scissors == [
                PixelRect(x: 120, y: 120, width: 10, height: 10),
                PixelRect(x: 250, y: 180, width: 10, height: 10),
            ])
    }

    @Test func whatGoesAwayBehindIsDrawnAnew() throws {
        let dot = scene.add(190, 140, 10, 10, .red)
        _ = addBlur()
        _ = scene.frame()

        dot.removeFromSuperlayer()
        let list = try #require(scene.frame())

        #expect(sources(list) == [PixelRect(x: 190, y: 140, width: 10, height: 10)])
    }

    @Test func aChangeOfTheRadiusKeepsWhatIsBehind() throws {
        let blur = addBlur()
        _ = scene.frame()

        blur.backdropFilter?.radius = 7
        let list = try #require(scene.frame())

        #expect(sources(list).isEmpty)
        #expect(textures(list, .blur) == 2)
        #expect(list.scissors == [PixelRect(x: 100, y: 100, width: 200, height: 100)])
    }

    @Test func aFadeKeepsTheBlur() throws {
        let wrapper = scene.add(0, 0, 400, 300)
        let blur = addBlur()
        wrapper.addSublayer(blur)
        wrapper.opacity = 0.5
        let first = try #require(scene.frame())
        #expect(sources(first).count == 1)

        wrapper.opacity = 0.6
        let list = try #require(scene.frame())

        #expect(sources(list).isEmpty)
        #expect(textures(list, .blur) == 0)
    }

    /// A veil lies over what is seen, but not over what the second blur has behind it.
    @Test func aFadedBlurBehindAnotherIsShadedForEach() throws {
        let wrapper = scene.add(0, 0, 400, 300)
        wrapper.addSublayer(addBlur())
        wrapper.opacity = 0.5
        addBlur().frame = CGRect(x: 150, y: 100, width: 40, height: 40)
        scene.add(0, 0, 400, 300, .black).opacity = 0.2

        let list = try #require(scene.frame())

        let enlarged = list.instances(.image).filter { $0.quad.z > $0.shape.z }
        #expect(enlarged.count == 3)
        #expect(enlarged.allSatisfy { $0.color == .white && $0.color2 == .clear })
    }

    @Test func aBlurOverABlurChangesWithIt() throws {
        let dot = scene.add(190, 140, 10, 10, .red)
        _ = addBlur()
        let upper = addBlur()
        upper.frame = CGRect(x: 150, y: 100, width: 200, height: 100)
        _ = scene.frame()

        dot.backgroundColor = .blue
        let list = try #require(scene.frame())

        #expect(textures(list, .blur) == 4)
        let farthest = try #require(list.scissors.first)
        #expect(farthest.maxX == 200 + 2 * Self.reach)
    }

    @Test func whatIsBehindAHiddenBlurIsRemembered() throws {
        let dot = scene.add(190, 140, 10, 10, .red)
        let blur = addBlur()
        _ = scene.frame()
        blur.isHidden = true
        _ = scene.frame()

        dot.backgroundColor = .blue
        let hidden = try #require(scene.frame())
        blur.isHidden = false
        let shown = try #require(scene.frame())

        #expect(hidden.scissors == [PixelRect(x: 190, y: 140, width: 10, height: 10)])
        #expect(sources(shown) == [PixelRect(x: 190, y: 140, width: 10, height: 10)])
    }

    @Test func moreChangesThanAreCountedCountAsOneBehind() throws {
        let dots = (0..<100).map {
            scene.add(CGFloat($0 % 20) * 10 + 100, CGFloat($0 / 20) * 10 + 100, 5, 5, .red)
        }
        _ = addBlur()
        _ = scene.frame()

        for dot in dots { dot.backgroundColor = .blue }
        let list = try #require(scene.frame())

        let source = try #require(sources(list).first)
        #expect(source.contains(PixelRect(x: 100, y: 100, width: 195, height: 45)))
    }

    @Test func aRemovedBlurLetsItsTexturesGo() throws {
        let blur = addBlur()
        let first = try #require(scene.frame())
        let made = Set(first.passes.dropLast().map(\.target))

        blur.removeFromSuperlayer()
        let list = try #require(scene.frame())

        #expect(made.count == 4)
        #expect(list.releases.count == 4)
    }

    @Test func aRadiusThatIsNoNumberChangesNothing() {
        let blur = addBlur()

        blur.backdropFilter?.radius = .nan
        blur.backdropFilter?.saturation = .infinity

        #expect(blur.backdropFilter == BackdropFilter(radius: 5))
    }

    @Test func aNeutralFilterDrawsNothing() throws {
        let blur = addBlur(radius: 0)
        blur.backdropFilter = BackdropFilter()

        let list = try #require(scene.frame())

        #expect(list.groupPasses == 0)
        #expect(list.batches.isEmpty)
    }

    @Test(arguments: [1e-3, 1, 1.3, 4.9, 5, 20, 95, 200, 1e9])
    func everyBlurIsOneThatCanBeDrawn(sigma: Double) {
        let plan = BlurPlan(sigma: sigma)

        #expect(plan.taps.count <= BlurKernel.limit)
        let sum = plan.taps.dropFirst().reduce(plan.taps[0].y) { $0 + 2 * $1.y }
        #expect(abs(sum - 1) < 1e-5)
        #expect(plan.steps.reduce(1, *) == plan.factor)
        #expect(plan.taps.allSatisfy { $0.x.isFinite && $0.y >= 0 })
    }

    @Test(arguments: [(23.0, 1 / Float(8), true), (24, 1 / Float(2), false)])
    func aStrongBlurIsInterpolatedAtHalfTheSize(sigma: Double, scale: Float, interpolates: Bool) throws {
        _ = addBlur(radius: sigma)

        let list = try #require(scene.frame())

        let region = try #require(list.passes.last?.regions.last)
        let shown = try #require(list.batches[region.batches].last { $0.pipeline == .image })
        #expect(shown.pipeline == .image && shown.linearFilter == interpolates)
        let texels = list.instances[shown.instances.lowerBound].shape
        #expect(texels == SIMD4(0, 0, 200 * scale, 100 * scale))
        #expect(BlurPlan(sigma: sigma).factor == 8)
    }

    @Test func aStrongBlurThatStaysIsEnlargedOnce() throws {
        _ = addBlur(radius: 24)
        let over = scene.add(250, 180, 10, 10, .red)
        _ = scene.frame()

        over.backgroundColor = .blue
        let list = try #require(scene.frame())

        #expect(list.groupPasses == 0)
        #expect(list.scissors == [PixelRect(x: 250, y: 180, width: 10, height: 10)])
    }

    @Test func aChangeOfALaterLayerThatLiesDeeperIsDrawnAnewAsFarAsItShines() throws {
        let blur = addBlur()
        blur.zPosition = 10
        let dot = scene.add(190, 140, 10, 10, .red)
        _ = scene.frame()

        dot.backgroundColor = .blue
        let list = try #require(scene.frame())

        #expect(sources(list) == [PixelRect(x: 190, y: 140, width: 10, height: 10)])
    }
}
