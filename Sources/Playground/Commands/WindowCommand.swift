import SDLHost
import Samples
import UIKit

/// The window: the menu, or one sample.
enum WindowCommand {
    static func run(_ options: Options, sample: Sample?) throws(CommandError) {
        var window = WindowOptions()
        window.title = sample.map { "\($0.title) – Playground" } ?? "Playground"
        window.size = options.size ?? Options.defaultSize
        window.fitsDisplay = options.size == nil
        window.scale = options.scale.map { CGFloat($0) }
        window.speed = options.speed
        let delegate = PlaygroundDelegate(sample: sample)
        do {
            try ApplicationLauncher.run(delegate, in: window)
        } catch {
            throw .failure(error.description)
        }
    }
}
