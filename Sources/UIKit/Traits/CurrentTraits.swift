import Foundation
import QuartzCore

/// The traits by which an application's dynamic colours are resolved where no view does it.
@MainActor
final class CurrentTraits: FrameClockPart {
    /// The traits of the screen, which count outside of any callback.
    var screen = UITraitCollection()
    /// Whether a view, a controller or a window has overridden traits so far. Without overrides a view has the
    /// same traits wherever it is put.
    private(set) var hasOverrides = false
    /// Whether any of these was a direction from right to left.
    private var hasTurned = false
    private var source: Source?
    /// The sources around calls of `begin(_:)` that have not ended.
    private var outer: [Source?] = []

    private enum Source {
        case collection(UITraitCollection)
        case environment(any UITraitEnvironment)
    }

    init(clock: FrameClock) {}

    /// Traits are overridden somewhere.
    func noteOverrides(_ overrides: TraitValues) {
        hasOverrides = true
        if overrides.layoutDirection == .rightToLeft { hasTurned = true }
    }

    /// Returns the direction of reading in an environment. Layout asks for it often, so that its traits are looked up
    /// only where they may differ from the usual ones.
    func layoutDirection(of environment: any UITraitEnvironment) -> UIUserInterfaceLayoutDirection {
        guard hasTurned || screen.layoutDirection == .rightToLeft else { return .leftToRight }
        return environment.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    var collection: UITraitCollection {
        get {
            switch source {
            case .collection(let collection): collection
            case .environment(let environment): environment.traitCollection
            case nil: screen
            }
        }
        set { source = .collection(newValue) }
    }

    /// Runs `body` with the traits of `environment` as the current ones.
    func perform<Result>(in environment: any UITraitEnvironment, _ body: () throws -> Result) rethrows
        -> Result
    {
        let outer = source
        source = .environment(environment)
        defer { source = outer }
        return try body()
    }

    /// Makes `collection` current until `end()`. Calls nest.
    func begin(_ collection: UITraitCollection) {
        outer.append(source)
        source = .collection(collection)
    }

    /// Ends the last `begin(_:)`.
    func end() {
        source = outer.popLast() ?? nil
    }

    static var current: CurrentTraits { FrameClock.current.part() }
}

extension UITraitCollection {
    private static let threadKey = "UITraitCollection.current"

    /// The traits by which dynamic colours are resolved where no view is at hand, as in `cgColor`.
    ///
    /// They are those of the view or controller in whose `draw(_:)`, `layoutSubviews()`,
    /// `traitCollectionDidChange(_:)`, `tintColorDidChange()` and the like the code runs, and elsewhere those of
    /// the screen. A value set by the app holds on its thread until the callback that set it returns. Threads
    /// other than the main one start with unspecified traits.
    public static var current: UITraitCollection {
        get {
            MainActor.ifCurrent { CurrentTraits.current.collection }
                ?? Thread.current.threadDictionary[threadKey] as? UITraitCollection ?? UITraitCollection()
        }
        set {
            let isMain: Void? = MainActor.ifCurrent { CurrentTraits.current.collection = newValue }
            if isMain == nil { Thread.current.threadDictionary[threadKey] = newValue }
        }
    }

    /// Runs a block with these traits as the current ones.
    public func performAsCurrent(_ actions: () -> Void) {
        if let traits = MainActor.ifCurrent({ CurrentTraits.current }) {
            MainActor.ifCurrent { traits.begin(self) }
            actions()
            MainActor.ifCurrent { traits.end() }
        } else {
            let outer = Thread.current.threadDictionary[Self.threadKey]
            Self.current = self
            actions()
            Thread.current.threadDictionary[Self.threadKey] = outer
        }
    }
}
