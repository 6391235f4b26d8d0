/// The appearance calls of one transition: who comes, who goes, and whether that has been turned round.
@MainActor
struct TransitionAppearance {
    private var appearing: [UIViewController] = []
    private var disappearing: [UIViewController] = []
    private let animated: Bool
    private var isReversed = false

    init(animated: Bool) {
        self.animated = animated
    }

    init(appearing: [UIViewController], disappearing: [UIViewController], animated: Bool) {
        self.appearing = appearing
        self.disappearing = disappearing
        self.animated = animated
    }

    func beginDisappearing() {
        for controller in disappearing { controller.beginAppearanceTransition(false, animated: animated) }
    }

    func beginAppearing() {
        for controller in appearing { controller.beginAppearanceTransition(true, animated: animated) }
    }

    /// The opposite will-calls of a transition that is cancelled, or of one that was and goes on after all.
    mutating func reverse(_ reversed: Bool = true) {
        guard isReversed != reversed else { return }
        isReversed = reversed
        swap(&appearing, &disappearing)
        beginDisappearing()
        beginAppearing()
    }

    func endAppearing() {
        for controller in appearing { controller.endAppearanceTransition() }
    }

    func endDisappearing() {
        for controller in disappearing { controller.endAppearanceTransition() }
    }
}
