extension UIDevice {
    /// Clicks as a key of the keyboard does, if an input view or accessory view that is shown wants that: see
    /// `UIInputViewAudioFeedback`. The click is an event of the trace, and makes no sound.
    public func playInputClick() {
        let windows = clock.part(UIScreen.self).windows
        guard windows.contains(where: { $0.inputViews.enablesClicks }) else { return }
        TransitionTrace.current.post(.gesture, self, "playInputClick()")
    }
}
