import CoreGraphics
import Foundation
import StageKit

extension Film {
    /// The film as lines of JSON, one a frame: `frame`, `t`, `layers` and `calls`.
    ///
    /// `layers` has each layer that ever changed and is on the stage: its number (`layer`), `name`, `frame`
    /// as [x, y, width, height] in points of the stage, `angle` in radians, `opacity`, `cornerRadius`,
    /// `velocity` of its middle as [x, y] in points a second, and `speed`. `calls` has the calls that came in
    /// the frame, as `--trace` writes them. The same film gives the same bytes.
    public func jsonLines() -> [String] {
        let animated = layers.filter(\.isAnimated)
        return times.indices.map { frame in
            let entries = animated.compactMap { json(of: $0, in: frame) }
            let first = frameOfCall.partitioningIndex { $0 >= frame }
            let last = frameOfCall.partitioningIndex { $0 > frame }
            let lines = calls[first..<last].map(\.line)
            return
                "{\"frame\":\(frame),\"t\":\(Self.text(times[frame])),\"layers\":[\(entries.joined(separator: ","))],"
                + "\"calls\":[\(lines.joined(separator: ","))]}"
        }
    }

    private func json(of layer: Layer, in frame: Int) -> String? {
        guard let look = layer.look(in: frame), look.isVisible else { return nil }
        var velocity = CGVector(dx: 0, dy: 0)
        if frame > 0, let before = layer.look(in: frame - 1), before.isVisible {
            // Nothing moved in frames that were left out, so the step took one frame.
            let seconds = min(times[frame] - times[frame - 1], take.frameInterval)
            velocity = CGVector(
                dx: (look.center.x - before.center.x) / seconds,
                dy: (look.center.y - before.center.y) / seconds)
        }
        let box = [look.frame.minX, look.frame.minY, look.frame.width, look.frame.height].map {
            Self.text($0)
        }
        return
            "{\"layer\":\(layer.id),\"name\":\(TraceText.quoted(layer.name)),\"frame\":[\(box.joined(separator: ","))],"
            + "\"angle\":\(Self.text(look.angle)),\"opacity\":\(Self.text(look.opacity)),"
            + "\"cornerRadius\":\(Self.text(look.cornerRadius)),"
            + "\"velocity\":[\(Self.text(velocity.dx)),\(Self.text(velocity.dy))],"
            + "\"speed\":\(Self.text(hypot(velocity.dx, velocity.dy)))}"
    }

    private static func text(_ number: Double) -> String {
        // More digits only show how floating-point numbers add up; −0 is 0.
        let rounded = (number * 1_000_000).rounded() / 1_000_000 + 0
        return rounded.isFinite ? "\(rounded)" : "null"
    }
}
