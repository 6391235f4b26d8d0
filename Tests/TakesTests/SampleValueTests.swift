import Testing
import UIKit

@testable import Takes

private nonisolated enum Edge: String, CaseIterable, Sendable {
    case left = "Left edge"
    case right = "Right edge"
}

private nonisolated struct DrawerSettings: Sendable {
    var duration = 1.5
    var damping = 0.8
    var tracks = false
    var edge = Edge.left
    var curve = TimingCurve.easeInOut
    var isMended = false
}

/// The values of samples: what fits, what the sample's code gets, and how they are written as source.
@Suite struct SampleValueTests {
    private static let controls: [SettingControl<DrawerSettings>] = [
        .number("Duration", \.duration, in: 1...2, unit: "s"), .number("Damping", \.damping, in: 0...1),
        .flag("Track the Finger", \.tracks), .choice("Edge", \.edge), .curve("Curve", \.curve),
        .mending(\.isMended),
    ]

    /// Returns the settings that a sample's code gets.
    private func settings(_ values: [String: SampleValue]) -> DrawerSettings {
        var seen = DrawerSettings()
        let sample = Sample(
            id: "drawer", title: "Drawer", settings: DrawerSettings(), controls: Self.controls
        ) { settings in
            seen = settings
            return UIViewController()
        }
        _ = sample.makeViewController(values)
        return seen
    }

    private var sample: Sample {
        Sample(id: "drawer", title: "Drawer", settings: DrawerSettings(), controls: Self.controls) { _ in
            UIViewController()
        }
    }

    @Test func `the name in files is the title in lower case with hyphens`() {
        #expect(
            sample.controls.map(\.key) == [
                "duration", "damping", "track-the-finger", "edge", "curve", "mended",
            ])
        #expect(sample.controls.map(\.isMending) == [false, false, false, false, false, true])
    }

    @Test func `the sample's code gets what is set, and its defaults for the rest`() {
        let settings = settings([
            "duration": .number(1.25), "track-the-finger": .flag(true), "edge": .choice("Right edge"),
            "curve": .curve([0.1, 0.2, 0.3, 0.4]), "unknown": .flag(true),
        ])

        #expect(settings.duration == 1.25 && settings.damping == 0.8)
        #expect(settings.tracks && settings.edge == .right && !settings.isMended)
        #expect(settings.curve == TimingCurve(CGPoint(x: 0.1, y: 0.2), CGPoint(x: 0.3, y: 0.4)))
    }

    @Test func `a value of another kind leaves the default`() {
        let settings = settings([
            "duration": .flag(true), "track-the-finger": .number(1), "edge": .choice("Middle"),
            "curve": .curve([0, 0, 1]),
        ])

        #expect(settings.duration == 1.5 && !settings.tracks && settings.edge == .left)
        #expect(settings.curve == .easeInOut)
    }

    @Test func `a number fits from the least to the greatest, and no other kind does`() {
        let control = sample.controls[0]

        #expect([1, 1.5, 2].allSatisfy { control.accepts(.number($0)) })
        #expect([0.999, 2.001, .nan, .infinity].allSatisfy { !control.accepts(.number($0)) })
        #expect(!control.accepts(.flag(true)) && !control.accepts(.choice("1")))
    }

    @Test func `a curve's points lie between its ends in time, and anywhere in height`() {
        let control = sample.controls[4]

        #expect(control.accepts(.curve([0, -3, 1, 4])))
        #expect(!control.accepts(.curve([-0.1, 0, 1, 1])) && !control.accepts(.curve([0, 0, 1.1, 1])))
        #expect(!control.accepts(.curve([0, .infinity, 1, 1])) && !control.accepts(.curve([0, 0, 1])))
    }

    @Test func `what is expected of a value says limits, unit and names`() {
        #expect(
            sample.controls.map(\.expectation).dropLast() == [
                "a number from 1 to 2 s", "a number from 0 to 1", "true or false",
                "one of \"Left edge\", \"Right edge\"",
                "four numbers, x1, y1, x2, y2, with both x from 0 to 1",
            ])
    }

    @Test func `values are source in the order of the controls, with cases for names`() {
        let source = sample.swiftSource(of: ["edge": .choice("Right edge"), "duration": .number(2)])

        #expect(
            source == """
                var settings = DrawerSettings()
                settings.duration = 2
                settings.damping = 0.8
                settings.tracks = false
                settings.edge = .right
                settings.curve = TimingCurve(CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
                settings.isMended = false

                """)
        #expect(Sample(id: "a", title: "A") { UIViewController() }.swiftSource(of: [:]).isEmpty)
    }

    @Test func `a spring knows the values that make it, and is made of them`() throws {
        let sample = Sample(
            id: "drawer", title: "Drawer", settings: DrawerSettings(), controls: Self.controls,
            springs: [
                SettingSpring("Spring", of: \.damping, \.duration) { settings in
                    SpringCourse(
                        duration: settings.duration,
                        parameters: UISpringTimingParameters(dampingRatio: settings.damping))
                }
            ]
        ) { _ in UIViewController() }
        let spring = try #require(sample.springs.first)

        #expect(spring.title == "Spring" && spring.keys == ["duration", "damping"])
        #expect(spring.course([:]).wholeDuration == 1.5)
        #expect(spring.course(["duration": .number(2)]).wholeDuration == 2)
        func most(_ values: [String: SampleValue]) -> Double {
            let course = spring.course(values)
            return (0...15).map { course.progress(at: Double($0) / 10) }.max() ?? 0
        }
        #expect(most([:]) < 1.1 && most(["damping": .number(0.2)]) > 1.2)
    }
}
