import Foundation
import Testing
import UIKit

@testable import Takes

/// What transitions changed in films that are made by hand.
@Suite struct LayerChangeTests {
    private let look = Film.Look(
        frame: CGRect(x: 0, y: 0, width: 10, height: 10), angle: 0, opacity: 1, cornerRadius: 0,
        inSight: CGRect(x: 0, y: 0, width: 10, height: 10))

    /// A layer that was there before, or comes in a frame.
    private func layer(_ id: Int, comes frame: Int? = nil, below parent: Int? = nil) -> Film.Layer {
        var layer = Film.Layer(
            id: id, name: "Square", parent: parent, controller: nil, start: frame == nil ? look : nil)
        layer.looks = [(frame ?? 0, look)]
        return layer
    }

    private func film(_ layers: [Film.Layer], frames: Int = 20) -> Film {
        var film = Film(take: Take(frameRate: 60))
        film.times = (0..<frames).map { Double($0) / 60 }
        film.layers = layers
        return film
    }

    private func transition(_ frames: Range<Int>) -> Film.Transition {
        Film.Transition(
            kind: .presentation, subject: "B", duration: 1, firstFrame: frames.lowerBound,
            progress: frames.map { _ in 0.5 }, isInteractive: frames.map { _ in false })
    }

    private func animation(_ keyPath: String, layer: Int = 0, frame: Int) -> Film.Animation {
        Film.Animation(
            layer: layer, keyPath: keyPath, added: Double(frame) / 60, delay: 0, duration: 1, pace: "linear",
            end: 1)
    }

    @Test func `arrivals, departures and changes belong to the transition in whose frames they come`() {
        var (moved, gone, late) = (layer(0), layer(3), layer(4))
        moved.changes = [(3, .position)]
        gone.looks.append((5, .gone))
        late.changes = [(8, .size)]
        let film = film([moved, layer(1, comes: 3), layer(2, comes: 3, below: 1), gone, late])

        #expect(
            film.changes(by: transition(2..<6)) == [
                Film.LayerChange(layer: 0, properties: [.position], animated: []),
                Film.LayerChange(layer: 1, properties: [.arrival], animated: []),
                Film.LayerChange(layer: 3, properties: [.departure], animated: []),
            ], "what comes with its superlayer is no arrival of its own")
    }

    @Test func `key paths of what has changed are left out, and others are named once`() {
        var layer = layer(0)
        layer.changes = [(3, [.size, .transform])]
        var film = film([layer])
        film.animations = [
            animation("bounds.size.width", frame: 3), animation("transform.rotation.z", frame: 3),
            animation("cornerRadius", frame: 3), animation("cornerRadius", frame: 4),
            animation("position", frame: 6), animation("opacity", frame: 7),
        ]

        #expect(
            film.changes(by: transition(2..<6)) == [
                Film.LayerChange(
                    layer: 0, properties: [.size, .transform], animated: ["cornerRadius", "position"])
            ])
    }

    @Test func `what has changed by the first frame belongs to a transition that begins in it alone`() {
        var layer = layer(0)
        layer.startChange = [.opacity, .superlayer]
        var film = film([layer])
        film.animations = [animation("opacity", frame: 0), animation("opacity", frame: 1)]

        #expect(
            film.changes(by: transition(0..<4)) == [
                Film.LayerChange(layer: 0, properties: [.superlayer, .opacity], animated: [])
            ])
        #expect(
            film.changes(by: transition(1..<4)) == [
                Film.LayerChange(layer: 0, properties: [], animated: ["opacity"])
            ])
    }

    @Test func `a transition that the film does not show to its end has changed what is known`() {
        var layer = layer(0)
        layer.changes = [(3, .position)]
        let film = film([layer], frames: 4)

        #expect(film.changes(by: transition(2..<10)).map(\.properties) == [[.position]])
        #expect(film.changes(by: transition(5..<10)).isEmpty)
        #expect(film.looks(of: layer, around: transition(2..<3)).after != nil)
        #expect(film.looks(of: layer, around: transition(2..<4)).after == nil)
        #expect(film.looks(of: layer, around: transition(2..<4)).before == look)
    }

    @Test func `a layer has a role from the frame in which it gets it until it loses it`() {
        var layer = layer(0)
        layer.roles = [(2, [.to, .wrapper]), (6, [])]

        #expect([1, 2, 5].map { layer.roles(in: $0) } == [[], [.to, .wrapper], [.to, .wrapper]])
        #expect(layer.roles(in: 6).isEmpty)
    }
}
