import CoreGraphics
import Foundation
import StageKit
import Takes
import Testing
import UIKit
import UITesting

@testable import PlaygroundKit

/// What lies around the stage in the tool: the device's case, its line, its edges, and the band that resizes it.
@Suite(.serialized) struct StageFrameTests {
    private let outer = Stage()

    private func device(_ id: String) throws -> StageDevice { try #require(StageDevice.named(id)) }

    private func isNear(_ rect: CGRect?, _ expected: CGRect) -> Bool {
        guard let rect else { return false }
        return zip(
            [rect.minX, rect.minY, rect.width, rect.height],
            [expected.minX, expected.minY, expected.width, expected.height]
        ).allSatisfy { abs($0 - $1) < 1e-6 }
    }

    private func placed(_ screen: CGRect, zoom: CGFloat = 1, device: StageDevice?) -> DeviceFrame {
        outer.run {
            let frame = DeviceFrame()
            frame.place(screen, zoom: zoom, device: device)
            return frame
        }
    }

    private func notch(of frame: DeviceFrame) -> CAShapeLayer? {
        frame.glass.layer.sublayers?.lazy.compactMap { $0 as? CAShapeLayer }.first
    }

    // MARK: - The device

    @Test func `a case is as wide as the screen's corners need, and rounded around them`() throws {
        let screen = CGRect(x: 100, y: 50, width: 390, height: 844)

        let frame = placed(screen, device: try device("iphone"))

        // Outside of an arc of 47 points a square's corner reaches 19.5 points further.
        #expect(frame.bezel == 22 && frame.corner == 47 && frame.layer.cornerRadius == 69)
        #expect(frame.frame == screen.insetBy(dx: -22, dy: -22))
        #expect(frame.glass.frame == CGRect(x: 22, y: 22, width: 390, height: 844))
    }

    @Test(
        arguments: [
            ("iphone", 0.5, 23.5), ("iphone-se", 1, 0), ("ipad-mini", 1, 21.5), ("ipad", 2, 36),
            ("none", 1, 6),
        ] as [(String, CGFloat, CGFloat)])
    func `the corners are those of the device, as large as one sees it, and of a free size small ones`(
        id: String, zoom: CGFloat, corner: CGFloat
    ) {
        let device = StageDevice.named(id)

        let frame = placed(CGRect(x: 0, y: 0, width: 200, height: 300), zoom: zoom, device: device)

        // Of the larger ones the case is 17 points wide, of all others as wide as it is at least.
        let bezel: CGFloat = corner == 36 ? 17 : 14
        #expect(frame.corner == corner && frame.bezel == bezel)
        #expect(frame.layer.cornerRadius == corner + bezel)
        #expect(DeviceFrame.bezel(of: device, zoom: zoom) == bezel)
    }

    @Test func `the notch is in the middle of the upper edge, of a turned device in that of the left one`()
        throws
    {
        let phone = try device("iphone")
        let upright = placed(CGRect(x: 0, y: 0, width: 390, height: 844), device: phone)
        let notch = try #require(self.notch(of: upright))
        let extent = try #require(notch.path).boundingBox.applying(notch.affineTransform())
        #expect(isNear(extent, CGRect(x: 195 - 87, y: 0, width: 174, height: 33)))

        let turned = placed(CGRect(x: 0, y: 0, width: 422, height: 195), zoom: 0.5, device: phone)
        let other = try #require(self.notch(of: turned))
        let side = try #require(other.path).boundingBox.applying(other.affineTransform())
        #expect(isNear(side, CGRect(x: 0, y: 97.5 - 43.5, width: 16.5, height: 87)))
    }

    @Test func `a device without a notch loses that of the one before`() throws {
        let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
        let frame = placed(screen, device: try device("iphone"))
        #expect(notch(of: frame) != nil)

        let small = try device("iphone-se")
        outer.run { frame.place(screen, zoom: 1, device: small) }

        #expect(notch(of: frame) == nil && frame.layer.cornerRadius == 14)
    }

    // MARK: - The line and the edges

    @Test(
        arguments: [
            (CGSize(width: 390, height: 844), CGRect(x: 62.4, y: 415.5, width: 70.2, height: 2.5)),
            (CGSize(width: 844, height: 390), CGRect(x: 158.25, y: 188.5, width: 105.5, height: 2.5)),
        ] as [(CGSize, CGRect)])
    func `the line at the lower edge is in its middle, narrower on a turned device`(
        size: CGSize, frame: CGRect
    ) throws {
        let stage = Stage(size: size, device: try device("iphone"))
        stage.present(UIViewController())
        let screen = CGRect(x: 0, y: 0, width: size.width / 2, height: size.height / 2)

        func line(of device: StageDevice?) -> HomeIndicator {
            outer.run {
                let line = HomeIndicator()
                line.show(
                    over: stage, of: device, in: screen, zoom: 0.5, isPlaying: false, isTouched: false)
                return line
            }
        }

        let shown = line(of: try device("iphone"))
        #expect(!shown.isHidden && isNear(shown.frame, frame) && isNear(shown.layer.cornerRadius, 1.25))
        #expect(line(of: try device("iphone-se")).isHidden && line(of: nil).isHidden)
    }

    private func isNear(_ value: CGFloat, _ expected: CGFloat) -> Bool { abs(value - expected) < 1e-6 }

    @Test func `the strips at the edges reach from the case's edge into the stage, between the corners`()
        throws
    {
        let screen = CGRect(x: 100, y: 50, width: 195, height: 422)
        let frame = placed(screen, zoom: 0.5, device: try device("iphone"))
        let stage = Stage()

        let zones = outer.run {
            let zones = EdgeZones()
            zones.update(pointer: nil, screen: screen, of: frame, zoom: 0.5, stage: stage)
            return zones
        }

        // Twenty points of the stage are ten here, beside a case of 14, and the corners are 23.5.
        let expected = [
            CGRect(x: 86, y: 73.5, width: 24, height: 375), CGRect(x: 285, y: 73.5, width: 24, height: 375),
            CGRect(x: 123.5, y: 36, width: 148, height: 24), CGRect(x: 123.5, y: 462, width: 148, height: 24),
        ]
        #expect(zones.subviews.count == 4)
        for (strip, rect) in zip(zones.subviews, expected) {
            #expect(isNear(strip.frame, rect), "\(strip.frame)")
        }
        #expect(zones.shown == [] && zones.subviews.allSatisfy { $0.alpha == 0 })
    }

    // MARK: - The band

    @Test func `the band around the device says by the pointer's shape what one drags`() {
        let tool = ToolWindow("swipe")
        let frame = tool.controller.stageFrame
        func shape(_ x: CGFloat, _ y: CGFloat) -> PointerShape {
            tool.outer.application.pipeline.pointerShape(at: CGPoint(x: x, y: y))
        }

        #expect(shape(frame.minX - 20, frame.midY) == .leftAndRight)
        #expect(shape(frame.midX, frame.maxY + 20) == .upAndDown)
        #expect(shape(frame.minX - 20, frame.maxY + 20) == .rising)
        #expect(shape(frame.maxX + 20, frame.maxY + 20) == .falling)
    }

    @Test func `the left edge grows the stage to the left, the lower one changes its height alone`() {
        let tool = ToolWindow("swipe")
        let left = tool.controller.stageFrame
        let edge = CGPoint(x: left.minX - 20, y: left.midY)
        tool.outer.drag(from: edge, to: CGPoint(x: edge.x - 30, y: edge.y + 40), over: 0.3, resting: 0.1)
        tool.outer.advance(by: 0.1)
        let wide = tool.model.stage.size
        #expect(wide.width > 400 && wide.height == 844)

        let lower = tool.controller.stageFrame
        let bottom = CGPoint(x: lower.midX, y: lower.maxY + 20)
        tool.outer.drag(
            from: bottom, to: CGPoint(x: bottom.x + 40, y: bottom.y - 30), over: 0.3, resting: 0.1)
        #expect(tool.model.stage.size.width == wide.width && tool.model.stage.size.height < 834)
    }
}
