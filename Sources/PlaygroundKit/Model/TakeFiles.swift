import CoreGraphics
import Foundation
import Takes

/// Where the tool writes takes and recordings: the folder in which it was started.
struct TakeFiles {
    /// The folder.
    var folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)

    /// Returns the first free name for a file of a sample: `swipe.take.json`, `swipe-2.take.json`, ….
    func free(_ sample: String, ending: String) -> URL {
        for number in 1... {
            let name = number == 1 ? "\(sample).\(ending)" : "\(sample)-\(number).\(ending)"
            let url = folder.appendingPathComponent(name)
            if !FileManager.default.fileExists(atPath: url.path) { return url }
        }
        preconditionFailure("There is a free name for every number of files.")
    }

    /// Writes a take.
    ///
    /// - Returns: a sentence that says where it is, or why it is not.
    func write(_ take: Take) -> String {
        let url = free(take.sample ?? "touches", ending: "take.json")
        do {
            try WholeFile.write(take.json(), to: url.path)
            return "The take is in \(url.path). To see it again, drop it here or start with --take."
        } catch {
            return "The take cannot be written to \(url.path): \(error.reason)."
        }
    }
}
