import QuartzCore

extension UIScreen: LayerPhotographer {
    package func latestPicture(of layer: CALayer) -> LayerPicture? { presenter?.latestPicture(of: layer) }
}
