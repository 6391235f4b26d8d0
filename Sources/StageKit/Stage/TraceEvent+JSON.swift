import Foundation
import UIKit

extension TraceEvent {
    /// The event as one line of a trace file, without the line break; the details are sorted by name.
    package var jsonLine: String {
        let details = detail.sorted { $0.key < $1.key }
            .map { "\(TraceText.quoted($0.key)):\(TraceText.quoted($0.value))" }
            .joined(separator: ",")
        // Microseconds: more digits would only show how floating-point numbers add up.
        let seconds = (time * 1_000_000).rounded() / 1_000_000
        return """
            {"t":\(seconds),"kind":"\(kind.rawValue)","object":\(TraceText.quoted(object)),\
            "call":\(TraceText.quoted(call)),"detail":{\(details)}}
            """
    }

}

/// Texts in the JSON that a trace and a take are written as.
package enum TraceText {
    /// Returns a text in quotation marks.
    package static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            case "\u{0}"..<"\u{20}": result += String(format: "\\u%04x", scalar.value)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
