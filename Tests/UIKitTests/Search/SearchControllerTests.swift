import Testing
import UITesting

@testable import UIKit

@MainActor
@Suite struct SearchControllerTests {
    private let stage = Stage(size: CGSize(width: 320, height: 568))

    @MainActor
    private final class List: UITableViewController, UISearchResultsUpdating, UISearchControllerDelegate {
        let search: UISearchController
        var calls: [String] = []

        init(results: UIViewController? = nil) {
            search = UISearchController(searchResultsController: results)
            super.init(style: .plain)
            search.searchResultsUpdater = self
            search.delegate = self
            definesPresentationContext = true
            title = "List"
        }

        required init?(coder: NSCoder) { nil }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

        func updateSearchResults(for searchController: UISearchController) {
            calls.append("update \(searchController.searchBar.text ?? "") \(searchController.isActive)")
        }
        func willPresentSearchController(_ searchController: UISearchController) {
            calls.append("will present")
        }
        func didPresentSearchController(_ searchController: UISearchController) {
            calls.append("did present")
        }
        func willDismissSearchController(_ searchController: UISearchController) {
            calls.append("will dismiss")
        }
        func didDismissSearchController(_ searchController: UISearchController) {
            calls.append("did dismiss")
        }
    }

    private func show(_ list: List, large: Bool = false) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = large
        stage.present(navigation)
        stage.settle()
        return navigation
    }

    @Test func `the search bar stands below the title`() {
        let list = List()
        list.navigationItem.searchController = list.search
        let navigation = show(list)

        #expect(navigation.navigationBar.frame.height == 96)
        let field = list.search.searchBar.searchTextField
        #expect(field.convert(field.bounds, to: nil) == CGRect(x: 16, y: 45, width: 288, height: 36))
        #expect(list.tableView.adjustedContentInset.top == 96)
        #expect(list.tableView.contentOffset.y == -96)
    }

    @Test func `it is scrolled away before the large title, and comes to rest at a whole one`() {
        let list = List()
        list.navigationItem.searchController = list.search
        let bar = show(list, large: true).navigationBar
        #expect(bar.frame.height == 148)

        stage.run { list.tableView.contentOffset.y = -148 + 30 }
        stage.settle()
        #expect(bar.frame.height == 118)
        #expect(list.search.searchBar.frame.height == 22)
        #expect(list.search.searchBar.searchTextField.frame.height == 6)

        stage.run { list.tableView.contentOffset.y = -148 + 80 }
        stage.settle()
        #expect(bar.frame.height == 68)
        #expect(list.search.searchBar.frame.height == 0)

        list.tableView.contentOffset.y = -148
        stage.settle()
        stage.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 360), over: 2)
        stage.settle()
        #expect(list.tableView.contentOffset.y == -96)
    }

    @Test func `a list that is pulled down takes it along, below the title that grows`() {
        let list = List()
        list.navigationItem.searchController = list.search
        let bar = show(list, large: true).navigationBar
        let rest = list.search.searchBar.convert(CGPoint.zero, to: nil).y

        stage.run { list.tableView.contentOffset.y = -148 - 40 }
        stage.advance(by: 0.02)

        #expect(list.search.searchBar.convert(CGPoint.zero, to: nil).y == rest + 40)
        #expect(bar.frame.height == 188)
    }

    @Test func `it stays where it is not to be scrolled away`() {
        let list = List()
        list.navigationItem.searchController = list.search
        list.navigationItem.hidesSearchBarWhenScrolling = false
        let bar = show(list).navigationBar

        stage.run { list.tableView.contentOffset.y = 200 }
        stage.settle()

        #expect(bar.frame.height == 96)
    }

    @Test func `a tap begins the search: the bar takes the titles' place`() {
        let list = List()
        list.navigationItem.searchController = list.search
        let bar = show(list).navigationBar

        stage.tap(list.search.searchBar.searchTextField)
        stage.settle()

        #expect(list.search.isActive)
        #expect(list.presentedViewController === list.search)
        #expect(list.search.searchBar.isFirstResponder)
        #expect(list.search.searchBar.showsCancelButton)
        #expect(bar.frame.height == 56)
        #expect(list.tableView.adjustedContentInset.top == 56)
        #expect(list.calls == ["will present", "update  true", "did present"])
        #expect(stage.diagnostics.isEmpty)
    }

    @Test func `a text updates the results, return keeps the search, Escape ends it`() {
        let list = List()
        list.navigationItem.searchController = list.search
        let bar = show(list).navigationBar
        stage.tap(list.search.searchBar.searchTextField)
        stage.settle()
        list.calls = []

        stage.type("a")
        stage.press(.keyboardReturnOrEnter)
        #expect(list.search.isActive)
        #expect(!list.search.searchBar.isFirstResponder)
        stage.tap(list.search.searchBar.searchTextField)
        stage.press(.keyboardEscape)
        stage.settle()

        #expect(
            list.calls == ["update a true", "update a true", "will dismiss", "update  false", "did dismiss"])
        #expect(!list.search.isActive)
        #expect(list.search.searchBar.text == "")
        #expect(!list.search.searchBar.showsCancelButton)
        #expect(bar.frame.height == 96)
        #expect(list.presentedViewController == nil)
        #expect(stage.diagnostics.isEmpty)
    }

    @Test func `a tap beside ends the search, unless the content is not obscured`() {
        let list = List()
        list.navigationItem.searchController = list.search
        _ = show(list)
        list.search.isActive = true
        stage.settle()
        #expect(!list.search.searchBar.isFirstResponder)

        stage.tap(CGPoint(x: 160, y: 400))
        stage.settle()
        #expect(!list.search.isActive)

        list.search.obscuresBackgroundDuringPresentation = false
        list.search.isActive = true
        stage.settle()
        stage.tap(CGPoint(x: 160, y: 400))
        stage.settle()
        #expect(list.search.isActive)
        #expect(list.tableView.indexPathForSelectedRow != nil)
    }

    @Test func `the results are shown as soon as there is a text`() {
        let results = UIViewController()
        let list = List(results: results)
        list.navigationItem.searchController = list.search
        _ = show(list)
        stage.tap(list.search.searchBar.searchTextField)
        stage.settle()
        #expect(results.parent === list.search)
        #expect(results.view.isHidden)

        stage.type("a")
        #expect(!results.view.isHidden)
        let inWindow = results.view.convert(results.view.bounds, to: nil)
        #expect(inWindow == CGRect(x: 0, y: 0, width: 320, height: 568))
        #expect(results.view.safeAreaInsets.top == 56)

        list.search.showsSearchResultsController = false
        #expect(results.view.isHidden)
        #expect(!list.search.automaticallyShowsSearchResultsController)
    }

    @Test func `what is asked for during the way happens after it`() {
        let list = List()
        list.navigationItem.searchController = list.search
        _ = show(list)

        stage.run { list.search.isActive = true }
        stage.advance(by: 0.05)
        stage.run { list.search.isActive = false }
        stage.settle()
        #expect(!list.search.isActive)
        #expect(list.presentedViewController == nil)
        #expect(stage.diagnostics.isEmpty)
    }

    @Test func `a screen that is pushed over the search comes and goes with it`() {
        let list = List()
        list.navigationItem.searchController = list.search
        let navigation = show(list)
        stage.tap(list.search.searchBar.searchTextField)
        stage.type("a")
        stage.settle()
        let next = UIViewController()
        next.view.backgroundColor = .white

        stage.run { navigation.pushViewController(next, animated: true) }
        stage.settle()
        #expect(navigation.navigationBar.frame.height == 44)
        #expect(list.search.view.window == nil)
        #expect(stage.window.hitTest(CGPoint(x: 160, y: 300), with: nil) === next.view)

        stage.run { _ = navigation.popViewController(animated: true) }
        stage.settle()
        #expect(list.search.isActive)
        #expect(navigation.navigationBar.frame.height == 56)
        #expect(list.search.searchBar.text == "a")
        #expect(list.search.view.window != nil)
        #expect(stage.diagnostics.isEmpty)
    }

    @Test func `without a context the search lies over the bar and lets it be used`() {
        let list = List()
        list.definesPresentationContext = false
        list.navigationItem.searchController = list.search
        let navigation = show(list)
        stage.tap(list.search.searchBar.searchTextField)
        stage.settle()

        #expect(navigation.presentedViewController === list.search)
        #expect(list.search.view.frame.minY == 56)
        stage.tap(list.search.searchBar.content.cancelButton)
        stage.settle()
        #expect(!list.search.isActive)
    }

    @Test func `a search bar in a table's header goes to the top, and back`() {
        let list = List()
        list.tableView.tableHeaderView = list.search.searchBar
        let navigation = show(list)
        let field = list.search.searchBar.searchTextField
        #expect(field.convert(field.bounds, to: nil).minY == 54)

        stage.tap(field)
        stage.settle()
        #expect(list.search.isActive)
        #expect(field.isFirstResponder)
        #expect(navigation.isNavigationBarHidden)
        #expect(field.convert(field.bounds, to: nil).minY == 10)

        stage.type("a")
        stage.tap(list.search.searchBar.content.cancelButton)
        stage.settle()
        #expect(!list.search.isActive)
        #expect(!navigation.isNavigationBarHidden)
        #expect(field.convert(field.bounds, to: nil).minY == 54)
        #expect(field.isDescendant(of: list.search.searchBar))
        #expect(list.search.searchBar.superview === list.tableView)
        #expect(stage.diagnostics.isEmpty)
    }

    @Test func `a navigation bar that was hidden before the search is hidden after it`() {
        let list = List()
        list.tableView.tableHeaderView = list.search.searchBar
        let navigation = show(list)
        navigation.isNavigationBarHidden = true
        stage.settle()

        stage.tap(list.search.searchBar.searchTextField)
        stage.settle()
        #expect(list.search.isActive && navigation.isNavigationBarHidden)
        stage.tap(list.search.searchBar.content.cancelButton)
        stage.settle()

        #expect(!list.search.isActive && navigation.isNavigationBarHidden)
    }

    @Test func `a navigation bar that stays has the search bar below it, or in place of its title`() {
        let list = List()
        list.search.hidesNavigationBarDuringPresentation = false
        list.tableView.tableHeaderView = list.search.searchBar
        let navigation = show(list)
        let field = list.search.searchBar.searchTextField
        stage.run { list.tableView.contentOffset.y = -30 }
        stage.tap(field)
        stage.settle()
        #expect(!navigation.isNavigationBarHidden)
        #expect(field.convert(field.bounds, to: nil).minY == 54)
        list.search.isActive = false
        stage.settle()

        let other = List()
        other.search.hidesNavigationBarDuringPresentation = false
        other.navigationItem.titleView = other.search.searchBar
        _ = show(other)
        let title = other.search.searchBar.searchTextField
        stage.tap(title)
        stage.settle()
        #expect(other.search.isActive)
        #expect(title.convert(title.bounds, to: nil).minY == 4)
        stage.tap(other.search.searchBar.content.cancelButton)
        stage.settle()
        #expect(!other.search.isActive)
        #expect(stage.diagnostics.isEmpty)
    }

    @Test func `scopes come with the search`() {
        let list = List()
        list.search.searchBar.scopeButtonTitles = ["All", "Some"]
        list.navigationItem.searchController = list.search
        let bar = show(list).navigationBar
        #expect(bar.frame.height == 96)

        stage.tap(list.search.searchBar.searchTextField)
        stage.settle()
        #expect(bar.frame.height == 100)
        list.calls = []
        stage.tap(CGPoint(x: 240, y: 72))
        #expect(list.search.searchBar.selectedScopeButtonIndex == 1)
        #expect(list.calls == ["update  true"])
    }

    @Test func `a search bar in place of the title takes the room between the buttons`() {
        let controller = UIViewController()
        let bar = UISearchBar()
        controller.navigationItem.titleView = bar
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Done", style: .plain, target: nil, action: nil)
        stage.present(UINavigationController(rootViewController: controller))
        stage.settle()

        #expect(bar.frame.minX == 16 && bar.frame.height == 44)
        #expect(bar.frame.maxX < 270 && bar.frame.maxX > 230)
        #expect(bar.searchTextField.frame.minY == 4 && bar.searchTextField.frame.height == 36)
    }

    @Test func `another search controller takes the place of one`() {
        let list = List()
        list.navigationItem.searchController = list.search
        let bar = show(list).navigationBar

        stage.run { list.navigationItem.searchController = nil }
        stage.settle()
        #expect(bar.frame.height == 44)
        #expect(list.search.searchBar.window == nil)

        stage.run { list.search.isActive = true }
        stage.settle()
        #expect(!list.search.isActive, "nothing says where")
    }

    @Test func `the results are shown when the program says so, whatever the text is`() {
        let results = UIViewController()
        let list = List(results: results)
        list.navigationItem.searchController = list.search
        _ = show(list)
        stage.run { list.search.isActive = true }
        stage.settle()
        #expect(!list.search.showsSearchResultsController && results.view.isHidden)

        stage.run { list.search.showsSearchResultsController = true }
        stage.settle()
        #expect(results.view.window === stage.window && !results.view.isHidden)
        stage.run {
            list.search.showsSearchResultsController = false
            list.search.searchBar.text = "a"
        }
        stage.settle()

        #expect(results.view.isHidden)
    }

    @Test func `a bar whose search has not begun loses its text with its cancel button`() {
        let list = List()
        list.navigationItem.searchController = list.search
        _ = show(list)
        stage.run {
            list.search.searchBar.text = "left over"
            list.search.searchBarDidCancel()
        }
        stage.settle()

        #expect(list.search.searchBar.text == "" && !list.search.isActive)
    }

    /// Presents the search without an animation.
    private final class Presenter: NSObject, UISearchControllerDelegate {
        var asked = 0
        weak var source: UIViewController?

        func presentSearchController(_ searchController: UISearchController) {
            asked += 1
            source?.present(searchController, animated: false)
        }
    }

    @Test func `a delegate may present the search its own way`() {
        let (list, presenter) = (List(), Presenter())
        list.navigationItem.searchController = list.search
        (list.search.delegate, presenter.source) = (presenter, list)
        _ = show(list)

        stage.run { list.search.isActive = true }
        stage.advance(by: 0)

        #expect(presenter.asked == 1 && list.presentedViewController === list.search)
    }

    @Test func `a search that is ended while it begins can begin once more, and stays`() {
        let list = List()
        list.navigationItem.searchController = list.search
        _ = show(list)
        stage.run { list.search.isActive = true }
        stage.advance(by: 0.1)
        stage.run { list.search.isActive = false }
        stage.settle()
        #expect(list.presentedViewController == nil)

        stage.run { list.search.isActive = true }
        stage.settle()

        #expect(list.search.isActive && list.presentedViewController === list.search)
    }

    @Test func `the view of the search fades in and out`() throws {
        let list = List()
        list.navigationItem.searchController = list.search
        _ = show(list)
        func opacity() throws -> Float {
            stage.advance(by: 0.15)
            return try #require(list.search.view.layer.presentation()).opacity
        }

        stage.run { list.search.isActive = true }
        let coming = try opacity()
        stage.settle()
        #expect(list.search.view.alpha == 1)
        stage.run { list.search.isActive = false }
        let going = try opacity()

        #expect(coming > 0.2 && coming < 0.8 && going > 0.2 && going < 0.8)
    }
}
