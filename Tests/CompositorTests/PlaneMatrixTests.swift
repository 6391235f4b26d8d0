import Testing

@testable import Compositor

@Suite struct PlaneMatrixTests {
    @Test(arguments: [Float(100), 150])
    func whatReachesToTheViewerMayLieAnywhere(right: Float) {
        // Twice as large at x = 50, where the third coordinate is a half; at x = 100 it is none.
        let plane = PlaneMatrix([1, 0, -0.01], [0, 1, 0], [0, 0, 1])

        let near = plane.bounds(of: Box(minX: 0, minY: 0, maxX: 50, maxY: 10))
        let beyond = plane.bounds(of: Box(minX: 0, minY: 0, maxX: right, maxY: 10))

        #expect(near == Box(minX: 0, minY: 0, maxX: 100, maxY: 20))
        #expect(beyond == .everything)
    }
}
