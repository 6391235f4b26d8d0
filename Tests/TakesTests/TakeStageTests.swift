import Foundation
import PlaygroundSamples
import StageKit
import Testing
import UIKit

@testable import Takes

private nonisolated enum Pull: String, CaseIterable, Sendable {
    case left = "To the left"
    case right = "To the right"
}

private nonisolated struct CurtainSettings: Sendable {
    var width = 0.5
    var pull = Pull.left
    var curve = TimingCurve.linear
}

/// A take's stage and its settings, the take of a whole transition, and how values become source.
@Suite(.serialized) struct TakeStageTests {
    // MARK: - The stage

    @Test func `each setting that differs makes it another stage`() {
        let take = Take(sample: "a")
        var larger = take
        larger.settings.textSize = .extraLarge
        #expect(!take.hasSameStage(as: larger))

        for entry in Take.Settings.switches {
            var other = take
            other.settings[keyPath: entry.path] = true
            #expect(!take.hasSameStage(as: other), "\(entry.name)")
            other.settings[keyPath: entry.path] = false
            #expect(take.hasSameStage(as: other), "\(entry.name)")
        }
    }

    @Test func `each setting changes its own part of the stage, and no other`() {
        func parts(_ change: (inout Take.Settings) -> Void) -> [Bool] {
            var settings = Take.Settings()
            change(&settings)
            let stage = Stage(size: CGSize(width: 40, height: 40))
            settings.apply(to: stage)
            let accessibility = stage.accessibility
            return [
                stage.contentSizeCategory == .small, stage.userInterfaceLayoutDirection == .rightToLeft,
                accessibility.isBoldTextEnabled, accessibility.isDarkerSystemColorsEnabled,
                accessibility.isReduceTransparencyEnabled, accessibility.isReduceMotionEnabled,
                accessibility.prefersCrossFadeTransitions,
            ]
        }
        func only(_ indices: Int...) -> [Bool] { (0..<7).map { indices.contains($0) } }

        #expect(parts { _ in } == only())
        #expect(parts { $0.textSize = .small } == only(0))
        #expect(parts { $0.rightToLeft = true } == only(1))
        #expect(parts { $0.boldText = true } == only(2))
        #expect(parts { $0.increaseContrast = true } == only(3))
        #expect(parts { $0.reduceTransparency = true } == only(4))
        #expect(parts { $0.reduceMotion = true } == only(5))
        // What dissolves instead of sliding does so only where things move less.
        #expect(parts { $0.crossFade = true } == only())
        #expect(
            parts {
                $0.crossFade = true
                $0.reduceMotion = true
            } == only(5, 6))
    }

    @Test func `a size is kept up to a moment, that one too, and changes after it`() {
        var take = Take(size: CGSize(width: 100, height: 200))
        for (time, width) in [(0.3, 110), (0.5, 120), (0.7, 130)] as [(Double, CGFloat)] {
            take.append(Take.Event(time: time, kind: .resize(CGSize(width: width, height: 50))))
            take.append(Take.Event(time: time, kind: .present))
        }

        take.keepSize(until: 0.5)

        #expect(take.events.map(\.time) == [0.3, 0.5, 0.7, 0.7])
        #expect(take.events[2].kind == .resize(CGSize(width: 130, height: 50)))
    }

    // MARK: - There and back

    @Test
    func `there and back begins after a quarter of a second, and goes back half a second after the rest`()
        throws
    {
        let sample = try #require(SampleCatalog.sample(id: "cross-dissolve"))
        var settings = Take.Settings()
        settings.boldText = true
        let size = CGSize(width: 60, height: 80)

        let (take, comesToRest) = Take.thereAndBack(
            sample, size: size, frameRate: 30, style: .dark, settings: settings)

        #expect(comesToRest && take.events.map(\.kind) == [.present, .dismiss])
        #expect(take.sample == "cross-dissolve" && take.size == size && take.frameRate == 30)
        #expect(take.style == .dark && take.settings == settings)
        let run = TakeRun(take.cut(at: 0.25), of: sample)
        run.finish()
        #expect(take.events.first?.time == 0.25 && run.time > 0.55)
        #expect(abs((take.events.last?.time ?? 0) - run.time - 0.5) < 1e-5)
    }

    @Test func `a sample that nothing starts has a take in which nothing happens`() {
        let still = Sample(id: "still", title: "Still") { UIViewController() }

        let (take, comesToRest) = Take.thereAndBack(still)

        #expect(take.events.isEmpty && comesToRest && take.sample == "still")
    }

    // MARK: - Values

    private func points(_ curve: TimingCurve) -> [Float] {
        (1...2).flatMap { index in
            var point: [Float] = [0, 0]
            curve.timingFunction.getControlPoint(at: index, values: &point)
            return point
        }
    }

    @Test func `the curves have the control points of their names`() {
        #expect(points(.easeInOut) == [0.42, 0, 0.58, 1])
        #expect(points(.easeIn) == [0.42, 0, 1, 1])
        #expect(points(.easeOut) == [0, 0, 0.58, 1])
        #expect(points(.linear) == [0, 0, 1, 1])
        let odd = TimingCurve(CGPoint(x: 0.125, y: -0.25), CGPoint(x: 0.75, y: 1.5))
        #expect(points(odd) == [0.125, -0.25, 0.75, 1.5])
        #expect(odd.parameters.controlPoint1 == odd.first && odd.parameters.controlPoint2 == odd.second)
    }

    private let curtain = Sample(
        id: "curtain", title: "Curtain", settings: CurtainSettings(),
        controls: [
            .number("Width", \.width, in: 0...1), .choice("Pull", \.pull), .curve("Curve", \.curve),
        ]
    ) { _ in UIViewController() }

    @Test(
        arguments: [
            (0.1 + 0.2, "0.3"), (2, "2"), (-0.0000001, "0"), (0.1234567, "0.123457"), (-1.5, "-1.5"),
        ] as [(Double, String)])
    func `a number is source with as many digits as one needs`(number: Double, text: String) {
        let lines = curtain.swiftSource(of: ["width": .number(number)]).split(separator: "\n")

        #expect(lines.first == "var settings = CurtainSettings()")
        #expect(lines.dropFirst().first == "settings.width = \(text)")
    }

    @Test func `a name without a case is a text, and a curve that is none a straight one`() {
        let source = curtain.swiftSource(of: ["pull": .choice("Up"), "curve": .curve([0, 0, 1])])
        #expect(source.contains("settings.pull = \"Up\"\n"))
        #expect(source.contains("settings.curve = .linear\n"))

        let fitting = curtain.swiftSource(of: [
            "pull": .choice("To the right"), "curve": .curve([0.1, 0.2, 0.3, 0.4]),
        ])
        #expect(fitting.contains("settings.pull = .right\n"))
        #expect(fitting.contains("TimingCurve(CGPoint(x: 0.1, y: 0.2), CGPoint(x: 0.3, y: 0.4))\n"))
    }
}
