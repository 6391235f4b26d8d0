import Testing
import UIKit
import UITesting

/// What a sample shows, and what its layers hold that cannot be seen.
struct SampleState {
    let layers: [String]
    let picture: CGImage
}

extension SampleStage {
    /// Returns all views on the stage with the values of their layers, and the picture.
    func state() throws -> SampleState {
        var lines: [String] = []
        func describe(_ layer: CALayer, _ name: String) {
            lines.append(
                "\(name) \(layer.frame) \(layer.bounds) \(layer.transform) \(layer.opacity) \(layer.isHidden) "
                    + "\(layer.cornerRadius) \(layer.masksToBounds) \(layer.speed) \(layer.timeOffset) "
                    + "\(layer.beginTime) \(layer.animationKeys() ?? [])")
            for (index, child) in (layer.sublayers ?? []).enumerated() {
                describe(child, "\(name).\(index)")
            }
        }
        describe(stage.window.layer, "")
        return SampleState(layers: lines, picture: try stage.snapshot())
    }

    /// Expects that everything is as it was.
    func expectState(_ before: SampleState) throws {
        let now = try state()
        let changed = zip(before.layers, now.layers).filter { $0.0 != $0.1 }
        #expect(now.layers.count == before.layers.count)
        #expect(changed.isEmpty)
        #expect(ImageComparison(now.picture, before.picture, tolerance: 0).isMatch)
    }
}
