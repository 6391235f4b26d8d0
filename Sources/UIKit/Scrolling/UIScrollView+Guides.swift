/// What constraints know of a scroll view: its content and its frame.
extension UIScrollView {
    func guide(
        _ path: ReferenceWritableKeyPath<ViewLayout, ScrollGuide?>, _ make: () -> ScrollGuide
    ) -> UILayoutGuide {
        if let guide = viewLayout[keyPath: path] { return guide }
        let guide = make()
        viewLayout[keyPath: path] = guide
        guide.owningView = self
        return guide
    }

    /// Makes the content as large as constraints say.
    func adoptConstrainedContentSize() {
        guard let guide = rare?.layout?.scrollContent, let frame = layoutEngine?.frame(of: guide) else {
            return
        }
        contentSize = zoomed(inPixels(frame).size)
    }
}
