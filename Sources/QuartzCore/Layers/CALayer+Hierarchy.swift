extension CALayer {
    var shownSublayers: [CALayer]? {
        let list = modelLayer?.children.compactMap { $0.presentation() } ?? children
        return list.isEmpty ? nil : list
    }

    func setSublayers(_ newValue: [CALayer]?) {
        let list = newValue ?? []
        for child in children where !list.contains(where: { $0 === child }) {
            child.removeFromSuperlayer()
        }
        for layer in list { insert(layer, at: children.count) }
    }

    func replace(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer !== newLayer else { return }
        guard oldLayer.parent === self else {
            return complain("replaceSublayer(_:with:)", "the layer to replace is no sublayer of this one")
        }
        guard canTake(newLayer, "replaceSublayer(_:with:)") else { return }
        insert(newLayer, beside: oldLayer, offset: 0, otherwise: 0)
        oldLayer.removeFromSuperlayer()
    }

    func setMask(_ newValue: CALayer?) {
        guard newValue !== maskLayer else { return }
        if let newValue {
            guard canTake(newValue, "mask") else { return }
            newValue.removeFromSuperlayer()
            newValue.maskedLayer?.mask = nil
        }
        if let old = maskLayer {
            old.maskedLayer = nil
            old.setTree(nil)
        }
        maskLayer = newValue
        newValue?.maskedLayer = self
        newValue?.setTree(tree)
        newValue?.forwardFlags()
        mark(.mask)
    }

    // MARK: - Private

    func leaveSuperlayer() {
        guard let above = parent else { return }
        leaveParent()
        setTree(nil)
        above.mark(.sublayers)
        above.setNeedsLayout()
    }

    func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int, otherwise: Int) {
        guard layer !== sibling else { return }
        guard let sibling, sibling.parent === self else { return insert(layer, at: otherwise) }
        guard canTake(layer, "insertSublayer(_:)") else { return }
        let old = takeOut(layer)
        let index = children.firstIndex { $0 === sibling } ?? children.count
        place(layer, at: index + offset, from: old)
    }

    func insert(_ layer: CALayer, at index: Int) {
        guard canTake(layer, "addSublayer(_:)") else { return }
        let old = takeOut(layer)
        place(layer, at: min(index, children.count), from: old)
    }

    /// Takes a layer out of the list if it is a sublayer, and returns its index.
    private func takeOut(_ layer: CALayer) -> Int? {
        guard layer.parent === self, let index = children.lastIndex(where: { $0 === layer }) else {
            return nil
        }
        children.remove(at: index)
        return index
    }

    /// Inserts a layer at an index. A sublayer that stays in its place does not ask for layout, so that code
    /// that brings a view to the front in each layout does not loop.
    private func place(_ layer: CALayer, at index: Int, from old: Int?) {
        if index == old {
            children.insert(layer, at: index)
            return
        }
        if layer.parent !== self {
            tree?.timesWillChange()
            if let above = layer.parent {
                layer.leaveParent()
                above.mark(.sublayers)
            }
            layer.maskedLayer?.mask = nil
        }
        children.insert(layer, at: index)
        layer.parent = self
        if layer.tree !== tree { layer.setTree(tree) }
        layer.forwardFlags()
        mark(.sublayers)
        setNeedsLayout()
    }

    private func leaveParent() {
        guard let above = parent else { return }
        parent = nil
        if above.children.last === self {
            above.children.removeLast()
        } else if let index = above.children.firstIndex(where: { $0 === self }) {
            above.children.remove(at: index)
        }
    }

    private func canTake(_ layer: CALayer, _ call: String) -> Bool {
        guard isDescendant(of: layer) else { return true }
        let what = layer === self ? "itself" : "a layer that it lies in"
        complain(call, "a layer cannot take \(what); the call is ignored")
        return false
    }

    func setTree(_ newTree: LayerTree?) {
        guard tree !== newTree else { return }
        let old = tree
        old?.leave(self)
        tree = newTree
        newTree?.enter(self)
        changeTree(from: old)
        maskLayer?.setTree(newTree)
        for child in children { child.setTree(newTree) }
    }
}
