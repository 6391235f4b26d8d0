import Testing
import UITesting

@testable import UIKit

/// What configurations make of colours, sizes and letters before a view shows them.
@Suite struct ConfigurationValueTests {
    private let stage = Stage(size: CGSize(width: 300, height: 300))

    private func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
    }

    private func state(isDisabled: Bool = false, isHighlighted: Bool = false) -> UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: UITraitCollection())
        (state.isDisabled, state.isHighlighted) = (isDisabled, isHighlighted)
        return state
    }

    // MARK: - Colours

    @Test func `a colour becomes as grey as it is light, and stays as clear as it is`() {
        func gray(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> (white: CGFloat, alpha: CGFloat) {
            let color = UIColor(red: red, green: green, blue: blue, alpha: 0.5)
            var (white, alpha) = (CGFloat(-1), CGFloat(-1))
            UIConfigurationColorTransformer.grayscale(color).getWhite(&white, alpha: &alpha)
            return (white, alpha)
        }

        #expect(abs(gray(1, 0, 0).white - 0.2126) < 0.001 && abs(gray(0, 1, 0).white - 0.7152) < 0.001)
        #expect(abs(gray(0, 0, 1).white - 0.0722) < 0.001 && abs(gray(1, 1, 1).white - 1) < 0.001)
        #expect(abs(gray(1, 0, 0).alpha - 0.5) < 0.001)
        #expect(UIConfigurationColorTransformer.preferredTint(.red) == .tintColor)
    }

    @Test func `a background and its line have the tint, unless they have a colour, and change either`() {
        var background = UIBackgroundConfiguration.clear()
        #expect(background.resolvedBackgroundColor(for: .red) == .clear)
        #expect(background.resolvedStrokeColor(for: .red) == .red)

        background.backgroundColor = nil
        #expect(background.resolvedBackgroundColor(for: .red) == .red)
        background.strokeColor = .green
        #expect(background.resolvedStrokeColor(for: .red) == .green)
        let half = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
        (background.backgroundColorTransformer, background.strokeColorTransformer) = (half, half)

        #expect(background.resolvedBackgroundColor(for: .red) == UIColor.red.withAlphaComponent(0.5))
        #expect(background.resolvedStrokeColor(for: .red) == UIColor.green.withAlphaComponent(0.5))
    }

    @Test func `the ground of a row is grey below a finger, that of others and a chosen one is not`() {
        let pressed = state(isHighlighted: true)
        func color(_ background: UIBackgroundConfiguration, _ state: any UIConfigurationState) -> UIColor? {
            background.updated(for: state).backgroundColor
        }

        let row = UIBackgroundConfiguration.listGroupedCell().updated(for: pressed)
        #expect(row.backgroundColor == .systemGray4)
        #expect(color(row, state()) == .secondarySystemGroupedBackground, "it follows the state back")
        #expect(color(.listPlainHeaderFooter(), pressed) == .systemGray6)
        #expect(color(.listGroupedHeaderFooter(), pressed) == .clear)
        var own = UIBackgroundConfiguration.listPlainCell()
        own.backgroundColor = .systemBackground

        #expect(color(own, pressed) == .systemBackground)
    }

    // MARK: - Backgrounds

    @Test func `the line of a background lies outside of it as far as it should, round as it is`() throws {
        var background = UIBackgroundConfiguration.clear()
        (background.strokeWidth, background.strokeOutset) = (2, 3)
        (background.image, background.customView) = (picture(4, 4), UIView())
        let view = ConfiguredBackgroundView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        stage.window.addSubview(view)

        view.show(background) { size in size.height / 4 }
        view.layoutIfNeeded()
        let stroke = try #require(view.layer.sublayers?.first { $0.borderWidth == 2 })
        let image = try #require(view.subviews.first { $0 is UIImageView })
        let custom = try #require(background.customView)
        #expect(stroke.frame == CGRect(x: -3, y: -3, width: 106, height: 46) && stroke.cornerRadius == 13)
        #expect(image.frame == view.bounds && image.layer.cornerRadius == 10 && image.clipsToBounds)
        #expect(
            custom.frame == view.bounds && custom.layer.cornerRadius == 0 && view.subviews.last === custom)
        view.show(background) { _ in 0 }
        view.layoutIfNeeded()

        #expect(stroke.cornerRadius == 0 && view.layer.cornerRadius == 0 && !image.clipsToBounds)
        background.customView = nil
        view.show(background) { _ in 0 }
        #expect(custom.superview == nil)
    }

    // MARK: - Rows

    @Test func `an image is made smaller to fit its greatest size, and never larger`() {
        func size(_ width: CGFloat, _ height: CGFloat, of image: UIImage) -> CGSize {
            var properties = UIListContentConfiguration.cell().imageProperties
            properties.maximumSize = CGSize(width: width, height: height)
            return properties.size(of: image)
        }
        let image = picture(60, 30)

        #expect(size(0, 0, of: image) == CGSize(width: 60, height: 30))
        #expect(size(30, 0, of: image) == CGSize(width: 30, height: 15))
        #expect(size(0, 10, of: image) == CGSize(width: 20, height: 10))
        #expect(size(30, 20, of: image) == CGSize(width: 30, height: 15))
        #expect(size(30, 10, of: image) == CGSize(width: 20, height: 10))
        #expect(size(600, 600, of: image) == CGSize(width: 60, height: 30))
        #expect(size(30, 30, of: UIImage()) == .zero)
    }

    @Test
    func `an image has the tint, is pale where it is disabled, and has a colour of its own in any case`() {
        var content = UIListContentConfiguration.cell()
        func tint(_ state: UICellConfigurationState) -> UIColor {
            content.updated(for: state).imageProperties.resolvedTintColor(for: .red)
        }
        #expect(tint(state()) == .red && tint(state(isDisabled: true)) == .tertiaryLabel)

        content.imageProperties.tintColor = .green
        #expect(tint(state()) == .green && tint(state(isDisabled: true)) == .green)
        content.imageProperties.tintColorTransformer = UIConfigurationColorTransformer { _ in .blue }

        #expect(tint(state(isDisabled: true)) == .blue)
    }

    @Test func `letters become large or small, all or the first of each word`() {
        typealias Properties = UIListContentConfiguration.TextProperties
        func shown(_ transform: Properties.TextTransform, _ text: String? = "two WORDS") -> String? {
            var properties = UIListContentConfiguration.cell().textProperties
            properties.transform = transform
            return properties.transformed(text)
        }

        #expect(shown(.none) == "two WORDS" && shown(.uppercase) == "TWO WORDS")
        #expect(shown(.lowercase) == "two words" && shown(.capitalized) == "Two Words")
        #expect(shown(.uppercase, nil) == nil)
    }

    @Test
    func `a row without a second text has no room for one, and one of texts alone begins at its margin`()
        throws
    {
        func places(_ text: String?, _ second: String?, _ image: UIImage? = nil) throws -> [CGRect] {
            var content = UIListContentConfiguration.valueCell()
            (content.text, content.secondaryText, content.image) = (text, second, image)
            content.textToSecondaryTextVerticalPadding = 20
            let view = UIListContentView(configuration: content)
            view.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
            stage.window.addSubview(view)
            view.layoutIfNeeded()
            return view.subviews.filter { !$0.isHidden && !($0 is UIImageView) }.map(\.frame)
        }

        let alone = try places("One", nil)
        #expect(alone.count == 1 && alone[0].minX == 16 && alone[0].maxX == 284)
        #expect(abs(alone[0].midY - 30) <= 0.5)
        let second = try places(nil, "Two")
        #expect(second.count == 1 && second[0].minX == 16 && abs(second[0].midY - 30) <= 0.5)
        let both = try places("One", "Two", picture(20, 20))

        #expect(both.map(\.minY) == [both[0].minY, both[0].minY] && both[0].minX == 52)
        #expect(both[1].maxX == 284 && both[0].maxX == both[1].minX - 8)
    }
}
