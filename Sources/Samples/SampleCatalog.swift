import UIKit

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
        present: pressFirstButton,
        dismiss: pressSecondButton)

    nonisolated static let swipe = Sample(
        id: "swipe", title: "Swipe", subtitle: "An interactive transition.",
        section: .presentation,
        makeViewController: { inNavigationController(SwipeFirstViewController()) },
        present: pressFirstButton,
        dismiss: pressSecondButton)

    nonisolated static let customPresentation = Sample(
        id: "custom-presentation", title: "Custom Presentation",
        subtitle: "Using a presentation controller to alter the layout of a presented view controller.",
        section: .presentation,
        makeViewController: { inNavigationController(CustomPresentationFirstViewController()) },
        present: pressFirstButton,
        // The sheet has no button for it: a tap beside it dismisses.
        dismiss: { $0.dismiss(animated: true) })

    private static func inNavigationController(_ first: UIViewController) -> UIViewController {
        UINavigationController(rootViewController: first)
    }

    private static func pressFirstButton(_ navigation: UIViewController) {
        let first = (navigation as? UINavigationController)?.topViewController
        (first as? LetterViewController)?.buttonTapped()
    }

    private static func pressSecondButton(_ navigation: UIViewController) {
        (navigation.presentedViewController as? LetterViewController)?.buttonTapped()
    }
}
