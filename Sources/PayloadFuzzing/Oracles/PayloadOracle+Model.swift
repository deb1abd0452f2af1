import PushPayloads

extension PayloadOracle {
  /// The oracle that compares each typed property of a ``Payload`` with the elements of the document.
  public static let model = PayloadOracle("model") { input, reader in
    let payload = reader.payload(input.body)
    let root = (try? reader.scan(input.body).get())?.root
    switch (payload, root.flatMap { $0.kind == .object ? $0 : nil }) {
    case (nil, nil):
      return []
    case (let payload?, let root?):
      return PayloadView.all.compactMap { view in
        let says = view.model(payload)
        let document = view.document(root)
        guard says != document else { return nil }
        return .viewDisagrees(view: view.name, says: text(of: says), document: text(of: document))
      }
    case (_?, nil):
      return [.viewDisagrees(view: "Payload", says: "there", document: "there is no object")]
    case (nil, _?):
      return [.viewDisagrees(view: "Payload", says: "nil", document: "there is an object")]
    }
  }

  /// The oracle that compares the kit's own parser with the behaviour that ``ParserDemand`` requires of every parser.
  public static let parser = PayloadOracle("parser") { input, reader in
    PayloadFuzzer.disagreement(
      on: input.body,
      diligence: .everything,
      parse: reader.parse
    ).map { [.parserDisagrees($0)] } ?? []
  }

  private static func text(of value: JSONValue?) -> String {
    value.map { ReadableBytes($0.utf8).description } ?? "nil"
  }
}
