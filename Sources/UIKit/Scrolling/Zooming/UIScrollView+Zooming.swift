import MotionPhysics

/// Zooming scales one subview, makes the content as large as that, and keeps a point of it where it is seen.
///
///     content offset        the point p of the view, in its own coordinates
///       │                     │
///       ├──── seen ───────────┼───┤      offset = origin + p · scale − where p is seen
///     ├─ origin ─┤─ p · scale ─┤
extension UIScrollView {
    /// How long an animated zoom and the spring back to a limit take, in seconds.
    private static let zoomDuration: TimeInterval = 0.3

    /// The view that zooming scales.
    var zoomedView: UIView? { zoom.pinch?.view ?? delegate?.viewForZooming(in: self) }

    /// Whether fingers may zoom.
    var canZoom: Bool { zoom.maximum > zoom.minimum && delegate?.viewForZooming(in: self) != nil }

    // MARK: - Limits

    func setZoomLimit(_ limit: WritableKeyPath<ScrollZoom, CGFloat>, _ scale: CGFloat, _ name: String) {
        // Before the first layout the sizes from which sources compute their scales are 0.
        guard scale != 0 else { return }
        guard scale.isFinite, scale > 0 else {
            return diagnose(
                .error, name, "was given \(scale), which is ignored: a scale is a finite number above 0")
        }
        zoom[keyPath: limit] = scale
        let zooms = zoom.maximum > zoom.minimum
        if zooms, zoom.recognizer == nil {
            let recognizer = ScrollPinchGestureRecognizer(scrollView: self)
            zoom.recognizer = recognizer
            addGestureRecognizer(recognizer)
        } else if !zooms, let recognizer = zoom.recognizer {
            removeGestureRecognizer(recognizer)
            zoom.recognizer = nil
        }
    }

    // MARK: - By code

    func zoom(toScale scale: CGFloat, animated: Bool) {
        guard scale.isFinite else {
            return diagnose(.error, "zoomScale", "was given \(scale), which is ignored: use a finite number")
        }
        guard let view = zoomedView else { return }
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        zoom(
            view, to: zoom.limited(scale), keeping: convert(middle, to: view),
            at: CGPoint(x: bounds.width / 2, y: bounds.height / 2), animated: animated)
    }

    func showZoomed(_ rect: CGRect, animated: Bool) {
        guard [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite) else {
            return diagnose(
                .error, "zoom(to:animated:)", "was given \(rect), which is ignored: use finite numbers")
        }
        guard let view = zoomedView else { return }
        let room = bounds.inset(by: adjustedContentInset).size
        let fitting = min(
            rect.width > 0 ? room.width / rect.width : .infinity,
            rect.height > 0 ? room.height / rect.height : .infinity)
        let insets = adjustedContentInset
        zoom(
            view, to: zoom.limited(fitting), keeping: CGPoint(x: rect.midX, y: rect.midY),
            at: CGPoint(x: insets.left + room.width / 2, y: insets.top + room.height / 2), animated: animated)
    }

    /// Zooms to a scale within the limits, and scrolls to where the content may rest.
    private func zoom(
        _ view: UIView, to scale: CGFloat, keeping anchor: CGPoint, at place: CGPoint, animated: Bool
    ) {
        clock.perform {
            stopMotion()
            guard animated, window != nil else {
                return apply(scale, to: view, keeping: anchor, at: place) { clamped($0) }
            }
            delegate?.scrollViewWillBeginZooming(self, with: view)
            animateZoom(of: view, to: scale, keeping: anchor, at: place)
        }
    }

    private func animateZoom(of view: UIView, to scale: CGFloat, keeping anchor: CGPoint, at place: CGPoint) {
        zoom.animations += 1
        UIView.animate(
            withDuration: Self.zoomDuration, delay: 0, options: [.allowUserInteraction, .curveEaseInOut]
        ) {
            self.apply(scale, to: view, keeping: anchor, at: place) { self.clamped($0) }
        } completion: { [weak self, weak view] _ in
            guard let self else { return }
            zoom.animations -= 1
            if zoom.animations == 0 { zoom.isBouncing = false }
            delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
        }
    }

    /// Stops animated zooms where they are.
    func stopZoomAnimations() {
        guard zoom.animations > 0, let view = zoomedView, let shown = view.layer.presentation(),
            let seen = layer.presentation()
        else { return }
        view.layer.removeAnimations(of: .transform)
        view.layer.removeAnimations(of: .position)
        layer.removeAnimations(of: .bounds)
        UIView.performWithoutAnimation {
            view.transform = shown.affineTransform()
            view.center = shown.position
            contentSize = view.frame.size
            scroll(to: seen.bounds.origin)
        }
        delegate?.scrollViewDidZoom(self)
    }

    /// Scales the view, and scrolls so that a point of it is seen where it should be.
    ///
    /// - Parameters:
    ///   - scale: the new scale.
    ///   - view: the zoomed view.
    ///   - anchor: the point, in the view's coordinates.
    ///   - place: where it should be seen, from the upper left corner of the scroll view.
    ///   - limit: keeps the content offset where it may be.
    private func apply(
        _ scale: CGFloat, to view: UIView, keeping anchor: CGPoint, at place: CGPoint,
        limit: (CGPoint) -> CGPoint
    ) {
        let origin = view.frame.origin
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        view.moveFrame(to: origin)
        contentSize = view.frame.size
        func target() -> CGPoint {
            let (start, inner) = (view.frame.origin, view.bounds.origin)
            return limit(
                CGPoint(
                    x: start.x + (anchor.x - inner.x) * scale - place.x,
                    y: start.y + (anchor.y - inner.y) * scale - place.y))
        }
        let offset = target()
        scroll(to: offset)
        placeIndicators()
        delegate?.scrollViewDidZoom(self)
        // The delegate may have centred the content, by its frame or by the insets.
        if contentOffset == offset { scroll(to: target()) }
    }

