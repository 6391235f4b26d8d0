import Compositor
import CoreGraphics
import Foundation
import UITesting

/// What a window would draw of each frame, and its facts at some instants.
final class DrawingRecord {
    /// How many quads are written of a list.
    private static let mostQuads = 24

    /// The lists with their times, in seconds since the take's start.
    var lists: [(time: TimeInterval, list: DisplayList)] = []

    /// Returns what is drawn in the frame of each instant.
    ///
    /// - Parameters:
    ///   - instants: in seconds since the take's start.
    ///   - frame: seconds between two frames.
    /// - Returns: a fact a line.
    func facts(at instants: [TimeInterval], frame: TimeInterval) -> [RecordedCall] {
        instants.flatMap { instant -> [RecordedCall] in
            guard let last = lists.last(where: { $0.time <= instant + 1e-6 }), last.time > instant - frame
            else { return [] }
            return lines(of: last.list).map { RecordedCall(time: instant, identity: "draws \($0)") }
        }
    }

    private func lines(of list: DisplayList) -> [String] {
        var lines: [String] = []
        for pass in list.passes {
            for region in pass.regions {
                let scissor = region.scissor
                lines.append(
                    "\(Self.name(of: pass.target)) \(scissor.x) \(scissor.y) \(scissor.width) \(scissor.height) "
                        + "on \(Self.color(region.clear))")
                let quads = list.batches[region.batches].flatMap { batch in
                    batch.instances.map { Self.text(of: list.instances[$0], in: batch, list) }
                }
                lines += quads.prefix(Self.mostQuads)
                if quads.count > Self.mostQuads { lines.append("\(quads.count - Self.mostQuads) more quads") }
            }
        }
        if !list.uploads.isEmpty {
            let pixels = list.uploads.reduce(0) { $0 + $1.image.width * $1.image.height }
            lines.append("after \(list.uploads.count) uploads of \(pixels) pixels")
        }
        if !list.releases.isEmpty { lines.append("and frees \(list.releases.count) textures") }
        return lines
    }

    private static func name(of target: RenderPass.Target) -> String {
        switch target {
        case .surface: "surface"
        case .group(_, let width, let height): "group of \(width) × \(height)"
        }
    }

    private static func text(of instance: Instance, in batch: Batch, _ list: DisplayList) -> String {
        var parts = ["  \(batch.pipeline)", FactText.text(instance.quad)]
        switch batch.pipeline {
        case .roundedRect, .gradient:
            parts += [FactText.text(instance.shape), FactText.text(instance.radii)]
        case .mask, .image, .maskedImage, .downsample, .blur:
            // Where in its texture a picture lies depends on the pictures before it.
            parts.append("of \(FactText.text(instance.shape.z)) × \(FactText.text(instance.shape.w))")
        case .solid: break
        }
        parts.append(color(instance.color))
        if instance.color2 != .clear { parts.append("and \(color(instance.color2))") }
        if instance.param != 0 { parts.append("param \(FactText.text(instance.param))") }
        if !batch.blends { parts.append("opaque") }
        if batch.subtracts { parts.append("subtracts") }
        if batch.adds { parts.append("adds") }
        if batch.linearFilter { parts.append("smooth") }
        if batch.samples > 1 { parts.append("samples \(batch.samples)") }
        if let clip = batch.clipChain {
            let clips = list.clipChains[Int(clip)].clips
            parts.append(
                "in " + clips.map { "\(FactText.text($0.rect)) \(FactText.text($0.radii))" }.joined())
        }
        if batch.homographyOffset != nil { parts.append("projected") }
        return parts.joined(separator: " ")
    }

    private static func color(_ color: PackedColor) -> String {
        FactText.color(
            SIMD4(Float(color.red), Float(color.green), Float(color.blue), Float(color.alpha)) / 255)
    }
}
