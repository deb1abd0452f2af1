import PushPayloads
public import PushSimulation

extension Sighting {
  /// Creates the sighting of a payload from the places that a vocabulary declares.
  ///
  /// For a center that passes the raw payload on. A center that parses the payload has to report its own values:
  /// otherwise a wrong reading stays hidden.
  ///
  /// - Parameters:
  ///   - userInfo: The payload as the center passes it on.
  ///   - vocabulary: The places of the app's own fields.
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
