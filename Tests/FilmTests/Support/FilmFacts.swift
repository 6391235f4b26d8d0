import CoreGraphics
import Foundation
import UIKit
import UITesting

@testable import Takes

/// What a film holds, as facts: layers at some instants, animations, transitions.
///
/// Faults of the motion are left out: their checks are made for 60 frames a second and more.
struct FilmFacts {
    /// How many layers of a class are written one by one at an instant; of the others the mean.
    private static let mostOfOneClass = 8

    private let film: Film
    private var names: [String] = []

    init(_ film: Film) {
        self.film = film
        var counts: [String: Int] = [:]
        for layer in film.layers {
            counts[layer.name, default: 0] += 1
            names.append("\(layer.name) \(counts[layer.name, default: 0])")
        }
    }

    func facts(at instants: [TimeInterval]) -> [RecordedCall] {
        animations + transitions + layers(at: instants)
            + (film.isAtRest
                ? [] : [RecordedCall(time: film.lastFrameTime, identity: "still moves in the end")])
    }

    // MARK: - Layers

    private func layers(at instants: [TimeInterval]) -> [RecordedCall] {
        var written: [Int: String] = [:]
        return instants.flatMap { instant -> [RecordedCall] in
            let frame = film.frame(at: instant)
            var changed: [(layer: Film.Layer, text: String)] = []
            for layer in film.layers {
                guard let text = text(of: layer, in: frame, isNew: written[layer.id] == nil),
                    written[layer.id] != text
                else { continue }
                let known = written.updateValue(text, forKey: layer.id)
                if known == nil { written[layer.id] = self.text(of: layer, in: frame, isNew: false) }
                if known != nil || layer.look(in: frame)?.isVisible ?? false { changed.append((layer, text)) }
            }
            return lines(of: changed, in: frame).map { RecordedCall(time: instant, identity: $0) }
        }
    }

    private func lines(of changed: [(layer: Film.Layer, text: String)], in frame: Int) -> [String] {
        var counts: [String: Int] = [:]
        var rest: [String: [Film.Look]] = [:]
        var lines: [String] = []
        for (layer, text) in changed {
            counts[layer.name, default: 0] += 1
            if counts[layer.name, default: 0] <= Self.mostOfOneClass {
                lines.append("layer \(names[layer.id]) \(text)")
            } else if let look = layer.look(in: frame) {
                rest[layer.name, default: []].append(look)
            }
        }
        for (name, looks) in rest.sorted(by: { $0.key < $1.key }) {
            let count = CGFloat(looks.count)
            let means = [
                looks.reduce(0) { $0 + $1.center.x }, looks.reduce(0) { $0 + $1.center.y },
                looks.reduce(0) { $0 + $1.frame.width }, looks.reduce(0) { $0 + $1.frame.height },
                looks.reduce(0) { $0 + $1.opacity }, looks.reduce(0) { $0 + $1.angle },
            ]
            let text = means.map { FactText.text($0 / count) }.joined(separator: " ")
            lines.append(
                "layers \(name) \(looks.count) more, on average centre, size, opacity, angle \(text)")
        }
        return lines
    }

    private func text(of layer: Film.Layer, in frame: Int, isNew: Bool) -> String? {
        guard let look = layer.look(in: frame) else { return nil }
        let roles = layer.roles(in: frame).map(\.rawValue).sorted().joined(separator: "+")
        let paint = layer.paint(in: frame)
        var parts = [look == .gone ? "gone" : "frame=\(FactText.text(look.frame))"]
        if isNew, let parent = layer.parent { parts.append("in \(names[parent])") }
        if isNew, let controller = layer.controller { parts.append("of \(controller)") }
        if look != .gone {
            if look.angle != 0 { parts.append("angle=\(FactText.text(look.angle))") }
            if look.opacity != 1 { parts.append("opacity=\(FactText.text(look.opacity))") }
            if look.cornerRadius != 0 { parts.append("corners=\(FactText.text(look.cornerRadius))") }
            if look.inSight != look.frame { parts.append("seen=\(FactText.text(look.inSight))") }
            if let model = layer.models.last(where: { $0.frame <= frame })?.look {
                parts.append("model=\(FactText.text(model.frame))*\(FactText.text(model.opacity))")
            }
            if paint.fill.w != 0 { parts.append("fill=\(FactText.color(paint.fill))") }
            if paint.shadow != 0 { parts.append("shadow=\(FactText.text(paint.shadow))") }
            if let outline = paint.outline { parts.append("outline=\(FactText.text(outline))") }
        }
        if !roles.isEmpty { parts.append("as \(roles)") }
        return parts.joined(separator: " ")
    }

    // MARK: - Animations and transitions

    private var animations: [RecordedCall] {
        var lines: [RecordedCall] = []
        var last: (time: TimeInterval, name: String, text: String, count: Int)?
        func close() {
            guard let last else { return }
            let count = last.count > 1 ? "\(last.count) × " : ""
            lines.append(
                RecordedCall(time: last.time, identity: "animation \(count)\(last.name) \(last.text)"))
        }
        for animation in film.animations {
            let text = text(of: animation)
            let layer = film.layers[animation.layer]
            if let known = last, known.time == animation.added, known.text == text,
                known.name.hasPrefix(layer.name)
            {
                last?.count += 1
            } else {
                close()
                last = (animation.added, names[animation.layer], text, 1)
            }
        }
        close()
        return lines
    }

    private func text(of animation: Film.Animation) -> String {
        var parts = [animation.keyPath, animation.pace, "for \(FactText.text(animation.duration))"]
        if animation.delay != 0 { parts.append("after \(FactText.text(animation.delay))") }
        parts += animation.laterPaces.map { "then \($0.name) from \(FactText.text($0.time))" }
        parts.append(animation.end.isFinite ? "until \(FactText.text(animation.end))" : "without end")
        return parts.joined(separator: " ")
    }

    private var transitions: [RecordedCall] {
        film.transitions.flatMap { transition -> [RecordedCall] in
            let time = film.times[transition.firstFrame]
            var parts = ["\(transition.kind.rawValue) \(transition.subject)"]
            parts.append("for \(FactText.text(transition.duration))")
            if transition.isCancelled { parts.append("cancelled") }
            parts.append("progress " + steps(of: transition))
            let name = parts.joined(separator: " ")
            let changes = film.changes(by: transition).prefix(12).map { change in
                let what = change.properties.map(\.rawValue) + change.animated.map { "animates \($0)" }
                return RecordedCall(
                    time: time, identity: "changes \(names[change.layer]) \(what.joined(separator: ", "))")
            }
            return [RecordedCall(time: time, identity: "transition \(name)")] + changes
        }
    }

    /// The progress in every fourth frame; those in which a finger drives are marked.
    private func steps(of transition: Film.Transition) -> String {
        stride(from: 0, to: transition.progress.count, by: 4).map { index in
            FactText.text(transition.progress[index]) + (transition.isInteractive[index] ? "i" : "")
        }
        .joined(separator: " ")
    }
}
