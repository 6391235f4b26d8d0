/// The size of a part of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
    /// The width.
    public let widthDimension: NSCollectionLayoutDimension
    /// The height.
    public let heightDimension: NSCollectionLayoutDimension

    /// Makes a size.
    public init(
        widthDimension width: NSCollectionLayoutDimension,
        heightDimension height: NSCollectionLayoutDimension
    ) {
        (widthDimension, heightDimension) = (width, height)
    }

    func size(in container: CGSize) -> CGSize {
        CGSize(
            width: widthDimension.length(in: container), height: heightDimension.length(in: container))
    }

    /// The size in a container, where what a view has asked for takes the place of an estimate.
    func size(in container: CGSize, measured: CGSize?) -> CGSize {
        var size = size(in: container)
        guard let measured else { return size }
        if widthDimension.isEstimated { size.width = measured.width }
        if heightDimension.isEstimated { size.height = measured.height }
        return size
    }

    var isEstimated: Bool { widthDimension.isEstimated || heightDimension.isEstimated }
}
