extension UIApplication {
    /// The status bar's frame on the screen; empty where there is none, or it is hidden.
    public var statusBarFrame: CGRect {
        guard let device = screen.device, !screen.hidesStatusBar else { return .zero }
        let size = screen.bounds.size
        return CGRect(x: 0, y: 0, width: size.width, height: device.statusBarHeight(on: size))
    }

    /// Whether the status bar is hidden.
    public var isStatusBarHidden: Bool { screen.hidesStatusBar }
}

extension UIApplication {
    /// The orientation of the screen's content, by its shape.
    @available(*, deprecated, message: "Use the size of the view, or its traits.")
    public var statusBarOrientation: UIInterfaceOrientation { screen.interfaceOrientation }
}
