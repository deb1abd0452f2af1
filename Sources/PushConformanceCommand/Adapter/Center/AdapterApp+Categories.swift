import PushConformance
import PushPayloads

extension AdapterApp {
  private struct Actions {
    static let names: Set<String> = ["show", "archive", "decline", "reply", "dismissals"]
    let show, archive, decline, reply: String?
    let dismissals: Bool

    init?(_ object: JSONObject) {
      let texts = ["show", "archive", "decline", "reply"].map { object[$0] }
      guard texts.allSatisfy({ $0 == nil || $0?.string != nil }),
        let dismissals = (object["dismissals"] ?? false).bool
      else { return nil }
      (show, archive) = (texts[0]?.string, texts[1]?.string)
      (decline, reply) = (texts[2]?.string, texts[3]?.string)
      self.dismissals = dismissals
    }
  }

  @Sendable static func actions(_ app: PushApp, _ value: JSONValue) -> PushApp? {
    guard let object = value.object, object.has(only: Actions.names),
      let actions = Actions(object)
    else { return nil }
    return app.actions(
      show: actions.show,
      archive: actions.archive,
      decline: actions.decline,
      reply: actions.reply,
      dismissals: actions.dismissals
    )
  }

  @Sendable static func categories(_ app: PushApp, _ value: JSONValue) -> PushApp? {
    each(value, of: Actions.names.union(["identifier", "event"]), adding: app) { app, object in
      guard let identifier = object["identifier"]?.string, let event = object["event"]?.string,
        let actions = Actions(object)
      else { return nil }
      return app.category(
        identifier,
        of: event,
        show: actions.show,
        archive: actions.archive,
        decline: actions.decline,
        reply: actions.reply,
        dismissals: actions.dismissals
      )
    }
  }
}
