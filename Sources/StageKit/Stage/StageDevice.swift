import CoreGraphics
import UIKit

/// A device whose screen a stage can have: its size, its status bar, its safe area, its corners.
public struct StageDevice: Equatable, Sendable {
    /// The name in takes.
    public let id: String
    /// The name on the screen.
    public let name: String
    /// The size of the notch in the upright screen's upper edge, in points; nil for none.
    public let notch: CGSize?

    let screen: ScreenDevice

    /// The radius of the screen's corners, in points.
    public var cornerRadius: CGFloat { screen.cornerRadius }

    /// The size upright, in points.
    public var size: CGSize { screen.size }

    /// Whether it has a home indicator, a line at the lower edge, in place of a home button.
    public var hasHomeIndicator: Bool { screen.upright.bottom > 0 }

    /// Returns whether a stage of a size is the device's, upright or turned.
    public func fits(_ size: CGSize) -> Bool {
        size == screen.size || size == CGSize(width: screen.size.height, height: screen.size.width)
    }

    /// The devices, in the order of the tool's menu.
    ///
    /// Sizes as Apple's human interface guidelines list them, insets as `safeAreaInsets` reports them there.
    public static let all = [phone, smallPhone, smallPad, pad]

    private static let phone = StageDevice(
        id: "iphone", name: "iPhone", notch: CGSize(width: 162, height: 33),
        screen: ScreenDevice(
            size: CGSize(width: 390, height: 844),
            upright: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
            turned: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47), bar: .besideNotch, cornerRadius: 47
        ))
    private static let smallPhone = StageDevice(
        id: "iphone-se", name: "iPhone SE", notch: nil,
        screen: ScreenDevice(
            size: CGSize(width: 375, height: 667),
            upright: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
            turned: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), bar: .line, cornerRadius: 0))
    private static let smallPad = pad(
        id: "ipad-mini", name: "iPad mini", cornerRadius: 21.5, size: CGSize(width: 744, height: 1133))
    private static let pad = pad(
        id: "ipad", name: "iPad", cornerRadius: 18, size: CGSize(width: 820, height: 1180))

    private static func pad(
        id: String, name: String, cornerRadius: CGFloat, size: CGSize
    ) -> StageDevice {
        let insets = UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
        return StageDevice(
            id: id, name: name, notch: nil,
            screen: ScreenDevice(
                size: size, upright: insets, turned: insets, bar: .wideLine,
                cornerRadius: cornerRadius))
    }

    /// Returns the device with a name in takes.
    public static func named(_ id: String) -> StageDevice? { all.first { $0.id == id } }
}
