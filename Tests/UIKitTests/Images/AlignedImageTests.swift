import Testing
import UIKit
import UITesting

/// Images of which constraints align only a part.
@Suite struct AlignedImageTests {
    private let stage = Stage(size: CGSize(width: 300, height: 200))
    private let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

    /// A picture of 40 × 20 points.
    private func picture() -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
        }
    }

    /// Puts a view's left and upper edge at (50, 60).
    private func place(_ view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        stage.window.addSubview(view)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: stage.window.leftAnchor, constant: 50),
            view.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 60),
        ])
        stage.settle()
    }

    @Test func `an image has the insets that it was made with, and is another one without them`() {
        let plain = picture()

        let aligned = plain.withAlignmentRectInsets(insets)

        #expect(plain.alignmentRectInsets == .zero)
        #expect(aligned.alignmentRectInsets == insets)
        #expect(aligned != plain && aligned.size == plain.size)
        #expect(aligned == plain.withAlignmentRectInsets(insets))
    }

    @Test func `a picture of another kind keeps its insets, and a mirrored one exchanges them`() {
        let aligned = picture().withAlignmentRectInsets(insets)

        let copies = [
            aligned.withRenderingMode(.alwaysTemplate), aligned.resizableImage(withCapInsets: insets),
            aligned.imageFlippedForRightToLeftLayoutDirection(), aligned.withTintColor(.blue),
        ]

        for copy in copies { #expect(copy.alignmentRectInsets == insets) }
        let mirrored = UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2)
        #expect(aligned.withHorizontallyFlippedOrientation().alignmentRectInsets == mirrored)
    }

    @Test func `a picture in another colour or mirrored keeps its caps`() {
        let resizable = picture().resizableImage(withCapInsets: insets, resizingMode: .stretch)

        let (tinted, flipped) = (
            resizable.withTintColor(.blue), resizable.withHorizontallyFlippedOrientation()
        )

        #expect(tinted.capInsets == insets && tinted.resizingMode == .stretch)
        #expect(flipped.capInsets == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
        #expect(flipped.resizingMode == .stretch)
    }

    @Test func `constraints align the part of an image view's image that is within the insets`() {
        let view = UIImageView(image: picture().withAlignmentRectInsets(insets))

        place(view)

        #expect(view.alignmentRectInsets == insets)
        #expect(view.intrinsicContentSize == CGSize(width: 34, height: 16))
        #expect(view.frame == CGRect(x: 48, y: 59, width: 40, height: 20))
        #expect(view.sizeThatFits(.zero) == CGSize(width: 40, height: 20))
    }

    @Test func `an image view that gets an image with other insets is aligned by these`() {
        let view = UIImageView(image: picture())
        place(view)
        #expect(view.frame == CGRect(x: 50, y: 60, width: 40, height: 20))

        view.image = view.image?.withAlignmentRectInsets(insets)
        stage.settle()
        #expect(view.frame == CGRect(x: 48, y: 59, width: 40, height: 20))
        view.image = picture()
        stage.settle()

        #expect(view.frame == CGRect(x: 50, y: 60, width: 40, height: 20))
    }

    @Test func `an image that is shown mirrored is aligned by its insets mirrored`() {
        let image = picture().withAlignmentRectInsets(insets).imageFlippedForRightToLeftLayoutDirection()
        let view = UIImageView(image: image)
        place(view)
        #expect(view.frame.minX == 48)

        view.semanticContentAttribute = .forceRightToLeft
        stage.settle()

        #expect(view.frame == CGRect(x: 46, y: 59, width: 40, height: 20))
    }

    @Test func `constraints align a button by the insets of its background`() {
        let button = UIButton(type: .custom)
        button.setTitle("Go", for: .normal)
        place(button)
        let (frame, size) = (button.frame, button.intrinsicContentSize)

        button.setBackgroundImage(picture().withAlignmentRectInsets(insets), for: .normal)
        stage.settle()

        #expect(button.alignmentRectInsets == insets)
        #expect(button.intrinsicContentSize == size)
        #expect(button.frame.origin == CGPoint(x: 48, y: 59))
        #expect(button.frame.size == CGSize(width: frame.width + 6, height: frame.height + 4))
    }
}
