import PushPayloads

extension PayloadOracle {
  /// The oracle that compares the scanner with `JSONSerialization`, except where Foundation is known to differ.
  ///
  /// Foundation's deviations from RFC 8259 depend on the platform, and are known only for Linux. On other platforms the
  /// oracle reports nothing.
  public static let foundation = PayloadOracle("foundation") { input, reader in
    #if os(Linux)
      switch (reader.scan(input.body), FoundationReading.of(input.body)) {
      case (.failure(let refusal), .value(let value)):
        return FoundationReading.isLiberty(refusal, in: input.body)
          ? [] : [.foundationReads(value, refusal: refusal)]
      case (.success(let document), .refusal):
        return FoundationReading.mayRefuse(document) ? [] : [.foundationRefuses(document.value)]
      case (.success(let document), .value(let other)):
        let own = document.value
        return FoundationReading.alters(document) || FoundationReading.isSame(own, other)
          ? [] : [.foundationReadsOtherwise(own: own, other: other)]
      case (.failure, .refusal):
        return []
      }
    #else
      return []
    #endif
  }
}
