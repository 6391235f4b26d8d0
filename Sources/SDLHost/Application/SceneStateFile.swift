import CoreGraphics
import Foundation
import UIKit

/// The file that keeps the state of a program's scene from one start to the next.
@MainActor
package struct SceneStateFile {
    /// The largest file that is read, in bytes.
    private static let largest = 16 << 20

    private let url: URL

    /// The file of the program that runs, or of another one.
    package init(program: String? = CommandLine.arguments.first, in folder: URL = StateFolder.url()) {
        let name = URL(fileURLWithPath: program ?? "uikit").lastPathComponent
        url = folder.appendingPathComponent(name).appendingPathComponent("scene.plist")
    }

    /// Gives a session the state of the last start, if there is one. A file that is damaged is as none, and a sentence
    /// on the standard error stream says so.
    package func restore(_ session: UISceneSession) {
        guard FileManager.default.fileExists(atPath: url.path) else { return }
        if let data = try? WholeFile.read(url.path, atMost: Self.largest), session.restoreState(from: data) {
            return
        }
        complain("The state in \(url.path) cannot be read and is ignored; it is written anew at the end.")
    }

    /// Keeps the state of a session; without one what was kept goes.
    package func keep(_ session: UISceneSession) {
        guard let data = session.archivedState else {
            try? FileManager.default.removeItem(at: url)
            return
        }
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try WholeFile.write(data, to: url.path)
        } catch {
            complain("The state cannot be written to \(url.path).")
        }
    }

    private func complain(_ sentence: String) {
        FileHandle.standardError.write(Data((sentence + "\n").utf8))
    }
}
