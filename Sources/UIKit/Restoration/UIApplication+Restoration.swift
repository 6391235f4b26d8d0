import Foundation

// The state of controllers and views is kept with the scene's session, whether or not a scene's delegate keeps an activity
// there, too.
extension UIApplication {
    /// Keeps the state of what has a restoration identifier, if the delegate wants it.
    func keepRestorableState() {
        guard let delegate else { return }
        let isWanted = delegate.application(
            self, shouldSaveSecureApplicationState: RestorationCoder { _ in nil })
        screen.scene.session.restorableState = isWanted ? RestorableState(of: self, delegate).list : nil
    }

    /// Gives back what was kept in the last start, if the delegate wants it.
    func restoreState() {
        guard let delegate, let list = screen.scene.session.restorableState,
            delegate.application(
                self, shouldRestoreSecureApplicationState: RestorationCoder([:]) { _ in nil })
        else { return }
        RestorableState(list).restore(self, delegate)
    }
}
