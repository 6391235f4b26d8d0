import Foundation
import ObjectiveC

extension SelectorCall {
    /// Describes the mistake of a call and its remedy; nil if there is no mistake.
    ///
    /// - Parameters:
    ///   - receiver: the class of the object that was called.
    ///   - selector: the method.
    ///   - argument: the class of the argument.
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
