import QuartzCore

extension UIView {
    /// The effects of the device's tilt on the view.
    public var motionEffects: [UIMotionEffect] {
        get { effectList?.effects ?? [] }
        set {
            let old = motionEffects
            for effect in old where !newValue.contains(effect) { removeMotionEffect(effect) }
            for effect in newValue { addMotionEffect(effect) }
        }
    }

    /// Adds an effect of the device's tilt; one that the view has stays once.
    public func addMotionEffect(_ effect: UIMotionEffect) {
        let list = effectList ?? MotionEffectList(of: self)
        rareValues.windowObserver = list
        list.add(effect)
    }

    /// Removes an effect, and what it adds to the view's values.
    public func removeMotionEffect(_ effect: UIMotionEffect) { effectList?.remove(effect) }

    private var effectList: MotionEffectList? { rare?.windowObserver as? MotionEffectList }
}
