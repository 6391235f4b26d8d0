extension CGImage {
    /// The image without its colours: a mask as opaque as the image is. A mask is its own coverage.
    package var coverage: CGImage {
        if isMask { return self }
        let alpha = withPixels { pixels in
            [UInt8](unsafeUninitializedCapacity: width * height) { result, count in
                for index in 0..<width * height { result[index] = pixels[index * 4 + 3] }
                count = width * height
            }
        }
        return CGImage(
            width: width, height: height, isMask: true, isOpaque: isOpaque,
            shouldInterpolate: shouldInterpolate, pixels: alpha)
    }
}
