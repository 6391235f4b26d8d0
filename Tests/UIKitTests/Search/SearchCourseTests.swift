import Testing
import UITesting

@testable import UIKit

/// What a search controller adds to its bar while it searches, whom it tells of changes, and how the search ends.
@MainActor
@Suite struct SearchCourseTests {
    private final class Screen: UIViewController, UISearchResultsUpdating, UISearchBarDelegate {
        let search: UISearchController
        var updates: [String] = []
        var mayEnd = true
        var ends = 0

        init(results: UIViewController?) {
            search = UISearchController(searchResultsController: results)
            super.init(nibName: nil, bundle: nil)
            search.searchResultsUpdater = self
            search.searchBar.delegate = self
            navigationItem.searchController = search
            definesPresentationContext = true
        }

        required init?(coder: NSCoder) { nil }

        func updateSearchResults(for searchController: UISearchController) {
            updates.append(
                "\(searchController.searchBar.text ?? "-") \(searchController.searchBar.selectedScopeButtonIndex)"
            )
        }
        func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { mayEnd }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { ends += 1 }
    }

    private let stage = Stage(size: CGSize(width: 320, height: 568))
    private let results = UIViewController()

    private func show(hasResults: Bool = false) -> (screen: Screen, navigation: UINavigationController) {
        let screen = Screen(results: hasResults ? results : nil)
        let navigation = UINavigationController(rootViewController: screen)
        stage.present(navigation)
        stage.settle()
        return (screen, navigation)
    }

    private func run(_ change: () -> Void) {
        stage.run(change)
        stage.settle()
    }

    @Test func `what is to be the app's own stays as the app has set it`() {
        let (screen, navigation) = show()
        let (search, bar) = (screen.search, screen.search.searchBar)
        bar.scopeButtonTitles = ["All", "Some"]
        search.automaticallyShowsCancelButton = false
        search.automaticallyShowsScopeBar = false

        run { search.isActive = true }
        #expect(search.isActive && !bar.showsCancelButton && !bar.showsScopeBar)
        #expect(navigation.navigationBar.frame.height == 56)
        bar.showsCancelButton = true
        run { search.isActive = false }
        #expect(bar.showsCancelButton)

        (search.automaticallyShowsCancelButton, search.automaticallyShowsScopeBar) = (true, true)
        run { search.isActive = true }
        #expect(bar.showsScopeBar && navigation.navigationBar.frame.height == 100)
        run { search.isActive = false }

        #expect(!bar.showsCancelButton && !bar.showsScopeBar && navigation.navigationBar.frame.height == 96)
    }

    @Test func `each change of the text or the scope is told once, and only while the search goes on`() {
        let (screen, _) = show()
        let bar = screen.search.searchBar
        bar.scopeButtonTitles = ["All", "Some"]
        run { bar.text = "before" }
        #expect(screen.updates.isEmpty)
        run { screen.search.isActive = true }
        screen.updates = []

        run { bar.text = "a" }
        run { bar.text = "a" }
        #expect(screen.updates == ["a 0"])
        run { bar.selectedScopeButtonIndex = 1 }
        run { bar.selectedScopeButtonIndex = 1 }
        #expect(screen.updates == ["a 0", "a 1"])
        run { bar.text = nil }

        #expect(screen.updates == ["a 0", "a 1", " 1"] && bar.text == "")
    }

    @Test func `the end of the search ends editing, whatever the bar's delegate says`() {
        let (screen, _) = show()
        let (search, bar) = (screen.search, screen.search.searchBar)
        stage.tap(bar.searchTextField)
        stage.type("a")
        stage.settle()
        screen.mayEnd = false
        stage.press(.keyboardReturnOrEnter)
        #expect(bar.isFirstResponder && search.isActive && screen.ends == 0)

        run { search.isActive = false }

        #expect(!bar.isFirstResponder && !search.isActive && bar.text == "" && screen.ends == 1)
    }

    @Test func `the content is dimmed until there are results, where that is wanted`() {
        let (screen, _) = show(hasResults: true)
        let (search, bar) = (screen.search, screen.search.searchBar)
        run { search.isActive = true }
        var isDimmed: Bool { search.view.subviews.first?.isHidden == false }
        #expect(isDimmed && results.view.isHidden)

        run { bar.text = "a" }
        #expect(!isDimmed && !results.view.isHidden)
        run { bar.text = "" }
        #expect(isDimmed && results.view.isHidden)
        search.obscuresBackgroundDuringPresentation = false

        #expect(!isDimmed && results.view.isHidden)
    }

    @Test
    func
        `without a controller for results the content stays dimmed, and shows what was found where it is not`()
    {
        let (screen, _) = show()
        run { screen.search.isActive = true }
        run { screen.search.searchBar.text = "a" }
        let dimming = screen.search.view.subviews.first
        #expect(dimming?.isHidden == false && screen.search.view.subviews.count == 1)

        screen.search.obscuresBackgroundDuringPresentation = false

        #expect(dimming?.isHidden == true)
        #expect(stage.window.hitTest(CGPoint(x: 160, y: 400), with: nil) === screen.view)
    }

    @Test func `a search that goes on does not begin again, and one that has ended does not end again`() {
        let (screen, navigation) = show()
        let search = screen.search

        run {
            search.isActive = true
            search.isActive = true
        }
        #expect(search.isActive && screen.presentedViewController === search)
        run { search.isActive = true }
        run {
            search.isActive = false
            search.isActive = false
        }
        run { search.isActive = false }

        #expect(!search.isActive && navigation.presentedViewController == nil && stage.diagnostics.isEmpty)
        #expect(screen.updates == [" 0", " 0"], "one at the beginning, and one at the end")
    }

    @Test func `a bar that leaves its navigation item has its own height again, and tells it nothing`() {
        let (screen, navigation) = show()
        let bar = screen.search.searchBar
        #expect(bar.intrinsicContentSize.height == 52 && navigation.navigationBar.frame.height == 96)

        run { screen.navigationItem.searchController = nil }
        #expect(bar.intrinsicContentSize.height == 56 && !bar.isInNavigationBar)
        run { bar.prompt = "Where?" }
        #expect(navigation.navigationBar.frame.height == 44)
        run { screen.navigationItem.searchController = screen.search }

        #expect(abs(navigation.navigationBar.frame.height - (44 + 52 + 19)) < 0.01)
        run { bar.prompt = nil }
        #expect(navigation.navigationBar.frame.height == 96)
    }
}
