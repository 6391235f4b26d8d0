import Compositor
import CoreGraphics
import SDLHost

/// Draws the pictures of stages with OpenGL, without a display. OpenGL is started with the first picture.
///
/// Stages that share graphics start OpenGL and compile its shaders only once.
@MainActor
public final class StageGraphics {
    /// The graphics of all stages that are given no other.
    public static let shared = StageGraphics()

    /// The pictures that the stages' layers show.
    let textures: TextureStore
    private var made: DrawingDevice?
    /// The display lists of frames of which no picture was asked for, in order. A later picture of any stage
    /// may need the textures that they upload.
    private var undrawn: [DisplayList] = []

    /// Graphics that start when the first picture is drawn.
    public init() {
        textures = TextureStore()
    }

    /// Graphics that draw with a device that runs already.
    package init(device: DrawingDevice) {
        textures = device.textures
        made = device
    }

    /// Keeps a display list that no picture needs yet.
    func postpone(_ list: DisplayList) { undrawn.append(list) }

    /// Returns the device, made on first use, after it has drawn the postponed lists.
    ///
    /// - Throws: `HostError` where OpenGL 3.3 or a font is missing, with a sentence on what to install or set.
    func device() throws(HostError) -> DrawingDevice {
        let device = if let made { made } else { try makeDevice() }
        for list in undrawn { _ = device.picture(of: list, width: 1, height: 1) }
        undrawn.removeAll()
        return device
    }

    private func makeDevice() throws(HostError) -> DrawingDevice {
        let device = try DrawingDevice(textures: textures)
        try HostError.checkFonts()
        made = device
        return device
    }
}
