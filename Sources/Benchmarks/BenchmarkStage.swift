import QuartzCore
import SDLHost
import UIKit

/// A window without a border at the size of the scenes, whose frames follow each other as fast as they are asked for.
final class BenchmarkStage {
    let host: SDLWindowHost
    /// The application that is shown; stages that are made later have others.
    private let application = UIApplication.shared

    init() throws(HostError) {
        var options = WindowOptions()
        options.title = "Benchmarks"
        options.size = SceneStyle.size
        options.scale = 1
        options.isResizable = false
        options.isBorderless = true
        options.origin = .zero
        options.fitsDisplay = false
        options.waitsForDisplay = false
        host = try SDLWindowHost(options)
        application.screen.resize(to: SceneStyle.size, scale: 1)
        application.pipeline.presenter = host.presenter
    }

    /// One frame, from layout to the last pixel.
    func frame() {
        frame(at: host.now)
    }

    /// The same at a time of the frame clock, in seconds.
    ///
    /// - Returns: whether there was anything to draw.
    @discardableResult
    func frame(at time: CFTimeInterval) -> Bool {
        let wasDrawn = application.pipeline.run(events: [], at: time)
        host.finishDrawing()
        return wasDrawn
    }

    /// The time of the last frame, in seconds of the frame clock.
    var now: CFTimeInterval { application.pipeline.now }

    /// Runs code as part of the application that is shown.
    func run<Result>(_ body: () throws -> Result) rethrows -> Result { try application.clock.perform(body) }

    /// Lets the program wait for events as it does when it is used.
    func idle(for seconds: CFTimeInterval) {
        let end = application.clock.schedule(at: host.now + seconds) { [host] in host.stop() }
        host.run(application.pipeline)
        end.cancel()
    }
}
