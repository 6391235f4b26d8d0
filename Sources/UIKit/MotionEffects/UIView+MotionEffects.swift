import QuartzCore

extension UIView {
    func setMotionEffects(_ newValue: [UIMotionEffect]) {
        let old = motionEffects
        for effect in old where !newValue.contains(effect) { removeMotionEffect(effect) }
        for effect in newValue { addMotionEffect(effect) }
    }

    func hold(_ effect: UIMotionEffect) {
        let list = effectList ?? MotionEffectList(of: self)
        rareValues.windowObserver = list
        list.add(effect)
    }

    var effectList: MotionEffectList? { rare?.windowObserver as? MotionEffectList }
}
