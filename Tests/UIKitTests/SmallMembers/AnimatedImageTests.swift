import CoreGraphics
import Testing
import UITesting

@testable import UIKit

/// Images of several pictures.
@MainActor
struct AnimatedImageTests {
    private func picture(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image {
            color.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
    }

    @Test func `other pictures end those that run`() {
        let stage = Stage()
        let view = UIImageView(image: picture(.green))
        stage.window.addSubview(view)
        view.animationImages = [picture(.red), picture(.blue)]
        view.startAnimating()
        stage.advance(by: 0.1)
        #expect(view.isAnimating)

        view.animationImages = [picture(.blue)]
        stage.advance(by: 0.1)

        #expect(!view.isAnimating)
        #expect(view.layer.presentation()?.contents as? CGImage === view.image?.upright)
    }

    @Test func `an image view runs the pictures of an animated image, over and over`() throws {
        let stage = Stage()
        let pictures = [picture(.red), picture(.blue)]
        let image = try #require(UIImage.animatedImage(with: pictures, duration: 1))
        #expect(image.images == pictures)
        #expect(image.duration == 1)
        #expect(image.size == CGSize(width: 2, height: 2))
        let view = UIImageView(image: image)
        stage.window.addSubview(view)
        func shown() -> CGImage? { view.layer.presentation()?.contents as? CGImage }

        stage.advance(by: 0.25)
        #expect(shown() === pictures[0].upright)
        stage.advance(by: 0.5)
        #expect(shown() === pictures[1].upright)
        stage.advance(by: 0.5)
        #expect(shown() === pictures[0].upright)

        view.image = pictures[1]
        stage.advance(by: 0.1)
        #expect(view.layer.animation(forKey: FlipBook.imageKey) == nil)
        #expect(shown() === pictures[1].upright)
    }

    @Test func `pictures follow each other without a mixture, those of the view and those of the image`()
        throws
    {
        let stage = Stage()
        let pictures = [picture(.red), picture(.blue), picture(.green)]
        let (ofView, ofImage) = (UIImageView(), UIImageView())
        ofView.animationImages = pictures
        ofView.animationDuration = 3
        ofView.startAnimating()
        ofImage.image = UIImage.animatedImage(with: pictures, duration: 3)
        for view in [ofView, ofImage] {
            stage.window.addSubview(view)

            let keys = try #require(view.layer.animationKeys())
            let animation = try #require(view.layer.animation(forKey: keys[0]) as? CAKeyframeAnimation)

            #expect(keys.count == 1 && animation.calculationMode == .discrete)
        }
    }

    @Test func `no pictures are no image; without a duration each has a tenth of a second`() throws {
        #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
        #expect(UIImage.animatedImageNamed("nothing of this name", duration: 1) == nil)
        let image = try #require(
            UIImage.animatedImage(with: [picture(.red), picture(.blue)], duration: .nan))
        #expect(abs(image.duration - 0.2) < 1e-9)
        let nested = try #require(UIImage.animatedImage(with: [image, picture(.green)], duration: 3))
        #expect(nested.images?.count == 3)
    }

    @Test func `a subclass may run its pictures itself`() {
        final class Own: UIImageView {
            var isRunning = false

            override var isAnimating: Bool { isRunning || super.isAnimating }
            override func startAnimating() { isRunning = true }
            override func stopAnimating() {
                isRunning = false
                super.stopAnimating()
            }
        }
        let view = Own()

        (view as UIImageView).startAnimating()
        #expect((view as UIImageView).isAnimating)
        view.animationImages = []
        #expect(!view.isAnimating, "new pictures stop the old ones")
    }
}
