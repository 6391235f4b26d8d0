// The forms for source that is written by hand: a method by its name, `Screen.close`, checked for what it takes.
extension UIBarButtonItem {
    /// Makes an item with a title whose action takes no parameters. The target is held weakly.
    public convenience init<Target: AnyObject>(
        title: String?, style: Style, target: Target,
        action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init(title: title, style: style, target: target, action: Selector(action))
    }

    /// Makes an item with a title whose action takes the item. The target is held weakly.
    public convenience init<Target: AnyObject, Sender>(
        title: String?, style: Style, target: Target,
        action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) {
        self.init(title: title, style: style, target: target, action: Selector(action))
    }

    /// Makes an item with an image whose action takes no parameters. The target is held weakly.
    public convenience init<Target: AnyObject>(
        image: UIImage?, style: Style, target: Target,
        action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init(image: image, style: style, target: target, action: Selector(action))
    }

    /// Makes a standard button. The target is held weakly.
    public convenience init<Target: AnyObject>(
        barButtonSystemItem item: SystemItem, target: Target,
        action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init(barButtonSystemItem: item, target: target, action: Selector(action))
    }

    /// Sets the target and the action to send to it; the target is held weakly.
    public func setTarget<Target: AnyObject>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.target = target
        self.action = Selector(action)
    }

    /// Sets the target and an action that takes the item; the target is held weakly.
    public func setTarget<Target: AnyObject, Sender>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) {
        self.target = target
        self.action = Selector(action)
    }
}
