import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import SDLHost

@Suite(.serialized) struct HostTests {
    @Test func `each error says what to install or set`() {
        let errors: [(HostError, [String])] = [
            (.noDisplay(reason: "R"), ["(R)", "DISPLAY", "xvfb-run", "SDL_VIDEODRIVER=offscreen"]),
            (.noWindow(reason: "R"), ["(R)", "DISPLAY"]),
            (.noOpenGL(found: "OpenGL 2.1"), ["OpenGL 3.3", "OpenGL 2.1", "libgl1-mesa-dri", "libegl1"]),
            (.renderer(reason: "R"), ["(R)", "libgl1-mesa-dri"]),
        ]

        for (error, parts) in errors {
            for part in parts { #expect(error.description.contains(part)) }
        }
    }

    @Test func `the frame clock runs as fast as it is told`() {
        let clock = HostClock(speed: 0.25)

        let one = clock.frameTime(wall: 1000)
        let other = clock.frameTime(wall: 1004)

        #expect(abs(other - one - 1) < 1e-9)
        #expect(abs(clock.wallTime(frame: one) - 1000) < 1e-6)
    }

    @Test func `a context without a window system is not taken for GLX's`() throws {
        let host = try OffscreenHost(size: CGSize(width: 10, height: 20), scale: 1)

        #expect(!GLXWindow.isCurrent)
        withExtendedLifetime(host) {}
    }

    @Test(arguments: [SIGINT, SIGTERM])
    func `a surface without a window leaves the signals that end the process alone`(signal: Int32) throws {
        var before = sigaction()
        var during = sigaction()
        sigaction(signal, nil, &before)

        let host = try OffscreenHost(size: CGSize(width: 10, height: 20), scale: 1)

        sigaction(signal, nil, &during)
        withExtendedLifetime(host) {}
        #expect(handler(of: before) == handler(of: during))
    }

    private func handler(of action: sigaction) -> Int {
        unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
    }

    @Test func `an offscreen surface keeps what was drawn, at any size`() throws {
        let host = try OffscreenHost(size: CGSize(width: 10, height: 20), scale: 1.5)
        let root = CALayer()
        root.bounds = CGRect(x: 0, y: 0, width: 10, height: 20)
        root.anchorPoint = .zero
        root.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        let tree = LayerTree(root: root)
        CATransaction.flush()

        #expect(host.present(tree, size: CGSize(width: 10, height: 20), scale: 1.5))
        #expect(!host.present(tree, size: CGSize(width: 10, height: 20), scale: 1.5))
        let image = try host.readPixels()

        #expect(image.width == 15)
        #expect(image.height == 30)
        image.withPixels { bytes in
            #expect(Array(bytes[0..<4]) == [255, 0, 0, 255])
            #expect(Array(bytes.suffix(4)) == [255, 0, 0, 255])
        }
    }

    @Test func `a picture of a layer is taken without what lies behind it`() throws {
        let host = try OffscreenHost(size: CGSize(width: 10, height: 10), scale: 1)
        let root = CALayer()
        root.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        root.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        let layer = CALayer()
        layer.frame = CGRect(x: 2, y: 2, width: 4, height: 4)
        let inside = CALayer()
        inside.frame = CGRect(x: 0, y: 0, width: 2, height: 4)
        inside.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        layer.addSublayer(inside)
        root.addSublayer(layer)
        let tree = LayerTree(root: root)
        CATransaction.flush()
        _ = host.present(tree, size: CGSize(width: 10, height: 10), scale: 1)

        let image = try #require(
            host.image(of: layer, in: layer.bounds, scale: 2, afterScreenUpdates: true))

        #expect(image.width == 8)
        image.withPixels { bytes in
            #expect(Array(bytes[0..<4]) == [0, 0, 255, 255])
            #expect(Array(bytes[28..<32]) == [0, 0, 0, 0])
        }
    }
}
