import Foundation
import Testing
import UITesting

@testable import UIKit

/// How a button's state, size and configuration decide its colours, corners and lines.
@Suite struct ButtonLookTests {
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

    private func square(_ side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    private func background(_ button: UIButton) -> ConfiguredBackgroundView? {
        button.subviews.lazy.compactMap { $0 as? ConfiguredBackgroundView }.first
    }

    private func opacity(_ color: UIColor?) -> CGFloat {
        stage.run { color?.resolvedColor(with: stage.window.traitCollection).cgColor.alpha ?? -1 }
    }

    // MARK: - Without a configuration

    @Test func `the picture behind a button is that of its state, and goes when it is taken away`() throws {
        let (usual, pressed) = (square(4), square(6))
        let button = UIButton(type: .custom)
        button.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
        button.setBackgroundImage(usual, for: .normal)
        button.setBackgroundImage(pressed, for: .highlighted)
        stage.window.addSubview(button)
        stage.advance(by: 0)
        let view = try #require(button.subviews.first as? UIImageView)
        #expect(view.image === usual && view.frame == button.bounds)

        button.isHighlighted = true
        #expect(view.image === pressed)
        button.isHighlighted = false
        button.isSelected = true
        #expect(view.image === usual && button.currentBackgroundImage === usual)
        button.setBackgroundImage(nil, for: .normal)

        #expect(view.image == nil && button.backgroundImage(for: .highlighted) === pressed)
    }

    @Test func `the title's shadow is that of the button's state`() {
        let button = UIButton(type: .custom)
        button.setTitle("Engraved", for: .normal)
        #expect(button.currentTitleShadowColor == nil && button.titleLabel?.shadowColor == nil)
        #expect(button.titleLabel?.shadowOffset == .zero)

        button.setTitleShadowColor(.black, for: .normal)
        button.setTitleShadowColor(.red, for: .highlighted)
        #expect(button.titleLabel?.shadowColor == .black)
        #expect(button.titleShadowColor(for: .highlighted) == .red)
        #expect(button.titleShadowColor(for: .selected) == .black)

        button.isHighlighted = true
        #expect(button.currentTitleShadowColor == .red && button.titleLabel?.shadowColor == .red)

        button.setTitleShadowColor(nil, for: .highlighted)
        button.setTitleShadowColor(nil, for: .normal)
        #expect(button.titleLabel?.shadowColor == nil)
    }

    @Test func `a subclass hears of titles and pictures that are set`() {
        final class Heard: UIButton {
            var calls: [String] = []

            override func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
                calls.append("title")
                super.setAttributedTitle(title, for: state)
            }

            override func setBackgroundImage(_ image: UIImage?, for state: State) {
                calls.append("picture")
                super.setBackgroundImage(image, for: state)
            }

            override func setTitleShadowColor(_ color: UIColor?, for state: State) {
                calls.append("shadow")
                super.setTitleShadowColor(color, for: state)
            }
        }
        let button = Heard()

        button.setAttributedTitle(NSAttributedString(string: "Go"), for: .normal)
        button.setBackgroundImage(square(4), for: .normal)
        button.setTitleShadowColor(.black, for: .normal)

        #expect(button.calls == ["title", "picture", "shadow"])
        #expect(button.currentTitle == "Go" && button.currentBackgroundImage?.size.width == 4)
    }

    @Test func `a button that is to open a menu and has none does what it does`() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
        button.showsMenuAsPrimaryAction = true
        var runs = 0
        button.addAction(UIAction { _ in runs += 1 }, for: .primaryActionTriggered)
        stage.window.addSubview(button)

        stage.tap(button)

