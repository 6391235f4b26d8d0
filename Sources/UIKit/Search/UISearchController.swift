import Foundation

/// Searches with the text of a search bar, and shows what was found over the content.
///
/// The search bar stands in a navigation item, or in a view such as the header of a table. When it is edited
/// the controller presents itself over the nearest controller that defines a presentation context: the search
/// bar takes the place of the titles, or goes to the top.
///
/// ```swift
/// let search = UISearchController(searchResultsController: nil)
/// search.searchResultsUpdater = self
/// search.obscuresBackgroundDuringPresentation = false
/// navigationItem.searchController = search
/// definesPresentationContext = true
/// ```
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 0, height: SearchBarContent.rowHeight))
    private let searchTransitions = SearchTransitions()
    /// What the application set of the buttons' showing.
    private var automatic = (cancel: true, scopes: true, results: true)
    private var showsResults = false
    /// What is to happen when the running transition is over.
    private var pending: Bool?
    /// Whether the bars have made room for the search.
    var isRaised = false

    // MARK: - Creating a search controller

    /// Makes a search controller.
    ///
    /// - Parameter searchResultsController: shows what was found; nil where the content itself does.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// Makes one without a controller for the results.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    /// Makes one without a controller for the results; nothing is read from the decoder.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        styleThatWasSet = .custom
        transitioningDelegate = searchTransitions
        searchBar.owner = self
    }

    // MARK: - The search

    /// The bar with the text. A subclass may return one of its own.
    open var searchBar: UISearchBar { bar }

    /// The controller that shows what was found.
    open private(set) var searchResultsController: UIViewController?

    /// Shows what was found for a text.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

    /// Hears of the beginning and the end of the search.
    open weak var delegate: (any UISearchControllerDelegate)?

    /// Whether a search goes on: whether the controller is presented, or about to be. Setting it begins or ends
    /// the search.
    open var isActive: Bool {
        get { presentation.presenting != nil && presentation.activity != .dismissing }
        set {
            guard newValue != isActive else { return }
            pending = nil
            if newValue { begin() } else { end() }
        }
    }

    // MARK: - What is shown

    /// Whether the content is dimmed until there is something found. Default true.
    open var obscuresBackgroundDuringPresentation = true {
        didSet { showState() }
    }

    /// Whether the content is dimmed. `obscuresBackgroundDuringPresentation` has taken its place.
    @available(*, deprecated, renamed: "obscuresBackgroundDuringPresentation")
    public var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }

    /// Whether the titles of the navigation bar make room for the search bar. Default true.
    open var hidesNavigationBarDuringPresentation = true

    /// Whether the search bar gets its cancel button for the time of the search. Default true.
    open var automaticallyShowsCancelButton: Bool {
        get { automatic.cancel }
        set { automatic.cancel = newValue }
    }

    /// Whether the search bar gets its scopes for the time of the search. Default true. Setting `showsScopeBar`
    /// of the bar does not change it.
    open var automaticallyShowsScopeBar: Bool {
        get { automatic.scopes }
        set { automatic.scopes = newValue }
    }

    /// Whether the controller of the results is shown as soon as there is a text. Default true.
    open var automaticallyShowsSearchResultsController: Bool {
        get { automatic.results }
        set {
            automatic.results = newValue
            showState()
        }
    }

    /// Whether the controller of the results is shown. Setting it ends what goes by the text.
    open var showsSearchResultsController: Bool {
        get { automatic.results ? !(searchBar.text ?? "").isEmpty : showsResults }
        set {
            automatic.results = false
            showsResults = newValue
            showState()
        }
    }

    // MARK: - The view

    /// Makes the view that dims the content and holds that of the results.
    open override func loadView() {
        let view = SearchView { [weak self] in self?.dimmingTapped() }
        self.view = view
        guard let results = searchResultsController else { return showState() }
        addChild(results)
        view.show(results: results.view)
        results.didMove(toParent: self)
        showState()
    }

    /// Shows the results or the dimming, as the text asks for.
    func showState() {
        let hasResults = searchResultsController != nil && showsSearchResultsController
        (viewIfLoaded as? SearchView)?.update(
            dims: obscuresBackgroundDuringPresentation && !hasResults, showsResults: hasResults)
    }

    private func dimmingTapped() { searchBarDidCancel() }

    // MARK: - Beginning and end

    /// Presents the controller where the delegate does not.
    private func begin() {
        guard !presentation.isInRequest else { return }
        guard presentation.presenting == nil else { return pending = true }
        delegate?.presentSearchController(self)
        guard presentation.presenting == nil, let source = searchSource else { return }
        source.present(self, animated: true) { [weak self] in self?.carryOutPending() }
    }

    private func end() {
        guard activeTransition == nil else { return pending = false }
        presentation.presenting?.dismiss(animated: true) { [weak self] in self?.carryOutPending() }
    }

    /// Ends or begins the search, if that was asked for during the transition.
    private func carryOutPending() {
        guard let pending else { return }
        self.pending = nil
        isActive = pending
    }

    /// The controller in whose view the search bar stands: the top of a navigation controller, if in its bar.
    private var searchSource: UIViewController? {
        let controller = searchBar.chain.lazy.compactMap { $0 as? UIViewController }.first
        return (controller as? UINavigationController)?.topViewController ?? controller
    }

    /// The navigation controller whose bar makes room.
    var surroundingNavigation: UINavigationController? {
        if let own = searchSource as? UINavigationController { return own }
        return searchSource?.navigationController ?? presentation.presenting?.navigationController
            ?? presentation.presenting as? UINavigationController
    }

    /// Adds cancel button and scopes to the bar, or takes them away again.
    func showButtons(_ isSearching: Bool) {
        if automatic.cancel { searchBar.showsCancelButton = isSearching }
        if automatic.scopes, searchBar.scopeButtonTitles?.isEmpty == false {
            searchBar.showsScopeBar = isSearching
        }
    }

    func update() {
        showState()
        searchResultsUpdater?.updateSearchResults(for: self)
    }
}

extension UISearchController: SearchBarOwner {
    func searchBarDidBeginEditing() {
        if isActive { update() } else { begin() }
    }

    func searchDidChange() {
        if isActive { update() } else { showState() }
    }

    func searchBarDidSubmit() { searchBar.resignFirstResponder() }

    func searchBarDidCancel() {
        if isActive { return end() }
        searchBar.text = ""
        searchBar.resignFirstResponder()
    }

    /// The search begins: the presentation is in its container.
    func searchWillBegin() {
        delegate?.willPresentSearchController(self)
        update()
    }

    /// The search ends: its text is gone, and so are the results.
    func searchWillEnd() {
        delegate?.willDismissSearchController(self)
        if searchBar.isFirstResponder { searchBar.searchTextField.resignByForce() }
        searchBar.searchTextField.text = ""
        searchBar.content.updateEndButton()
        update()
    }
}
