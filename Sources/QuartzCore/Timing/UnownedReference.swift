/// An unsafe reference to an object that removes itself from the list before it is released. Without
/// reference counting, long lists are fast to iterate.
struct UnownedReference<Object: AnyObject> {
    unowned(unsafe) let object: Object

    init(_ object: Object) {
        self.object = object
    }
}
