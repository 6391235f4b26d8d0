import SwiftSyntax

/// Imports the module that has the types of Foundation for networks, which are in Foundation itself on iOS.
struct NetworkRule: LoweringRule {
    private static let module = "FoundationNetworking"
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
        if let name, Self.names.contains(name) { file.imports.insert(Self.module) }
    }
}
