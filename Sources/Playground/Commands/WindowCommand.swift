import Foundation
import SDLHost
import Samples
import Takes
import UIKit

/// Shows the menu, or one sample, in a window.
enum WindowCommand {
    /// Returns the window's title for a sample, or for the menu. It is ASCII only: in the C locale X11
    /// ignores any other title.
    static func title(of sample: Sample?) -> String {
        sample.map { "Playground: \($0.title)" } ?? "Playground"
    }

    /// Returns a note on a size that had no room on the display; nil if it had.
    static func note(asked: CGSize, got: CGSize, scale: CGFloat) -> String? {
        guard abs(asked.width - got.width) > 1 || abs(asked.height - got.height) > 1 else { return nil }
        let pixels = scale == 1 ? "" : " at \(scale.formatted()) pixels a point"
        return """
            The display has no room for \(asked.width.formatted()) x \(asked.height.formatted()) points\(pixels): the \
            stage has \(got.width.formatted()) x \(got.height.formatted()). --size sets another one.
            """
    }

    static func run(_ options: Options, sample: Sample?, _ terminal: Terminal) throws(CommandError) {
        var window = WindowOptions()
        window.title = title(of: sample)
        window.size = options.size ?? Options.defaultSize
        window.fitsDisplay = options.size == nil
        window.scale = options.scale.map { CGFloat($0) }
        window.speed = options.speed
        window.didOpen = { [asked = window.size] size, scale in
            if let note = note(asked: asked, got: size, scale: scale) {
                terminal.errors("Playground: \(note)")
            }
        }
        let delegate = PlaygroundDelegate(sample: sample)
        do {
            try ApplicationLauncher.run(delegate, in: window)
        } catch {
            throw .failure(error.description)
        }
    }
}
