import Compositor
import CoreGraphics
import Testing

@testable import OpenGLRenderer

@MainActor
@Suite struct BlurTests {
    private static let values = [250, 10, 80, 160]

    private static let row = CGImage(
        width: 4, height: 1, isMask: false, isOpaque: false,
        pixels: values.flatMap { [UInt8($0), 0, 0, 255] })

    /// The picture goes on as its mirror image, again and again.
    private func mirrored(_ index: Int) -> Int {
        let size = Self.values.count
        let place = ((index % (2 * size)) + 2 * size) % (2 * size)
        return Self.values[place < size ? place : 2 * size - 1 - place]
    }

    /// Kernels of the programs for one, for a few and for many taps; the last ones reach over the whole picture.
    @Test(arguments: [1, 2, 3, 5, 6, 8])
    func aBlurIsTheWeightedMeanOfTheRowAndItsMirrorImages(taps count: Int) throws {
        let weight = 1 / Float(2 * count - 1)
        let kernel = BlurKernel(axis: [1, 0], taps: (0..<count).map { SIMD2(Float($0), weight) })

        let picture = try Canvas().draw(
            .blur, [.picture([0, 0, 4, 1], texels: [0, 0, 4, 1])], linear: count > 1, texture: Self.row,
            kernel: kernel, blends: false)

        for x in 0..<4 {
            let sum = ((x - count + 1)...(x + count - 1)).reduce(0) { $0 + mirrored($1) }
            let mean = Int((Float(sum) * weight).rounded())
            #expect(isNear(picture[x, 0], [mean, 0, 0, 255], within: 2), "pixel \(x): \(mean)")
        }
    }

    /// Half a pixel between two texels reads both, beyond the edge as well.
    @Test func aTapBetweenTwoTexelsReadsBoth() throws {
        let kernel = BlurKernel(axis: [1, 0], taps: [[0, 0], [1.5, 0.5]])

        let picture = try Canvas().draw(
            .blur, [.picture([0, 0, 4, 1], texels: [0, 0, 4, 1])], linear: true, texture: Self.row,
            kernel: kernel, blends: false)

        for x in 0..<4 {
            let sum = [-2, -1, 1, 2].reduce(0) { $0 + mirrored(x + $1) }
            #expect(isNear(picture[x, 0], [sum / 4, 0, 0, 255], within: 2), "pixel \(x): \(sum / 4)")
        }
    }

    @Test func aGradedBlurTakesColoursToGreyAndTintsThem() throws {
        let kernel = BlurKernel(
            axis: [0, 1], taps: [[0, 1]], saturation: 0, tint: SIMD4(0, 0, 0.5, 0.5))

        let picture = try Canvas().draw(
            .blur, [.picture([0, 0, 4, 1], texels: [0, 0, 4, 1])], texture: Self.row, kernel: kernel,
            blends: false)

        let grey = Int((250 * 0.2126 / 2).rounded())
        #expect(isNear(picture[0, 0], [grey, grey, grey + 128, 255]))
    }
}
