import Foundation

/// Hears of a search bar's parts and tells its controller and its delegate.
@MainActor
final class SearchFieldRelay: NSObject, UITextFieldDelegate {
    private weak var bar: UISearchBar?

    init(bar: UISearchBar) {
        self.bar = bar
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        bar.flatMap { $0.delegate?.searchBarShouldBeginEditing($0) } ?? true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        guard let bar else { return }
        bar.content.updateCancelButton()
        bar.delegate?.searchBarTextDidBeginEditing(bar)
        bar.owner?.searchBarDidBeginEditing()
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        bar.flatMap { $0.delegate?.searchBarShouldEndEditing($0) } ?? true
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        guard let bar else { return }
        bar.content.updateCancelButton()
        bar.delegate?.searchBarTextDidEndEditing(bar)
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        bar.flatMap { $0.delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: string) } ?? true
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        guard let bar else { return false }
        bar.delegate?.searchBarSearchButtonClicked(bar)
        bar.owner?.searchBarDidSubmit()
        return false
    }

    func textDidChange() {
        guard let bar else { return }
        bar.content.updateEndButton()
        bar.delegate?.searchBar(bar, textDidChange: bar.text ?? "")
        bar.owner?.searchDidChange()
    }

    func cancelTapped() {
        guard let bar else { return }
        bar.delegate?.searchBarCancelButtonClicked(bar)
        bar.owner?.searchBarDidCancel()
    }

    func endTapped() {
        guard let bar, let icon = bar.content.endIcon else { return }
        if icon == .resultsList {
            bar.delegate?.searchBarResultsListButtonClicked(bar)
        } else {
            bar.delegate?.searchBarBookmarkButtonClicked(bar)
        }
    }

    func scopeChanged() {
        guard let bar else { return }
        bar.content.adoptScope()
        bar.delegate?.searchBar(bar, selectedScopeButtonIndexDidChange: bar.selectedScopeButtonIndex)
        bar.owner?.searchDidChange()
    }
}
