/// What constraints know of a scroll view: its content and its frame.
extension UIScrollView {
    /// The area of the content. Constraints from the scroll view's edges or margins to what is in it go to
    /// this guide, whose size then becomes the content's.
    public var contentLayoutGuide: UILayoutGuide {
        guide(\.scrollContent) { ScrollGuide(isFrame: false) }
    }

    /// The scroll view's frame as its content sees it: what is constrained to it does not scroll.
    public var frameLayoutGuide: UILayoutGuide {
        guide(\.scrollFrame) { ScrollGuide(isFrame: true) }
    }

    private func guide(
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
