/// The view of a search controller: dims what is behind it, or shows what was found.
@MainActor
final class SearchView: UIView {
    private let dimming = SearchDimming()
    private var results: UIView?

    init(tapped: @escaping @MainActor () -> Void) {
        super.init(frame: .zero)
        dimming.backgroundColor = .searchDimming
        dimming.tapped = tapped
        dimming.addGestureRecognizer(UITapGestureRecognizer(target: dimming, action: SearchDimming.wasTapped))
        addSubview(dimming)
    }

    required init?(coder: NSCoder) { nil }

    func show(results: UIView) {
        self.results = results
        results.frame = bounds
        results.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(results)
    }

    func update(dims: Bool, showsResults: Bool) {
        dimming.isHidden = !dims
        results?.isHidden = !showsResults
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // What bars cover stays as it is.
        let top = min(safeAreaInsets.top, bounds.height)
        dimming.frame = CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    /// Lets touches through to the content that nothing covers.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}

/// The shade over what is not searched.
@MainActor
private final class SearchDimming: UIView {
    var tapped: @MainActor () -> Void = {}
    func wasTapped() { tapped() }
}

extension UIColor {
    /// The shade over the content as long as nothing was found.
    static let searchDimming = UIColor(light: 0x000000, 0.2, dark: 0x000000, 0.45)
}
