import Foundation
import Testing
import UIKit
import UITesting

/// Letters that share a glyph, and the attribute that keeps them apart.
@Suite struct LigatureTests {
    private let stage = Stage()

    @Test func `letters share a glyph unless their text has no ligatures`() throws {
        let font = try #require(UIFont(name: "DejaVu Sans", size: 40))
        func picture(_ attributes: [NSAttributedString.Key: Any]) -> Data? {
            let text = NSAttributedString(
                string: "fi", attributes: attributes.merging([.font: font]) { old, _ in old })
            let renderer = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60))
            return renderer.image { _ in text.draw(at: .zero) }.pngData()
        }

        let (plain, shared, apart) = (picture([:]), picture([.ligature: 1]), picture([.ligature: 0]))

        #expect(plain != nil && plain == shared && plain != apart)
    }
}
