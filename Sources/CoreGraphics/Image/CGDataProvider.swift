import Foundation

/// Frees the memory of a data provider. It gets the `info` of the provider, the memory, and how many bytes that has.
public typealias CGDataProviderReleaseDataCallback =
    @convention(c) (_ info: UnsafeMutableRawPointer?, _ data: UnsafeRawPointer, _ size: Int) -> Void

/// Bytes that a font or a picture is made of.
public final class CGDataProvider: Sendable {
    private enum Source: Sendable {
        case data(Data)
        case memory(LentMemory)
    }

    private let source: Source

    /// A copy of the bytes as they are now.
    public var data: CFData? {
        switch source {
        case .data(let data): data as CFData
        case .memory(let memory): Data(memory.bytes) as CFData
        }
    }

    /// Takes bytes.
    public init?(data: CFData) { source = .data(data as Data) }

    /// Provides bytes in memory of the caller's, which lasts until it is released.
    ///
    /// - Parameters:
    ///   - info: what the callback is given.
    ///   - data: the memory.
    ///   - size: how many bytes it has.
    ///   - releaseData: called when the provider is gone. An image is made of a copy, and keeps no provider.
    public init?(
        dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
        releaseData: @escaping CGDataProviderReleaseDataCallback
    ) {
        guard size >= 0 else { return nil }
        source = .memory(LentMemory(info, data, size, releaseData))
    }

    /// Reads a file; nil where that cannot be read.
    public init?(url: CFURL) {
        guard let read = try? Data(contentsOf: url as URL) else { return nil }
        source = .data(read)
    }

    /// Reads the file of a path; nil where that cannot be read.
    public init?(filename: UnsafePointer<CChar>) {
        guard let read = FileManager.default.contents(atPath: String(cString: filename)) else { return nil }
        source = .data(read)
    }

    /// Lends the bytes for the time of the call.
    func withBytes<R>(_ body: (UnsafeRawBufferPointer) -> R) -> R {
        switch source {
        case .data(let data): data.withUnsafeBytes { body($0) }
        case .memory(let memory): body(memory.bytes)
        }
    }
}

/// Memory of the caller's, which is told when it is needed no more. Nobody here writes to it.
private final class LentMemory: @unchecked Sendable {
    let bytes: UnsafeRawBufferPointer
    private let info: UnsafeMutableRawPointer?
    private let address: UnsafeRawPointer
    private let release: CGDataProviderReleaseDataCallback

    init(
        _ info: UnsafeMutableRawPointer?, _ address: UnsafeRawPointer, _ size: Int,
        _ release: @escaping CGDataProviderReleaseDataCallback
    ) {
        bytes = UnsafeRawBufferPointer(start: address, count: size)
        (self.info, self.address, self.release) = (info, address, release)
    }

    deinit { release(info, address, bytes.count) }
}
