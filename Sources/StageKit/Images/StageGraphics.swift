import Compositor
import CoreGraphics
import SDLHost

/// What draws the pictures of stages: OpenGL without a display, started with the first picture.
///
/// Each stage has one of its own unless it is given one. Stages that share one start OpenGL once.
@MainActor
public final class StageGraphics {
    /// The pictures that the stages' layers show.
    let textures: TextureStore
    private var made: DrawingDevice?

    /// Graphics that start when the first picture is drawn.
    public init() {
        textures = TextureStore()
    }

    /// Graphics that draw with a device that runs already.
    package init(device: DrawingDevice) {
        textures = device.textures
        made = device
    }

    /// The device, made on first use.
    ///
    /// - Throws: `HostError` where OpenGL 3.3 or a font is missing, with a sentence on what to install or set.
    func device() throws(HostError) -> DrawingDevice {
        if let made { return made }
        let device = try DrawingDevice(textures: textures)
        try HostError.checkFonts()
        made = device
        return device
    }
}
