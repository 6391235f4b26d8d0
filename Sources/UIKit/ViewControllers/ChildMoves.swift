/// The containment calls of a container whose children come and go with transitions: a child that leaves stays a
/// child until its view is gone, and one that comes hears of its parent when it is in place.
@MainActor
final class ChildMoves {
    private unowned let parent: UIViewController
    /// The children that the container wants now; any call to a child may change them.
    private let members: () -> [UIViewController]
    /// Children that have not heard `didMove(toParent:)` yet.
    private var entering: [UIViewController] = []
    /// Children that are no members any more and have not been removed yet.
    private var leaving: [UIViewController] = []

    init(of parent: UIViewController, members: @escaping () -> [UIViewController]) {
        self.parent = parent
        self.members = members
    }

    /// Whether no child is entering or leaving.
    var isSettled: Bool { entering.isEmpty && leaving.isEmpty }

    /// Sends the will-calls of a change of the members.
    ///
    /// - Parameters:
    ///   - old: the members before.
    ///   - comers: those that enter unless they are children already; nil for all members.
    ///   - isBack: whether the members are those before a change that was cancelled: who comes back does not come anew.
    func begin(from old: [UIViewController], comers: [UIViewController]? = nil, isBack: Bool = false) {
        let new = members()
        for controller in old where !new.contains(controller) {
            if !members().contains(controller), controller.parent === parent { leave(controller) }
        }
        for controller in comers ?? new where members().contains(controller) {
            enter(controller, isBack: isBack)
        }
        orderChildren()
    }

    /// Removes leaving children but the one that is shown, and sends `didMove(toParent:)` to the entering ones that
    /// are in place.
    func finish(shown: UIViewController?, isInPlace: (UIViewController) -> Bool) {
        while let controller = leaving.first(where: { $0 !== shown }) {
            leaving.removeAll { $0 === controller }
            if controller.parent === parent { controller.removeFromParent() }
        }
        while let controller = entering.first(where: isInPlace) {
            entering.removeAll { $0 === controller }
            if controller.parent === parent { controller.notifyDidMove(toParent: parent) }
        }
        orderChildren()
    }

    /// Adds a child; one that was leaving stays.
    private func enter(_ controller: UIViewController, isBack: Bool) {
        if leaving.contains(controller) {
            leaving.removeAll { $0 === controller }
            entering.append(controller)
            controller.notifyWillStay(in: parent)
            if isBack { controller.parentMove = .none }
        } else if controller.parent !== parent {
            entering.append(controller)
            parent.addChild(controller)
            if !members().contains(controller), controller.parent === parent { leave(controller) }
        }
    }

    private func leave(_ controller: UIViewController) {
        entering.removeAll { $0 === controller }
        leaving.append(controller)
        controller.notifyWillLeaveParent()
    }

    private func orderChildren() {
        let members = members()
        let others = parent.containedControllers.filter { !members.contains($0) && !leaving.contains($0) }
        parent.containedControllers = (members + leaving).filter { $0.parent === parent } + others
    }
}
