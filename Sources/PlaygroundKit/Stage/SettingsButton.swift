import Takes
import UIKit

/// The button whose menu has what the stage's user sets up: light or dark, the size of text, and what is on or off.
final class SettingsButton: UIButton {
    /// As much as the toolbar of the smallest window for all areas has left.
    static let width: CGFloat = 23

    private let model: ToolModel
    private let styles: [(style: UIUserInterfaceStyle, action: UIAction)]
    private let sizes: [(size: UIContentSizeCategory, action: UIAction)]
    private let switches: [(entry: Take.Switch, action: UIAction)]

    init(model: ToolModel) {
        self.model = model
        styles = [(UIUserInterfaceStyle.light, "Light"), (.dark, "Dark")].map { style, title in
            (style, UIAction(title: title) { _ in model.setStyle(style) })
        }
        sizes = Take.Settings.textSizes.map { entry in
            (entry.size, UIAction(title: entry.title) { _ in model.setUp { $0.textSize = entry.size } })
        }
        switches = Take.Settings.switches.map { entry in
            (entry, UIAction(title: entry.title) { _ in model.setUp { $0[keyPath: entry.path].toggle() } })
        }
        super.init(frame: .zero)
        titleLabel?.font = .systemFont(ofSize: 12, weight: .medium)
        setTitle("Aa", for: .normal)
        toolTip = "The user's settings"
        showsMenuAsPrimaryAction = true
        menu = UIMenu(children: [
            UIMenu(options: .displayInline, children: styles.map(\.action)),
            UIMenu(title: "Text Size", children: sizes.map(\.action)),
            UIMenu(options: .displayInline, children: switches.map(\.action)),
        ])
        update()
    }

    required init?(coder: NSCoder) { nil }

    /// Marks what the take has.
    func update() {
        let take = model.take
        for entry in styles { entry.action.state = entry.style == take.style ? .on : .off }
        for entry in sizes { entry.action.state = entry.size == take.settings.textSize ? .on : .off }
        for (entry, action) in switches {
            action.state = take.settings[keyPath: entry.path] ? .on : .off
            let isUseful = entry.needs.map { take.settings[keyPath: $0] } ?? true
            action.attributes = isUseful ? [] : .disabled
        }
        setTitleColor(take.settings == Take.Settings() ? Palette.text : Palette.accent, for: .normal)
    }
}
