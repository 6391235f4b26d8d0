import Foundation
import PlaygroundSamples
import StageKit
import Takes
import Testing
import UIKit
import UITesting

/// What a film knows of layers beside their looks: roles, models, and what a transition changed.
@Suite(.serialized) struct LayerTests {
    private func film(_ id: String, dismissed: Bool = false) throws -> Film {
        let sample = try #require(SampleCatalog.sample(id: id))
        var take = Take(sample: id, frameRate: 60)
        take.append(Take.Event(time: 0, kind: .present))
        if dismissed { take.append(Take.Event(time: 2, kind: .dismiss)) }
        return Film(of: take, sample: sample)
    }

    private func names(_ film: Film, _ role: Film.Role, in frame: Int) -> [String] {
        film.layers.filter { $0.roles(in: frame).contains(role) }.map { $0.controller ?? $0.name }
    }

    @Test func `a presentation that wraps, dims and casts a shadow says so, without knowing the sample`()
        throws
    {
        let film = try film("custom-presentation")
        let transition = try #require(film.transitions.first)
        let middle = transition.firstFrame + transition.progress.count / 2
        let last = film.times.count - 1

        #expect(names(film, .container, in: middle) == ["TransitionContainerView"])
        #expect(names(film, .to, in: middle).count == 1)
        #expect(names(film, .wrapper, in: middle).count >= 2)
        #expect(names(film, .dimming, in: middle).count == 1)
        #expect(names(film, .shadow, in: middle).count == 1)
        // At rest the presentation stays, and nothing arrives any more.
        #expect(names(film, .to, in: last).isEmpty)
        #expect(names(film, .dimming, in: last) == names(film, .dimming, in: middle))
    }

    @Test func `what leaves and what arrives change places on the way back`() throws {
        let film = try film("swipe", dismissed: true)
        let there = film.transitions[0].firstFrame + 2
        let back = film.transitions[1].firstFrame + 2

        #expect(names(film, .to, in: there) == ["SwipeSecondViewController"])
        #expect(names(film, .from, in: back) == ["SwipeSecondViewController"])
        #expect(names(film, .from, in: there) == names(film, .to, in: back))
        #expect(film.transitions.map(\.kind) == [.presentation, .dismissal])
        #expect(names(film, .container, in: film.times.count - 1).isEmpty)
    }

    @Test func `while a layer moves its model is already where it ends`() throws {
        let film = try film("swipe")
        let transition = try #require(film.transitions.first)
        let layer = try #require(film.layers.first { $0.controller == "SwipeSecondViewController" })
        let middle = transition.firstFrame + transition.progress.count / 2
        let last = film.times.count - 1

        let (seen, model) = (try #require(layer.look(in: middle)), try #require(layer.model(in: middle)))

        #expect(seen.frame.minX > 20)
        #expect(model.frame.minX == 0)
        #expect(layer.model(in: last) == layer.look(in: last))
        // What lies in it moves along.
        let child = try #require(film.layers.first { $0.parent == layer.id })
        #expect(child.look(in: middle)?.frame.minX != child.model(in: middle)?.frame.minX)
    }

    @Test func `what a transition changed leaves out what only moves along`() throws {
        let film = try film("swipe")
        let transition = try #require(film.transition(in: 0))

        let changes = film.changes(by: transition)

        let screen = try #require(film.layers.first { $0.controller == "SwipeSecondViewController" })
        let change = try #require(changes.first { film.layers[$0.layer].name == "TransitionContainerView" })
        #expect(change.properties.contains(.arrival))
        #expect(!changes.contains { film.layers[$0.layer].parent == screen.id })
        let around = film.looks(of: screen, around: transition)
        #expect(transition.firstFrame == 0 && around.before == nil)
        #expect(around.after?.frame.minX == 0)
    }

    @Test func `an opacity that is animated is a change of that layer`() throws {
        let film = try film("cross-dissolve")
        let transition = try #require(film.transition(in: 0))

        let changes = film.changes(by: transition)

        #expect(changes.contains { $0.properties.contains(.opacity) || $0.animated.contains("opacity") })
    }

    @Test func `what changes in the very first frame belongs to the transition that begins in it`() throws {
        let sample = Sample(
            id: "growing", title: "Growing", present: { ($0 as? GrowingScreen)?.go() },
            makeViewController: { GrowingScreen() })
        var take = Take(sample: "growing", frameRate: 60)
        take.append(Take.Event(time: 0, kind: .present))
        let film = Film(of: take, sample: sample)
        let transition = try #require(film.transition(in: 0))

        let changes = film.changes(by: transition)

        let part = try #require(changes.first { film.layers[$0.layer].name == "GrowingPart" })
        #expect(part.properties == [.size])
    }
}

private final class GrowingPart: UIView {}

private final class GrowingScreen: UIViewController {
    let part = GrowingPart(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(part)
    }

    /// Presents another screen, and lets a part of this one grow.
    func go() {
        present(UIViewController(), animated: true)
        part.bounds.size.height = 200
    }
}
