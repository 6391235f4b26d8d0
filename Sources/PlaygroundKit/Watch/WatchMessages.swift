import Foundation

/// What the process that watches tells the one with the window.
nonisolated enum WatchOrder: Codable, Equatable {
    /// The package is being built.
    case building
    /// Nothing has changed in the program.
    case unchanged
    /// The package does not build; the window goes on.
    case failed(BuildProblem)
    /// The new program did not start; the window goes on.
    case crashed(String)
    /// The window's state is to be written.
    case save
    /// Another window has taken over.
    case close
}

/// What the process with the window tells the one that watches.
nonisolated enum WatchReport: String, Codable, Equatable {
    /// The window shows what it was told to show.
    case ready
    /// The window's state is written.
    case saved
    /// The window's state cannot be written.
    case unsaved
}

/// Messages between the two processes: lines of JSON through a socket.
nonisolated struct MessageLine {
    private var rest = Data()

    /// Returns a message as a line.
    static func line(_ message: some Encodable) -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let data = (try? encoder.encode(message)) ?? Data()
        return data + Data("\n".utf8)
    }

    /// Takes bytes as they came, and returns the messages that they complete. A line that is none is left out.
    mutating func messages<Message: Decodable>(_ type: Message.Type, completedBy bytes: Data) -> [Message] {
        rest.append(bytes)
        var messages: [Message] = []
        while let end = rest.firstIndex(of: 0x0A) {
            let line = Data(rest[..<end])
            rest = Data(rest[rest.index(after: end)...])
            if let message = try? JSONDecoder().decode(type, from: line) { messages.append(message) }
        }
        return messages
    }
}
