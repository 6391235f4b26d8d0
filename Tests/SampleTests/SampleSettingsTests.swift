import Takes
import Testing
import UIKit
import UITesting

@testable import PlaygroundSamples

/// What the samples say about themselves, and what their values do.
@Suite(.serialized) struct SampleSettingsTests {
    /// The values at the ends of a control.
    private func ends(of control: SampleControl) -> [SampleValue] {
        switch control.kind {
        case .number(let range, _): [.number(range.lowerBound), .number(range.upperBound)]
        case .flag: [.flag(false), .flag(true)]
        case .choice(let names): names.map { .choice($0) }
        case .curve: [.curve([0, 0, 1, 1]), .curve([0.2, -0.5, 0.8, 1.5])]
        }
    }

    private func run(_ sample: Sample, _ values: [String: SampleValue]) {
        // Few frames: hundreds of tiles that turn take their time.
        var take = Take(sample: sample.id, frameRate: 10, values: values)
        take.append(Take.Event(time: 0, kind: .present))
        take.append(Take.Event(time: 12, kind: .dismiss))
        let run = TakeRun(take, of: sample)
        let isAtRest = run.finish()
        #expect(isAtRest, "\(sample.id) \(values)")
        #expect(run.calls.contains { $0.name == "completeTransition(_:)" }, "\(sample.id) \(values)")
        #expect(run.calls.compactMap(\.message).isEmpty, "\(sample.id) \(values)")
    }

    @Test(arguments: SampleCatalog.all.map(\.id))
    func `it has a note, and values with defaults that fit`(id: String) throws {
        let sample = try #require(SampleCatalog.sample(id: id))

        #expect(sample.note.count > 80)
        #expect(sample.note.hasSuffix("."))
        #expect(sample.controls.count >= 2)
        #expect(Set(sample.controls.map(\.key)).count == sample.controls.count)
        for control in sample.controls { #expect(control.accepts(control.initial), "\(control.title)") }
    }

    @Test(arguments: SampleCatalog.all.map(\.id))
    func `with its defaults, and with each value at its ends, it comes and goes without a mistake`(
        id: String
    ) throws {
        let sample = try #require(SampleCatalog.sample(id: id))

        run(sample, [:])
        // All at their first end, all at their second one, and so on: each value costs a run of its own otherwise.
        let ends = Dictionary(uniqueKeysWithValues: sample.controls.map { ($0.key, self.ends(of: $0)) })
        for index in 0..<(ends.values.map(\.count).max() ?? 0) {
            run(sample, ends.mapValues { $0[index % $0.count] })
        }
    }

    /// Shows a sample with values on a stage.
    private func shown(_ id: String, _ values: [String: SampleValue]) throws -> (Stage, UIViewController) {
        let stage = Stage()
        let root = try #require(SampleCatalog.sample(id: id)).makeViewController(values)
        stage.present(root)
        stage.settle()
        return (stage, root)
    }

    @Test(arguments: [(false, 0.12916), (true, 0.25)] as [(Bool, CGFloat)])
    func `a swipe is at its curve's place, or exactly below the finger`(
        tracks: Bool, progress: CGFloat
    ) throws {
        let (stage, root) = try shown("swipe", ["track-the-finger-exactly": .flag(tracks)])
        let width = stage.size.width

        stage.touch(.began, at: CGPoint(x: width - 2, y: 400))
        stage.move(to: CGPoint(x: width * 0.75, y: 400), over: 0.2)
        stage.advance(by: 0.1)

        let second = try #require(root.presentedViewController)
        #expect(isNear(second.view.shownFrame.minX, width * (1 - progress), tolerance: 0.5))
        stage.touch(.ended, at: CGPoint(x: width * 0.75, y: 400))
        stage.settle()
        #expect(root.presentedViewController == nil)
    }

    @Test(
        arguments: [
            ("Right", 388, 400, 60, 400), ("Left", 2, 400, 330, 400), ("Bottom", 195, 842, 195, 200),
        ] as [(String, Double, Double, Double, Double)])
    func `a swipe comes from the edge that was chosen, and goes back there`(
        edge: String, x: Double, y: Double, endX: Double, endY: Double
    ) throws {
        let (stage, root) = try shown("swipe", ["edge": .choice(edge)])
        let (start, end) = (CGPoint(x: x, y: y), CGPoint(x: endX, y: endY))

        stage.drag(from: start, to: end, over: 0.4)
        stage.settle()
        #expect(root.presentedViewController != nil)

        let size = stage.size
        let isVertical = edge == "Bottom"
        let opposite = isVertical ? CGPoint(x: x, y: 2) : CGPoint(x: size.width - x, y: y)
        let back = isVertical ? CGPoint(x: x, y: 700) : CGPoint(x: size.width - endX, y: y)
        stage.drag(from: opposite, to: back, over: 0.4)
        stage.settle()
        #expect(root.presentedViewController == nil)
    }

    @Test func `a swipe's threshold decides`() throws {
        for (threshold, presents) in [(0.2, true), (0.8, false)] {
            let (stage, root) = try shown("swipe", ["threshold": .number(threshold)])
            let width = stage.size.width

            stage.drag(from: CGPoint(x: width - 2, y: 400), to: CGPoint(x: width * 0.5, y: 400), over: 0.5)
            stage.settle()

            #expect((root.presentedViewController != nil) == presents)
        }
    }

    @Test func `back buttons of one's own turn off the swipe`() throws {
        for (isOwn, count) in [(false, 1), (true, 2)] {
            let (stage, root) = try shown("navigation-pop", ["own-back-button": .flag(isOwn)])
            let navigation = try #require(root as? UINavigationController)
            (navigation.topViewController as? LetterViewController)?.buttonTapped()
            stage.settle()

            stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 350, y: 400), over: 0.3)
            stage.settle()

            #expect(navigation.viewControllers.count == count)
        }
    }

    @Test func `a zoom that does not follow drags stays`() throws {
        for (drags, isGone) in [(true, true), (false, false)] {
            let (stage, root) = try shown("zoom", ["drag-to-dismiss": .flag(drags)])
            ((root as? UINavigationController)?.topViewController as? ZoomGridViewController)?.open(2)
            stage.settle()

            stage.drag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 800), over: 0.2)
            stage.settle()

            #expect((root.presentedViewController == nil) == isGone)
        }
    }
}
