import PushPayloads
public import PushSimulation

extension Sighting {
  /// Creates the sighting of a payload from the places that an app declares.
  ///
  /// For a center that passes the raw payload on. A center that parses the payload has to report its own values:
  /// otherwise a wrong reading stays hidden.
  ///
  /// - Parameters:
  ///   - userInfo: The payload as the center passes it on.
  ///   - app: The declaration of the app.
  public init(rawPayload userInfo: [AnyHashable: Any], by app: PushApp) {
    let payload = JSONObject(userInfo: userInfo).map(JSONValue.object)
    func text(_ field: PushTemplate.Field) -> String? {
      app.vocabulary.template.value(of: field, in: payload)?.string
    }
    self.init(
      url: text(.url),
      type: text(.type),
      objectID: text(.objectID),
      messageID: text(.messageID)
    )
  }
}
