import PushPayloads
public import PushSimulation

extension Sighting {
  /// Returns the identity of a payload, from the places that a vocabulary declares.
  ///
  /// For a center that hands the raw payload on. One that reads it has to report what *it* has read:
  /// otherwise nothing shows that it has read it wrongly.
  ///
  /// - Parameters:
  ///   - userInfo: The payload as the center hands it on.
  ///   - vocabulary: Where the app has its own fields.
  public init(rawPayload userInfo: [AnyHashable: Any], by vocabulary: Vocabulary) {
    func text(at path: [String]) -> String? {
      var value: Any? = userInfo
      for key in path { value = (value as? [AnyHashable: Any])?[key] }
      return value as? String
    }
    self.init(
      url: text(at: vocabulary.keys.url),
      type: text(at: vocabulary.keys.type),
      objectID: text(at: vocabulary.keys.objectID),
      messageID: text(at: vocabulary.keys.messageID)
    )
  }
}
