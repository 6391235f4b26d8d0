extension CGImage {
    /// Returns the image as it stands upright.
    ///
    /// - Parameter number: how the pixels lie, by Exif's numbers from 1, upright, to 8.
    /// - Returns: the image itself where it is upright already.
    package func upright(fromOrientation number: Int) -> CGImage {
        guard let orientation = JPEGOrientation(number: number), orientation != .upright else { return self }
        let turned = withPixels {
            orientation.apply(
                to: [UInt8]($0), width: width, height: height, bytesPerPixel: isMask ? 1 : 4)
        }
        return CGImage(
            width: turned.width, height: turned.height, isMask: isMask, isOpaque: isOpaque,
            shouldInterpolate: shouldInterpolate, pixels: turned.pixels)
    }
}
