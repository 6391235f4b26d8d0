/// Who animates a transition and who drives it; `nil`: nobody.
struct TransitionObjects {
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interaction: (any UIViewControllerInteractiveTransitioning)?
}
