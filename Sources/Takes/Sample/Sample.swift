import UIKit

/// A transition to look at: its texts, its values, and how its screens are made.
///
/// ```swift
/// Sample(id: "flip", title: "Flip") { FlipFirstViewController() }
/// ```
public struct Sample: Sendable {
    /// The heading above a sample in the list.
    public enum Section: String, CaseIterable, Sendable {
        case presentation = "Presentation Transitions"
        case navigation = "Navigation Controller Transitions"
        case tabBar = "TabBar Controller Transitions"
        case known = "Known From Apps"
        case yours = "Yours"
        case broken = "Broken on Purpose"
    }

    /// The sample's name on the command line, and in takes.
    public let id: String
    /// The sample's name in the list.
    public let title: String
    /// What the sample shows, in the list.
    public let subtitle: String
    /// What to try and what to look for, in a few sentences; empty for none.
    public let note: String
    /// The heading above the sample in the list.
    public let section: Section
    /// The path of the file that declares the sample, among its other sources.
    public let sourcePath: String
    /// The values that one can change.
    public let controls: [SampleControl]
    /// The springs that the values make.
    public let springs: [SampleSpring]
    /// The type that holds the values; nil where there are none.
    let settingsName: String?

    private let make: @MainActor ([String: SampleValue]) -> UIViewController
    private let starts: (@MainActor (UIViewController) -> Void)?
    private let returns: (@MainActor (UIViewController) -> Void)?

    /// A sample with settings that one can change.
    ///
    /// - Parameters:
    ///   - id: a short name without spaces.
    ///   - title: the name in the list.
    ///   - subtitle: what it shows, in a few words.
    ///   - note: what to try and what to look for.
    ///   - section: the heading in the list.
    ///   - settings: the values that the sample's code reads, with their defaults.
    ///   - controls: the properties of the settings that one can change.
    ///   - springs: the springs that the settings make, which the tool draws beside their numbers.
    ///   - sourcePath: the file that declares the sample; leave it out.
    ///   - present: starts the transition, as the sample's button does; nil where there is none.
    ///   - dismiss: starts the way back; nil where there is none.
    ///   - makeViewController: makes the first screen with settings.
    public init<Settings: Sendable>(
        id: String, title: String, subtitle: String = "", note: String = "", section: Section = .yours,
        settings: Settings, controls: [SettingControl<Settings>], springs: [SettingSpring<Settings>] = [],
        sourcePath: String = #filePath,
        present: (@MainActor (UIViewController) -> Void)? = nil,
        dismiss: (@MainActor (UIViewController) -> Void)? = nil,
        makeViewController: @escaping @MainActor (Settings) -> UIViewController
    ) {
        self.id = id
        self.title = title
        self.subtitle = subtitle
        self.note = note
        self.section = section
        self.sourcePath = sourcePath
        self.controls = controls.map { $0.control(of: settings) }
        settingsName = controls.isEmpty ? nil : "\(Settings.self)"
        let read: @Sendable ([String: SampleValue]) -> Settings = { values in
            var settings = settings
            for control in controls {
                if let value = values[control.key] { control.write(&settings, value) }
            }
            return settings
        }
        self.springs = springs.map { spring in
            SampleSpring(title: spring.title, keys: spring.keys(among: controls)) { spring.make(read($0)) }
        }
        make = { makeViewController(read($0)) }
        starts = present
        returns = dismiss
    }

    /// A sample without settings.
    public init(
        id: String, title: String, subtitle: String = "", note: String = "", section: Section = .yours,
        sourcePath: String = #filePath, present: (@MainActor (UIViewController) -> Void)? = nil,
        dismiss: (@MainActor (UIViewController) -> Void)? = nil,
        makeViewController: @escaping @MainActor () -> UIViewController
    ) {
        self.init(
            id: id, title: title, subtitle: subtitle, note: note, section: section, settings: (),
            controls: [],
            sourcePath: sourcePath, present: present, dismiss: dismiss,
            makeViewController: { (_: Void) in makeViewController() })
    }

    /// Makes the first screen; values that are left out have their defaults.
    @MainActor public func makeViewController(_ values: [String: SampleValue] = [:]) -> UIViewController {
        make(values)
    }

    /// Whether the transition can be started without touching the screen.
    public var canPresent: Bool { starts != nil }

    /// Whether the way back can be started without touching the screen.
    public var canDismiss: Bool { returns != nil }

    /// Starts the sample's transition, as its button does, from the controller that `makeViewController`
    /// made.
    @MainActor public func present(_ root: UIViewController) { starts?(root) }

    /// Starts the way back, as the second screen's button does, from the controller that `makeViewController`
    /// made.
    @MainActor public func dismiss(_ root: UIViewController) { returns?(root) }
}
