import Testing
import UITesting

@testable import UIKit

/// Text that is as large as the user wants.
@Suite struct TextSizeTests {
    private let stage = Stage(size: CGSize(width: 200, height: 200))

    @Test func `the fonts of text styles have the sizes of the guidelines`() {
        func size(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
            let traits = UITraitCollection(preferredContentSizeCategory: category)
            return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
        }

        #expect(size(.body, .large) == 17 && size(.body, .extraSmall) == 14)
        #expect(size(.body, .accessibilityExtraExtraExtraLarge) == 53)
        #expect(size(.caption2, .small) == 11 && size(.largeTitle, .extraExtraExtraLarge) == 40)
        #expect(size(.footnote, .unspecified) == 13)
    }

    @Test func `categories are ordered by size, and the large ones ask for another layout`() {
        #expect(UIContentSizeCategory.small < .large && .extraExtraExtraLarge < .accessibilityMedium)
        #expect(!(UIContentSizeCategory.large < .large) && UIContentSizeCategory.large >= .large)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    }

    @Test func `a label that adjusts its font follows the stage's user; another one does not`() {
        let (follows, stays) = (UILabel(), UILabel())
        for label in [follows, stays] {
            label.font = .preferredFont(forTextStyle: .body)
            label.text = "Words"
            stage.window.addSubview(label)
        }
        follows.adjustsFontForContentSizeCategory = true
        let width = follows.intrinsicContentSize.width

        stage.contentSizeCategory = .extraExtraExtraLarge

        #expect(abs(follows.font.pointSize - 23) < 1e-9 && stays.font.pointSize == 17)
        #expect(follows.intrinsicContentSize.width > width * 1.2)
        #expect(follows.traitCollection.preferredContentSizeCategory == .extraExtraExtraLarge)
        stage.contentSizeCategory = .large
        #expect(follows.font.pointSize == 17)
    }

    @Test func `fields and text views follow, and fonts that were scaled up to their limit`() throws {
        let (field, text) = (UITextField(), UITextView())
        let metrics = UIFontMetrics(forTextStyle: .body)
        field.font = metrics.scaledFont(for: .boldSystemFont(ofSize: 10))
        text.font = metrics.scaledFont(for: .systemFont(ofSize: 10), maximumPointSize: 12)
        field.adjustsFontForContentSizeCategory = true
        text.adjustsFontForContentSizeCategory = true
        stage.window.addSubview(field)
        stage.window.addSubview(text)

        stage.contentSizeCategory = .accessibilityMedium

        #expect(abs(try #require(field.font).pointSize - 10 * 28 / 17) < 1e-9)
        #expect(text.font?.pointSize == 12)
        #expect(field.font?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
    }

    @Test func `a view's overrides count for what is below it, and lengths are scaled by them`() {
        let (card, label) = (UIView(), UILabel())
        label.font = .preferredFont(forTextStyle: .title1)
        label.adjustsFontForContentSizeCategory = true
        card.addSubview(label)
        stage.window.addSubview(card)

        card.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge

        #expect(abs(label.font.pointSize - 48) < 1e-9)
        let traits = label.traitCollection
        let scaled = UIFontMetrics(forTextStyle: .title1).scaledValue(for: 28, compatibleWith: traits)
        #expect(abs(scaled - 48) < 1e-9)
    }

    @Test func `limits of a view hold for what is below it, whatever the user wants`() {
        let (card, inner, label) = (UIView(), UIView(), UILabel())
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        inner.addSubview(label)
        card.addSubview(inner)
        stage.window.addSubview(card)
        card.maximumContentSizeCategory = .extraLarge
        card.minimumContentSizeCategory = .medium

        stage.contentSizeCategory = .accessibilityLarge
        #expect(label.traitCollection.preferredContentSizeCategory == .extraLarge)
        #expect(abs(label.font.pointSize - 19) < 1e-9)
        stage.contentSizeCategory = .extraSmall
        #expect(abs(label.font.pointSize - 16) < 1e-9)

        inner.minimumContentSizeCategory = .large
        #expect(label.font.pointSize == 17, "the inner limits narrow the outer ones")
        inner.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
        #expect(abs(label.font.pointSize - 28) < 1e-9, "what is set further in is not limited from outside")
        inner.maximumContentSizeCategory = .extraExtraLarge
        #expect(abs(label.font.pointSize - 21) < 1e-9)
        #expect(card.traitCollection.preferredContentSizeCategory == .medium)
        #expect(
            inner.appliedContentSizeCategoryLimitsDescription.hasPrefix(
                "UIView: minimum UICTContentSizeCategoryL, maximum UICTContentSizeCategoryXXL\n"
                    + "UIView: minimum UICTContentSizeCategoryM, maximum UICTContentSizeCategoryXL\n"))

        inner.traitOverrides.preferredContentSizeCategory = .unspecified
        (inner.minimumContentSizeCategory, inner.maximumContentSizeCategory) = (nil, nil)
        (card.minimumContentSizeCategory, card.maximumContentSizeCategory) = (nil, nil)
        #expect(abs(label.font.pointSize - 14) < 1e-9)
    }

    @Test func `a view takes over the limits of where it is added`() {
        let (card, label) = (UIView(), UILabel())
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        stage.contentSizeCategory = .accessibilityLarge
        stage.window.addSubview(card)
        card.maximumContentSizeCategory = .large
        card.addSubview(label)
        #expect(label.font.pointSize == 17)
        stage.window.addSubview(label)
        #expect(abs(label.font.pointSize - 33) < 1e-9)
    }

    @Test func `a font without a style stays as it is`() {
        let label = UILabel()
        label.font = .systemFont(ofSize: 21)
        label.adjustsFontForContentSizeCategory = true
        stage.window.addSubview(label)

        stage.contentSizeCategory = .extraSmall

        #expect(label.font.pointSize == 21)
    }

    @Test func `a new size is posted with its name`() {
        var names: [String] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
        ) { note in
            let name = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String
            MainActor.assumeIsolated { names.append(name ?? "") }
        }

        stage.contentSizeCategory = .small
        stage.contentSizeCategory = .small

        #expect(names == ["UICTContentSizeCategoryS"])
        NotificationCenter.default.removeObserver(token)
    }
}
