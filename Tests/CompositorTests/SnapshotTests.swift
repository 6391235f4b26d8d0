import CoreGraphics
import QuartzCore
import Testing

@testable import Compositor

/// Pictures of one layer, as the latest frame showed it or as it is.
@MainActor
@Suite struct SnapshotTests {
    private let scene = Scene()
    private let red = PackedColor(red: 255, green: 0, blue: 0, alpha: 255)
    private let blue = PackedColor(red: 0, green: 0, blue: 255, alpha: 255)

    private func picture(of layer: CALayer, scale: CGFloat, afterUpdates: Bool) -> DisplayList {
        scene.compositor.snapshot(of: layer, in: layer.bounds, scale: scale, afterUpdates: afterUpdates)
    }

    @Test func aPictureOfTheLatestFrameLacksWhatHasChangedSince() {
        let square = scene.add(10, 20, 30, 40, .red)
        _ = scene.frame()

        square.backgroundColor = .blue

        #expect(picture(of: square, scale: 1, afterUpdates: false).clear == red)
        #expect(picture(of: square, scale: 1, afterUpdates: true).clear == blue)
    }

    @Test func aPictureAtAnotherScaleThanTheScreensIsDrawnAtItsOwn() {
        let square = scene.add(10, 20, 30, 40, .red)
        scene.add(5, 6, 7, 8, .blue, to: square)
        _ = scene.frame()

        let list = picture(of: square, scale: 2, afterUpdates: false)

        #expect(list.scissors == [PixelRect(x: 0, y: 0, width: 60, height: 80)])
        #expect(list.instances(.solid).map(\.quad) == [SIMD4(10, 12, 14, 16)])
    }

    @Test func aLayerThatWasNeverDrawnIsDrawnAsItIs() {
        _ = scene.frame()
        let square = CALayer()
        square.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        square.backgroundColor = .red

        #expect(picture(of: square, scale: 1, afterUpdates: false).clear == red)
    }

    @Test func aPictureLeavesTheScreenAsItIs() throws {
        let square = scene.add(10, 20, 30, 40, .red)
        _ = scene.frame()
        _ = picture(of: square, scale: 1, afterUpdates: true)

        square.backgroundColor = .blue
        let list = try #require(scene.frame())

        #expect(list.scissors == [PixelRect(x: 10, y: 20, width: 30, height: 40)])
        #expect(list.clear == blue)
    }
}
