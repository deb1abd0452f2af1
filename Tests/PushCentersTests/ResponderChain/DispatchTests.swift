import Foundation
import PushCenters
import PushPayloads
import Testing

@MainActor
@Suite("An event that no responder takes is loaded completely, and then shown or announced")
struct DispatchTests {
  struct NoNetwork: Error {}

  let app = EventApp()

  private func push(_ answer: Bool) -> FakeResponder {
    let responder = FakeResponder(answer)
    app.center.responders.push(responder)
    return responder
  }

  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  /// A way in which an app hears of an event, and whether the user has asked for it.
  enum Way: CaseIterable {
    case received, receivedUserInfo, opened, openedUserInfo, link

    var isWish: Bool { self != .received && self != .receivedUserInfo }

    @MainActor func take(_ event: Event, _ objectID: String, in app: EventApp) -> Bool {
      let payload = JSONObject.event(event, objectID)
      switch self {
      case .received: return app.center.didReceive(payload)
      case .receivedUserInfo: return app.center.didReceive(userInfo: payload.userInfo)
      case .opened: return app.center.didOpen(payload)
      case .openedUserInfo: return app.center.didOpen(userInfo: payload.userInfo)
      case .link:
        guard let url = URL(string: "taskrabbit://\(event.rawValue)/\(objectID)") else {
          return false
        }
        return app.center.open(url)
      }
    }
  }

  // MARK: - Responders

  @Test(
    "A responder that accepts ends the dispatch, however the event came",
    arguments: Way.allCases
  )
  func accepted(way: Way) {
    let responder = push(true)
    #expect(way.take(.inbox, "1", in: app))
    #expect(responder.received.map(\.text) == ["inbox/1"])
    #expect(app.factory.loads.isEmpty)
    #expect(app.prompts.shown.isEmpty)
    #expect(app.navigation.changes.isEmpty)
    #expect(app.log.lines.isEmpty)
  }

  @Test("Nothing is loaded before every responder has declined", arguments: Way.allCases)
  func declined(way: Way) {
    let responders = [push(false), push(false)]
    app.factory.whenStarted = { #expect(responders.map(\.asked.count) == [1, 1]) }
    #expect(way.take(.inbox, "1", in: app))
    #expect(app.factory.started == ["inbox/1"])
    #expect(responders.map(\.received.count) == [0, 0])
  }

  @Test(
    "Responders hear in every state, and silent notifications as well",
    arguments: [true, false]
  )
  func heardInEveryState(isActive: Bool) {
    app.isActive = isActive
    let responder = push(true)
    app.center.didReceive(.event(.inbox, alert: nil))
    app.center.didReceive(["event_type": "inbox", "aps": ["content-available": 1]])
    #expect(responder.received.count == 2)
  }

  // MARK: - Showing

  @Test(
    "A requested event is shown after its load, and another event is announced after its load",
    arguments: Way.allCases
  )
  func shown(way: Way) {
    _ = way.take(.taskAssigned, "42", in: app)
    #expect(app.factory.started == ["task_assigned/42"])
    #expect(app.navigation.changes.isEmpty)
    #expect(app.prompts.shown.isEmpty)
    app.factory.end(0)
    #expect(app.navigation.changes == (way.isWish ? ["set task_assigned, 42"] : []))
    #expect(app.prompts.shown == (way.isWish ? [] : ["Hello"]))
  }

  @Test("A wish is shown in every state, even when the application has left the foreground")
  func shownInEveryState() {
    app.isActive = false
    app.center.didOpen(.event(.inbox))
    app.factory.end(0)
    #expect(app.navigation.names == ["inbox"])
    #expect(app.prompts.shown.isEmpty)
  }

  @Test("Screens slide in or do not, as the caller says", arguments: [true, false])
  func animation(isAnimated: Bool) throws {
    let suffix = isAnimated ? "" : " at once"
    app.center.didOpen(.event(.inbox), animated: isAnimated)
    app.factory.end(0)
    #expect(app.center.open(try url("taskrabbit://paid"), animated: isAnimated))
    app.factory.end(1)
    app.center.didReceive(.event(.inbox, "1"), animated: isAnimated)
    app.factory.end(2)
    app.prompts.tap(0)
    #expect(
      app.navigation.changes == [
        "set inbox\(suffix)", "set paid\(suffix)", "set inbox, 1\(suffix)",
      ]
    )
  }

  @Test("A factory may be ready before it returns")
  func synchronousFactory() {
    app.factory.endsAtOnce = true
    app.center.didOpen(.event(.inbox, "1"))
    #expect(app.navigation.names == ["inbox", "1"])
    app.center.didReceive(.event(.paid))
    #expect(app.prompts.shown == ["Hello"])
    app.prompts.tap(0)
    #expect(app.navigation.names == ["paid"])
    #expect(app.factory.calledOff.isEmpty)
  }

  // MARK: - Announcing

  @Test("The user of an active app is told when the screens are loaded, and sees them after a tap")
  func announced() {
    app.center.didReceive(.event(.inbox, "1"))
    #expect(app.prompts.shown.isEmpty)
    app.factory.end(0)
    #expect(app.prompts.shown == ["Hello"])
    #expect(app.navigation.changes.isEmpty)
    app.prompts.tap(0)
    #expect(app.navigation.changes == ["set inbox, 1"])
    #expect(app.factory.loads.count == 1)
    // A stack cannot contain the same screens twice.
    app.prompts.tap(0)
    #expect(app.navigation.changes.count == 1)
  }

