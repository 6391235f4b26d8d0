import Testing
import UITesting

@testable import UIKit

/// Pictures in each orientation: how they stand, and what mirroring makes of them.
@Suite struct MirroredImageTests {
    private let stage = Stage(size: CGSize(width: 100, height: 100))

    /// A picture of 3 × 2 pixels, each of another gray.
    private func pixels() throws -> CGImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2), format: format).image {
            for index in 0..<6 {
                UIColor(white: CGFloat(index + 1) * 40 / 255, alpha: 1).setFill()
                $0.fill(CGRect(x: index % 3, y: index / 3, width: 1, height: 1))
            }
        }
        return try #require(image.cgImage)
    }

    /// The grays of a picture as it is seen, as 1 to 6, row by row.
    private func rows(_ image: UIImage) throws -> [[Int]] {
        let shown = try #require(image.upright)
        return (0..<shown.height).map { y in
            (0..<shown.width).map { x in (Int(shown.pixel(x: x, y: y).x) + 20) / 40 }
        }
    }

    private func image(_ orientation: UIImage.Orientation) throws -> UIImage {
        UIImage(cgImage: try pixels(), scale: 1, orientation: orientation)
    }

    @Test(
        arguments: [
            (.up, [[1, 2, 3], [4, 5, 6]]), (.upMirrored, [[3, 2, 1], [6, 5, 4]]),
            (.down, [[6, 5, 4], [3, 2, 1]]), (.downMirrored, [[4, 5, 6], [1, 2, 3]]),
            (.left, [[3, 6], [2, 5], [1, 4]]), (.right, [[4, 1], [5, 2], [6, 3]]),
            (.leftMirrored, [[1, 4], [2, 5], [3, 6]]), (.rightMirrored, [[6, 3], [5, 2], [4, 1]]),
        ] as [(UIImage.Orientation, [[Int]])])
    func `a picture stands as its orientation says`(
        orientation: UIImage.Orientation, expected: [[Int]]
    ) throws {
        let image = try image(orientation)

        #expect(try rows(image) == expected)
        #expect(image.size == CGSize(width: expected[0].count, height: expected.count))
    }

    @Test(arguments: UIImage.Orientation.allCases)
    func `a mirrored picture is the same one seen from behind, and mirrored twice it is itself`(
        orientation: UIImage.Orientation
    ) throws {
        let image = try image(orientation)

        let mirrored = image.withHorizontallyFlippedOrientation()

        #expect(try rows(mirrored) == rows(image).map { Array($0.reversed()) })
        #expect(mirrored.size == image.size && mirrored.imageOrientation != orientation)
        #expect(mirrored.withHorizontallyFlippedOrientation().imageOrientation == orientation)
    }

    @Test(arguments: UIImage.Orientation.allCases)
    func `a picture in an orientation is drawn and shown as it stands`(
        orientation: UIImage.Orientation
    ) throws {
        let image = try image(orientation)
        let view = UIImageView(image: image)
        stage.window.addSubview(view)

        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let drawn = UIGraphicsImageRenderer(size: image.size, format: format).image { _ in
            image.draw(at: .zero)
        }

        #expect(try rows(drawn) == rows(image))
        #expect(view.bounds.size == image.size && image.upright === view.layer.contents as? CGImage)
    }

    @Test func `a picture with caps that is mirrored has them at the other sides`() throws {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 0, right: 0)
        let image = try image(.up).resizableImage(withCapInsets: insets, resizingMode: .stretch)

        let mirrored = image.withHorizontallyFlippedOrientation()

        #expect(mirrored.capInsets == UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 2))
        #expect(mirrored.resizingMode == .stretch && image.capInsets == insets)
    }
}
