import UIKit

/// One screen of the Playground: what the menu says of it and how it is shown.
public nonisolated struct Sample: Sendable {
    /// The heading under which the menu lists it.
    public enum Section: String, CaseIterable, Sendable {
        case presentation = "Presentation Transitions"
        case navigation = "Navigation Controller Transitions"
        case tabBar = "TabBar Controller Transitions"
    }

    /// Names the sample on the command line.
    public let id: String
    /// Names the sample in the menu.
    public let title: String
    /// Says in the menu what the sample shows.
    public let subtitle: String
    /// Where the menu lists it.
    public let section: Section

    /// Makes the first screen in its navigation controller, ready to be presented from the menu.
    public let makeViewController: @MainActor () -> UIViewController
    /// Starts the sample's own transition, as its button does, from what `makeViewController` made.
    public let present: @MainActor (UIViewController) -> Void
    /// Starts the way back, as the second screen's button does, from what `makeViewController` made.
    public let dismiss: @MainActor (UIViewController) -> Void
}
