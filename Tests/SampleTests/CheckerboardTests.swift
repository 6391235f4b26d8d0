import CoreGraphics
import Testing
import UIKit
import UITesting

@testable import PlaygroundSamples

@MainActor
struct CheckerboardTests {
    /// What the numbers of the spec give for a size of the stage.
    nonisolated struct Board: Sendable, CustomTestStringConvertible {
        let size: CGSize
        let slice: CGFloat
        let columns: Int
        let rows: Int
        /// Seconds that a tile takes to turn.
        let duration: Double
        /// When the last tile of a push begins.
        let lastDelay: Double

        var testDescription: String { "\(Int(size.width))×\(Int(size.height))" }
    }

    nonisolated static let boards = [
        Board(
            size: CGSize(width: 375, height: 667), slice: 38, columns: 10, rows: 18, duration: 0.5188,
            lastDelay: 2.369),
        Board(
            size: CGSize(width: 320, height: 568), slice: 32, columns: 10, rows: 18, duration: 0.5912,
            lastDelay: 2.2735),
        Board(
            size: CGSize(width: 1024, height: 768), slice: 102, columns: 11, rows: 8, duration: 0.3333,
            lastDelay: 2.5925),
    ]

    private func begin(_ size: CGSize, scale: CGFloat = 1) throws -> SampleStage {
        SampleStage(try #require(SampleCatalog.sample(id: "checkerboard")), size: size, scale: scale)
    }

    @Test(arguments: [
        CGSize(width: 4, height: 844), CGSize(width: 14, height: 844), CGSize(width: 0.4, height: 0.4),
        CGSize(width: 16_000, height: 160),
    ])
    func `a screen of any size is cut into a number of tiles that can be turned`(size: CGSize) {
        let wave = CheckerboardWave(size: size, isPush: true, duration: 3)

        #expect((1...12).contains(wave.columns))
        #expect((1...40).contains(wave.rows))
        #expect(wave.slice * CGFloat(wave.columns) >= size.width)
        #expect(wave.slice * CGFloat(wave.rows) >= size.height)
    }

    @Test(arguments: boards)
    func `the screen is cut into tiles of a tenth of the width, each with two faces`(board: Board) throws {
        let sample = try begin(board.size)

        sample.push()

        let faces = try #require(sample.board?.subviews)
        #expect(faces.count == 2 * board.columns * board.rows)
        let origins = Set(faces.map { "\($0.center.x - board.slice / 2) \($0.center.y - board.slice / 2)" })
        #expect(origins.count == board.columns * board.rows)
        for face in faces {
            #expect(face.bounds.size == CGSize(width: board.slice, height: board.slice))
            #expect(face.layer.masksToBounds && !face.layer.isDoubleSided && !face.isOpaque)
            let content = try #require(face.layer.sublayers?.first)
            let origin = CGPoint(x: face.center.x - board.slice / 2, y: face.center.y - board.slice / 2)
            #expect(content.frame == CGRect(origin: CGPoint(x: -origin.x, y: -origin.y), size: board.size))
        }
        #expect(
            faces[1].layer.animationKeys()?.isEmpty == false, "the face of the screen that goes is in front")
    }

    @Test(arguments: boards)
    func `a push runs from the upper left corner to the lower right one`(board: Board) throws {
        let wave = CheckerboardWave(size: board.size, isPush: true, duration: 3)

        #expect(wave.slice == board.slice)
        #expect(wave.columns == board.columns)
        #expect(wave.rows == board.rows)
        #expect(isNear(CGFloat(wave.tileDuration), CGFloat(board.duration), tolerance: 0.0005))
        #expect(wave.delay(column: 0, row: 0) == 0)
        let last = wave.delay(column: board.columns - 1, row: board.rows - 1)
        #expect(isNear(CGFloat(last), CGFloat(board.lastDelay), tolerance: 0.0008))
        #expect(last + wave.tileDuration < 3)
    }

