import Foundation
import Testing
import UITesting

@testable import UIKit

@Suite struct ButtonConfigurationTests {
    private let stage = Stage(size: CGSize(width: 300, height: 300))

    private func add(_ configuration: UIButton.Configuration, _ action: UIAction? = nil) -> UIButton {
        stage.run {
            let button = UIButton(configuration: configuration, primaryAction: action)
            button.frame.origin = CGPoint(x: 20, y: 20)
            button.sizeToFit()
            stage.window.addSubview(button)
            stage.window.layoutIfNeeded()
            return button
        }
    }

    private func background(_ button: UIButton) -> ConfiguredBackgroundView? {
        button.subviews.lazy.compactMap { $0 as? ConfiguredBackgroundView }.first
    }

    private func square(_ side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    @Test func `a filled button has a white title in its insets on the tint`() throws {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Go"

        let button = add(configuration)
        button.tintColor = .systemRed
        stage.window.layoutIfNeeded()

        let label = try #require(button.titleLabel)
        #expect(
            (label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 17)
        #expect(label.text == "Go")
        #expect(
            label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
                == .white)
        #expect(label.frame.minX == 12 && label.frame.minY == 7)
        #expect(button.bounds.size == CGSize(width: label.frame.width + 24, height: label.frame.height + 14))
        #expect(background(button)?.backgroundColor == .systemRed)
        #expect(background(button)?.layer.cornerRadius == 5.95)
        #expect(button.currentTitle == "Go")
    }

    @Test func `the other looks shade the tint or leave it out`() {
        for (configuration, alpha) in [
            (UIButton.Configuration.plain(), CGFloat(0)), (.tinted(), 0.18), (.gray(), 0.16),
        ] {
            let button = add(configuration)
            let color = background(button)?.backgroundColor?.resolvedColor(with: button.traitCollection)
            #expect(abs((color?.cgColor.alpha ?? -1) - alpha) < 0.001)
        }
    }

    @Test func `a press and being disabled show, and the handler hears of them`() {
        var seen: [UInt] = []
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Go"
        let button = add(configuration)
        button.configurationUpdateHandler = { button in
            seen.append(button.state.rawValue)
            button.configuration?.subtitle = button.isHighlighted ? "Pressed" : nil
        }
        stage.window.layoutIfNeeded()
        let height = button.intrinsicContentSize.height

        button.isHighlighted = true
        stage.window.layoutIfNeeded()
        let color = background(button)?.backgroundColor?.resolvedColor(with: button.traitCollection)
        #expect(abs((color?.cgColor.alpha ?? 0) - 0.75) < 0.001)
        #expect(button.intrinsicContentSize.height > height + 10)
        button.isHighlighted = false
        button.isEnabled = false
        stage.window.layoutIfNeeded()

        #expect(background(button)?.backgroundColor === UIColor.tertiarySystemFill)
        #expect(Array(Set(seen)).sorted() == [0, 1, 2])
        #expect(button.intrinsicContentSize.height == height)
    }

    @Test(arguments: [
        (NSDirectionalRectEdge.leading, CGPoint(x: 12, y: 0)), (.trailing, CGPoint(x: -1, y: 0)),
        (.top, CGPoint(x: 0, y: 7)), (.bottom, CGPoint(x: 0, y: -1)),
    ])
    func `the image lies at its edge of the title`(edge: NSDirectionalRectEdge, place: CGPoint) throws {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "A title"
        configuration.image = square(20)
        configuration.imagePlacement = edge
        configuration.imagePadding = 8

        let button = add(configuration)

        let (image, title) = try (
            #require(button.imageView?.frame), #require(button.titleLabel?.frame)
        )
        switch edge {
        case .leading: #expect(image.minX == place.x && title.minX == image.maxX + 8)
        case .trailing: #expect(title.minX == 12 && image.minX == title.maxX + 8)
        case .top: #expect(image.minY == place.y && title.minY == image.maxY + 8)
        default: #expect(title.minY == 7 && image.minY == title.maxY + 8)
        }
        #expect(image.size == CGSize(width: 20, height: 20))
        #expect(button.bounds.contains(image) && button.bounds.contains(title))
    }

    @Test func `attributes of a title come from itself, its transformer, and the size`() throws {
        var attributes = AttributeContainer()
        attributes.font = UIFont.boldSystemFont(ofSize: 30)
        var configuration = UIButton.Configuration.plain()
        configuration.attributedTitle = AttributedString("Big", attributes: attributes)
        configuration.subtitle = "small"
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.foregroundColor = .systemGreen
            outgoing.kern = 2
            return outgoing
        }

        let text = try #require(add(configuration).titleLabel?.attributedText)

        let all = text.attributes(at: 0, effectiveRange: nil)
        #expect((all[.font] as? UIFont)?.pointSize == 30)
        #expect(all[.foregroundColor] as? UIColor == .systemGreen)
        #expect(all[.kern] as? CGFloat == 2)
    }

    @Test func `an action gives title and image, and runs at a tap`() {
        var taps = 0
        let button = add(.filled(), UIAction(title: "Act", image: square(10)) { _ in taps += 1 })

        stage.tap(button.center)

        #expect(taps == 1 && button.configuration?.title == "Act" && button.imageView?.image != nil)
    }

    @Test func `corners, background and line are as the background says`() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Go"
        configuration.cornerStyle = .capsule
        configuration.background.strokeWidth = 2
        configuration.background.strokeColor = .black
        configuration.background.backgroundColor = .systemYellow
        configuration.background.backgroundInsets = NSDirectionalEdgeInsets(
            top: 3, leading: 4, bottom: 3, trailing: 4)

        let button = add(configuration)

        let view = background(button)
        #expect(view?.frame == button.bounds.insetBy(dx: 4, dy: 3))
        #expect(view?.layer.cornerRadius == (view?.bounds.height ?? 0) / 2)
        #expect(view?.backgroundColor == .systemYellow)
        #expect(view?.layer.sublayers?.contains { $0.borderWidth == 2 } ?? false)
    }

    @Test func `an activity indicator takes the image's place`() {
        var configuration = UIButton.Configuration.gray()
        configuration.title = "Load"
        configuration.image = square(20)
        configuration.showsActivityIndicator = true

        let button = add(configuration)

        let indicator = button.subviews.lazy.compactMap { $0 as? UIActivityIndicatorView }.first
        #expect(indicator?.isAnimating ?? false)
        #expect(button.imageView?.isHidden ?? false)
        button.configuration?.showsActivityIndicator = false
        stage.window.layoutIfNeeded()
        #expect(indicator?.superview == nil && button.imageView?.isHidden == false)
    }

    @Test func `a button without its configuration is a plain one again`() {
        let (button, plain) = (add(.filled()), UIButton(type: .system))
        for one in [button, plain] { one.setTitle("Old", for: .normal) }

        button.configuration = nil
        stage.window.layoutIfNeeded()

        #expect(background(button) == nil && button.titleLabel?.text == "Old")
        #expect(button.intrinsicContentSize == plain.intrinsicContentSize)
    }

    @Test func `a title is broken into lines where there is less room`() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "A title of several words"
        let button = add(configuration)
        let whole = button.intrinsicContentSize

        let narrow = button.sizeThatFits(CGSize(width: whole.width / 2, height: 500))

        #expect(narrow.width <= whole.width / 2 && narrow.height > whole.height + 15)
    }
}
