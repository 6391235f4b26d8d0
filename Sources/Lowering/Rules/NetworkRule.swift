import SwiftSyntax

/// Imports the modules that have the types of Foundation for networks and XML, which are in Foundation itself on iOS.
struct NetworkRule: LoweringRule {
    private static let parsers: Set<String> = ["XMLParser", "XMLParserDelegate"]
    private static let names: Set<String> = [
        "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "NSMutableURLRequest",
        "NSURLRequest",
        "URLAuthenticationChallenge", "URLCache", "URLCredential", "URLProtectionSpace", "URLProtocol",
        "URLRequest",
        "URLResponse", "URLSession", "URLSessionConfiguration", "URLSessionDataDelegate",
        "URLSessionDataTask",
        "URLSessionDelegate", "URLSessionDownloadDelegate", "URLSessionDownloadTask", "URLSessionTask",
        "URLSessionTaskDelegate", "URLSessionUploadTask",
    ]

    func lower(_ node: Syntax, in file: FileLowering) {
        let name =
            node.as(IdentifierTypeSyntax.self)?.name.text
            ?? node.as(DeclReferenceExprSyntax.self)?.baseName.text
        guard let name else { return }
        if Self.names.contains(name) { file.imports.insert("FoundationNetworking") }
        if Self.parsers.contains(name) { file.imports.insert("FoundationXML") }
    }
}
