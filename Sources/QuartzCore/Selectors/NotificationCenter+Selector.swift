import Foundation
import ObjectiveC
import Synchronization

extension NotificationCenter {
    /// Calls a method with each notification, on the thread that posts it. The observer is held weakly.
    ///
    /// - Parameters:
    ///   - observer: the object whose method is called.
    ///   - aSelector: the method, with the notification as its argument, or without arguments.
    ///   - aName: the name of the notifications; nil for any.
    ///   - anObject: the sender of the notifications; nil for any.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        let registration = SelectorObserver(observer as AnyObject, aSelector, name: aName, sender: anObject)
        registration.token = addObserver(forName: aName, object: anObject, queue: nil) {
            [weak registration] notification in
            registration?.receive(notification)
        }
        observers.add(registration, to: self)
    }

    // These two take `AnyObject`, so the compiler prefers them to Foundation's, which take `Any` and know
    // only tokens.

    /// Removes all registrations of an observer, or the one that a token stands for.
    public func removeObserver(_ observer: AnyObject) {
        removeObserver(observer, name: nil, object: nil)
    }

    /// Removes an observer's registrations of a name and a sender; nil stands for any.
    public func removeObserver(
        _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        removeObserver(observer as Any, name: aName, object: anObject)
        let sender = anObject.map { $0 as AnyObject }
        observers.remove(from: self) {
            $0.observer === observer && (aName == nil || $0.name == aName)
                && (sender == nil || $0.sender === sender)
        }
    }

    private var observers: SelectorObservers {
        SelectorObservers.all.withLock { tables in
            if let table = tables.first(where: { $0.center === self }) { return table }
            tables.removeAll { $0.center == nil }
            let table = SelectorObservers(center: self)
            tables.append(table)
            return table
        }
    }
}

/// The registration of one object and its method.
private final class SelectorObserver: @unchecked Sendable {
    weak var observer: AnyObject?
    let selector: Selector
    let name: NSNotification.Name?
    weak var sender: AnyObject?
    var token: (any NSObjectProtocol)?

    init(_ observer: AnyObject, _ selector: Selector, name: NSNotification.Name?, sender: Any?) {
        self.observer = observer
        self.selector = selector
        self.name = name
        self.sender = sender.map { $0 as AnyObject }
    }

    func receive(_ notification: Notification) {
        guard let observer else { return }
        let call = selector.call(on: observer, notification)
        SelectorReport.report(
            call, of: selector, on: observer, with: notification, "addObserver(_:selector:name:object:)")
    }
}

/// The registrations by method at one centre, which takes only blocks.
private final class SelectorObservers: @unchecked Sendable {
    /// The registrations of all centres, which cannot store them. Usually there is only the default centre.
    static let all = Mutex<[SelectorObservers]>([])

    weak var center: NotificationCenter?
    private let registrations = Mutex<[SelectorObserver]>([])

    init(center: NotificationCenter) {
        self.center = center
    }

    /// Adds a registration, and takes out those whose observers are gone.
    func add(_ registration: SelectorObserver, to center: NotificationCenter) {
        remove(from: center) { $0.observer == nil }
        registrations.withLock { $0.append(registration) }
    }

    func remove(from center: NotificationCenter, where matches: (SelectorObserver) -> Bool) {
        let removed = registrations.withLock { all in
            let removed = all.filter(matches)
            all.removeAll(where: matches)
            return removed
        }
        for registration in removed {
            if let token = registration.token { center.removeObserver(token as Any) }
        }
    }
}
