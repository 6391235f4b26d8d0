import CoreGraphics

extension CAEmitterCell {
    func readKey(_ key: String) -> Any? {
        if let path = EmitterCellValues.numbers[key] { return NSNumber(value: values[keyPath: path]) }
        switch key {
        case "name": return name
        case "enabled", "isEnabled": return NSNumber(value: isEnabled)
        case "contents": return contents
        case "contentsRect": return contentsRect
        case "contentsScale": return NSNumber(value: Double(contentsScale))
        case "color": return color
        case "emitterCells": return emitterCells
        case "beginTime": return NSNumber(value: beginTime)
        case "duration": return NSNumber(value: duration)
        case "speed": return NSNumber(value: speed)
        default: return stored[key]
        }
    }

    func writeKey(_ key: String, _ value: Any?) {
        let number = LayerKeyValue.number(value)
        if let path = EmitterCellValues.numbers[key] {
            guard let number, number.isFinite else { return complain(key, value ?? "nil") }
            return values[keyPath: path] = number
        }
        switch key {
        case "name": name = value as? String
        case "enabled", "isEnabled": number.map { isEnabled = $0 != 0 } ?? complain(key, value ?? "nil")
        case "contents": contents = value
        case "contentsRect":
            LayerKeyValue.rect(value).map { contentsRect = $0 } ?? complain(key, value ?? "nil")
        case "contentsScale":
            number.map { contentsScale = CGFloat($0) } ?? complain(key, value ?? "nil")
        case "color":
            guard value == nil || value is CGColor else { return complain(key, value ?? "nil") }
            color = value as? CGColor
        case "emitterCells": emitterCells = value as? [CAEmitterCell]
        case "beginTime": number.map { beginTime = $0 } ?? complain(key, value ?? "nil")
        case "duration": number.map { duration = $0 } ?? complain(key, value ?? "nil")
        case "speed": number.map { speed = Float($0) } ?? complain(key, value ?? "nil")
        default: stored[key] = value
        }
    }
}

extension CAEmitterLayer {
    /// The cell that a key path such as `emitterCells.snow.birthRate` names, and the rest of the path.
    func cell(at keyPath: String) -> (cell: CAEmitterCell, key: String)? {
        let parts = keyPath.split(separator: ".", maxSplits: 2).map(String.init)
        guard parts.count == 3, parts[0] == "emitterCells",
            let cell = emitterCells?.first(where: { $0.name == parts[1] })
        else { return nil }
        return (cell, parts[2])
    }
}
