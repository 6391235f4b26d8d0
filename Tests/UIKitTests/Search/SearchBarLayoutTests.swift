import Testing
import UITesting

@testable import UIKit

/// Where the parts of a search bar stand, and what lies behind them.
@MainActor
@Suite struct SearchBarLayoutTests {
    private final class Placing: NSObject, UISearchBarDelegate {
        var position = UIBarPosition.any
        func position(for bar: any UIBarPositioning) -> UIBarPosition { position }
    }

    private let stage = Stage(size: CGSize(width: 320, height: 480))
    private let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 320, height: 56))
    private var field: UISearchTextField { bar.searchTextField }

    init() {
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        controller.view.addSubview(bar)
        stage.present(controller)
        stage.settle()
    }

    private func square() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in }
    }

    @Test(arguments: [
        (CGFloat(80), CGFloat(10), CGFloat(36)), (56, 10, 36), (44, 4, 36), (36, 0, 36), (26, 0, 26),
        (12, 0, 12),
    ])
    func `in a bar that is too low the field stays in the middle, then becomes lower and fades`(
        height: CGFloat, top: CGFloat, fieldHeight: CGFloat
    ) throws {
        bar.frame.size.height = height
        stage.settle()

        #expect(field.frame == CGRect(x: 8, y: top, width: 304, height: fieldHeight))
        #expect(field.layer.cornerRadius == min(10, fieldHeight / 2))
        let alpha = try #require(field.leftView).alpha
        #expect(abs(alpha - min(max((fieldHeight - 20) / 12, 0), 1)) < 0.001)
    }

    @Test func `the height counts a prompt, and scopes where there are some`() {
        bar.prompt = "Where?"
        bar.frame.size.height = bar.intrinsicContentSize.height
        stage.settle()
        #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 75))
        #expect(field.frame == CGRect(x: 8, y: 29, width: 304, height: 36))

        bar.showsScopeBar = true
        #expect(bar.intrinsicContentSize.height == 75)
        bar.scopeButtonTitles = []
        #expect(bar.intrinsicContentSize.height == 75)
        bar.scopeButtonTitles = ["All"]
        #expect(bar.intrinsicContentSize.height == 119)
        bar.prompt = nil
        bar.setShowsScope(false, animated: false)

        #expect(bar.intrinsicContentSize.height == 56)
    }

    @Test func `the text and the button that clears it are moved, the text within its room`() {
        let bounds = field.bounds
        let (text, clear) = (field.textRect(forBounds: bounds), field.clearButtonRect(forBounds: bounds))
        let edited = field.editingRect(forBounds: bounds)

        bar.searchTextPositionAdjustment = UIOffset(horizontal: 6, vertical: -3)
        bar.setPositionAdjustment(UIOffset(horizontal: -4, vertical: 2), for: .clear)

        for (old, new) in [
            (text, field.textRect(forBounds: bounds)), (edited, field.editingRect(forBounds: bounds)),
        ] {
            #expect(
                new
                    == CGRect(x: old.minX + 6, y: old.minY - 3, width: old.width - 6, height: old.height))
        }
        #expect(field.clearButtonRect(forBounds: bounds) == clear.offsetBy(dx: -4, dy: 2))
        #expect(bar.positionAdjustment(for: .clear) == UIOffset(horizontal: -4, vertical: 2))
        #expect(
            bar.positionAdjustment(for: .search) == .zero && bar.positionAdjustment(for: .bookmark) == .zero)
    }

    @Test func `the buttons for bookmarks and results share a place, and have images by state`() {
        let (own, selected) = (square(), square())
        let button = bar.content.endButton
        bar.showsSearchResultsButton = true
        bar.setPositionAdjustment(UIOffset(horizontal: 1, vertical: 2), for: .resultsList)
        #expect(bar.positionAdjustment(for: .bookmark) == UIOffset(horizontal: 1, vertical: 2))

        bar.setImage(own, for: .resultsList, state: .normal)
        bar.setImage(selected, for: .resultsList, state: .selected)
        #expect(button.image(for: .normal) === own && button.image(for: .selected) === selected)
        #expect(bar.image(for: .resultsList, state: .selected) === selected)
        #expect(bar.image(for: .bookmark, state: .normal) == nil)
        bar.isSearchResultsButtonSelected = true
        #expect(button.isSelected && field.rightView === button)
        bar.setImage(nil, for: .resultsList, state: .normal)

        #expect(button.image(for: .normal) != nil && button.image(for: .normal) !== own)
        #expect(button.image(for: .selected) === selected)
    }

    @Test
    func `a bar is the field alone where it is to look like that, and has its colour where it is opaque`()
        throws
    {
        func colors() throws -> (bar: SIMD4<UInt8>, line: SIMD4<UInt8>) {
            stage.settle()
            let image = try stage.snapshot()
            return (image.pixel(x: 2, y: 150), image.pixel(x: 2, y: 156))
        }
        let white = SIMD4<UInt8>(255, 255, 255, 255)
        #expect(try colors().line.x < 200)

        bar.searchBarStyle = .minimal
        let plain = try colors()
        #expect(plain.bar == white && plain.line == white)
        bar.searchBarStyle = .prominent
        #expect(try colors().line.x < 200)
        (bar.barTintColor, bar.isTranslucent) = (.red, false)

        #expect(try colors().bar == SIMD4(255, 0, 0, 255))
    }

    @Test func `a bar stands at the upper edge unless its delegate says another place`() {
        let placing = Placing()
        #expect(bar.barPosition == .top)
        bar.delegate = placing
        #expect(bar.barPosition == .top)

        placing.position = .topAttached

        #expect(bar.barPosition == .topAttached)
    }

    @Test func `older code reads and sets the title of the cancel button, and takes it back`() {
        #expect(bar.value(forKey: "cancelButtonText") as? String == "Cancel")
        bar.setValue("Stop", forKey: "_cancelButtonText")
        #expect(bar.value(forKey: "_cancelButtonText") as? String == "Stop")
        #expect(bar.content.cancelButton.title(for: .normal) == "Stop")

        bar.setValue(nil, forKey: "cancelButtonText")

        #expect(bar.content.cancelButton.title(for: .normal) == "Cancel")
        #expect(bar.value(forKey: "_searchField") as? UITextField === field)
        #expect(bar.value(forKey: "_cancelButton") as? UIButton === bar.content.cancelButton)
    }
}
