import CoreGraphics
import StageKit
import Testing
import UIKit
import UITesting

/// The devices whose screens a stage can have.
@Suite struct StageDeviceTests {
    private func device(_ id: String) throws -> StageDevice { try #require(StageDevice.named(id)) }

    /// The safe area of a screen without bars.
    private func insets(of device: StageDevice, isTurned: Bool) -> UIEdgeInsets {
        let size = isTurned ? CGSize(width: device.size.height, height: device.size.width) : device.size
        let stage = Stage(size: size, device: device)
        stage.present(UIViewController())
        stage.settle()
        return stage.window.safeAreaInsets
    }

    @Test func `there are two phones and two pads, in this order`() {
        #expect(StageDevice.all.map(\.id) == ["iphone", "iphone-se", "ipad-mini", "ipad"])
        #expect(StageDevice.all.map(\.name) == ["iPhone", "iPhone SE", "iPad mini", "iPad"])
        #expect(StageDevice.named("iphone-4") == nil)
    }

    @Test(
        arguments: [
            ("iphone", 390, 844, 47), ("iphone-se", 375, 667, 0), ("ipad-mini", 744, 1133, 21.5),
            ("ipad", 820, 1180, 18),
        ] as [(String, CGFloat, CGFloat, CGFloat)])
    func `each has its size, its corners, and fits upright and turned`(
        id: String, width: CGFloat, height: CGFloat, radius: CGFloat
    ) throws {
        let device = try device(id)

        #expect(device.size == CGSize(width: width, height: height) && device.cornerRadius == radius)
        #expect(device.fits(device.size) && device.fits(CGSize(width: height, height: width)))
        #expect(!device.fits(CGSize(width: width, height: height - 1)))
        #expect(!device.fits(CGSize(width: width, height: width)))
    }

    @Test func `only the phone without a button has a notch, and it and the pads a line at the lower edge`() {
        #expect(StageDevice.all.map { $0.notch != nil } == [true, false, false, false])
        #expect(StageDevice.all.map(\.hasHomeIndicator) == [true, false, true, true])
        #expect(StageDevice.all.first?.notch == CGSize(width: 162, height: 33))
    }

    @Test(
        arguments: [
            ("iphone", false, UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)),
            ("iphone", true, UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)),
            ("iphone-se", false, UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
            ("ipad-mini", false, UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
            ("ipad-mini", true, UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
            ("ipad", false, UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
        ] as [(String, Bool, UIEdgeInsets)])
    func `each leaves its bars free, upright and turned`(
        id: String, isTurned: Bool, insets: UIEdgeInsets
    ) throws {
        let device = try device(id)

        #expect(self.insets(of: device, isTurned: isTurned) == insets)
    }

    @Test func `a stage of another size has no bars`() throws {
        let stage = Stage(size: CGSize(width: 390, height: 700), device: try device("iphone"))
        stage.present(UIViewController())
        stage.settle()

        #expect(stage.window.safeAreaInsets == .zero)
    }
}
