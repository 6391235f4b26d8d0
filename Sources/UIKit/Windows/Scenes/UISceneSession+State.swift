import Foundation

/// The names in a file with a scene's state.
private enum StateKey {
    static let (type, title, userInfo, page) = ("activityType", "title", "userInfo", "webpageURL")
    static let objects = "objects"
}

extension UISceneSession {
    /// The state of the scene as a property list; nil where the scene keeps none.
    package var archivedState: Data? {
        guard stateRestorationActivity != nil || restorableState != nil else { return nil }
        var list: [String: Any] = [:]
        list[StateKey.objects] = restorableState
        if let activity = stateRestorationActivity {
            list[StateKey.type] = activity.activityType
            list[StateKey.title] = activity.title
            list[StateKey.page] = activity.webpageURL?.absoluteString
            list[StateKey.userInfo] = Self.listed(activity)
        }
        return try? PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    }

    /// Sets the state of the scene, before it is connected.
    ///
    /// - Parameter data: the value of `archivedState` in an earlier run.
    /// - Returns: false, and nothing is set, if `data` is not such a property list.
    package func restoreState(from data: Data) -> Bool {
        let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        guard let list = list as? [String: Any] else { return false }
        restorableState = list[StateKey.objects] as? [[String: Any]]
        guard let type = list[StateKey.type] as? String else { return restorableState != nil }
        let activity = NSUserActivity(activityType: type)
        activity.title = list[StateKey.title] as? String
        activity.webpageURL = (list[StateKey.page] as? String).flatMap { URL(string: $0) }
        activity.userInfo = list[StateKey.userInfo] as? [String: Any]
        stateRestorationActivity = activity
        return true
    }

    /// Returns the values of an activity that a property list can hold; a diagnostic names the others.
    private static func listed(_ activity: NSUserActivity) -> [String: Any]? {
        guard let userInfo = activity.userInfo else { return nil }
        var (kept, lost) = ([String: Any](), [String]())
        for (key, value) in userInfo {
            if let key = key as? String, PropertyListSerialization.propertyList(value, isValidFor: .xml) {
                kept[key] = value
            } else {
                lost.append("\(key)")
            }
        }
        if !lost.isEmpty {
            FrameClock.current.diagnose(
                "NSUserActivity", "userInfo",
                "a property list cannot hold \(lost.sorted().joined(separator: ", ")) of \(activity.activityType), so the "
                    + "scene's state goes without: keep strings, numbers, dates, data, lists and dictionaries of them "
                    + "by strings")
        }
        return kept
    }
}
