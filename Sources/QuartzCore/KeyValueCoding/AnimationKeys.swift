import CoreGraphics

/// A property of animations as key-value coding sees it.
@MainActor
struct AnimationKey {
    /// Returns the value, numbers as `NSNumber`.
    let read: @MainActor (CAAnimation) -> Any?
    /// Sets the value; false where it is of the wrong kind.
    let write: @MainActor (CAAnimation, Any?) -> Bool
}

extension CAAnimation {
    /// Returns the value of a property, or one that an app has stored under the key.
    func readKey(_ key: String) -> Any? {
        property(key).map { $0.read(self) } ?? custom[key] ?? Self.defaultValue(forKey: key)
    }

    /// Sets a property, or stores a value under a key that the animation does not know.
    func writeKey(_ key: String, _ value: Any?) {
        guard let property = property(key) else { return custom[key] = value }
        if !property.write(self, value) {
            FrameClock.current.diagnose(
                String(describing: type(of: self)), "setValue(_:forKey:)",
                "\"\(key)\" cannot be \(value ?? "nil"), which is ignored")
        }
    }
}

/// The properties of each kind of animation by their keys.
@MainActor
enum AnimationKeys {
    static let common: [String: AnimationKey] = [
        "beginTime": number(\CAAnimation.beginTime), "timeOffset": number(\CAAnimation.timeOffset),
        "duration": number(\CAAnimation.duration), "repeatDuration": number(\CAAnimation.repeatDuration),
        "repeatCount": number(\CAAnimation.repeatCount), "speed": number(\CAAnimation.speed),
        "autoreverses": flag(\CAAnimation.autoreverses), "fillMode": name(\CAAnimation.fillMode),
        "timingFunction": optional(\CAAnimation.timingFunction),
        "removedOnCompletion": flag(\CAAnimation.isRemovedOnCompletion),
        "isRemovedOnCompletion": flag(\CAAnimation.isRemovedOnCompletion),
        "delegate": AnimationKey(read: { $0.delegate }) { animation, value in
            animation.delegate = value as? any CAAnimationDelegate
            return value == nil || value is any CAAnimationDelegate
        },
    ]

    static let property: [String: AnimationKey] = [
        "keyPath": optional(\CAPropertyAnimation.keyPath), "additive": flag(\CAPropertyAnimation.isAdditive),
        "isAdditive": flag(\CAPropertyAnimation.isAdditive),
        "cumulative": flag(\CAPropertyAnimation.isCumulative),
        "isCumulative": flag(\CAPropertyAnimation.isCumulative),
    ]

    static let basic: [String: AnimationKey] = [
        "fromValue": anything(\CABasicAnimation.fromValue), "toValue": anything(\CABasicAnimation.toValue),
        "byValue": anything(\CABasicAnimation.byValue),
    ]

    static let spring: [String: AnimationKey] = [
        "mass": number(\CASpringAnimation.mass), "stiffness": number(\CASpringAnimation.stiffness),
        "damping": number(\CASpringAnimation.damping),
        "initialVelocity": number(\CASpringAnimation.initialVelocity),
        "settlingDuration": AnimationKey(
            read: { ($0 as? CASpringAnimation).map { NSNumber(value: $0.settlingDuration) } },
            write: { _, _ in false }),
    ]

    static let keyframes: [String: AnimationKey] = [
        "values": optional(\CAKeyframeAnimation.values), "path": optional(\CAKeyframeAnimation.path),
        "keyTimes": AnimationKey(read: { ($0 as? CAKeyframeAnimation)?.keyTimes }) { animation, value in
            let times = (value as? [Any])?.compactMap(LayerKeyValue.number).map { NSNumber(value: $0) }
            guard value == nil || times?.count == (value as? [Any])?.count else { return false }
            (animation as? CAKeyframeAnimation)?.keyTimes = times
            return true
        },
        "timingFunctions": optional(\CAKeyframeAnimation.timingFunctions),
        "calculationMode": name(\CAKeyframeAnimation.calculationMode),
        "rotationMode": optionalName(\CAKeyframeAnimation.rotationMode),
    ]

    static let group: [String: AnimationKey] = ["animations": optional(\CAAnimationGroup.animations)]

    static let transition: [String: AnimationKey] = [
        "type": name(\CATransition.type),
        "subtype": optionalName(\CATransition.subtype),
        "startProgress": number(\CATransition.startProgress),
        "endProgress": number(\CATransition.endProgress),
    ]

    // MARK: - Kinds of properties

    private typealias Path<Animation, Value> = ReferenceWritableKeyPath<Animation, Value>

    private static func number<Animation: CAAnimation, Value: BinaryFloatingPoint>(
        _ path: Path<Animation, Value>
    ) -> AnimationKey {
        AnimationKey(
            read: { ($0 as? Animation).map { NSNumber(value: Double($0[keyPath: path])) } }
        ) { animation, new in
            guard let animation = animation as? Animation, let value = LayerKeyValue.number(new) else {
                return false
            }
            animation[keyPath: path] = Value(value)
            return true
        }
    }

    private static func flag<Animation: CAAnimation>(_ path: Path<Animation, Bool>) -> AnimationKey {
        AnimationKey(
            read: { ($0 as? Animation).map { NSNumber(value: $0[keyPath: path]) } }
        ) { animation, new in
            guard let animation = animation as? Animation, let value = LayerKeyValue.number(new) else {
                return false
            }
            animation[keyPath: path] = value != 0
            return true
        }
    }

    /// A value that has a raw name, which is what is read.
    private static func name<Animation: CAAnimation, Value: RawRepresentable<String>>(
        _ path: Path<Animation, Value>
    ) -> AnimationKey {
        AnimationKey(read: { ($0 as? Animation)?[keyPath: path].rawValue }) { animation, new in
            guard let animation = animation as? Animation,
                let value = new as? Value ?? (new as? String).flatMap({ Value(rawValue: $0) })
            else { return false }
            animation[keyPath: path] = value
            return true
        }
    }

    private static func optionalName<Animation: CAAnimation, Value: RawRepresentable<String>>(
        _ path: Path<Animation, Value?>
    ) -> AnimationKey {
        AnimationKey(read: { ($0 as? Animation)?[keyPath: path]?.rawValue }) { animation, new in
            let value = new as? Value ?? (new as? String).flatMap { Value(rawValue: $0) }
            guard let animation = animation as? Animation, new == nil || value != nil else { return false }
            animation[keyPath: path] = value
            return true
        }
    }

    private static func optional<Animation: CAAnimation, Value>(
        _ path: Path<Animation, Value?>
    ) -> AnimationKey {
        AnimationKey(read: { ($0 as? Animation)?[keyPath: path] }) { animation, new in
            guard let animation = animation as? Animation, new == nil || new is Value else { return false }
            animation[keyPath: path] = new as? Value
            return true
        }
    }

    private static func anything<Animation: CAAnimation>(_ path: Path<Animation, Any?>) -> AnimationKey {
        AnimationKey(read: { ($0 as? Animation)?[keyPath: path] }) { animation, new in
            (animation as? Animation)?[keyPath: path] = new
            return true
        }
    }
}
