import CoreGraphics
import Foundation
import Takes

/// Files that are dropped onto the window: takes and pictures.
extension ToolModel {
    private static let pictures: [[UInt8]] = [[0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8, 0xFF]]
    /// How names of pictures end that cannot be read.
    private static let otherPictures: Set<String> = [
        "gif", "webp", "heic", "bmp", "tif", "tiff", "svg", "avif",
    ]

    /// Shows a take, or uses a picture as the content of the sample's screens. With a file that is neither, a sentence
    /// says so, and the window goes on with what it had.
    ///
    /// - Returns: whether it was used.
    @discardableResult
    func open(_ url: URL) -> Bool {
        guard !Self.otherPictures.contains(url.pathExtension.lowercased()) else {
            say("The picture \(url.path) cannot be used: pictures are PNG or JPEG files.")
            return false
        }
        return Self.isPicture(url.path) ? showPicture(url.path) : showTake(url.path)
    }

    private static func isPicture(_ path: String) -> Bool {
        guard let file = FileHandle(forReadingAtPath: path), let bytes = try? file.read(upToCount: 8) else {
            return false
        }
        return pictures.contains { bytes.starts(with: $0) }
    }

    private func showPicture(_ path: String) -> Bool {
        do {
            let picture = try Take.Picture(file: path)
            change { $0.picture = picture }
            say("The screens of \(sample.title) show the picture \(path). Ctrl Z takes it back.")
            return true
        } catch {
            say("\(error.description) It is \(path).")
            return false
        }
    }

    private func showTake(_ path: String) -> Bool {
        do {
            return show(try TakeReader(samples: samples).take(at: path, else: sample).take)
        } catch .unusable(let sentence) {
            say(sentence)
        } catch {}
        return false
    }
}
