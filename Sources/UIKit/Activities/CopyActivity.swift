import Foundation

/// Puts texts, addresses and pictures on the pasteboard.
@MainActor
final class CopyActivity: UIActivity {
    private var items: [Any] = []

    override var activityType: ActivityType? { .copyToPasteboard }
    override var activityTitle: String? { "Copy" }
    override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") ?? UIImage(systemName: "doc") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.contains { Self.text(of: $0) != nil || $0 is UIImage }
    }

    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

    override func perform() {
        let texts = items.compactMap(Self.text)
        if texts.isEmpty {
            UIPasteboard.general.images = items.compactMap { $0 as? UIImage }
        } else {
            UIPasteboard.general.strings = texts
        }
        activityDidFinish(true)
    }

    private static func text(of item: Any) -> String? {
        switch item {
        case let text as String: text
        case let text as NSAttributedString: text.string
        case let url as URL: url.absoluteString
        default: nil
        }
    }
}
