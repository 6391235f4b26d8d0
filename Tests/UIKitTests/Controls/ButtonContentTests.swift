import Testing
import UIKit
import UITesting

@Suite struct ButtonContentTests {
    private let stage = Stage(size: CGSize(width: 300, height: 200))

    /// A button 200 by 40 with an image of 20 by 20 and a title.
    private func button() -> UIButton {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
        button.setImage(image, for: .normal)
        button.setTitle("Go", for: .normal)
        return button
    }

    private func places(_ button: UIButton) -> (image: CGRect, title: CGRect) {
        button.layoutIfNeeded()
        return (button.imageView?.frame ?? .null, button.titleLabel?.frame ?? .null)
    }

    @Test func `image and title lie side by side in the middle`() {
        let (image, title) = places(button())

        #expect(image.maxX == title.minX)
        #expect(abs(image.minX + title.maxX - 200) < 0.01)
        #expect(image.midY == 20)
    }

    @Test func `a title that is too long is cut to the button`() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        button.setTitle("A title that is much too long for its button", for: .normal)

        let title = places(button).title

        #expect(title.minX == 0 && title.maxX == 100)
    }

    @Test func `content lies at the edge that its alignment names`() {
        let button = button()

        button.contentHorizontalAlignment = .left
        button.contentVerticalAlignment = .top
        let left = places(button)
        button.contentHorizontalAlignment = .trailing
        button.contentVerticalAlignment = .bottom
        let right = places(button)

        #expect(left.image.minX == 0 && left.image.minY == 6)
        #expect(right.title.maxX == 200 && right.image.maxY == 34)
    }

    @Test func `content that fills is as wide and as high as the room`() {
        let button = button()
        button.contentHorizontalAlignment = .fill
        button.contentVerticalAlignment = .fill

        let (image, title) = places(button)

        #expect(image == CGRect(x: 0, y: 6, width: 20, height: 28))
        #expect(title == CGRect(x: 20, y: 6, width: 180, height: 28))
    }

    @Test func `insets of title and image move them, and leave the button's size as it is`() {
        let button = button()
        let before = places(button)
        let size = button.intrinsicContentSize

        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: -10)
        button.imageEdgeInsets = UIEdgeInsets(top: 4, left: 0, bottom: 0, right: 10)
        let after = places(button)

        #expect(after.title.minX == before.title.minX + 10)
        #expect(after.image.minX == before.image.minX - 5)
        #expect(after.image.minY == before.image.minY + 2)
        #expect(button.intrinsicContentSize == size)
    }

    @Test func `the image follows the title where the content is reversed`() {
        let button = button()
        button.semanticContentAttribute = .forceRightToLeft
        button.contentHorizontalAlignment = .leading

        let (image, title) = places(button)

        #expect(title.maxX == image.minX)
        #expect(image.maxX == 200)
        #expect(button.effectiveContentHorizontalAlignment == .right)
    }

    @Test func `a subclass says where title and image lie`() {
        final class Tall: UIButton {
            override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
                CGRect(x: 1, y: 2, width: 3, height: 4)
            }
            override func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
        }
        let button = Tall(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
        button.setImage(
            UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in }, for: .normal)

        let (image, title) = places(button)

        #expect(image == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(title == CGRect(x: 0, y: 6, width: 50, height: 18))
    }
}
