import Foundation
import SDLHost
import Takes
import UIKit

/// Shows the menu, or one sample, in a window.
struct BareWindow {
    let program: Program

    /// Returns the window's title for a sample, or for the menu. It is ASCII only: in the C locale X11
    /// ignores any other title.
    static func title(of sample: Sample?, in program: String) -> String {
        sample.map { "\(program): \($0.title)" } ?? program
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

    func run(_ options: Options, sample: Sample?, _ terminal: Terminal) throws(CommandError) {
        var window = WindowOptions()
        window.title = Self.title(of: sample, in: program.name)
        window.size = options.size ?? Options.defaultSize
        window.fitsDisplay = options.size == nil
        window.scale = options.scale.map { CGFloat($0) }
        window.speed = options.speed
        window.didOpen = { [asked = window.size] size, scale in
            if let note = Self.note(asked: asked, got: size, scale: scale) {
                terminal.note(note)
            }
        }
        let delegate = BareDelegate(program: program, sample: sample)
        do {
            try ApplicationLauncher.run(delegate, in: window)
        } catch {
            throw .failure(error.description)
        }
    }
}