        #expect(runs == 1)
    }

    // MARK: - Sizes and corners

    @Test func `the insets follow the size of the contents until they are chosen`() {
        var configuration = UIButton.Configuration.plain()
        configuration.buttonSize = .large
        #expect(
            configuration.contentInsets
                == NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20))

        configuration.contentInsets.top = 1
        configuration.buttonSize = .small
        #expect(
            configuration.contentInsets
                == NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 15, trailing: 20))
        configuration.setDefaultContentInsets()

        #expect(
            configuration.contentInsets
                == NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10))
    }

    @Test(arguments: [
        (UIButton.Configuration.CornerStyle.fixed, CGFloat(3)), (.small, 4), (.medium, 6), (.large, 9),
    ])
    func `corners are as round as their style says, whatever the background says`(
        style: UIButton.Configuration.CornerStyle, radius: CGFloat
    ) {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Go"
        configuration.background.cornerRadius = 3
        configuration.cornerStyle = style

        #expect(background(add(configuration))?.layer.cornerRadius == radius)
    }

    @Test func `corners are no rounder than half a circle`() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Go"
        configuration.background.cornerRadius = 500
        configuration.cornerStyle = .fixed

        let button = add(configuration)

        #expect(background(button)?.layer.cornerRadius == min(button.bounds.width, button.bounds.height) / 2)
    }

    // MARK: - Colours

    @Test func `a selected button looks one step stronger, unless it is not to`() {
        let button = UIButton(type: .system)
        button.tintColor = .red
        func look(_ configuration: UIButton.Configuration) -> UIButton.Configuration {
            configuration.updated(for: button)
        }
        #expect(look(.plain()).background.backgroundColor == .clear)
        #expect(look(.gray()).baseForegroundColor == .red)

        button.isSelected = true

        #expect(look(.plain()).background.backgroundColor == UIColor.red.withAlphaComponent(0.18))
        #expect(look(.plain()).baseForegroundColor == .red)
        #expect(look(.gray()).background.backgroundColor == .red)
        #expect(look(.tinted()).baseForegroundColor == .white)
        var still = UIButton.Configuration.tinted()
        still.automaticallyUpdateForSelection = false
        #expect(look(still).baseForegroundColor == .red)
        #expect(look(still).background.backgroundColor == UIColor.red.withAlphaComponent(0.18))
    }

    @Test func `a plain button has no ground while it is disabled, and a fainter title while it is pressed`()
    {
        let button = UIButton(type: .system)
        let plain = UIButton.Configuration.plain()
        #expect(opacity(plain.updated(for: button).baseForegroundColor) == 1)

        button.isHighlighted = true
        #expect(abs(opacity(plain.updated(for: button).baseForegroundColor) - 0.75) < 0.001)
        button.isEnabled = false

        let disabled = plain.updated(for: button)
        #expect(disabled.baseForegroundColor == .tertiaryLabel)
        #expect(disabled.background.backgroundColor == .clear)
    }

    @Test func `colours that were chosen take the place of the tint`() {
        let button = UIButton(type: .system)
        func updated(_ style: UIButton.Configuration) -> UIButton.Configuration {
            var configuration = style
            configuration.baseBackgroundColor = .green
            return configuration.updated(for: button)
        }

        #expect(updated(.plain()).background.backgroundColor == .green)
        #expect(updated(.gray()).background.backgroundColor == .green)
        #expect(updated(.tinted()).baseForegroundColor == .green)
        #expect(updated(.filled()).baseForegroundColor == .white)
        var configuration = UIButton.Configuration.filled()
        configuration.baseForegroundColor = .blue
        #expect(configuration.updated(for: button).baseForegroundColor == .blue)
    }

    @Test func `the colour of a button's image is changed before it is shown`() {
        var configuration = UIButton.Configuration.plain()
        configuration.image = square(10).withRenderingMode(.alwaysTemplate)
        configuration.imageColorTransformer = UIConfigurationColorTransformer { _ in .green }

        let button = add(configuration)

        #expect(button.imageView?.tintColor == .green)
        button.configuration = nil
        #expect(button.imageView?.tintColor == button.tintColor)
    }

    // MARK: - Lines

    /// Where the title is beside the longer line below: 0 where both begin, 1 where both end.
    private func share(
        isReversed: Bool = false, _ change: (inout UIButton.Configuration) -> Void
    ) throws -> CGFloat {
        var configuration = UIButton.Configuration.plain()
        (configuration.title, configuration.subtitle) = ("A", "A line that is much longer")
        change(&configuration)
        let button = add(configuration)
        if isReversed { button.semanticContentAttribute = .forceRightToLeft }
        button.layoutIfNeeded()
        let title = try #require(button.titleLabel)
        let labels = button.subviews.compactMap { $0 as? UILabel }
        let subtitle = try #require(labels.first { $0 !== title })
        return (title.frame.minX - subtitle.frame.minX) / (subtitle.frame.width - title.frame.width)
    }

    private func isClose(_ found: [CGFloat], _ expected: [CGFloat]) -> Bool {
        zip(found, expected).allSatisfy { abs($0 - $1) < 0.01 }
    }

    @Test func `title and subtitle begin, end or have their middle where their alignment says`() throws {
        let shares = [
            try share { $0.titleAlignment = .leading }, try share { $0.titleAlignment = .center },
            try share { $0.titleAlignment = .trailing },
            try share(isReversed: true) { $0.titleAlignment = .leading },
            try share(isReversed: true) { $0.titleAlignment = .trailing },
        ]

        #expect(isClose(shares, [0, 0.5, 1, 1, 0]), "\(shares)")
    }

    @Test func `without an alignment the lines lie towards the image`() throws {
        let edges: [NSDirectionalRectEdge] = [.leading, .trailing, .top, .bottom]
        let alone = try share { _ in }

        let shares = try edges.map { edge in
            try share {
                $0.image = square(10)
                $0.imagePlacement = edge
            }
        }

        #expect(isClose([alone] + shares, [0.5, 0, 1, 0.5, 0.5]), "\(alone) \(shares)")
    }
}
