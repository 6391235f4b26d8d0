import CoreGraphics

/// A picture of a layer and its descendants in the latest frame.
package struct LayerPicture {
    /// The pixels.
    package let image: CGImage
    /// Maps the picture's pixels to the coordinates of the layer's superlayer.
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
    /// Returns the picture of a layer in the latest frame; nil if that showed nothing of it, or nothing is
    /// drawn.
    func latestPicture(of layer: CALayer) -> LayerPicture?
}
