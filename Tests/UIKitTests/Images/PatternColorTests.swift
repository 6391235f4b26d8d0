import CoreGraphics
import Testing
import UITesting

@testable import UIKit

/// Colours that are pictures.
@Suite struct PatternColorTests {
    private let stage = Stage(size: CGSize(width: 300, height: 20))

    /// A picture of a red and a blue column, of so many points each.
    private func stripes(_ width: CGFloat, scale: CGFloat = 1) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: CGSize(width: 2 * width, height: width), format: format).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: width, height: width))
            UIColor.blue.setFill()
            $0.fill(CGRect(x: width, y: 0, width: width, height: width))
        }
    }

    private func colors(at places: [Int], y: Int = 5) throws -> [String] {
        let picture = try stage.snapshot()
        return places.map { x in
            let pixel = picture.pixel(x: x, y: y)
            return pixel.x > 200 && pixel.z < 50 ? "red" : pixel.z > 200 && pixel.x < 50 ? "blue" : "none"
        }
    }

    @Test func `a view's background repeats the picture from its corner, and is cut at its edges`() throws {
        let view = UIView(frame: CGRect(x: 100, y: 0, width: 155, height: 20))
        view.backgroundColor = UIColor(patternImage: stripes(5))
        stage.window.addSubview(view)

        // The pattern begins in the view; the last stripe is whole, and nothing stands beside it.
        #expect(
            try colors(at: [95, 102, 107, 112, 147, 242, 247, 252, 257]) == [
                "none", "red", "blue", "red", "blue", "red", "blue", "red", "none",
            ])
        #expect(view.backgroundColor == view.backgroundColor)
        #expect(view.backgroundColor != UIColor(patternImage: stripes(5)))
    }

    @Test func `the last row of the pattern is cut at the lower edge`() throws {
        let view = UIView(frame: CGRect(x: 100, y: 0, width: 40, height: 13))
        view.backgroundColor = UIColor(patternImage: stripes(5))
        stage.window.addSubview(view)

        for (y, expected) in [(2, "red"), (9, "red"), (12, "red"), (13, "none"), (14, "none")] {
            #expect(try colors(at: [102], y: y) == [expected], "\(y)")
        }
    }

    @Test func `a picture of two pixels a point has half their size`() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        view.backgroundColor = UIColor(patternImage: stripes(10, scale: 2))
        stage.window.addSubview(view)

        #expect(try colors(at: [5, 15, 25, 35]) == ["red", "blue", "red", "blue"])
    }

    @Test func `of a view that reaches far beyond the screen only what is seen is drawn`() throws {
        let view = UIView(frame: CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7))
        view.backgroundColor = UIColor(patternImage: stripes(8))
        stage.window.addSubview(view)

        #expect(try colors(at: [4, 12, 20, 28]) == ["red", "blue", "red", "blue"])
    }

    @Test func `a view that begins left of the screen has its pattern as far as it reaches`() throws {
        let view = UIView(frame: CGRect(x: -5000, y: 0, width: 5290, height: 20))
        view.backgroundColor = UIColor(patternImage: stripes(5))
        stage.window.addSubview(view)

        #expect(try colors(at: [2, 7, 282, 287, 292]) == ["red", "blue", "red", "blue", "none"])
    }

    @Test func `the corners of a view are round, also of a patterned one`() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        view.backgroundColor = UIColor(patternImage: stripes(40))
        view.layer.cornerRadius = 10
        stage.window.addSubview(view)

        #expect(try colors(at: [0, 39], y: 0) == ["none", "none"])
        #expect(try colors(at: [20], y: 10) == ["red"])
    }

    @Test func `a pattern with half its alpha lets what is behind it through`() throws {
        let pattern = UIColor(patternImage: stripes(5))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        view.backgroundColor = pattern.withAlphaComponent(0.5)
        stage.window.backgroundColor = .white
        stage.window.addSubview(view)

        let picture = try stage.snapshot()

        let (red, blue) = (picture.pixel(x: 2, y: 5), picture.pixel(x: 7, y: 5))
        #expect(red.x == 255 && (126...129).contains(red.y) && (126...129).contains(red.z))
        #expect(blue.z == 255 && (126...129).contains(blue.x) && (126...129).contains(blue.y))
        #expect(picture.pixel(x: 150, y: 5) == SIMD4(255, 255, 255, 255))
        #expect(view.backgroundColor?.withAlphaComponent(1) == pattern)
    }

    @Test func `a pattern whose alpha is changed is shown anew, and at none of it nothing is shown`() throws {
        let pattern = UIColor(patternImage: stripes(5))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        view.backgroundColor = pattern.withAlphaComponent(0)
        stage.window.addSubview(view)
        #expect(try colors(at: [2, 7]) == ["none", "none"])

        view.backgroundColor = pattern

        #expect(try colors(at: [2, 7]) == ["red", "blue"])
    }

    @Test func `what is filled in a context shows the pattern`() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 5), format: format).image {
            UIColor(patternImage: stripes(5)).setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 5))
        }
        let picture = try #require(image.cgImage)

        #expect([2, 7, 12, 17].map { picture.pixel(x: $0, y: 2).x > 200 } == [true, false, true, false])
    }

    @Test func `a view that is drawn into a picture has its pattern from its corner`() throws {
        let board = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
        let view = UIScrollView(frame: CGRect(x: 3, y: 2, width: 17, height: 8))
        view.backgroundColor = UIColor(patternImage: stripes(5))
        view.contentOffset.x = 2
        let small = UIView(frame: CGRect(x: 25, y: 0, width: 10, height: 10))
        small.backgroundColor = UIColor(patternImage: stripes(5))
        small.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
        board.addSubview(view)
        board.addSubview(small)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1

        let image = UIGraphicsImageRenderer(size: board.bounds.size, format: format).image {
            board.layer.render(in: $0.cgContext)
        }

        let picture = try #require(image.cgImage)
        #expect([4, 7, 14, 17].allSatisfy { picture.pixel(x: $0, y: 5).x > 200 }, "red")
        #expect([8, 12, 18].allSatisfy { picture.pixel(x: $0, y: 5).z > 200 }, "blue")
        #expect(picture.pixel(x: 2, y: 5).w == 0 && picture.pixel(x: 20, y: 5).w == 0)
        // The small view reaches from 26 to 34, and has its second stripe from 30 on.
        #expect(picture.pixel(x: 28, y: 5).x > 200 && picture.pixel(x: 32, y: 5).z > 200)
    }

    @Test func `a view that draws has patterns from its corner, wherever it draws`() throws {
        final class Striped: UIView {
            var pattern = UIColor.clear
            override func draw(_ rect: CGRect) {
                pattern.setFill()
                UIGraphicsGetCurrentContext()?.translateBy(x: 3, y: 0)
                UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 20))
            }
        }
        let view = Striped(frame: CGRect(x: 101, y: 0, width: 40, height: 20))
        view.pattern = UIColor(patternImage: stripes(5))
        view.backgroundColor = .clear
        stage.window.addSubview(view)

        #expect(
            try colors(at: [102, 105, 107, 112, 117, 123, 125]) == [
                "none", "red", "blue", "red", "blue", "red", "none",
            ])
    }

    @Test func `a picture of nothing is a colour that shows nothing`() throws {
        #expect(UIColor(patternImage: UIImage()).cgColor.alpha == 0)
    }
}
