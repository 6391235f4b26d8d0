import Testing
import UITesting

@testable import UIKit

/// List contents and backgrounds: tints, symbols, attributed texts and effects.
@Suite struct ListContentMemberTests {
    private let field = Playfield(size: CGSize(width: 300, height: 400))

    private func view(_ content: UIListContentConfiguration) -> UIListContentView {
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
        field.window.addSubview(view)
        view.layoutIfNeeded()
        return view
    }

    private func picture(_ view: UIView) throws -> UIImageView {
        try #require(view.subviews.lazy.compactMap { $0 as? UIImageView }.first)
    }

    @Test func `an attributed text takes the place of a plain one`() throws {
        var content = UIListContentConfiguration.cell()
        content.text = "plain"
        content.attributedText = NSAttributedString(
            string: "red", attributes: [.foregroundColor: UIColor.red])

        let view = view(content)

        let label = try #require(view.subviews.lazy.compactMap { $0 as? UILabel }.first { $0.text == "red" })
        #expect(!label.isHidden)
        let color = label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        #expect(color == .red)
    }

    @Test func `a symbol is as the content wishes, else as itself, else as large as the text`() throws {
        func height(_ change: (inout UIListContentConfiguration) -> Void) throws -> CGFloat {
            var content = UIListContentConfiguration.cell()
            content.text = "Text"
            content.image = UIImage(systemName: "star")
            change(&content)
            return try #require(try picture(view(content)).image).size.height
        }
        let usual = try height { _ in }

        let wished = try height {
            $0.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 50)
        }
        #expect(wished > usual * 2)
        let own = try height {
            $0.image = UIImage(
                systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 30))
        }
        #expect(own > usual && own < wished)
        let text = try height { $0.textProperties.font = .systemFont(ofSize: 50) }
        #expect(text > own)
    }

    @Test func `an image has the tint of where it is, unless the content has one`() throws {
        var content = UIListContentConfiguration.cell()
        content.image = UIImage(systemName: "star")
        let view = view(content)
        field.window.tintColor = .green
        #expect(try picture(view).tintColor == .green)

        content.imageProperties.tintColor = .red
        view.configuration = content
        field.window.tintColor = .purple

        #expect(try picture(view).tintColor == .red)
    }

    @Test func `an effect takes the place of the colour behind a cell, and goes again`() throws {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
        field.window.addSubview(cell)
        func background() throws -> ConfiguredBackgroundView {
            cell.layoutIfNeeded()
            func search(_ view: UIView) -> ConfiguredBackgroundView? {
                view as? ConfiguredBackgroundView ?? view.subviews.lazy.compactMap(search).first
            }
            return try #require(search(cell))
        }
        var configuration = UIBackgroundConfiguration.clear()
        configuration.backgroundColor = .red
        cell.backgroundConfiguration = configuration
        #expect(try background().backgroundColor == .red)

        let effect = UIBlurEffect(style: .dark)
        configuration.visualEffect = effect
        cell.backgroundConfiguration = configuration
        let shown = try #require(try background().subviews.first as? UIVisualEffectView)
        #expect(try shown.effect === effect && shown.frame == background().bounds)
        #expect(try background().backgroundColor == .clear)
        configuration.visualEffect = nil
        cell.backgroundConfiguration = configuration

        #expect(try background().backgroundColor == .red && shown.superview == nil)
    }
}
