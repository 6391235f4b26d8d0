/// The first stored property of a class whose objects may be values of attributed strings.
///
/// Foundation on Linux compares such values to join parts of a text with equal attributes. It takes the word behind an
/// object's header for the type of an object of its own, and ends the program where that type is 0: with a small number
/// or no reference there.
package struct TypeWord: Sendable {
    private let word = UInt.max

    package init() {}
}
