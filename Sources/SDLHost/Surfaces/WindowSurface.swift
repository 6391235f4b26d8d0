import CSDL2
import Compositor
import CoreGraphics

/// A window: its geometry, its back buffer, its swap.
@MainActor
final class WindowSurface {
    /// The sides of a window whose application does not limit them, in SDL's units.
    private static let (leastSide, greatestSide): (Int32, Int32) = (160, 16_384)

    let context: OpenGLContext
    let bufferAge: BufferAge
    private let partialSwap: PartialSwap?
    /// Whether the last frame was shown by copies of what had changed.
    private var wasShownInParts = false
    /// Whether the driver agreed to a swap that waits for the display.
    let asksToWaitForDisplay: Bool
    private(set) var geometry: StageGeometry
    private let fixedScale: CGFloat?
    /// Whether Control with an arrow turns the window.
    let turnsByKeys: Bool
    /// Whether the next frame must draw everything, changed or not.
    private(set) var needsFullFrame = true
    /// The least width and height and the greatest ones, in SDL's units.
    private var limits = [
        WindowSurface.leastSide, WindowSurface.leastSide, WindowSurface.greatestSide,
        WindowSurface.greatestSide,
    ]

    init(_ options: WindowOptions) throws(HostError) {
        let video = try SDLVideo(.display)
        var flags = SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
        if options.isResizable { flags |= SDL_WINDOW_RESIZABLE.rawValue }
        if options.isBorderless { flags |= SDL_WINDOW_BORDERLESS.rawValue }
        let scale = options.scale ?? 1
        var width = Int32((options.size.width * scale).rounded())
        var height = Int32((options.size.height * scale).rounded())
        if options.fitsDisplay {
            Self.fit(&width, &height)
        }
        context = try OpenGLContext(
            video: video, title: options.title, width: width, height: height, flags: flags,
            keepsCurrent: true)
        fixedScale = options.scale
        turnsByKeys = options.turnsByKeys
        geometry = Self.geometry(of: context.window, scale: options.scale)
        bufferAge = BufferAge(context: context)
        partialSwap = bufferAge.isKeptBySwap ? PartialSwap() : nil
        // Mesa's software swap waits for nothing; on others it is measured later.
        asksToWaitForDisplay =
            options.waitsForDisplay && SDL_GL_SetSwapInterval(1) == 0 && !context.isSoftware
        if !asksToWaitForDisplay { SDL_GL_SetSwapInterval(0) }
        SDL_SetWindowMinimumSize(context.window, Self.leastSide, Self.leastSide)
        if let origin = options.origin {
            SDL_SetWindowPosition(context.window, Int32(origin.x), Int32(origin.y))
        }
        SDL_ShowWindow(context.window)
        _ = updateGeometry()
    }

    var isWindowless: Bool { context.video.isWindowless }

    /// The refresh rate of the window's display, in hertz; 0 if unknown.
    var refreshRate: Double {
        var mode = SDL_DisplayMode()
        let display = SDL_GetWindowDisplayIndex(context.window)
        guard display >= 0, SDL_GetCurrentDisplayMode(display, &mode) == 0 else { return 0 }
        return Double(mode.refresh_rate)
    }

    /// The age of the back buffer for the next frame; see `BufferAge`.
    var age: Int { needsFullFrame ? 0 : bufferAge.current }

    /// Updates the geometry.
    ///
    /// - Returns: whether it has changed.
    func updateGeometry() -> Bool {
        let now = Self.geometry(of: context.window, scale: fixedScale)
        guard now != geometry else { return false }
        geometry = now
        needsFullFrame = true
        // The driver gives the window a buffer of its new size after a swap, and after no other copy.
        if wasShownInParts { swapAll() }
        return true
    }

    /// The upper left corner of the frame that the desktop draws around the window, in the display's coordinates: where
    /// it puts the frame of a window that opens there.
    var origin: CGPoint {
        var (x, y, top, left): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        SDL_GetWindowPosition(context.window, &x, &y)
        let hasFrame = SDL_GetWindowBordersSize(context.window, &top, &left, nil, nil) == 0
        return CGPoint(x: Int(x - (hasFrame ? left : 0)), y: Int(y - (hasFrame ? top : 0)))
    }

    /// The title of the window.
    var title: String {
        get { String(cString: SDL_GetWindowTitle(context.window)) }
        set { SDL_SetWindowTitle(context.window, newValue) }
    }

    /// Limits the sizes that the window can have, in points of the stage; a least side of 0 is the usual one.
    func limitSize(from least: CGSize, to greatest: CGSize) {
        func units(_ length: CGFloat) -> Int32 { geometry.units(length, most: Self.greatestSide) }
        let sides = [least.width, least.height].map { $0 > 0 ? max(1, units($0)) : Self.leastSide }
        let now = sides + [max(units(greatest.width), sides[0]), max(units(greatest.height), sides[1])]
        guard now != limits else { return }
        limits = now
        // SDL refuses a least size above the greatest.
        SDL_SetWindowMaximumSize(context.window, Self.greatestSide, Self.greatestSide)
        SDL_SetWindowMinimumSize(context.window, now[0], now[1])
        SDL_SetWindowMaximumSize(context.window, now[2], now[3])
    }

    /// Swaps width and height, as turning a device does. The size changes once the display has agreed.
    func turn() {
        SDL_SetWindowSize(context.window, geometry.windowHeight, geometry.windowWidth)
    }

    /// Shows a frame that differs from the last one in some rectangles.
    func swap(changed: [PixelRect]) {
        wasShownInParts =
            !needsFullFrame
            && partialSwap?.show(changed, width: geometry.pixelWidth, height: geometry.pixelHeight) == true
        if !wasShownInParts { swapAll() }
        needsFullFrame = false
    }

    private func swapAll() {
        SDL_GL_SwapWindow(context.window)
        wasShownInParts = false
    }

    /// Shows the last frame again after the display lost the picture.
    func showAgain() {
        if bufferAge.isKeptBySwap, !needsFullFrame {
            swapAll()
        } else {
            needsFullFrame = true
        }
    }

    private static func geometry(of window: OpaquePointer, scale: CGFloat?) -> StageGeometry {
        var geometry = StageGeometry(
            pixelWidth: 0, pixelHeight: 0, windowWidth: 0, windowHeight: 0, scale: 1)
        SDL_GetWindowSize(window, &geometry.windowWidth, &geometry.windowHeight)
        SDL_GL_GetDrawableSize(window, &geometry.pixelWidth, &geometry.pixelHeight)
        geometry.pixelWidth = max(1, geometry.pixelWidth)
        geometry.pixelHeight = max(1, geometry.pixelHeight)
        let backing = CGFloat(geometry.pixelWidth) / CGFloat(max(1, geometry.windowWidth))
        geometry.scale = scale ?? backing
        return geometry
    }

    /// Makes a window fit on the display, so that its lower edge, where the samples have buttons, is seen.
    private static func fit(_ width: inout Int32, _ height: inout Int32) {
        var bounds = SDL_Rect()
        guard SDL_GetDisplayUsableBounds(0, &bounds) == 0, bounds.w > 0, bounds.h > 0 else { return }
        width = min(width, bounds.w)
        height = min(height, bounds.h)
    }
}
