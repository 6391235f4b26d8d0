import CoreGraphics
import Takes

/// A device whose size a stage can have.
struct StageDevice: Equatable {
    /// Its name.
    let name: String
    /// Its size upright, in points.
    let size: CGSize

    /// The devices, in the order in which one goes through them. Sizes as Apple's human interface guidelines list
    /// them.
    static let all = [
        StageDevice(name: "iPhone", size: CGSize(width: 390, height: 844)),
        StageDevice(name: "iPhone SE", size: CGSize(width: 375, height: 667)),
        StageDevice(name: "iPad mini", size: CGSize(width: 744, height: 1133)),
        StageDevice(name: "iPad", size: CGSize(width: 820, height: 1180)),
    ]

    /// Returns the device of a size, upright or turned.
    static func named(_ size: CGSize) -> StageDevice? {
        all.first { $0.size == size || $0.size == CGSize(width: size.height, height: size.width) }
    }

    /// Returns the device that comes after that of a take; the first one after the last, or after a free size.
    static func after(_ take: Take) -> StageDevice {
        guard let now = named(take.size), let index = all.firstIndex(of: now) else { return all[0] }
        return all[(index + 1) % all.count]
    }
}

extension ToolModel {
    /// Runs the take on another device.
    func setDevice(_ device: StageDevice) {
        change { $0.size = device.size }
    }
}
