import PushPayloads
public import PushSimulation

extension Sighting {
  /// Creates a sighting with the fields that a raw payload has at the places that the app declares.
  ///
  /// This initializer is for a center that passes the payload on without parsing it. A center that parses the payload
  /// has to report the values that the center has read. Otherwise the kit cannot see a wrong value.
  public init(rawPayload userInfo: [AnyHashable: Any], by app: PushApp) {
    let payload = JSONObject(userInfo: userInfo).map(JSONValue.object)
    let form = app.vocabulary.form(ofPayload: payload)
    let values = payload.map { app.vocabulary.template(of: form).values(in: $0) }
    self.init(
      url: values?[.url]?.string,
      type: (values?[.type] ?? form.flatMap(app.vocabulary.implicitType))?.string,
      objectID: values?[.objectID]?.string,
      messageID: values?[.messageID]?.string
    )
  }
}
