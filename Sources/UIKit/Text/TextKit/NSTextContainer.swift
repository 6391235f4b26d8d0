/// The room in which a text view or a layout manager lays out its lines.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    /// The view that shows the lines.
    weak var view: (any TextContainerView)?
    /// Whether the view is giving the container its size.
    private var isFitted = false

    /// Makes a container of a size. A text view makes its container as wide as itself; its height has no limit then.
    public init(size: CGSize = .zero) {
        self.size = size
        super.init()
    }

    /// The manager that lays lines out in the container; `addTextContainer(_:)` of the manager sets it.
    open internal(set) weak var layoutManager: NSLayoutManager? {
        didSet { if layoutManager !== oldValue { view?.textObjectsDidChange() } }
    }

    /// Puts another manager in the place of the container's: all containers and the text of the old one become its own.
    open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
        guard let old = layoutManager, old !== newLayoutManager else { return }
        let text = old.textStorage
        for container in old.textContainers {
            old.removeTextContainer(at: 0)
            newLayoutManager.addTextContainer(container)
        }
        text?.removeLayoutManager(old)
        text?.addLayoutManager(newLayoutManager)
    }

    /// Returns the manager and the text of the container; made where there are none.
    func textObjects() -> (manager: NSLayoutManager, text: NSTextStorage) {
        let manager = layoutManager ?? NSLayoutManager()
        if layoutManager == nil { manager.addTextContainer(self) }
        let text = manager.textStorage ?? NSTextStorage()
        if manager.textStorage == nil { text.addLayoutManager(manager) }
        return (manager, text)
    }

    private func roomDidChange() { layoutManager?.textContainerChangedGeometry(self) }

    // MARK: - Size

    /// The size; a side of 0 has no limit. A text view sets the sides that track its own.
    open var size: CGSize {
        didSet { if size != oldValue, !isFitted { roomDidChange() } }
    }

    /// Sets the size for the view that shows the lines, which lays them out itself.
    func fit(_ size: CGSize) {
        guard size != self.size else { return }
        isFitted = true
        self.size = size
        isFitted = false
    }

    /// Whether the container is as wide as its text view, inside of the view's insets; false by default. A text view
    /// that is made with a container sets it.
    open var widthTracksTextView = false {
        didSet { if widthTracksTextView != oldValue { roomDidChange() } }
    }

    /// Whether the container is as high as its text view, inside of the view's insets; false by default.
    open var heightTracksTextView = false {
        didSet { if heightTracksTextView != oldValue { roomDidChange() } }
    }

    /// Space between the room's sides and the text, in points. Default 5.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet {
            if !lineFragmentPadding.isFinite { lineFragmentPadding = oldValue }
            if lineFragmentPadding != oldValue { roomDidChange() }
        }
    }

    /// How a text ends where there is no room for it. Default by words.
    ///
    /// In a text view, which goes on below, the last line may end in an ellipsis where their number or the container's
    /// height is limited.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { if lineBreakMode != oldValue { roomDidChange() } }
    }

    /// The most lines of a text; 0, the default, for no limit. Lines beside each other count as one.
    open var maximumNumberOfLines = 0 {
        didSet { if maximumNumberOfLines != oldValue { roomDidChange() } }
    }

    // MARK: - Shapes

    /// The shapes around which lines flow, in points from the upper left corner. None by default.
    ///
    /// Where a shape meets a line, the line stands in what is free of the width: text goes through each part that
    /// holds a word, and below the shape where none does. A path that is changed later is to be set again. A path
    /// without an area, or with a point that is not finite, changes nothing.
    open var exclusionPaths: [UIBezierPath] = [] {
        didSet {
            exclusions = exclusionPaths.compactMap { TextExclusion($0) }
            roomDidChange()
        }
    }
    private(set) var exclusions: [TextExclusion] = []

    /// Whether lines may fill all of the size: by default, whether there are no `exclusionPaths`.
    ///
    /// A subclass that overrides `lineFragmentRect(forProposedRect:at:writingDirection:remaining:)` returns false.
    open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

    /// Returns the room of a line: the first part of a proposal that lies inside of the size and of no
    /// `exclusionPaths`.
    ///
    /// A subclass may give lines other room, and so text a shape.
    ///
    /// - Parameters:
    ///   - proposedRect: the room that the line would have: as high as the line, and as wide as the container.
    ///   - characterIndex: the first letter of the line.
    ///   - baseWritingDirection: from which side text goes through the parts of a line.
    ///   - remainingRect: gets the proposal for what stands in the same line behind the room returned; an empty one
    ///     where there is none. Nil for a caller who needs no more.
    /// - Returns: the room, or an empty rectangle where there is none.
    open func lineFragmentRect(
        forProposedRect proposedRect: CGRect, at characterIndex: Int,
        writingDirection baseWritingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
        remainingRect?.pointee = .zero
        let end = CGPoint(
            x: size.width > 0 ? min(proposedRect.maxX, size.width) : proposedRect.maxX,
            y: size.height > 0 ? min(proposedRect.maxY, size.height) : proposedRect.maxY)
        let start = CGPoint(x: max(proposedRect.minX, 0), y: max(proposedRect.minY, 0))
        guard start.x < end.x, start.y < end.y else { return .zero }
        let strip = CGRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
        let parts = exclusions.freeParts(of: strip)
        let isReversed = baseWritingDirection == .rightToLeft
        guard let part = isReversed ? parts.last : parts.first else { return .zero }
        func rect(from left: CGFloat, to right: CGFloat) -> CGRect {
            CGRect(x: left, y: strip.minY, width: right - left, height: strip.height)
        }
        if let next = isReversed ? parts.dropLast().last : parts.dropFirst().first {
            remainingRect?.pointee =
                isReversed
                ? rect(from: strip.minX, to: next.upperBound) : rect(from: next.lowerBound, to: strip.maxX)
        }
        return rect(from: part.lowerBound, to: part.upperBound)
    }
}
