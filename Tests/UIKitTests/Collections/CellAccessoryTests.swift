import Testing
import UITesting

@testable import UIKit

/// The looks of accessories of list cells.
@Suite struct CellAccessoryTests {
    private let stage = Stage()

    @Test func `accessories may be hidden, have colours of their own, and leave when others come`() throws {
        let own = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        stage.window.addSubview(cell)
        cell.accessories = [
            .disclosureIndicator(options: .init(isHidden: true)), .checkmark(options: .init(isHidden: true)),
            .label(text: "x", options: .init(isHidden: true, tintColor: .red, font: .systemFont(ofSize: 9))),
        ]
        let label = try #require(cell.subviews.lazy.compactMap { $0 as? UILabel }.first)
        let check = try #require(cell.subviews.lazy.compactMap { $0 as? UIImageView }.first)
        let chevron = try #require(cell.subviews.lazy.compactMap { $0 as? DisclosureChevron }.first)
        #expect(label.isHidden && check.isHidden && chevron.isHidden)
        #expect(label.textColor == .red && label.font.pointSize == 9)

        cell.accessories = [
            .customView(configuration: .init(customView: own, placement: .leading(), tintColor: .red)),
            .label(text: "y"),
        ]
        #expect([label, check, chevron].allSatisfy { $0.superview == nil })
        #expect(own.superview === cell && !own.isHidden && own.tintColor == .red)
        let second = try #require(cell.subviews.lazy.compactMap { $0 as? UILabel }.first)
        #expect(!second.isHidden && second.textColor == .secondaryLabel)
        cell.accessories = [
            .customView(configuration: .init(customView: own, placement: .trailing(), isHidden: true))
        ]
        #expect(own.superview === cell && own.isHidden && second.superview == nil)
        cell.accessories = []

        #expect(own.superview == nil)
    }
}
