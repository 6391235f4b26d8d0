internal import CImageCodecs

/// PNG through libpng, JPEG through TurboJPEG.
enum ImageCodec {
    /// A scan of a tiny picture costs as much as one of so many pixels.
    private static let leastScan = 4096

    private static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    private static let jpegSignature: [UInt8] = [0xFF, 0xD8, 0xFF]

    static func decode(_ data: Data, _ limits: ImageLimits) throws(ImageError) -> CGImage {
        let bytes = [UInt8](data)
        if bytes.starts(with: pngSignature) { return try decodePNG(bytes, limits) }
        if bytes.starts(with: jpegSignature) { return try decodeJPEG(bytes, limits) }
        throw .unknownFormat
    }

    /// Refuses what a header claims before any memory is asked for.
    private static func check(_ width: Int, _ height: Int, _ limits: ImageLimits) throws(ImageError) {
        let pixels = width.multipliedReportingOverflow(by: height)
        guard !pixels.overflow, pixels.partialValue <= limits.pixels else {
            throw .tooLarge(width: width, height: height, mostPixels: limits.pixels)
        }
    }

    // MARK: - PNG

    private static func decodePNG(_ bytes: [UInt8], _ limits: ImageLimits) throws(ImageError) -> CGImage {
        var header = png_image()
        header.version = png_uint_32(PNG_IMAGE_VERSION)
        defer { png_image_free(&header) }
        // libpng keeps the pointer from one call to the next: both happen while it is valid.
        let result = bytes.withUnsafeBytes { source -> Result<CGImage, ImageError> in
            guard png_image_begin_read_from_memory(&header, source.baseAddress, source.count) != 0 else {
                return .failure(.broken(format: "PNG", reason: message(of: &header)))
            }
            let (width, height) = (Int(header.width), Int(header.height))
            do throws(ImageError) {
                try check(width, height, limits)
            } catch {
                return .failure(error)
            }
            let hasAlpha = header.format & png_uint_32(PNG_FORMAT_FLAG_ALPHA) != 0
            header.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
            var pixels = [UInt8](repeating: 0, count: width * height * 4)
            let read = pixels.withUnsafeMutableBytes {
                png_image_finish_read(&header, nil, $0.baseAddress, png_int_32(width * 4), nil)
            }
            guard read != 0 else {
                return .failure(.broken(format: "PNG", reason: message(of: &header)))
            }
            let isOpaque = !hasAlpha || premultiply(&pixels)
            return .success(
                CGImage(width: width, height: height, isMask: false, isOpaque: isOpaque, pixels: pixels))
        }
        return try result.get()
    }

    static func encodePNG(_ image: CGImage) throws(ImageError) -> Data {
        let encoder = try PNGEncoder(
            width: image.width, height: image.height,
            pixels: image.isMask ? .gray : image.isOpaque ? .opaque : .translucent)
        let result = image.withPixels { pixels in
            Result { () throws(ImageError) in try encoder.append(pixels) }
        }
        try result.get()
        try encoder.finish()
        return encoder.takeBytes()
    }

    private static func message(of header: inout png_image) -> String {
        withUnsafeBytes(of: &header.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }

    // MARK: - JPEG

    private static func decodeJPEG(_ bytes: [UInt8], _ limits: ImageLimits) throws(ImageError) -> CGImage {
        guard let decoder = tjInitDecompress() else {
            throw .broken(format: "JPEG", reason: "the decoder has no memory")
        }
        defer { tjDestroy(decoder) }
        var (width, height, subsampling, space) = (Int32(0), Int32(0), Int32(0), Int32(0))
        let size = UInt(bytes.count)
        guard tjDecompressHeader3(decoder, bytes, size, &width, &height, &subsampling, &space) == 0 else {
            throw .broken(format: "JPEG", reason: String(cString: tjGetErrorStr2(decoder)))
        }
        try check(Int(width), Int(height), limits)
        let scans = JPEGSegments.scans(in: bytes)
        let decoded = max(Int(width) * Int(height), leastScan).multipliedReportingOverflow(by: scans)
        guard !decoded.overflow, decoded.partialValue <= limits.decodedPixels else {
            throw .tooManyScans(scans, width: Int(width), height: Int(height))
        }
        var pixels = [UInt8](repeating: 0, count: Int(width) * Int(height) * 4)
        let format = Int32(TJPF_RGBA.rawValue)
        guard tjDecompress2(decoder, bytes, size, &pixels, width, width * 4, height, format, 0) == 0 else {
            throw .broken(format: "JPEG", reason: String(cString: tjGetErrorStr2(decoder)))
        }
        let upright = JPEGOrientation(ofFile: bytes).apply(to: pixels, width: Int(width), height: Int(height))
        return CGImage(
            width: upright.width, height: upright.height, isMask: false, isOpaque: true,
            pixels: upright.pixels)
    }

    // MARK: - Alpha

    /// Multiplies the colours by alpha; true if every pixel turned out to be opaque.
    private static func premultiply(_ pixels: inout [UInt8]) -> Bool {
        pixels.withUnsafeMutableBufferPointer { pixels in
            var isOpaque = true
            // A `while`: without optimization an iterator costs several calls a pixel.
            var offset = 0
            while offset < pixels.count {
                defer { offset += 4 }
                let alpha = Int(pixels[offset + 3])
                guard alpha != 255 else { continue }
                isOpaque = false
                for channel in offset..<offset + 3 {
                    pixels[channel] = UInt8((Int(pixels[channel]) * alpha + 127) / 255)
                }
            }
            return isOpaque
        }
    }

    /// Encodes a picture as JPEG, which has no alpha: what is translucent is laid over white.
    static func encodeJPEG(_ image: CGImage, quality: Int) throws(ImageError) -> Data {
        guard let encoder = tjInitCompress() else {
            throw .notEncoded(reason: String(cString: tjGetErrorStr2(nil)))
        }
        defer { tjDestroy(encoder) }
        let pixels = image.withPixels { image.isMask ? [UInt8]($0) : overWhite($0) }
        var packed: UnsafeMutablePointer<UInt8>?
        var size: UInt = 0
        let result = tjCompress2(
            encoder, pixels, Int32(image.width), 0, Int32(image.height),
            Int32((image.isMask ? TJPF_GRAY : TJPF_RGB).rawValue), &packed, &size,
            Int32((image.isMask ? TJSAMP_GRAY : TJSAMP_420).rawValue), Int32(min(max(quality, 1), 100)), 0)
        defer { tjFree(packed) }
        guard result == 0, let packed else {
            throw .notEncoded(reason: String(cString: tjGetErrorStr2(encoder)))
        }
        return Data(bytes: packed, count: Int(size))
    }

    private static func overWhite(_ pixels: UnsafeRawBufferPointer) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: pixels.count / 4 * 3) { result, count in
            for pixel in 0..<pixels.count / 4 {
                let white = 255 - pixels[pixel * 4 + 3]
                for channel in 0..<3 { result[pixel * 3 + channel] = pixels[pixel * 4 + channel] &+ white }
            }
            count = pixels.count / 4 * 3
        }
    }
}
