extension UIApplication {
    /// Returns the application for the key `shared`; nil for others. Code that must also build for app
    /// extensions finds the application by this key.
    public class func value(forKey key: String) -> Any? {
        if key == "shared" || key == "sharedApplication" { return shared }
        FrameClock.current.diagnose(
            "UIApplication", "value(forKey:)", "the class has no \"\(key)\", so nil is returned")
        return nil
    }

    /// Returns the application for the key path `shared`; nil for others.
    public class func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
}
