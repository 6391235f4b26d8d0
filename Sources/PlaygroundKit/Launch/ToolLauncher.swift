import CoreGraphics
import Foundation
import SDLHost
import StageKit
import Takes
import UIKit

/// Opens the tool's window and runs it until it is closed.
@MainActor
public enum ToolLauncher {
    /// The size of the window, in points.
    public static let defaultSize = CGSize(width: 1280, height: 800)

    /// What the window is to show.
    public struct Options {
        /// The name of the program, in the window's title and before each sentence about what is wrong.
        public var name = "Playground"
        /// The samples that one can choose, at least one.
        public var samples: [Sample]
        /// Where the samples are declared; nil for the module `Samples`.
        public var origin: ToolModel.Origin?
        /// The sample that is shown first; nil for the first one.
        public var sample: Sample?
        /// The take that is shown first, whatever `sample` says; nil for a new one.
        public var take: Take?
        /// The window's size in points; nil for what fits on the display.
        public var size: CGSize?
        /// Pixels per point; nil for the display's own.
        public var scale: CGFloat?

        /// A window for samples.
        public init(samples: [Sample], take: Take? = nil, size: CGSize? = nil, scale: CGFloat? = nil) {
            self.samples = samples
            self.take = take
            self.size = size
            self.scale = scale
        }
    }

    /// Runs the tool.
    ///
    /// - Throws: `HostError` where no window can be opened, with a sentence on what to install or set.
    public static func run(_ options: Options) throws(HostError) {
        let link = WatchLink()
        var window = window(options, after: link?.state)
        let delegate = ToolDelegate(options, link: link)
        window.didMakeHost = { delegate.host = $0 }
        window.didMakeDevice = { delegate.graphics = StageGraphics(device: $0) }
        try ApplicationLauncher.run(delegate, in: window)
    }

    /// Returns the window that shows the tool: one that goes on for another one opens in its place.
    ///
    /// - Parameters:
    ///   - options: what the window is to show.
    ///   - state: what the window before showed; nil for the first one.
    /// - Returns: the window's options.
    static func window(_ options: Options, after state: ToolState?) -> WindowOptions {
        var window = WindowOptions()
        window.title = options.name
        window.size = options.size ?? defaultSize
        window.fitsDisplay = options.size == nil
        window.scale = options.scale
        window.turnsByKeys = false
        if let place = state?.window {
            (window.origin, window.size, window.fitsDisplay) = (place.origin, place.size, false)
        }
        return window
    }
}

/// Shows the tool in its window.
final class ToolDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var graphics = StageGraphics()
    private let options: ToolLauncher.Options
    private let file = ArrangementFile()
    /// The connection to the process that watches the package; nil where nobody does.
    private let link: WatchLink?
    weak var host: SDLWindowHost?
    private(set) var model: ToolModel?

    override convenience init() { self.init(ToolLauncher.Options(samples: []), link: nil) }

    init(_ options: ToolLauncher.Options, link: WatchLink?) {
        self.options = options
        self.link = link
        super.init()
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let (arrangement, problem) = file.read()
        if let problem { FileHandle.standardError.write(Data("\(options.name): \(problem)\n".utf8)) }
        let earlier = link?.state
        let (earlierTake, loss) = earlier?.take(for: options.samples) ?? (nil, nil)
        let take = earlierTake ?? options.take ?? options.sample.map { ToolModel.newTake(of: $0) }
        let model = ToolModel(
            samples: options.samples, take: take, graphics: graphics,
            arrangement: earlier?.arrangement.checked ?? arrangement)
        model.origin = options.origin
        self.model = model
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = ToolViewController(model: model)
        window.makeKeyAndVisible()
        self.window = window
        if let earlier, earlierTake != nil { model.goOn(from: earlier) }
        if let loss { model.say(loss) }
        link?.follow(model, in: host)
        return true
    }

    /// Shows a take or a picture that was dropped onto the window.
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        model?.open(url) ?? false
    }

    func applicationWillTerminate(_ application: UIApplication) {
        guard let model, let problem = file.write(model.arrangement) else { return }
        FileHandle.standardError.write(Data("\(options.name): \(problem)\n".utf8))
    }
}
