import CoreGraphics

/// What the latest frame showed of a layer and of all below it.
package struct LayerPicture {
    /// The pixels.
    package let image: CGImage
    /// Takes the picture's pixels to the coordinates of the layer's superlayer.
    package let transform: CATransform3D

    /// Makes a picture.
    package init(image: CGImage, transform: CATransform3D) {
        self.image = image
        self.transform = transform
    }
}

/// Takes pictures of layers as they are on the screen.
@preconcurrency @MainActor
package protocol LayerPhotographer: AnyObject {
    /// Returns what the latest frame showed of a layer; nil where it showed nothing, or where nobody draws.
    func latestPicture(of layer: CALayer) -> LayerPicture?
}
