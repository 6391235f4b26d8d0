internal import CPangoCairo

extension TextLayout {
    /// What of a text is drawn.
    package struct Parts: OptionSet, Sendable {
        package let rawValue: Int

        package init(rawValue: Int) { self.rawValue = rawValue }

        /// The colours behind letters.
        package static let backgrounds = Parts(rawValue: 1)
        /// Letters with their bars and shadows, and attachments.
        package static let letters = Parts(rawValue: 2)
    }

    /// Draws the text with its box's upper left corner at `point`; parts without a colour take the fill
    /// colour.
    ///
    /// Baselines and line starts go to the nearest pixel. Letters are filled as shapes, each at its exact
    /// place, so that they keep their distances at every scale.
    ///
    /// - Parameters:
    ///   - context: where to.
    ///   - point: the corner.
    ///   - parts: what of the text.
    ///   - range: the bytes of the letters that are drawn; nil for all.
    package func draw(
        in context: CGContext, at point: CGPoint = .zero, _ parts: Parts = [.backgrounds, .letters],
        of range: Range<Int>? = nil
    ) {
        TextSystem.shared.locked {
            cairo_save(context.handle)
            defer { cairo_restore(context.handle) }
            // By the rule of an earlier path, letters that overlap would cut holes into each other.
            cairo_set_fill_rule(context.handle, CAIRO_FILL_RULE_WINDING)
            context.withShadow {
                for line in lines {
                    let runs = runs(of: line, in: range)
                    let origin = CGPoint(x: point.x + line.origin.x, y: point.y + line.origin.y)
                    let pixel = context.nearestPixel(to: origin)
                    // What Pango is given does not keep the parts of runs.
                    withExtendedLifetime(runs) { draw(line, runs, parts, in: context, at: pixel) }
                }
            }
        }
    }

    private func runs(of line: Line, in range: Range<Int>?) -> [ShapedRun] {
        guard let range else { return line.shaped.runs(of: line.index) }
        return line.shaped.runs(of: line.index, in: range)
    }

    private func draw(
        _ line: Line, _ runs: [ShapedRun], _ parts: Parts, in context: CGContext, at origin: CGPoint
    ) {
        cairo_new_path(context.handle)
        for run in runs where parts.contains(.backgrounds) {
            guard let background = run.style.background else { continue }
            cairo_rectangle(
                context.handle, origin.x + run.x, origin.y - line.ascent, run.width,
                line.ascent + line.descent)
            context.usePaint(background)
            cairo_fill(context.handle)
        }
        if parts.contains(.letters) { drawLetters(of: runs, in: context, at: origin) }
    }

    private func drawLetters(of runs: [ShapedRun], in context: CGContext, at origin: CGPoint) {
        var paint: CGColor?
        drawShadows(of: runs, in: context, at: origin)
        func flush() {
            guard let color = paint else { return }
            context.usePaint(color)
            cairo_fill(context.handle)
            paint = nil
        }
        for run in runs {
            let color = run.style.color ?? context.fillColor
            let x = origin.x + run.x
            let y = origin.y - run.style.baselineOffset
            if color != paint { flush() }
            if run.style.attachment != nil {
                flush()
                run.drawAttachments(in: context, at: origin, color: color)
            } else if run.hasColor {
                flush()
                run.show(in: context, at: CGPoint(x: x, y: y), color: color)
            } else {
                paint = color
                cairo_move_to(context.handle, x, y)
                pango_cairo_glyph_string_path(context.handle, run.font, run.glyphs)
            }
            let bars = run.decorations(at: origin)
            if bars.isEmpty { continue }
            // In one path with letters that they touch, bars would cut holes.
            flush()
            for (bar, barColor) in bars {
                cairo_rectangle(context.handle, bar.minX, bar.minY, bar.width, bar.height)
                paint = barColor ?? color
                flush()
            }
        }
        flush()
    }

    /// The text as a picture, drawn once its pixels are needed: coverage alone unless it needs colour.
    ///
    /// - Parameters:
    ///   - rect: the part of the layout's plane to show, in points; its corners should lie on pixels.
    ///   - scale: pixels a point.
    ///   - color: for parts without a colour, if there is colour at all.
    /// - Returns: nil if the rectangle is empty or too large.
    package func image(of rect: CGRect, scale: CGFloat, color: CGColor = .black) -> CGImage? {
        let width = Int(clamping: (rect.width * scale).rounded())
        let height = Int(clamping: (rect.height * scale).rounded())
        guard 1...CGContext.mostPixels ~= width, 1...CGContext.mostPixels ~= height else { return nil }
        let isMask = !needsColor
        return CGImage(width: width, height: height, isMask: isMask) {
            let context = CGContext(
                width: width, height: height, scale: scale, kind: isMask ? .mask : .color)
            guard let context else { return nil }
            context.setFillColor(isMask ? .black : color)
            self.draw(in: context, at: CGPoint(x: -rect.minX, y: -rect.minY))
            return context.makeImage()
        }
    }
}

extension Int {
    fileprivate init(clamping value: CGFloat) {
        self = value.isFinite ? Int(Swift.min(Swift.max(value, 0), 1_000_000)) : 0
    }
}

extension CGContext {
    /// The point on the grid of pixels next to `point`; the point itself in a turned context.
    fileprivate func nearestPixel(to point: CGPoint) -> CGPoint {
        let transform = ctm
        guard transform.b == 0, transform.c == 0 else { return point }
        let device = point.applying(transform)
        return CGPoint(x: device.x.rounded(), y: device.y.rounded()).applying(transform.inverted())
    }
}

extension ShapedRun {
    /// Draws glyphs that bring their colours; of `color` only alpha counts.
    fileprivate func show(in context: CGContext, at point: CGPoint, color: CGColor) {
        let isTranslucent = color.alpha < 1
        if isTranslucent { cairo_push_group(context.handle) }
        context.usePaint(color)
        cairo_move_to(context.handle, point.x, point.y)
        pango_cairo_show_glyph_string(context.handle, font, glyphs)
        guard isTranslucent else { return }
        cairo_pop_group_to_source(context.handle)
        cairo_paint_with_alpha(context.handle, color.alpha)
    }
}
