import CoreGraphics
import QuartzCore
import Testing
import UITesting

@testable import UIKit

/// Borders and round corners of scaled views on the screen, beside what `render(in:)` draws.
@Suite(.serialized) struct ScaledLookTests {
    private static let edge = 120

    private func board(_ transform: CGAffineTransform, _ look: (UIView) -> Void) -> UIView {
        let board = UIView(frame: CGRect(x: 0, y: 0, width: Self.edge, height: Self.edge))
        board.backgroundColor = .black
        let view = UIView(frame: CGRect(x: 20, y: 20, width: 80, height: 80))
        view.backgroundColor = .white
        look(view)
        view.transform = transform
        board.addSubview(view)
        return board
    }

    private func brightness(_ image: CGImage) -> [Double] {
        image.withPixels { bytes in stride(from: 0, to: bytes.count, by: 4).map { Double(bytes[$0]) / 255 } }
    }

    private func shown(_ board: UIView) throws -> [Double] {
        let stage = Stage(size: board.bounds.size)
        stage.window.addSubview(board)
        return brightness(try stage.snapshot())
    }

    private func rendered(_ board: UIView) throws -> [Double] {
        let context = try #require(CGContext(width: Self.edge, height: Self.edge))
        board.layer.render(in: context)
        return brightness(try #require(context.makeImage()))
    }

    @Test(arguments: [
        CGAffineTransform(scaleX: 0.5, y: 0.5), CGAffineTransform(scaleX: 1.25, y: 1.25),
        CGAffineTransform(scaleX: 1.25, y: 0.5), CGAffineTransform(scaleX: 0.25, y: 1),
        CGAffineTransform(rotationAngle: 0.5).scaledBy(x: 1, y: 0.5),
    ])
    func `borders and corners are scaled as the view is`(_ transform: CGAffineTransform) throws {
        func hollow(_ view: UIView, radius: CGFloat) {
            view.backgroundColor = nil
            view.layer.borderWidth = 8
            view.layer.borderColor = UIColor.white.cgColor
            view.layer.cornerRadius = radius
        }
        let looks: [(String, (UIView) -> Void)] = [
            ("border", { hollow($0, radius: 0) }), ("round border", { hollow($0, radius: 24) }),
            ("corners", { $0.layer.cornerRadius = 24 }),
            (
                "clip",
                {
                    $0.backgroundColor = nil
                    $0.layer.cornerRadius = 24
                    $0.clipsToBounds = true
                    let child = UIView(frame: $0.bounds)
                    child.backgroundColor = .white
                    $0.addSubview(child)
                }
            ),
        ]
        for (name, look) in looks {
            let expected = try rendered(board(transform, look))
            let drawn = try shown(board(transform, look))

            let differences = zip(expected, drawn).map { abs($0 - $1) }
            // Where a turned edge is a clip's, too, its pixels are covered twice.
            let isTurned = transform.b != 0
            #expect(differences.max() ?? 1 < (isTurned ? 0.35 : 0.2), "\(name)")
            #expect(differences.reduce(0, +) < (isTurned ? 25 : 10), "\(name)")
        }
    }

    @Test func `corners, borders and shadows that come and go are those of a new view`() throws {
        let looks: [(UIView) -> Void] = [
            { $0.layer.cornerRadius = 24 }, { $0.layer.borderWidth = 8 }, { $0.layer.shadowOpacity = 1 },
            {
                $0.layer.cornerRadius = 0
                $0.layer.borderWidth = 0
                $0.layer.shadowOpacity = 0
            },
        ]
        let transform = CGAffineTransform(scaleX: 1.25, y: 0.5)
        func start(_ view: UIView) {
            view.layer.borderColor = UIColor.gray.cgColor
            view.layer.shadowColor = UIColor.white.cgColor
        }
        let (stage, changed) = (Stage(size: CGSize(width: 120, height: 120)), board(transform, start))
        stage.window.addSubview(changed)
        var pictures: [[Double]] = [brightness(try stage.snapshot())]
        for count in looks.indices {
            looks[count](changed.subviews[0])
            let picture = brightness(try stage.snapshot())

            let made = board(transform) { view in
                start(view)
                looks[...count].forEach { $0(view) }
            }
            #expect(picture == (try shown(made)))
            #expect(picture != pictures.last)
            pictures.append(picture)
        }
        #expect(pictures.first == pictures.last)
    }
}
