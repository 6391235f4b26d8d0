extension UIApplication {
    /// Lets go of what goes on, without calling anything: nobody runs frames any more.
    ///
    /// What waits for a time that never comes holds what it is about: a timer its clock, an animation whoever hears of
    /// its end, a transition its controllers.
    package func close() {
        clock.close()
        clock.perform {
            dispatcher.forgetTouches()
            for window in windows { window.rootViewController?.forgetTransitions() }
        }
    }
}

extension UIViewController {
    /// Lets go of the transitions of this controller, of its children, and of what it presents.
    fileprivate func forgetTransitions() {
        for context in [activeTransition?.context, containerTransition?.context].compactMap({ $0 }) {
            (context.from, context.to, context.interruption) = (nil, nil, nil)
        }
        transitions = TransitionLinks()
        activeTransition = nil
        for child in children { child.forgetTransitions() }
        presentation.presented?.forgetTransitions()
    }
}