    @Test func `a pop runs the other way, and its overhanging corner begins a little late`() {
        let wave = CheckerboardWave(size: CGSize(width: 375, height: 667), isPush: false, duration: 3)

        #expect(isNear(CGFloat(wave.delay(column: 9, row: 17)), 0.056, tolerance: 0.0005))
        #expect(isNear(CGFloat(wave.delay(column: 0, row: 0)), 2.313, tolerance: 0.0005))
        #expect(
            isNear(CGFloat(wave.delay(column: 0, row: 0) + wave.tileDuration), 2.832, tolerance: 0.0005))
    }

    @Test(arguments: boards)
    func `each tile begins to turn when the wave reaches it, and turns by a half`(board: Board) throws {
        let sample = try begin(board.size)
        sample.push()
        let wave = CheckerboardWave(size: board.size, isPush: true, duration: 3)
        let faces = try #require(sample.board?.subviews)
        let start = sample.stage.now

        for time in [0.3, 0.9] {
            sample.stage.advance(to: start + time)
            for (index, face) in faces.enumerated() where index % 14 < 2 {
                let tile = index / 2
                let delay = wave.delay(column: tile % board.columns, row: tile / board.columns)
                let part = min(max((time - delay) / wave.tileDuration, 0), 1)
                let turned = CGFloat.pi * Self.easeInOut(CGFloat(part))
                let angle = index % 2 == 0 ? CGFloat.pi - turned : turned
                let shown = face.layer.presentation()?.transform ?? face.transform3D
                #expect(isNear(shown.m11, cos(angle), tolerance: 0.01), "tile \(tile) at \(time)")
                #expect(isNear(abs(shown.m13), sin(angle), tolerance: 0.01), "tile \(tile) at \(time)")
            }
        }
    }

    @Test func `it takes as long as the last tile, then the second screen is all there is`() throws {
        let sample = try begin(CGSize(width: 375, height: 667))
        sample.push()
        #expect(sample.root.transitionCoordinator?.transitionDuration == 3)
        let start = sample.stage.now

        sample.stage.advance(to: start + 2.87)
        #expect(sample.board != nil)
        sample.stage.advance(to: start + 2.95)
        #expect(sample.board == nil)
        let navigation = try #require(sample.root as? UINavigationController)
        #expect(navigation.topViewController is CheckerboardSecondViewController)
        #expect(navigation.topViewController?.view.frame == CGRect(x: 0, y: 44, width: 375, height: 623))

        sample.sample.dismiss(sample.root)
        let back = sample.stage.now
        sample.stage.settle()
        // The bar is as far as the tiles, whichever of them begins first.
        #expect(sample.stage.now < back + 3)
        #expect(navigation.topViewController is CheckerboardFirstViewController)
        #expect(sample.board == nil)
        #expect(sample.stage.trace.filter { $0.kind == .diagnostic }.isEmpty)
    }

    @Test func `the picture of the second screen comes a frame later`() throws {
        let sample = try begin(CGSize(width: 375, height: 667))
        sample.push()
        let faces = try #require(sample.board?.subviews)
        #expect(faces[0].layer.sublayers?.first?.contents == nil)
        #expect(faces[1].layer.sublayers?.first?.contents != nil)

        sample.stage.advance(by: 0.05)

        #expect(faces.allSatisfy { $0.layer.sublayers?.first?.contents != nil })
    }

    @Test func `the edge swipe is off, as there is an animator that nothing drives`() throws {
        let sample = try begin(CGSize(width: 375, height: 667))
        sample.push()
        sample.stage.settle()

        sample.stage.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 300, y: 300), over: 0.3)
        sample.stage.settle()

        #expect(
            (sample.root as? UINavigationController)?.topViewController is CheckerboardSecondViewController)
    }

    // MARK: - Perspective

    /// Where the upper edge of a tile ends up, by hand: turned about its own vertical axis, then seen from 900 points
    /// before the middle of the stage.
    @Test func `a tile's edge is seen where the matrix says, to half a pixel`() throws {
        let size = CGSize(width: 375, height: 667)
        let sample = try begin(size, scale: 2)
        sample.push()
        let wave = CheckerboardWave(size: size, isPush: true, duration: 3)
        let faces = try #require(sample.board?.subviews)
        // A tile beside the wave's middle, away from the stage's centre: seen clearly aslant.
        let (column, row) = (8, 12)
        let time = wave.delay(column: column, row: row) + wave.tileDuration * 0.35
        sample.stage.advance(to: sample.stage.now + time)
        let face = faces[2 * (row * wave.columns + column) + 1]
        // Which of the two ways a half turn takes is not settled; the sine's sign says it.
        let side: CGFloat = (face.layer.presentation()?.transform.m13 ?? 0) > 0 ? -1 : 1
        let angle = side * CGFloat.pi * Self.easeInOut(0.35)
        // The neighbours get out of the way: only this tile lies on the black stage.
        for other in faces where other !== face { other.isHidden = true }

        let picture = try sample.stage.snapshot()

        let half = wave.slice / 2
        let centre = CGPoint(x: CGFloat(column) * wave.slice + half, y: CGFloat(row) * wave.slice + half)
        func seen(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            let (dx, z) = (x * cos(angle), -x * sin(angle))
            let scale = 1 / (1 - z / 900)
            let offset = CGPoint(x: centre.x + dx - size.width / 2, y: centre.y + y - size.height / 2)
            return CGPoint(x: size.width / 2 + offset.x * scale, y: size.height / 2 + offset.y * scale)
        }
        let corners = [seen(-half, -half), seen(half, -half), seen(half, half), seen(-half, half)]
        let middle = (corners[0].y + corners[3].y) / 4 + (corners[1].y + corners[2].y) / 4
        let (left, right) = picture.litSpan(inRow: Int(middle * 2))
        #expect(abs(left - 2 * Self.x(at: middle, from: corners[0], to: corners[3])) <= 0.5)
        #expect(abs(right - 2 * Self.x(at: middle, from: corners[1], to: corners[2])) <= 0.5)
        for part in [0.25, 0.5, 0.75] as [CGFloat] {
            let x = corners[0].x + (corners[1].x - corners[0].x) * part
            let (top, bottom) = picture.litSpan(inColumn: Int(x * 2))
            let at = (CGFloat(Int(x * 2)) + 0.5) / 2
            #expect(abs(top - 2 * Self.y(at: at, from: corners[0], to: corners[1])) <= 0.5, "\(part)")
            #expect(abs(bottom - 2 * Self.y(at: at, from: corners[3], to: corners[2])) <= 0.5, "\(part)")
        }
    }

    private static func x(at y: CGFloat, from a: CGPoint, to b: CGPoint) -> CGFloat {
        a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y)
    }

    private static func y(at x: CGFloat, from a: CGPoint, to b: CGPoint) -> CGFloat {
        a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x)
    }

    /// (0.42, 0, 0.58, 1), by bisection.
    private static func easeInOut(_ time: CGFloat) -> CGFloat {
        func bezier(_ t: CGFloat, _ a: CGFloat, _ b: CGFloat) -> CGFloat {
            3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
        }
        var (low, high): (CGFloat, CGFloat) = (0, 1)
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if bezier(middle, 0.42, 0.58) < time { low = middle } else { high = middle }
        }
        return bezier(low, 0, 1)
    }
}

