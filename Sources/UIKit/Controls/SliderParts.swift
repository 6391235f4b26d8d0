/// The pictures that an app gives a slider, by state.
struct SliderPictures {
    var thumb: [UIControl.State: UIImage] = [:]
    var minimum: [UIControl.State: UIImage] = [:]
    var maximum: [UIControl.State: UIImage] = [:]
}

extension UISlider {
    /// The picture of the thumb for the current state; nil for the usual knob.
    public var currentThumbImage: UIImage? { thumbImage(for: state) }
    /// The picture of the track before the thumb for the current state; nil for a plain one.
    public var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
    /// The picture of the track behind the thumb for the current state; nil for a plain one.
    public var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

    /// Shows the pictures of the state, and plain parts where there are none.
    func showPictures() {
        thumb.picture = currentThumbImage
        minimumTrack.image = currentMinimumTrackImage
        maximumTrack.image = currentMaximumTrackImage
        for track in [minimumTrack, maximumTrack] {
            track.layer.cornerRadius = track.image == nil ? trackRect(forBounds: bounds).height / 2 : 0
        }
        updateColors()
        setNeedsLayout()
    }

    /// Returns the part of a track as high as its picture.
    func height(of picture: UIImage?, in track: CGRect) -> CGRect {
        guard let height = picture?.size.height, height > 0 else { return track }
        return CGRect(x: track.minX, y: track.midY - height / 2, width: track.width, height: height)
    }
}

/// The white disc with a wide soft shadow and a thin rim, or a picture in its place.
final class SliderThumb: UIImageView {
    var picture: UIImage? {
        didSet { if picture !== oldValue { dress() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isUserInteractionEnabled = false
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOffset = CGSize(width: 0, height: 6)
        layer.shadowRadius = 6.5
        layer.borderColor = UIColor(white: 0, alpha: 0.06).cgColor
        dress()
    }

    private func dress() {
        image = picture
        layer.shadowOpacity = picture == nil ? 0.12 : 0
        layer.borderWidth = picture == nil ? 0.5 : 0
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = picture == nil ? bounds.width / 2 : 0
    }
}
