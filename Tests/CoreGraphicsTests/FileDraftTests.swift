import CoreGraphics
import Testing

/// Files that come into being under another name.
@Suite struct FileDraftTests {
    private let folder = NSTemporaryDirectory() + "FileDraftTests-\(UUID().uuidString)"

    init() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    private func remove() { try? FileManager.default.removeItem(atPath: folder) }

    private var files: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }
    }

    private func bytes(of name: String) throws -> Data {
        try WholeFile.read("\(folder)/\(name)", atMost: 99)
    }

    @Test func `a draft takes its name once it is complete, with all that was written`() throws {
        defer { remove() }
        try WholeFile.write(Data("old".utf8), to: folder + "/out.gif")
        let draft = try FileDraft(of: folder + "/out.gif", ending: ".gif")

        try draft.append(Data("ne".utf8))
        try draft.append(Data("w".utf8))

        #expect(try bytes(of: "out.gif") == Data("old".utf8))
        #expect(draft.path.hasSuffix(".gif") && draft.path.hasPrefix(folder + "/."))
        try draft.complete()
        #expect(try bytes(of: "out.gif") == Data("new".utf8))
        #expect(try files == ["out.gif"])
    }

    @Test func `a draft that is let go leaves nothing, and what was there as it was`() throws {
        defer { remove() }
        try WholeFile.write(Data("old".utf8), to: folder + "/out")
        do {
            let draft = try FileDraft(of: folder + "/out")
            try draft.append(Data("new".utf8))
        }

        #expect(try bytes(of: "out") == Data("old".utf8))
        #expect(try files == ["out"])
    }

    @Test func `a draft goes through a pipe at its end, and leaves the pipe`() throws {
        defer { remove() }
        let pipe = folder + "/pipe"
        #expect(mkfifo(pipe, 0o600) == 0)
        let reader = open(pipe, O_RDONLY | O_NONBLOCK)
        defer { close(reader) }
        do {
            let draft = try FileDraft(of: pipe)
            try draft.append(Data("film".utf8))
            #expect(try files == ["pipe"])
            try draft.complete()
            #expect(!draft.path.hasPrefix(folder))
        }

        var bytes = [UInt8](repeating: 0, count: 16)
        #expect(read(reader, &bytes, 16) == 4 && bytes.starts(with: Array("film".utf8)))
        #expect(try files == ["pipe"])
    }

    @Test func `a place that cannot have the file is a reason before anything is written`() throws {
        defer { remove() }
        func reason(_ path: String) -> String? {
            #expect(throws: WholeFile.Failure.self) { _ = try FileDraft(of: path) }?.reason
        }

        #expect(reason(folder) == "it is a folder")
        #expect(reason(folder + "/missing/out") == "no such file or directory")
        #expect(try files.isEmpty)
    }
}
