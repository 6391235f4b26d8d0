import Takes

extension ToolModel {
    /// The samples in the order in which the sidebar lists them.
    private var listedSamples: [Sample] {
        Sample.Section.allCases.flatMap { section in samples.filter { $0.section == section } }
    }

    /// Shows the sample that lies some places below the shown one in the list; above it if negative.
    func showNeighbor(by offset: Int) {
        let listed = listedSamples
        guard let index = listed.firstIndex(where: { $0.id == sample.id }) else { return }
        let neighbor = index + offset
        if listed.indices.contains(neighbor) { show(listed[neighbor]) }
    }
}
