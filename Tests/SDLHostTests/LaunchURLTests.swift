import Foundation
import Testing

@testable import SDLHost

@Suite struct LaunchURLTests {
    @Test func `files and addresses on the command line are opened, and nothing else`() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }

        let urls = LaunchURLs.read([
            "kites://program", "--fast", file.path, "kites://open/3", "plain", "", "/no/such/file",
        ])

        #expect(urls.map(\.lastPathComponent) == [file.lastPathComponent, "3"])
        #expect(urls.map(\.isFileURL) == [true, false])
    }
}
