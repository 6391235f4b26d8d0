import Foundation

/// What few buttons have: titles with attributes, and pictures behind.
@MainActor
struct ButtonExtras {
    var titles: [UIControl.State: NSAttributedString] = [:]
    var pictures: [UIControl.State: UIImage] = [:]
    /// The view behind title and image.
    var background: UIImageView?
}

extension UIButton {
    /// Sets a title with attributes for a state; it goes before one without.
    public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        extras.titles[state] = title
    }

    /// Returns the title with attributes for a state, else that for `.normal`.
    public func attributedTitle(for state: State) -> NSAttributedString? {
        extras.titles[state] ?? extras.titles[.normal]
    }

    /// The title with attributes for the current state.
    public var currentAttributedTitle: NSAttributedString? {
        extras.titles.isEmpty ? nil : attributedTitle(for: state)
    }

    /// Sets the picture behind title and image for a state. It fills the button.
    public func setBackgroundImage(_ image: UIImage?, for state: State) {
        extras.pictures[state] = image
    }

    /// Returns the picture behind title and image for a state, else that for `.normal`.
    public func backgroundImage(for state: State) -> UIImage? {
        extras.pictures[state] ?? extras.pictures[.normal]
    }

    /// The picture behind title and image for the current state.
    public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    /// Shows the picture of the state behind the content.
    func showBackground() {
        guard !extras.pictures.isEmpty || extras.background != nil else { return }
        guard let view = extras.background else {
            let view = UIImageView(frame: bounds)
            insertSubview(view, at: 0)
            extras.background = view
            return
        }
        if view.image !== currentBackgroundImage { view.image = currentBackgroundImage }
    }
}
