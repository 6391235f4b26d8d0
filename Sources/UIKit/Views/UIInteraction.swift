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
    /// The interactions of the view, in the order in which they were added.
    public var interactions: [any UIInteraction] {
        get { rare?.interactions ?? [] }
        set {
            for old in interactions where !newValue.contains(where: { $0 === old }) { removeInteraction(old) }
            for new in newValue { addInteraction(new) }
        }
    }

    /// Adds an interaction, and removes it from the view that had it.
    public func addInteraction(_ interaction: any UIInteraction) {
        guard !interactions.contains(where: { $0 === interaction }) else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        rareValues.interactions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Removes an interaction.
    public func removeInteraction(_ interaction: any UIInteraction) {
        guard interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        rareValues.interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}
