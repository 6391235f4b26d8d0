import UIKit

/// One entry of the Playground's menu: its texts, and how its transition is shown.
public nonisolated struct Sample: Sendable {
    /// The heading above a sample in the menu.
    public enum Section: String, CaseIterable, Sendable {
        case presentation = "Presentation Transitions"
        case navigation = "Navigation Controller Transitions"
        case tabBar = "TabBar Controller Transitions"
    }

    /// The sample's name on the command line.
    public let id: String
    /// The sample's name in the menu.
    public let title: String
    /// What the sample shows, in the menu.
    public let subtitle: String
    /// The heading above the sample in the menu.
    public let section: Section

    /// Makes the first screen in its navigation controller, ready to be presented from the menu.
    public let makeViewController: @MainActor () -> UIViewController
    /// Starts the sample's own transition, as its button does, from what `makeViewController` made.
    public let present: @MainActor (UIViewController) -> Void
    /// Starts the way back, as the second screen's button does, from what `makeViewController` made.
    public let dismiss: @MainActor (UIViewController) -> Void
}
