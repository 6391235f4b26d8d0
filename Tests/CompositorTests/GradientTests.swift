import CoreGraphics
import QuartzCore
import Testing

@testable import Compositor

/// The row of colours from which gradients are drawn.
@MainActor
struct GradientTests {
    /// The red and the blue of the ramp at parts of its length.
    private func ramp(_ locations: [NSNumber]?, at parts: [Double]) throws -> [SIMD2<UInt8>] {
        let layer = CAGradientLayer()
        layer.colors = [CGColor.red, CGColor.blue]
        layer.locations = locations
        let pixels = try #require(GradientRamp.gradient(of: layer)).ramp.withPixels { [UInt8]($0) }
        return parts.map { part in
            let start = Int(part * Double(GradientRamp.length)) * 4
            return SIMD2(pixels[start], pixels[start + 2])
        }
    }

    @Test func withoutLocationsTheColoursShareTheLength() throws {
        let ends = try ramp(nil, at: [0, 0.5, 0.999])
        #expect(ends == [[255, 0], [127, 128], [0, 255]])
    }

    @Test func beforeTheFirstLocationAndAfterTheLastTheColourStays() throws {
        let colors = try ramp([0.25, 0.75], at: [0, 0.2, 0.5, 0.8])
        #expect(colors == [[255, 0], [255, 0], [127, 128], [0, 255]])
    }

    @Test func twoColoursAtOneLocationMakeAnEdge() throws {
        let colors = try ramp([0.5, 0.5], at: [0, 0.49, 0.5, 0.99])
        #expect(colors == [[255, 0], [255, 0], [0, 255], [0, 255]])
    }

    @Test func locationsBeyondAllBoundsAreColoursAllTheSame() throws {
        #expect(try ramp([-1e300, 1e300], at: [0, 0.99]).allSatisfy { $0.x > 0 || $0.y > 0 })
    }
}
