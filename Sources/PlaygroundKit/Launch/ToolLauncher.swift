import CoreGraphics
import Foundation
import SDLHost
import StageKit
import Takes
import UIKit

/// Opens the tool's window and runs it until it is closed.
@MainActor
public enum ToolLauncher {
    /// The size of a first start's window, in points.
    public static let defaultSize = CGSize(width: 1280, height: 800)

    /// What the window is to show.
    public struct Options {
        /// The name of the program, in the window's title and before each sentence about what is wrong.
        public var name = "Playground"
        /// The samples that one can choose, at least one.
        public var samples: [Sample]
        /// Where the samples are declared; nil for the module `PlaygroundSamples`.
        public var origin: ToolModel.Origin?
        /// The sample that is shown first; nil for the first one.
        public var sample: Sample?
        /// The take that is shown first, whatever `sample` says; nil for a new one.
        public var take: Take?
        /// The window's size in points; nil for that of the last start, as far as it fits on the display.
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
        let delegate = ToolDelegate(options, link: link)
        var window = window(options, remembered: delegate.arrangement.windowSize, after: link?.state)
        window.didMakeHost = { delegate.host = $0 }
        window.didMakeDevice = { delegate.graphics = StageGraphics(device: $0) }
        try ApplicationLauncher.run(delegate, in: window)
    }

    /// Returns the window that shows the tool: one that goes on for another one opens in its place.
    ///
    /// - Parameters:
    ///   - options: what the window is to show.
    ///   - size: the size of the last start's window, in points; nil where there was none.
    ///   - state: what the window before showed; nil for the first one.
    /// - Returns: the window's options.
    static func window(
        _ options: Options, remembered size: CGSize? = nil, after state: ToolState?
    ) -> WindowOptions {
        var window = WindowOptions()
        window.title = options.name
        window.size = options.size ?? size ?? defaultSize
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
    var graphics = StageGraphics.shared
    private let options: ToolLauncher.Options
    private let file = ArrangementFile()
    /// The arrangement of the last start.
    let arrangement: Arrangement
    /// The connection to the process that watches the package; nil where nobody does.
    private let link: WatchLink?
    weak var host: SDLWindowHost?
    private(set) var model: ToolModel?

    override convenience init() { self.init(ToolLauncher.Options(samples: []), link: nil) }

    init(_ options: ToolLauncher.Options, link: WatchLink?) {
        self.options = options
        self.link = link
        let problem: String?
        (arrangement, problem) = file.read()
        super.init()
        if let problem { say(problem) }
    }

    private func say(_ problem: String) {
        FileHandle.standardError.write(Data("\(options.name): \(problem)\n".utf8))
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
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
        if let loss = loss ?? link?.problem { model.say(loss) }
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
        guard let model else { return }
        if model.isRecording { model.cancelRecording() }
        var arrangement = model.arrangement
        // A size that was asked for holds for this start alone.
        arrangement.windowSize = options.size == nil ? host?.size : self.arrangement.windowSize
        if let problem = file.write(arrangement) { say(problem) }
    }
}
