import Testing
import UITesting

@testable import UIKit

@Suite struct ListContentViewTests {
    private let stage = Stage(size: CGSize(width: 300, height: 400))

    private func view(_ content: UIListContentConfiguration, width: CGFloat = 300) -> UIListContentView {
        stage.run {
            let view = UIListContentView(configuration: content)
            view.frame = CGRect(
                x: 0, y: 0, width: width,
                height: view.sizeThatFits(CGSize(width: width, height: 0)).height)
            stage.window.addSubview(view)
            view.layoutIfNeeded()
            return view
        }
    }

    private func label(_ text: String, in view: UIView) -> UILabel? {
        view.subviews.lazy.compactMap { $0 as? UILabel }.first { $0.text == text }
    }

    private func square(_ side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
    }

    @Test func `a row has one line of 44 points, and the image stands in front of the text`() throws {
        var content = UIListContentConfiguration.cell()
        (content.text, content.image) = ("Text", square(20))

        let view = view(content)

        let text = try #require(label("Text", in: view))
        let image = try #require(view.subviews.first { $0 is UIImageView })
        #expect(view.bounds.height == 44)
        #expect(image.frame == CGRect(x: 16, y: 12, width: 20, height: 20))
        #expect(text.frame.minX == 52 && text.frame.maxX == 284)
        #expect(abs(text.frame.midY - 22) <= 1)
    }

    @Test func `the second text is below the first, and the row grows`() throws {
        var content = UIListContentConfiguration.subtitleCell()
        (content.text, content.secondaryText) = ("Text", "More")
        content.textToSecondaryTextVerticalPadding = 5

        let view = view(content)

        let (text, more) = (try #require(label("Text", in: view)), try #require(label("More", in: view)))
        #expect(more.frame.minX == text.frame.minX)
        #expect(more.frame.minY == text.frame.maxY + 5)
        #expect(view.bounds.height == text.frame.height + 5 + more.frame.height + 22)
    }

    @Test func `a value is at the other end, and below where there is no room`() throws {
        var content = UIListContentConfiguration.valueCell()
        (content.text, content.secondaryText) = ("Text", "Value")

        let wide = view(content)
        let narrow = view(content, width: 90)

        let value = try #require(label("Value", in: wide))
        #expect(value.frame.maxX == 284)
        #expect(value.frame.minY == label("Text", in: wide)?.frame.minY)
        #expect(value.textColor == .secondaryLabel)
        let below = try #require(label("Value", in: narrow))
        #expect(below.frame.minY == label("Text", in: narrow)?.frame.maxY)
    }

    @Test func `an image is no larger than it may be, in the middle of the room that is kept`() throws {
        var content = UIListContentConfiguration.cell()
        (content.text, content.image) = ("Text", square(60))
        content.imageProperties.maximumSize = CGSize(width: 30, height: 0)
        content.imageProperties.reservedLayoutSize = CGSize(width: 40, height: 0)
        content.imageProperties.cornerRadius = 4
        content.imageToTextPadding = 10

        let view = view(content)

        let image = try #require(view.subviews.first { $0 is UIImageView })
        #expect(image.frame.size == CGSize(width: 30, height: 30) && image.frame.minX == 21)
        #expect(image.layer.cornerRadius == 4)
        #expect(label("Text", in: view)?.frame.minX == 66)
    }

    @Test func `what is disabled is pale, and a chosen colour stays`() {
        var state = UICellConfigurationState(traitCollection: UITraitCollection())
        state.isDisabled = true
        var content = UIListContentConfiguration.cell()
        content.secondaryTextProperties.color = .red

        let disabled = content.updated(for: state)

        #expect(disabled.textProperties.color == .tertiaryLabel)
        #expect(disabled.secondaryTextProperties.color == .red)
        state.isDisabled = false
        #expect(disabled.updated(for: state).textProperties.color == .label)
    }

    @Test func `letters and colours are changed before they are shown`() throws {
        var content = UIListContentConfiguration.groupedHeader()
        content.text = "title"
        content.textProperties.colorTransformer = UIConfigurationColorTransformer { _ in .green }
        content.textProperties.alignment = .center

        let view = view(content)

        let text = try #require(label("TITLE", in: view))
        #expect(text.textColor == .green)
        #expect(text.textAlignment == .center)
    }

    @Test func `a view keeps out of the margins of the view around it`() throws {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
        outer.layoutMargins = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)
        var content = UIListContentConfiguration.cell()
        content.text = "Text"
        let view = view(content)

        stage.run {
            outer.addSubview(view)
            stage.window.addSubview(outer)
        }
        stage.advance(by: 0)

        #expect(label("Text", in: view)?.frame.minX == 40)
    }

