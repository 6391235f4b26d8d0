import Testing
import UITesting

@testable import UIKit

/// Pictures that are made ready before they are shown.
@Suite struct PreparedImageTests {
    private let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1)
    private let picture: UIImage

    init() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
        }
        picture = UIImage(cgImage: try #require(drawn.cgImage), scale: 2, orientation: .right)
    }

    @Test func `a prepared picture is the same, and one without pixels is none`() {
        #expect(picture.preparingForDisplay() == picture)
        #expect(UIImage().preparingForDisplay() == nil)
    }

    @Test func `a thumbnail stands upright, in its size and as sharp`() throws {
        let small = try #require(picture.preparingThumbnail(of: CGSize(width: 5, height: 10)))

        #expect(small.size == CGSize(width: 5, height: 10) && small.scale == 2)
        #expect(small.imageOrientation == .up && small.cgImage?.width == 10)
        #expect(picture.preparingThumbnail(of: CGSize(width: 0, height: 10)) == nil)
        #expect(picture.preparingThumbnail(of: CGSize(width: CGFloat.nan, height: 10)) == nil)
    }

    @Test func `pictures that are made later come in another turn`() {
        var made: [UIImage?] = []
        stage.run {
            picture.prepareForDisplay { image in MainActor.assumeIsolated { made.append(image) } }
            picture.prepareThumbnail(of: CGSize(width: 5, height: 10)) { image in
                MainActor.assumeIsolated { made.append(image) }
            }
            #expect(made.isEmpty)
        }
        stage.settle()

        #expect(made.count == 2 && made[0] == picture && made[1]?.size.width == 5)
    }
}
