import Takes
import UIKit

extension Sample {
    /// A sample with one mistake, and a switch that mends it.
    nonisolated static func broken(
        id: String, title: String, subtitle: String, note: String, sourcePath: String = #filePath,
        present: @escaping @MainActor (UIViewController) -> Void = pressFirstButton,
        dismiss: @escaping @MainActor (UIViewController) -> Void = pressSecondButton,
        makeFirst: @escaping @MainActor (BrokenSettings) -> UIViewController
    ) -> Sample {
        Sample(
            id: id, title: title, subtitle: subtitle, note: note, section: .broken,
            settings: BrokenSettings(), controls: [.mending(\.isMended)], sourcePath: sourcePath,
            present: present, dismiss: dismiss,
            makeViewController: { inNavigationController(makeFirst($0)) })
    }
}