    @Test func `in a stack it is as high as its contents in that width`() {
        var content = UIListContentConfiguration.cell()
        content.text = String(repeating: "word ", count: 20)
        let (stack, row) = (UIStackView(), UIListContentView(configuration: content))
        stack.axis = .vertical

        stage.run {
            stack.translatesAutoresizingMaskIntoConstraints = false
            stage.window.addSubview(stack)
            stack.addArrangedSubview(row)
            stack.widthAnchor.constraint(equalToConstant: 200).isActive = true
        }
        stage.advance(by: 0)

        #expect(row.bounds.width == 200)
        #expect(row.bounds.height == row.sizeThatFits(CGSize(width: 200, height: 0)).height)
        #expect(row.bounds.height > 60)
    }

    @Test func `others are placed by the guides of text and image`() throws {
        var content = UIListContentConfiguration.cell()
        content.text = "Text"
        let view = view(content)
        #expect(view.imageLayoutGuide == nil && view.secondaryTextLayoutGuide == nil)
        let guide = try #require(view.textLayoutGuide)
        let mark = UIView()

        stage.run {
            mark.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(mark)
            NSLayoutConstraint.activate([
                mark.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                mark.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
                mark.widthAnchor.constraint(equalToConstant: 10),
                mark.heightAnchor.constraint(equalToConstant: 10),
            ])
        }
        stage.advance(by: 0)

        #expect(mark.frame.minX == 16)
        #expect(abs(mark.frame.midY - (label("Text", in: view)?.frame.midY ?? 0)) <= 0.5)
    }

    @Test func `contents are as wide as their longest line, unless another width is more important`() {
        var content = UIListContentConfiguration.cell()
        (content.text, content.secondaryText) = ("A long title", "More")
        let view = view(content, width: 200)
        let title = UILabel()
        (title.text, title.font) = (content.text, content.textProperties.font)
        let natural =
            16 + title.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).width.rounded(.up)
            + 16

        func size(_ width: CGFloat, _ priority: UILayoutPriority) -> CGSize {
            view.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: priority,
                verticalFittingPriority: .fittingSizeLevel)
        }

        #expect(size(0, .fittingSizeLevel).width == natural)
        #expect(size(500, .fittingSizeLevel).width == natural)
        #expect(size(500, .required).width == 500)
        #expect(size(80, .required).width == 80)
        #expect(size(80, .required).height > size(500, .required).height)
        #expect(view.sizeThatFits(CGSize(width: CGFloat.infinity, height: 0)).width == natural)
    }

    @Test func `symbols of any width have one room, and so has another image that asks for it`() throws {
        func textStart(_ image: UIImage?, _ width: CGFloat = 0) throws -> CGFloat {
            var content = UIListContentConfiguration.cell()
            (content.text, content.image) = ("Text", image)
            content.imageProperties.reservedLayoutSize.width = width
            return try #require(label("Text", in: view(content))).frame.minX
        }
        let standard = UIListContentConfiguration.ImageProperties.standardDimension

        let chevron = try textStart(UIImage(systemName: "chevron.right"))

        #expect(try textStart(UIImage(systemName: "star.fill")) == chevron)
        #expect(try textStart(square(8), standard) == chevron)
        #expect(try textStart(square(8)) == 16 + 8 + 16)
        #expect(chevron > 16 + 8 + 16)
    }
}
