import Foundation
import Testing
import UITesting

@testable import UIKit

/// What else a button's configuration decides: fonts, line breaks, gaps, sides, and when it is brought up to date.
@Suite struct ButtonSettingTests {
    private let stage = Stage(size: CGSize(width: 400, height: 300))

    private func add(_ configuration: UIButton.Configuration) -> UIButton {
        stage.run {
            let button = UIButton(configuration: configuration)
            button.sizeToFit()
            stage.window.addSubview(button)
            stage.window.layoutIfNeeded()
            return button
        }
    }

    private func subtitle(of button: UIButton) -> UILabel? {
        button.subviews.lazy.compactMap { $0 as? UILabel }.first { $0 !== button.titleLabel }
    }

    private func background(_ button: UIButton) -> ConfiguredBackgroundView? {
        button.subviews.lazy.compactMap { $0 as? ConfiguredBackgroundView }.first
    }

    private func square(_ side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
    }

    private func attribute(_ key: NSAttributedString.Key, of label: UILabel?) -> Any? {
        label?.attributedText?.attribute(key, at: 0, effectiveRange: nil)
    }

    // MARK: - Looks

    @Test func `buttons with a border are grey, tinted or filled, the prominent one in the tint`() {
        let button = UIButton(type: .system)
        button.tintColor = .red

        let looks = [
            UIButton.Configuration.borderless(), .bordered(), .borderedTinted(), .borderedProminent(),
        ].map { $0.updated(for: button) }

        #expect(
            looks.map(\.background.backgroundColor) == [
                .clear, .secondarySystemFill, UIColor.red.withAlphaComponent(0.18), .red,
            ])
        #expect(looks.map(\.baseForegroundColor) == [.red, .red, .red, .white])
    }

    @Test(arguments: [
        (UIButton.Configuration.Size.large, CGFloat(17), CGFloat(13)), (.medium, 17, 13), (.small, 15, 12),
        (.mini, 13, 12),
    ])
    func `title and subtitle have the fonts of the button's size`(
        size: UIButton.Configuration.Size, title: CGFloat, below: CGFloat
    ) {
        var configuration = UIButton.Configuration.plain()
        (configuration.title, configuration.subtitle) = ("Title", "Subtitle")
        configuration.buttonSize = size

        let button = add(configuration)

        #expect((attribute(.font, of: button.titleLabel) as? UIFont)?.pointSize == title)
        #expect((attribute(.font, of: subtitle(of: button)) as? UIFont)?.pointSize == below)
    }

    @Test func `attributes of a subtitle come from itself, and its transformer changes them alone`() throws {
        var attributes = AttributeContainer()
        attributes.font = UIFont.boldSystemFont(ofSize: 21)
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Title"
        configuration.attributedSubtitle = AttributedString("Below", attributes: attributes)
        configuration.subtitleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
            var changed = $0
            changed.foregroundColor = .systemGreen
            return changed
        }

        let button = add(configuration)

        let below = try #require(subtitle(of: button))
        #expect(configuration.subtitle == "Below" && below.text == "Below")
        #expect((attribute(.font, of: below) as? UIFont)?.pointSize == 21)
        #expect(attribute(.foregroundColor, of: below) as? UIColor == .systemGreen)
        #expect(attribute(.foregroundColor, of: button.titleLabel) as? UIColor != .systemGreen)
    }

    @Test func `dynamic corners grow with the user's text, fixed ones do not`() {
        stage.contentSizeCategory = .accessibilityLarge
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Go"
        configuration.background.cornerRadius = 4

        let button = add(configuration)
        let dynamic = background(button)?.layer.cornerRadius ?? 0
        let wanted = UIFontMetrics(forTextStyle: .body)
            .scaledValue(for: 4, compatibleWith: button.traitCollection)
        #expect(dynamic == wanted && dynamic > 4)
        button.configuration?.cornerStyle = .fixed
        stage.window.layoutIfNeeded()

        #expect(background(button)?.layer.cornerRadius == 4)
    }

    // MARK: - Lines

    @Test func `a title or subtitle that is cut at its end stays in one line`() {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "A title of several words"
        configuration.titleLineBreakMode = .byTruncatingTail
        let titled = add(configuration)
        (configuration.title, configuration.subtitle) = ("A", "A subtitle of several words")
        configuration.subtitleLineBreakMode = .byTruncatingMiddle
        let subtitled = add(configuration)

        for button in [titled, subtitled] {
            let whole = button.intrinsicContentSize
            let narrow = button.sizeThatFits(CGSize(width: 100, height: 500))
            #expect(whole.width > 110 && narrow == CGSize(width: 100, height: whole.height))
        }
        #expect(titled.titleLabel?.lineBreakMode == .byTruncatingTail)
        #expect(subtitle(of: subtitled)?.lineBreakMode == .byTruncatingMiddle)
    }

    @Test func `the padding lies between title and subtitle, and nowhere without one of them`() throws {
        var configuration = UIButton.Configuration.plain()
        configuration.titlePadding = 9
        (configuration.title, configuration.subtitle) = ("Title", "Below")
        let both = add(configuration)
        configuration.title = nil
        let alone = add(configuration)

        let (title, below) = (try #require(both.titleLabel), try #require(subtitle(of: both)))
        #expect(title.frame.minY == 7 && below.frame.minY == title.frame.maxY + 9)
        #expect(both.bounds.height == below.frame.maxY + 7)
        let single = try #require(subtitle(of: alone))
        #expect(single.frame.minY == 7 && alone.bounds.height == single.frame.height + 14)
    }

    @Test func `an image alone has no padding beside it`() {
        var configuration = UIButton.Configuration.plain()
        configuration.image = square(20)
        configuration.imagePadding = 30

        let button = add(configuration)

        #expect(button.bounds.size == CGSize(width: 44, height: 34))
        #expect(button.imageView?.frame == CGRect(x: 12, y: 7, width: 20, height: 20))
    }

    // MARK: - Places

    @Test func `the content lies at the sides that its alignments name`() throws {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Go"
        let button = add(configuration)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        let label = try #require(button.titleLabel)
        func place(
            _ horizontal: UIControl.ContentHorizontalAlignment, _ vertical: UIControl.ContentVerticalAlignment
        ) -> CGRect {
            button.contentHorizontalAlignment = horizontal
            button.contentVerticalAlignment = vertical
            button.layoutIfNeeded()
            return label.frame
        }

        let first = place(.leading, .top)
        #expect(first.minX == 12 && first.minY == 7)
        let last = place(.trailing, .bottom)
        #expect(abs(last.maxX - 188) < 0.01 && abs(last.maxY - 93) < 0.01)
        let middle = place(.center, .center)
        #expect(abs(middle.midX - 100) < 0.01 && abs(middle.midY - 50) < 0.01)
        button.semanticContentAttribute = .forceRightToLeft

        #expect(abs(place(.leading, .top).maxX - 188) < 0.01)
    }

    @Test func `leading insets and images are at the right where the content is reversed`() throws {
        var configuration = UIButton.Configuration.plain()
        (configuration.title, configuration.image) = ("Go", square(10))
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 8)
        configuration.background.backgroundInsets = NSDirectionalEdgeInsets(
            top: 1, leading: 5, bottom: 0, trailing: 0)
        let button = add(configuration)
        let (label, image) = (try #require(button.titleLabel), try #require(button.imageView))
        #expect(image.frame.minX == 30 && label.frame.minX == 40)
        #expect(background(button)?.frame.minX == 5)

        button.semanticContentAttribute = .forceRightToLeft
        button.layoutIfNeeded()

        #expect(label.frame.minX == 8 && image.frame.minX == label.frame.maxX)
        #expect(image.frame.maxX == button.bounds.width - 30)
        #expect(background(button)?.frame.minX == 0)
        #expect(background(button)?.frame.maxX == button.bounds.width - 5)
    }

    // MARK: - Updates

    @Test func `a button that does not update its configuration shows it as it is, whatever its state`() {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Go"
        configuration.baseForegroundColor = .red
        let button = add(configuration)
        func color() -> UIColor? { attribute(.foregroundColor, of: button.titleLabel) as? UIColor }

        button.automaticallyUpdatesConfiguration = false
        button.isEnabled = false
        stage.window.layoutIfNeeded()
        #expect(color() == .red)
        button.automaticallyUpdatesConfiguration = true
        stage.window.layoutIfNeeded()

        #expect(color() == .tertiaryLabel)
    }

    @Test func `a handler runs once for several requests, and again for the next one`() {
        let button = add(.filled())
        var runs = 0
        button.configurationUpdateHandler = { _ in runs += 1 }
        stage.window.layoutIfNeeded()
        #expect(runs == 1)

        button.setNeedsUpdateConfiguration()
        button.setNeedsUpdateConfiguration()
        stage.window.layoutIfNeeded()
        #expect(runs == 2)
        stage.advance(by: 0.1)
        #expect(runs == 2)
        button.setNeedsUpdateConfiguration()
        stage.window.layoutIfNeeded()

        #expect(runs == 3)
    }
}
