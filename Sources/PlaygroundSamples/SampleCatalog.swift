import Takes
import UIKit

/// The samples. Menu, tests, thumbnails and README read these lists.
public enum SampleCatalog {
    /// The samples that are right, in the order of the menu.
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
        .stork,
        .sideMenu,
        .notice,
        .today,
        .photoPager,
    ]

    /// The samples with a mistake each, in the order of the calls that they get wrong.
    public nonisolated static let broken: [Sample] = [
        .neverCompletes,
        .completesTwice,
        .ignoresCancellation,
        .neverAnimates,
        .emptyWindow,
        .wrongFinalFrame,
        .leftOverAlpha,
        .leftOverView,
        .unbalancedAppearance,
        .weakDelegate,
        .presentsTwice,
        .pushesTwice,
    ]

    /// All samples, the broken ones last.
    public nonisolated static let everything = all + broken

    /// Returns the sample with an id.
    public static func sample(id: String) -> Sample? {
        everything.first { $0.id == id }
    }
}
