import Testing
import UITesting

@testable import UIKit

/// Addresses and pictures on the pasteboard.
@Suite struct PasteboardTests {
    private let stage = Stage()

    @Test func `addresses are those of its texts that have a scheme`() {
        let board = stage.run { UIPasteboard.general }
        #expect(board.urls == nil && board.url == nil && !board.hasURLs)

        board.strings = ["no address", "https://a.b/c", "mailto:d@e.f"]
        #expect(board.urls?.map(\.absoluteString) == ["https://a.b/c", "mailto:d@e.f"] && board.hasURLs)
        #expect(board.url?.absoluteString == "https://a.b/c" && board.string == "no address")
        board.url = URL(string: "https://g.h")
        #expect(board.strings == ["https://g.h"])
        board.url = nil
        #expect(!board.hasURLs && !board.hasStrings)
        board.string = "text"

        #expect(!board.hasURLs && board.url == nil && board.hasStrings)
    }

    @Test func `pictures take the place of texts, and texts that of pictures`() {
        let board = stage.run { UIPasteboard.general }
        let pictures = (0..<2).map { _ in
            UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
        }
        board.string = "text"
        let count = board.changeCount

        board.images = pictures
        #expect(board.images == pictures && board.image === pictures[0] && board.hasImages)
        #expect(!board.hasStrings && board.changeCount == count + 1)
        board.string = "text"
        #expect(board.images == nil && board.image == nil && !board.hasImages)
        board.image = pictures[1]
        #expect(board.images == [pictures[1]])
        board.image = nil

        #expect(board.images == nil && !board.hasImages && board.changeCount == count + 4)
    }

    @Test func `each change is posted once`() {
        let board = stage.run { UIPasteboard.general }
        nonisolated(unsafe) var posts = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: board, queue: nil
        ) { _ in posts += 1 }

        board.string = "a"
        board.strings = ["a", "b"]
        board.url = URL(string: "https://a.b")
        board.image = nil

        #expect(posts == 4)
        NotificationCenter.default.removeObserver(token)
    }
}
