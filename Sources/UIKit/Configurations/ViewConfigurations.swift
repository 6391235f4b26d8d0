/// What a cell, a header or a footer is configured with, and whether that is up to date.
@MainActor
final class ViewConfigurations {
    /// Whether contents and background follow the state.
    var (updatesContent, updatesBackground) = (true, true)
    private(set) var content: (any UIContentConfiguration)?
    private(set) var background: UIBackgroundConfiguration?
    private var backgroundView: ConfiguredBackgroundView?
    private var needsUpdate = true

    // MARK: - Contents

    func setContent(_ new: (any UIContentConfiguration)?, in view: any ConfiguredView) {
        guard let new else {
            guard content != nil else { return }
            content = nil
            return view.replaceContentView(with: UIView())
        }
        let current = updatesContent ? new.updated(for: view.stateForConfigurations) : new
        let hadContent = content != nil
        content = current
        if hadContent, let shown = view.contentView as? any UIContentView, shown.supports(current) {
            shown.configuration = current
        } else {
            view.replaceContentView(with: current.makeContentView())
        }
        view.setNeedsLayout()
    }

    // MARK: - The background

    func setBackground(_ new: UIBackgroundConfiguration?, in view: any ConfiguredView) {
        let hadBackground = background != nil
        background = updatesBackground ? new?.updated(for: view.stateForConfigurations) : new
        if let background {
            let shown = backgroundView ?? ConfiguredBackgroundView()
            if backgroundView == nil { view.insertSubview(shown, at: 0) }
            backgroundView = shown
            shown.show(background) { _ in background.cornerRadius }
        } else {
            backgroundView?.removeFromSuperview()
            backgroundView = nil
        }
        if hadBackground != (background != nil) { view.backgroundConfigurationDidChange() }
        view.setNeedsLayout()
    }

    // MARK: - Following the state

    func setNeedsUpdate(_ view: any ConfiguredView) {
        needsUpdate = true
        view.setNeedsLayout()
    }

    /// Brings contents and background up to date if the state has changed.
    func updateIfNeeded(_ view: any ConfiguredView) {
        guard needsUpdate else { return }
        needsUpdate = false
        if updatesContent, let content { setContent(content, in: view) }
        if updatesBackground, let background { setBackground(background, in: view) }
        view.callUpdateConfiguration()
    }

    /// Brings everything up to date before the view is laid out, and places the background.
    func layOut(_ view: any ConfiguredView) {
        updateIfNeeded(view)
        guard let background, let backgroundView else { return }
        let insets = background.backgroundInsets
        // Contents that are moved aside have the view's bounds moved.
        backgroundView.frame = CGRect(origin: .zero, size: view.bounds.size).inset(
            by: UIEdgeInsets(
                top: insets.top, left: view.isReversed ? insets.trailing : insets.leading,
                bottom: insets.bottom, right: view.isReversed ? insets.leading : insets.trailing))
    }
}
