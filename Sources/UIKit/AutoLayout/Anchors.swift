extension UIView {
    // MARK: - Anchors
}

extension UILayoutGuide {
    // MARK: - Anchors
}