extension SampleStage {
    /// Starts the push, and runs the frame in which it starts.
    fileprivate func push() {
        sample.present(root)
        stage.advance(by: 0)
    }

    /// The black stage on which the tiles turn.
    fileprivate var board: UIView? {
        func find(_ view: UIView) -> UIView? {
            view.layer.sublayerTransform.m34 != 0 ? view : view.subviews.lazy.compactMap(find).first
        }
        return find(stage.window)
    }
}

extension CGImage {
    /// Where the light part of a row of pixels begins and ends; a pixel that is half light counts as a half.
    fileprivate func litSpan(inRow row: Int) -> (CGFloat, CGFloat) {
        span((0..<width).map { lightness(x: $0, y: row) })
    }

    fileprivate func litSpan(inColumn column: Int) -> (CGFloat, CGFloat) {
        // Below the bar.
        span((0..<height).map { $0 < 100 ? 0 : lightness(x: column, y: $0) })
    }

    private func lightness(x: Int, y: Int) -> CGFloat {
        let pixel = pixel(x: x, y: y)
        return CGFloat(pixel.x) + CGFloat(pixel.y) + CGFloat(pixel.z)
    }

    private func span(_ lights: [CGFloat]) -> (CGFloat, CGFloat) {
        let full = lights.max() ?? 1
        let parts = lights.map { $0 / max(full, 0.001) }
        guard let first = parts.firstIndex(where: { $0 > 0.05 }),
            let last = parts.lastIndex(where: { $0 > 0.05 })
        else { return (0, 0) }
        return (CGFloat(first) + 1 - min(parts[first], 1), CGFloat(last) + min(parts[last], 1))
    }
}
