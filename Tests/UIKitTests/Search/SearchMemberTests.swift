import Testing
import UITesting

@testable import UIKit

/// Smaller members of search controllers.
@MainActor
@Suite struct SearchMemberTests {
    private let stage = Stage(size: CGSize(width: 320, height: 568))

    @Test func `results that were shown by hand go by the text again where that is wanted`() {
        let results = UIViewController()
        let search = UISearchController(searchResultsController: results)
        let list = UIViewController()
        list.definesPresentationContext = true
        list.navigationItem.searchController = search
        stage.present(UINavigationController(rootViewController: list))
        stage.run { search.isActive = true }
        stage.settle()
        func isSeen() -> Bool {
            results.view.window != nil
                && sequence(first: results.view, next: { $0?.superview }).allSatisfy { $0?.isHidden != true }
        }
        #expect(!isSeen())
        stage.run { search.showsSearchResultsController = true }
        #expect(isSeen() && !search.automaticallyShowsSearchResultsController)

        stage.run { search.automaticallyShowsSearchResultsController = true }
        #expect(!isSeen() && !search.showsSearchResultsController)
        stage.run { search.searchBar.text = "a" }
        stage.settle()

        #expect(search.showsSearchResultsController)
    }

    @Test func `a search controller that is made by a nib's name can search`() {
        let search = UISearchController(nibName: nil, bundle: nil)
        let list = UIViewController()
        list.definesPresentationContext = true
        list.navigationItem.searchController = search
        stage.present(UINavigationController(rootViewController: list))

        stage.tap(search.searchBar.searchTextField)
        stage.settle()

        #expect(search.isActive && search.searchResultsController == nil)
        #expect(search.searchBar.searchTextField.isFirstResponder)
    }
}
