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
        lowerQualified(node, in: file)
        let name =
            node.as(IdentifierTypeSyntax.self)?.name.text
            ?? node.as(DeclReferenceExprSyntax.self)?.baseName.text
        guard let name else { return }
        if Self.names.contains(name) { file.imports.insert("FoundationNetworking") }
        if Self.parsers.contains(name) { file.imports.insert("FoundationXML") }
    }

    /// `Foundation.URLSession` names the module, which is another one here.
    private func lowerQualified(_ node: Syntax, in file: FileLowering) {
        let parts: (name: String, module: TokenSyntax)? =
            if let type = node.as(MemberTypeSyntax.self),
                let base = type.baseType.as(IdentifierTypeSyntax.self)
            {
                (type.name.text, base.name)
            } else if let access = node.as(MemberAccessExprSyntax.self),
                let base = access.base?.as(DeclReferenceExprSyntax.self)
            {
                (access.declName.baseName.text, base.baseName)
            } else {
                nil
            }
        guard let parts, parts.module.text == "Foundation" else { return }
        for (names, module) in [(Self.names, "FoundationNetworking"), (Self.parsers, "FoundationXML")]
        where names.contains(parts.name) {
            file.imports.insert(module)
            file.edits.replace(parts.module.bytes, with: module)
        }
    }
}
