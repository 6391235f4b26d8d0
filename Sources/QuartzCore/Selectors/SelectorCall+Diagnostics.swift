import Foundation
import ObjectiveC

extension SelectorCall {
    /// Says what is wrong with a call, with its remedy; nil where nothing is.
    ///
    /// - Parameters:
    ///   - receiver: the class of the object that was called.
    ///   - selector: the method.
    ///   - argument: the class of what it was given.
    /// - Returns: a sentence without its full stop.
    package func complaint(on receiver: String, _ selector: Selector, argument: String) -> String? {
        let name = selector.description.isEmpty ? "its action" : "\"\(selector)\""
        return switch problem {
        case nil: nil
        case .noMethod:
            "\(receiver) was not sent \(name), which is only a name: make the selector of the method, as "
                + "Selector(\"\(selector)\", \(receiver).method)"
        case .otherTarget(let expected):
            "\(receiver) was not sent \(name), a method of \(expected): pass an object of that class"
        case .otherArgument(let expected):
            "\(argument) did not call \(name) on \(receiver), which takes a \(expected): give it a method that "
                + "takes a \(argument), or nothing"
        case .otherClass(let expected):
            "\(argument) called \(name) on \(receiver), which takes a \(expected): what only that class has must "
                + "not be used, so declare a \(argument)"
        }
    }
}
