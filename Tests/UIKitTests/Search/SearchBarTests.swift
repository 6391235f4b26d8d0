import Testing
import UITesting

@testable import UIKit

@MainActor
@Suite struct SearchBarTests {
    private let stage = Stage(size: CGSize(width: 320, height: 480))
    private let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 320, height: 56))
    private let listener = Listener()

    @MainActor
    private final class Listener: NSObject, UISearchBarDelegate {
        var calls: [String] = []
        var mayBegin = true
        var mayChange = true

        func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { mayBegin }
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("begin") }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("end") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
            calls.append("text \(searchText)")
        }
        func searchBar(
            _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool { mayChange }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
        func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { calls.append("results") }
        func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { calls.append("bookmark") }
        func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
            calls.append("scope \(selectedScope)")
        }
    }

    init() {
        bar.delegate = listener
        let controller = UIViewController()
        controller.view.addSubview(bar)
        stage.present(controller)
    }

    @Test func `typing, return and Escape call the delegate`() {
        bar.showsCancelButton = true
        stage.tap(CGPoint(x: 100, y: 128))
        stage.type("ab")
        stage.press(.keyboardReturnOrEnter)
        stage.press(.keyboardEscape)
        stage.run { _ = bar.resignFirstResponder() }

        #expect(listener.calls == ["begin", "text a", "text ab", "search", "cancel", "end"])
        #expect(bar.text == "ab")
    }

    @Test func `Escape goes on where there is no cancel button`() {
        stage.tap(CGPoint(x: 100, y: 128))
        stage.press(.keyboardEscape)

        #expect(listener.calls == ["begin"])
    }

    @Test func `the delegate refuses editing, and changes`() {
        listener.mayBegin = false
        stage.tap(CGPoint(x: 100, y: 128))
        #expect(!bar.isFirstResponder)

        listener.mayBegin = true
        listener.mayChange = false
        stage.tap(CGPoint(x: 100, y: 128))
        stage.type("a")

        #expect(bar.isFirstResponder)
        #expect(bar.text == "")
    }

    @Test func `a text that the program sets is not told to the delegate, one that is cleared is`() {
        stage.run { bar.text = "abc" }
        stage.settle()
        #expect(listener.calls.isEmpty)

        stage.tap(CGPoint(x: 320 - 8 - 15, y: 128))

        #expect(bar.text == "")
        #expect(listener.calls == ["text "])
    }

    @Test func `the cancel button makes the field shorter, and works while the text is edited`() {
        let before = bar.searchTextField.frame
        stage.run { bar.setShowsCancelButton(true, animated: true) }
        stage.settle()
        let button = bar.content.cancelButton

        #expect(before == CGRect(x: 8, y: 10, width: 304, height: 36))
        #expect(bar.searchTextField.frame.maxX == button.frame.minX - 12)
        #expect(button.frame.maxX == 312)
        #expect(!button.isEnabled)
        stage.tap(CGPoint(x: 300, y: 128))
        #expect(listener.calls.isEmpty)

        stage.run { _ = bar.becomeFirstResponder() }
        stage.tap(CGPoint(x: 300, y: 128))
        #expect(listener.calls == ["begin", "cancel"])
    }

    @Test func `prompt and scopes make the bar higher, and a scope is chosen`() {
        stage.run {
            bar.scopeButtonTitles = ["One", "Two"]
            #expect(bar.sizeThatFits(CGSize(width: 320, height: 0)).height == 56)
            bar.prompt = "Where?"
            bar.showsScopeBar = true
            bar.frame.size.height = bar.sizeThatFits(CGSize(width: 320, height: 0)).height
        }
        stage.settle()
        #expect(bar.frame.size == CGSize(width: 320, height: 119))

        stage.tap(CGPoint(x: 240, y: 191))

        #expect(listener.calls == ["scope 1"])
        #expect(bar.selectedScopeButtonIndex == 1)
    }

    @Test func `a scope that does not exist is refused, and one that is gone is left`() {
        bar.scopeButtonTitles = ["One", "Two"]
        bar.selectedScopeButtonIndex = 1
        bar.selectedScopeButtonIndex = 7
        #expect(bar.selectedScopeButtonIndex == 1)
        #expect(stage.diagnostics.count == 1)

        bar.selectedScopeButtonIndex = -3
        #expect(bar.selectedScopeButtonIndex == 1)
        bar.scopeButtonTitles = ["One"]
        #expect(bar.selectedScopeButtonIndex == 0)
        bar.scopeButtonTitles = nil
        #expect(bar.selectedScopeButtonIndex == 0)
    }

    @Test func `an empty field has a bookmark`() {
        stage.run { bar.showsBookmarkButton = true }
        stage.settle()
        stage.tap(CGPoint(x: 295, y: 128))
        #expect(listener.calls == ["bookmark"])

        stage.run { bar.text = "a" }
        stage.settle()
        #expect(bar.searchTextField.rightView == nil)
    }

    @Test func `older code finds the field and the button by their names`() {
        #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
        bar.setValue("Done", forKey: "cancelButtonText")
        #expect((bar.value(forKey: "cancelButton") as? UIButton)?.title(for: .normal) == "Done")
    }

    @Test func `a black bar is dark, and as its surroundings are again when it is not`() {
        bar.barStyle = .black
        stage.settle()
        #expect(bar.searchTextField.traitCollection.userInterfaceStyle == .dark)

        bar.barStyle = .default
        stage.settle()
        #expect(bar.searchTextField.traitCollection.userInterfaceStyle == .light)
    }

    @Test func `a picture of one's own takes the cross's place, as large as that`() throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in }
        stage.run {
            bar.text = "text"
            bar.setImage(picture, for: .clear, state: .normal)
        }
        stage.settle()

        func pictures(_ view: UIView) -> [UIImageView] {
            ((view as? UIImageView).map { [$0] } ?? []) + view.subviews.flatMap(pictures)
        }
        let shown = try #require(pictures(bar).first { $0.image === picture })
        #expect(!shown.isHidden && shown.frame == shown.superview?.bounds)
        #expect(shown.frame.width > 0)
    }

    @Test func `the field and the icons in it stand as far from their places as the bar says`() throws {
        bar.showsBookmarkButton = true
        stage.settle()
        let button = try #require(bar.searchTextField.rightView)
        let (field, mark) = (bar.searchTextField.frame, button.frame)
        let glass = try #require(bar.searchTextField.leftView).frame

        bar.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 3, vertical: -2)
        bar.setPositionAdjustment(UIOffset(horizontal: -5, vertical: 1), for: .bookmark)
        bar.setPositionAdjustment(UIOffset(horizontal: 4, vertical: 2), for: .search)
        stage.settle()

        #expect(bar.searchTextField.frame == field.offsetBy(dx: 3, dy: -2))
        #expect(button.frame == mark.offsetBy(dx: -5, dy: 1))
        #expect(bar.searchTextField.leftView?.frame == glass.offsetBy(dx: 4, dy: 2))
        #expect(bar.positionAdjustment(for: .bookmark) == UIOffset(horizontal: -5, vertical: 1))
    }

    @Test func `the button of the results takes the place of the bookmark, and stays beside a text`() {
        bar.showsBookmarkButton = true
        bar.showsSearchResultsButton = true
        stage.settle()
        stage.tap(CGPoint(x: 295, y: 128))
        bar.text = "a"
        stage.settle()
        stage.tap(CGPoint(x: 295, y: 128))

        #expect(listener.calls == ["results", "results"])
    }

    @Test func `a picture of one's own stands for the glass, until there is none`() {
        let picture = stage.run { UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in } }
        let glass = bar.searchTextField.leftView as? UIImageView
        let usual = glass?.image

        bar.setImage(picture, for: .search, state: .normal)
        #expect(glass?.image === picture && glass?.bounds.size == CGSize(width: 8, height: 8))
        stage.run { bar.setImage(nil, for: .search, state: .normal) }

        #expect(usual != nil && glass?.image?.size == usual?.size)
    }
}
