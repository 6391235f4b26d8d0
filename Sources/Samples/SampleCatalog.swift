import Takes
import UIKit

/// All samples, in the order of the menu. Menu, tests, thumbnails and README read this list.
public enum SampleCatalog {
    /// Every sample.
    public nonisolated static let all: [Sample] = [
        .crossDissolve,
        .swipe,
        .customPresentation,
        .adaptivePresentation,
        .diagonal,
        .interactiveSheet,
        .interruptible,
        .zoom,
        .checkerboard,
        .navigationPop,
        .slide,
    ]

    /// The headings that have samples, with their samples.
    public static var sections: [(section: Sample.Section, samples: [Sample])] {
        Sample.Section.allCases
            .map { section in (section, all.filter { $0.section == section }) }
            .filter { !$0.samples.isEmpty }
    }

    /// Returns the sample with an id.
    public static func sample(id: String) -> Sample? {
        all.first { $0.id == id }
    }
}
