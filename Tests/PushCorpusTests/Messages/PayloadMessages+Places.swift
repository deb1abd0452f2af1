extension PayloadMessages {
  static let places: [Row] = [
    Row(
      "file-provider.container-identifier.none",
      "file-provider.container-identifier.missing",
      0..<18,
      #"""
      A push of type fileprovider has no container-identifier at the root, so the extension \#
      does not learn what has changed. A replicated extension takes only \#
      "NSFileProviderWorkingSetContainerItemIdentifier".
      """#
    ),
    Row(
      "file-provider.container-identifier.in-aps",
      "file-provider.container-identifier.missing",
      0..<56,
      #"""
      A push of type fileprovider has no container-identifier at the root, so the extension \#
      does not learn what has changed. It is inside aps; move it to the root. A replicated \#
      extension takes only "NSFileProviderWorkingSetContainerItemIdentifier".
      """#
    ),
    Row(
      "file-provider.container-identifier.camel-case",
      "file-provider.container-identifier.missing",
      0..<47,
      #"""
      A push of type fileprovider has no container-identifier at the root, so the extension \#
      does not learn what has changed. Did you mean "container-identifier" instead of \#
      "containerIdentifier"? A replicated extension takes only \#
      "NSFileProviderWorkingSetContainerItemIdentifier".
      """#
    ),
    Row(
      "file-provider.domain.none",
      "file-provider.domain.missing",
      0..<74,
      #"""
      A push of type fileprovider has no domain at the root, which names the domain that has \#
      changed. Add the identifier of the domain, if the app has domains.
      """#
    ),
  ]
}
