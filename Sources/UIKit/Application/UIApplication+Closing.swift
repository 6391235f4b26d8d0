extension UIApplication {
    /// Drops timers, animations and transitions without calling anything, as no more frames will run.
    ///
    /// They wait for a time that never comes, and until then retain other objects: a timer its clock, an
    /// animation its delegate, a transition its controllers.
    package func close() {
        clock.close()
        clock.perform {
            dispatcher.forgetTouches()
            for window in windows { window.rootViewController?.forgetTransitions() }
        }
    }
}

extension UIViewController {
    /// Drops the transitions of this controller, of its children, and of the controllers that it presents.
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
