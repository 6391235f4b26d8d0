import Testing
import UITesting

@testable import UIKit

/// Links and attachments of text views: how they look, and what a tap on them does.
@Suite struct TextItemTests {
    /// Answers what it is asked about items, and notes it.
    private final class Asked: UITextViewDelegate {
        let recorder = Recorder()
        var answer = true

        func textView(
            _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool {
            recorder.note("\(url.absoluteString) \(characterRange.location) \(characterRange.length)")
            recorder.note("\(interaction)")
            return answer
        }

        func textView(
            _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
            in characterRange: NSRange, interaction: UITextItemInteraction
        ) -> Bool {
            recorder.note("attachment \(characterRange.location) \(characterRange.length)")
            return answer
        }
    }

    /// Answers in the older form.
    private final class OlderAsked: UITextViewDelegate {
        var urls: [URL] = []

        func textView(
            _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange
        ) -> Bool {
            urls.append(url)
            return false
        }
    }

    private let stage = Stage(size: CGSize(width: 300, height: 200))
    private let view: UITextView
    private let asked = Asked()

    init() {
        let stage = stage
        view = stage.run { UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)) }
        stage.run {
            view.isEditable = false
            stage.window.addSubview(view)
        }
    }

    /// Shows "see <link> here" in large letters.
    private func show(_ link: Any) {
        let font = UIFont.systemFont(ofSize: 40)
        stage.run {
            let text = NSMutableAttributedString(string: "see ", attributes: [.font: font])
            text.append(NSAttributedString(string: "link", attributes: [.font: font, .link: link]))
            text.append(NSAttributedString(string: " here", attributes: [.font: font]))
            view.attributedText = text
        }
        stage.settle()
    }

    private func tap(_ offset: Int) throws {
        let start = try #require(view.position(from: view.beginningOfDocument, offset: offset))
        let end = try #require(view.position(from: start, offset: 1))
        let rect = view.firstRect(for: try #require(view.textRange(from: start, to: end)))
        stage.tap(view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil))
        stage.settle()
    }

    private func bytes() throws -> [UInt8] { try stage.snapshot().withPixels { Array($0) } }

    // MARK: - Looks

    /// The picture of a text of which a part has attributes.
    private func picture(of attributes: [NSAttributedString.Key: Any]) throws -> [UInt8] {
        let font = UIFont.systemFont(ofSize: 40)
        stage.run {
            let text = NSMutableAttributedString(string: "a link", attributes: [.font: font])
            text.addAttributes(attributes, range: NSRange(location: 2, length: 4))
            view.attributedText = text
        }
        stage.settle()
        return try bytes()
    }

    @Test func `links are in the tint colour, whatever colour their letters have`() throws {
        stage.run { view.tintColor = .red }
        let red = try picture(of: [.foregroundColor: UIColor.red])
        let plain = try picture(of: [:])

        let link = try picture(of: [.link: "https://a.org", .foregroundColor: UIColor.green])

        #expect(link == red && link != plain)
        #expect(view.linkTextAttributes?[.foregroundColor] as? UIColor == .red)
    }

    @Test func `links follow the tint, and attributes that are set`() throws {
        let look: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.green, .underlineStyle: 1]
        let green = try picture(of: look)
        let blue = try picture(of: [.foregroundColor: UIColor.blue])
        let tinted = try picture(of: [.link: "https://a.org"])

        stage.run { view.tintColor = .blue }
        stage.settle()
        #expect(try bytes() == blue)
        stage.run { view.linkTextAttributes = look }
        stage.settle()
        #expect(try bytes() == green)
        stage.run {
            view.linkTextAttributes = nil
            view.tintColor = nil
        }
        stage.settle()

        #expect(try bytes() == tinted)
    }

    // MARK: - Taps

    @Test func `a tapped link is opened, from its address or the text of that`() throws {
        let url = try #require(URL(string: "https://a.org/1"))
        show(url)
        try tap(5)
        #expect(stage.openedURLs == [url])

        show("https://a.org/1")
        try tap(4)
        try tap(7)

        #expect(stage.openedURLs == [url, url, url])
        #expect(!view.isFirstResponder)
    }

    @Test func `a tap beside a link opens nothing, and selects as ever`() throws {
        show("https://a.org")

        try tap(1)
        try tap(9)
        stage.tap(CGPoint(x: 150, y: 180))

        #expect(stage.openedURLs.isEmpty && view.isFirstResponder)
    }

    @Test func `the delegate is asked whether a link is opened`() throws {
        show("https://a.org")
        view.delegate = asked

        try tap(5)
        #expect(asked.recorder.lines == ["https://a.org 4 4", "invokeDefaultAction"])
        #expect(stage.openedURLs.count == 1)
        asked.answer = false
        try tap(5)

        #expect(stage.openedURLs.count == 1 && asked.recorder.lines.count == 4)
    }

    @Test func `a delegate of older source is asked without the interaction`() throws {
        let older = OlderAsked()
        show("https://a.org")
        view.delegate = older

        try tap(5)

        #expect(older.urls.map(\.absoluteString) == ["https://a.org"] && stage.openedURLs.isEmpty)
    }

    @Test func `a text that is edited, or not selected in, opens nothing`() throws {
        show("https://a.org")
        view.delegate = asked

        stage.run { view.isSelectable = false }
        try tap(5)
        stage.run { (view.isSelectable, view.isEditable) = (true, true) }
        try tap(5)

        #expect(stage.openedURLs.isEmpty && asked.recorder.lines.isEmpty)
        #expect(view.isFirstResponder)
    }

    @Test func `what is selected over a link with the mouse does not open it`() throws {
        show("https://a.org")
        try tap(1)
        stage.advance(by: 1)
        let rect = view.caretRect(for: view.beginningOfDocument)
        let start = try #require(view.position(from: view.beginningOfDocument, offset: 5))
        let place = view.caretRect(for: start)

        stage.drag(
            from: CGPoint(x: place.minX, y: place.midY), to: CGPoint(x: rect.minX, y: place.midY), over: 0.2)
        stage.settle()

        #expect(view.selectedRange == NSRange(location: 0, length: 5) && stage.openedURLs.isEmpty)
    }

    @Test func `the delegate is asked about a tapped attachment`() throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in }
        let text = NSMutableAttributedString(string: "ab")
        text.append(NSAttributedString(attachment: NSTextAttachment(image: picture)))
        stage.run { view.attributedText = text }
        stage.settle()
        view.delegate = asked

        try tap(2)

        #expect(asked.recorder.lines == ["attachment 2 1"])
    }
}