  @Test("A notification without a text goes only to responders")
  func nothingToTell() {
    for payload: JSONObject in [
      .event(.inbox, alert: nil), .event(.inbox, alert: ""),
      ["event_type": "inbox", "aps": ["content-available": 1]],
      ["event_type": "inbox", "aps": ["badge": 1, "sound": "default"]],
    ] {
      #expect(app.center.didReceive(payload))
    }
    #expect(app.factory.loads.isEmpty)
    #expect(app.log.lines.isEmpty)
    // A user who asks for the event sees it nevertheless.
    app.center.didOpen(.event(.inbox, alert: nil))
    #expect(app.factory.loads.count == 1)
  }

  @Test("While the application is not active the system tells the user, and loading waits for them")
  func notActive() {
    app.isActive = false
    #expect(app.center.didReceive(.event(.inbox)))
    #expect(app.factory.loads.isEmpty)
    app.center.didBecomeActive()
    #expect(app.factory.loads.isEmpty)
    app.center.didOpen(.event(.inbox))
    app.factory.end(0)
    #expect(app.navigation.names == ["inbox"])
    #expect(app.prompts.shown.isEmpty)
  }

  @Test("A user who leaves during loads gets the announcements later, in the order of the loads")
  func leftDuringLoad() {
    app.center.didReceive(.event(.inbox, alert: "one"))
    app.center.didReceive(.event(.inbox, alert: "two"))
    app.center.didReceive(.event(.inbox, alert: "three"))
    app.isActive = false
    app.factory.end(1)
    app.factory.end(0)
    #expect(app.prompts.shown.isEmpty)
    app.center.didBecomeActive()
    #expect(app.prompts.shown.isEmpty)
    app.isActive = true
    app.center.didBecomeActive()
    #expect(app.prompts.shown == ["one", "two"])
    app.center.didBecomeActive()
    app.factory.end(2)
    #expect(app.prompts.shown == ["one", "two", "three"])
    #expect(app.navigation.changes.isEmpty)
  }

  // MARK: - Failures

  @Test("An event without screens is only logged", arguments: Way.allCases)
  func noScreens(way: Way) {
    app.factory.screenless = [.inbox]
    #expect(way.take(.inbox, "1", in: app))
    app.factory.end(0)
    #expect(app.navigation.changes.isEmpty)
    #expect(app.prompts.shown.isEmpty)
    #expect(app.log.lines == ["There are no screens for inbox/1"])
  }

  @Test("A failed load changes nothing, and its reason is logged", arguments: Way.allCases)
  func failure(way: Way) {
    _ = way.take(.inbox, "1", in: app)
    app.factory.fail(0, with: NoNetwork())
    #expect(app.navigation.changes.isEmpty)
    #expect(app.prompts.shown.isEmpty)
    #expect(app.log.lines == ["The screens of inbox/1 could not be loaded: NoNetwork()"])
    // The next event is handled like the first.
    _ = way.take(.inbox, "1", in: app)
    app.factory.end(1)
    #expect(app.navigation.changes.count + app.prompts.shown.count == 1)
  }

  @Test(
    "An event without an announcement is forgotten: it is not announced later, and a tap loads it again"
  )
  func forgotten() {
    app.factory.screenless = [.paid]
    for payload: JSONObject in [.event(.paid), .event(.inbox, alert: "failed")] {
      app.center.didReceive(payload)
    }
    app.factory.end(0)
    app.factory.fail(1, with: NoNetwork())
    app.center.didBecomeActive()
    app.center.didReceive(.event(.inbox, alert: "next"))
    app.factory.end(2)
    #expect(app.prompts.shown == ["next"])
    app.center.didOpen(.event(.inbox, alert: "failed"))
    #expect(app.factory.loads.count == 4)
    app.factory.end(3)
    #expect(app.navigation.changes == ["set inbox"])
  }

  @Test("A cancelled load is a failure")
  func calledOffByOthers() {
    app.center.didOpen(.event(.paid))
    app.factory.fail(0, with: CancellationError())
    #expect(app.log.lines == ["The screens of paid could not be loaded: CancellationError()"])
  }

  @Test("An unknown event is declined and logged")
  func foreignPayloads() {
    let responder = push(true)
    #expect(!app.center.didReceive(["aps": ["alert": "Hi"], "event_type": "zzz"]))
    #expect(!app.center.didOpen([:]))
    #expect(!app.center.didOpen(userInfo: ["event_type": Date()]))
    #expect(!app.center.didReceive(userInfo: [7: "inbox"]))
    #expect(responder.asked.isEmpty)
    #expect(app.factory.loads.isEmpty)
    #expect(
      app.log.lines == [
        #"There is no event type "zzz""#, "There is no event type",
        "The user info is no JSON object", "The user info is no JSON object",
      ]
    )
  }

  @Test("A link of another app is not logged, and one that is not understood is")
  func foreignLinks() throws {
    let responder = push(true)
    #expect(!app.center.open(try url("https://inbox/1")))
    #expect(app.log.lines.isEmpty)
    #expect(!app.center.open(try url("taskrabbit://zzz/1")))
    #expect(!app.center.open(try url("taskrabbit://inbox/1/2")))
    #expect(responder.asked.isEmpty)
    #expect(app.factory.loads.isEmpty)
    #expect(
      app.log.lines == [
        #"There is no event type "zzz""#,
        "taskrabbit://inbox/1/2 is not of the form scheme://event/object",
      ]
    )
  }
}
