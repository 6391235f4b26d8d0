/// Something that a view lets the user do, beyond touches: it belongs to one view at a time.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
    /// The view that has the interaction.
    var view: UIView? { get }

    /// The interaction is about to be added to a view, or to be removed.
    func willMove(to view: UIView?)

    /// The interaction was added to a view, or was removed.
    func didMove(to view: UIView?)
}

extension UIView {
    func setInteractions(_ newValue: [any UIInteraction]) {
        for old in interactions where !newValue.contains(where: { $0 === old }) { removeInteraction(old) }
        for new in newValue { addInteraction(new) }
    }

    func hold(_ interaction: any UIInteraction) {
        guard !interactions.contains(where: { $0 === interaction }) else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        rareValues.interactions.append(interaction)
        interaction.didMove(to: self)
    }

    func drop(_ interaction: any UIInteraction) {
        guard interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        rareValues.interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}