    // MARK: - By fingers

    func handlePinch(_ recognizer: UIPinchGestureRecognizer) {
        switch recognizer.state {
        case .began: beginPinch(recognizer)
        case .changed: follow(recognizer)
        case .ended, .cancelled, .failed: endPinch(recognizer)
        default: break
        }
    }

    private func beginPinch(_ recognizer: UIPinchGestureRecognizer) {
        guard let view = delegate?.viewForZooming(in: self) else { return }
        stopMotion()
        // The recognizer's scale counts from where the fingers came down; the zoom from where it began.
        recognizer.scale = 1
        zoom.pinch = ScrollZoom.Pinch(
            view: view, startScale: view.transformScale, anchor: recognizer.location(in: view))
        delegate?.scrollViewWillBeginZooming(self, with: view)
        showIndicators()
    }

    private func follow(_ recognizer: UIPinchGestureRecognizer) {
        guard let pinch = zoom.pinch else { return }
        let place = recognizer.location(in: self)
        apply(
            shownScale(pinch.startScale * recognizer.scale), to: pinch.view, keeping: pinch.anchor,
            at: CGPoint(x: place.x - bounds.minX, y: place.y - bounds.minY)
        ) { offset in
            let range = restingRange
            return CGPoint(
                x: pulled(offset.x, in: range.x, dimension: bounds.width, bounces: canDragHorizontally),
                y: pulled(offset.y, in: range.y, dimension: bounds.height, bounces: canDragVertically))
        }
    }

    /// Returns where fingers have the content: past its edge it follows less, and content that fits stays.
    private func pulled(
        _ value: CGFloat, in range: ClosedRange<CGFloat>, dimension: CGFloat, bounces: Bool
    ) -> CGFloat {
        bounces
            ? dragged(value, in: range, dimension: dimension)
            : min(max(value, range.lowerBound), range.upperBound)
    }

    /// Returns the scale that is shown for the fingers': past the limits it follows them ever less.
    private func shownScale(_ scale: CGFloat) -> CGFloat {
        guard bouncesZoom, zoom.minimum <= zoom.maximum else { return zoom.limited(scale) }
        let limit = scale < zoom.minimum ? zoom.minimum : zoom.maximum
        return RubberBand(dimension: limit).clamp(scale, to: zoom.minimum...zoom.maximum)
    }

    private func endPinch(_ recognizer: UIPinchGestureRecognizer) {
        guard let pinch = zoom.pinch else { return }
        let place = recognizer.location(in: self)
        zoom.pinch = nil
        let scale = pinch.view.transformScale
        let limited = zoom.limited(scale)
        if limited != scale {
            zoom.isBouncing = true
            animateZoom(
                of: pinch.view, to: limited, keeping: pinch.anchor,
                at: CGPoint(x: place.x - bounds.minX, y: place.y - bounds.minY))
        } else {
            delegate?.scrollViewDidEndZooming(self, with: pinch.view, atScale: scale)
        }
        goOnAfterPinch()
    }

    /// A finger that is left drags on from where the content is; without one the content springs back.
    private func goOnAfterPinch() {
        if isDragging {
            panGestureRecognizer.setTranslation(.zero, in: self)
            holdContent()
        } else {
            if case .rest = motion { hideIndicators() }
            if !zoom.isActive { settle() }
        }
    }

    /// Ends a pinch without a word from its fingers, which are gone.
    func cancelPinch() {
        guard let recognizer = zoom.recognizer, zoom.pinch != nil else { return }
        recognizer.isEnabled = false
        recognizer.isEnabled = true
    }

    // MARK: - Layout

    /// The zoomed view and its frame without the zoom, if constraints place it.
    private var constrainedZoom: (view: UIView, frame: CGRect)? {
        guard zoom.maximum != zoom.minimum, let view = zoomedView, view.superview === self,
            view.flags.contains(.laidOutByConstraints), let frame = layoutEngine?.frame(of: view)
        else { return nil }
        return (view, inPixels(frame))
    }

    /// Puts a zoomed view that constraints place with its upper left corner where they put it: they know of no
    /// transforms.
    func placeZoomedView() {
        guard let (view, frame) = constrainedZoom else { return }
        view.moveFrame(to: frame.origin)
    }

    /// Returns a size of the content that constraints ask for, with what the zoom adds.
    func zoomed(_ size: CGSize) -> CGSize {
        guard let (view, frame) = constrainedZoom else { return size }
        let zoomed = view.frame.size
        return CGSize(
            width: size.width - frame.width + zoomed.width, height: size.height - frame.height + zoomed.height
        )
    }
}

extension UIView {
    /// Moves the frame, and leaves size and transform as they are.
    fileprivate func moveFrame(to origin: CGPoint) {
        let old = frame.origin
        guard old != origin else { return }
        center = CGPoint(x: center.x + origin.x - old.x, y: center.y + origin.y - old.y)
    }
}
