/// A reference to an object that takes itself off the list before it goes. It neither holds the object nor watches over
/// it, which is what makes long lists quick to go through.
struct UnownedReference<Object: AnyObject> {
    unowned(unsafe) let object: Object

    init(_ object: Object) {
        self.object = object
    }
}
