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

/// All samples, in the order of the menu. Menu, tests, thumbnails and README read this list.
public enum SampleCatalog {
    /// Every sample.
    public nonisolated static let all = [Sample.crossDissolve, .swipe, .customPresentation]

    /// The headings that have samples, with these.
    public static var sections: [(section: Sample.Section, samples: [Sample])] {
        Sample.Section.allCases
            .map { section in (section, all.filter { $0.section == section }) }
            .filter { !$0.samples.isEmpty }
    }

    /// The sample of this name.
    public static func sample(id: String) -> Sample? {
        all.first { $0.id == id }
    }
}

extension Sample {
    nonisolated static let crossDissolve = Sample(
        id: "cross-dissolve", title: "Cross Dissolve", subtitle: "A cross dissolve transition.",
        section: .presentation,
        makeViewController: { inNavigationController(CrossDissolveFirstViewController()) },
        present: { firstScreen(of: $0)?.buttonTapped() },
        dismiss: { ($0.presentedViewController as? LetterViewController)?.buttonTapped() })

    nonisolated static let swipe = Sample(
        id: "swipe", title: "Swipe", subtitle: "An interactive transition.",
        section: .presentation,
        makeViewController: { inNavigationController(SwipeFirstViewController()) },
        present: { firstScreen(of: $0)?.buttonTapped() },
        dismiss: { ($0.presentedViewController as? LetterViewController)?.buttonTapped() })

    nonisolated static let customPresentation = Sample(
        id: "custom-presentation", title: "Custom Presentation",
        subtitle: "Using a presentation controller to alter the layout of a presented view controller.",
        section: .presentation,
        makeViewController: { inNavigationController(CustomPresentationFirstViewController()) },
        present: { firstScreen(of: $0)?.buttonTapped() },
        // The sheet has no button for it: a tap beside it dismisses.
        dismiss: { $0.dismiss(animated: true) })

    private static func inNavigationController(_ first: UIViewController) -> UIViewController {
        UINavigationController(rootViewController: first)
    }

    private static func firstScreen(of viewController: UIViewController) -> LetterViewController? {
        (viewController as? UINavigationController)?.topViewController as? LetterViewController
    }
}
