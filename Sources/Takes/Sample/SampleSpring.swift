import UIKit

/// A spring that a sample makes from its values.
public struct SampleSpring: Sendable {
    /// Its name on the screen.
    public let title: String
    /// The keys of the values that determine it.
    public let keys: [String]
    private let make: @MainActor @Sendable ([String: SampleValue]) -> SpringCourse

    init(
        title: String, keys: [String],
        make: @escaping @MainActor @Sendable ([String: SampleValue]) -> SpringCourse
    ) {
        self.title = title
        self.keys = keys
        self.make = make
    }

    /// Returns the spring for some values; those that are left out have their defaults.
    @MainActor public func course(_ values: [String: SampleValue]) -> SpringCourse { make(values) }
}

/// The progress of an animation with a spring.
@MainActor
public struct SpringCourse {
    private let duration: TimeInterval
    private let parameters: UISpringTimingParameters

    /// The course of an animator with spring parameters.
    ///
    /// - Parameters:
    ///   - duration: the animator's, in seconds; it counts where the parameters are a damping ratio.
    ///   - parameters: the spring.
    public init(duration: TimeInterval = 0, parameters: UISpringTimingParameters) {
        self.duration = duration
        self.parameters = parameters
    }

    /// How long it takes, in seconds.
    public var wholeDuration: TimeInterval { parameters.lasting(duration) }

    /// Returns the progress at a time in seconds: 0 at the start, 1 at the end, more where the spring
    /// overshoots.
    public func progress(at time: TimeInterval) -> Double {
        parameters.progress(at: time, lasting: duration)
    }
}

/// A spring that a sample's code makes from its settings.
public struct SettingSpring<Settings: Sendable>: Sendable {
    let title: String
    let make: @MainActor @Sendable (Settings) -> SpringCourse
    private let properties: [PartialKeyPath<Settings> & Sendable]

    /// A spring.
    ///
    /// - Parameters:
    ///   - title: the name on the screen.
    ///   - properties: the settings that determine it; it is drawn below the last of their controls.
    ///   - make: makes it as the sample's code does.
    public init(
        _ title: String, of properties: (PartialKeyPath<Settings> & Sendable)...,
        make: @escaping @MainActor @Sendable (Settings) -> SpringCourse
    ) {
        self.title = title
        self.properties = properties
        self.make = make
    }

    func keys(among controls: [SettingControl<Settings>]) -> [String] {
        let names = properties.map { SettingControl<Settings>.name(of: $0) }
        return controls.filter { names.contains($0.property) }.map(\.key)
    }
}
