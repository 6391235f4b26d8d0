import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UITesting

@testable import UIKit

/// The blur beside a Gaussian that is computed as its formula says.
@Suite(.serialized) struct BlurAccuracyTests {
    private static let edge = 64

    /// A stage of black and white shapes; all of it is blurred.
    private func blurredStage(sigma: Double) -> Stage {
        let stage = shapes()
        let view = UIView(frame: stage.window.bounds)
        view.layer.backdropFilter = BackdropFilter(radius: sigma)
        stage.window.addSubview(view)
        return stage
    }

    private func shapes() -> Stage {
        let stage = Stage(size: CGSize(width: Self.edge, height: Self.edge))
        stage.window.backgroundColor = .black
        let rects = [
            CGRect(x: 0, y: 0, width: 20, height: 12), CGRect(x: 31, y: 5, width: 3, height: 50),
            CGRect(x: 40, y: 40, width: 24, height: 24), CGRect(x: 8, y: 40, width: 5, height: 5),
        ]
        for rect in rects {
            let view = UIView(frame: rect)
            view.backgroundColor = .white
            stage.window.addSubview(view)
        }
        return stage
    }

    private func brightness(_ stage: Stage) throws -> [Double] {
        let image = try stage.snapshot()
        return image.withPixels { bytes in stride(from: 0, to: bytes.count, by: 4).map { Double(bytes[$0]) } }
    }

    /// A Gaussian, along rows and columns, of a picture that goes on as its mirror image.
    private func gaussian(_ pixels: [Double], sigma: Double) -> [Double] {
        let edge = Self.edge
        let reach = Int((4 * sigma).rounded(.up))
        let weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
        let sum = weights.reduce(0, +)
        let mirrored = (-reach..<edge + reach).map { (place: Int) -> Int in
            let inPeriod = ((place % (2 * edge)) + 2 * edge) % (2 * edge)
            return inPeriod < edge ? inPeriod : 2 * edge - 1 - inPeriod
        }
        func blurred(_ pixels: [Double], _ step: Int, _ line: Int) -> [Double] {
            var result = pixels
            for row in 0..<edge {
                for place in 0..<edge {
                    var value = 0.0
                    for tap in weights.indices {
                        value += weights[tap] * pixels[row * line + mirrored[place + tap] * step]
                    }
                    result[row * line + place * step] = value / sum
                }
            }
            return result
        }
        return blurred(blurred(pixels, 1, edge), edge, 1)
    }

    /// The largest difference is that of black and white shapes, in 255ths. Interpolation of the smaller picture makes
    /// most of it.
    @Test(arguments: [(1.5, 14.0), (3.0, 6.0), (6.0, 7.0), (12.0, 8.0), (20.0, 5.0)])
    func `a blur is near to a Gaussian`(sigma: Double, tolerance: Double) throws {
        let exact = gaussian(try brightness(shapes()), sigma: sigma)

        let drawn = try brightness(blurredStage(sigma: sigma))

        let differences = zip(exact, drawn).map { abs($0 - $1) }
        #expect(differences.max() ?? 255 <= tolerance)
        let mean = differences.reduce(0, +) / Double(differences.count)
        #expect(mean < 2)
    }
}
