import Foundation
import PushCenters
import PushPayloads
import Testing

@MainActor @Suite("A response is handled once, and only the default action opens by itself")
struct RespondingTests {
  static let categories = [
    NotificationCategory(
      identifier: "chat",
      actions: [
        NotificationAction(identifier: "show", title: "Show", options: .foreground),
        NotificationAction(identifier: "like", title: "Like"),
        NotificationAction(identifier: "reply", title: "Reply"),
      ]
    ),
    NotificationCategory(
      identifier: "mail",
      actions: [NotificationAction(identifier: "show", title: "Show in a widget")]
    ),
  ]

  let app = ModernApp()

  init() { app.center.setNotificationCategories(Self.categories) }

  private func payload(category: String? = nil) -> JSONObject {
    var payload = JSONObject.push(url: "app://1")
    if let category { payload["aps"] = ["alert": "Hello", "category": .string(category)] }
    return payload
  }

  struct Row: CustomTestStringConvertible {
    var action: String
    var category: String?
    var hasHandler = false
    var opens = false
    var isHandled = false
    var log: [String] = []
    var testDescription: String { "\(action) \(category ?? "") \(hasHandler)" }
  }

  @Test(
    "Each action opens, is handled, or does neither",
    arguments: [
      Row(action: NotificationResponse.dismissActionIdentifier, hasHandler: true, isHandled: true),
      Row(action: "show", category: "chat", hasHandler: true, opens: true, isHandled: true),
      Row(action: "show", category: "mail", hasHandler: true, isHandled: true),
      Row(action: "show", hasHandler: true, opens: true, isHandled: true),
      Row(action: "like", category: "chat", log: ["There is no handler for the action \"like\""]),
      Row(action: "other", log: ["There is no handler for the action \"other\""]),
      Row(action: "other", category: "gone", hasHandler: true, isHandled: true),
    ]
  )
  func actions(row: Row) {
    let handled = Replies<NotificationResponse>()
    if row.hasHandler {
      app.center.setHandler(forAction: row.action) { response, done in
        handled.give(response)
        done()
        done()
      }
    }
    let replies = app.respond("1", payload(category: row.category), action: row.action)
    #expect(replies.values.count == 1)
    #expect(app.router.opened == (row.opens ? ["app://1"] : []))
    #expect(app.listener.heard.contains("opened Hello") == row.opens)
    #expect(handled.values.count == (row.isHandled ? 1 : 0))
    #expect(app.log.lines == row.log)
    #expect(app.system.categories == Self.categories)
  }

  @Test("Text reaches its handler as it was typed", arguments: ["", " ja \n", "🙈", "a\u{0}b"])
  func text(typed: String) {
    let texts = Replies<String?>()
    app.center.setHandler(forAction: "reply") { response, done in
      texts.give(response.userText)
      done()
    }
    let payload = payload(category: "chat")
    #expect(app.respond("1", payload, action: "reply", text: typed).values.count == 1)
    #expect(texts.values == [typed])
    #expect(app.router.opened.isEmpty)
  }

  @Test("The reply waits for the handler, up to a limit")
  func slowHandlers() async {
    let dones = Replies<@MainActor () -> Void>()
    app.center.setHandler(forAction: "like") { _, done in dones.give(done) }
    let first = app.respond("1", payload(), action: "like")
    let second = app.respond("2", payload(), action: "like")
    await until { app.waiting == 2 }
    #expect(first.values.isEmpty)
    dones.values[0]()
    #expect(first.values.count == 1)
    app.advance(by: .seconds(25))
    await until { second.values.count == 1 }
    dones.values[1]()
    #expect(second.values.count == 1)
    #expect(app.log.lines == ["Objects that have not answered in time: 1"])
  }

  @Test("An opening clears the icon's number, and a toast that is kept away leaves it")
  func badge() {
    let screen = FakeSuppressor(.suppress)
    app.center.addSuppressor(screen)
    app.present("1", payload())
    #expect(app.system.badges.isEmpty)
    app.center.didBecomeActive()
    #expect(app.system.badges.isEmpty)
    app.respond("1", payload())
    #expect(app.system.badges == [0])
  }
}
