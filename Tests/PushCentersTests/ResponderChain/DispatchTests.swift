import Foundation
import PushCenters
import PushPayloads
import Testing

@MainActor
@Suite("An event that no responder takes is loaded completely, and then shown or announced")
struct DispatchTests {
  struct NoNetwork: Error {}

  let app = EventApp()

  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  /// A call that brings an event to the app.
  enum Way: CaseIterable {
    case received, opened, link

    @MainActor func take(_ event: Event, _ objectID: String, in app: EventApp) -> Bool {
      let payload = JSONObject.event(event, objectID)
      switch self {
      case .received: return app.center.didReceive(payload)
      case .opened: return app.center.didOpen(payload)
      case .link:
        guard let url = URL(string: "taskrabbit://\(event.rawValue)/\(objectID)")
        else { return false }
        return app.center.open(url)
      }
    }
  }

  // MARK: - Showing

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
    // The presenter reports a tap twice, but a stack cannot contain the same screens twice.
    app.prompts.tap(0)
    #expect(
      app.navigation.changes == [
        "set inbox\(suffix)", "set paid\(suffix)", "set inbox, 1\(suffix)",
      ]
    )
  }

  // MARK: - Announcing

  @Test("A notification without a text goes only to responders")
  func nothingToTell() {
    for payload: JSONObject in [
      .event(.inbox, alert: nil), .event(.inbox, alert: ""),
      ["event_type": "inbox", "aps": ["content-available": 1]],
      ["event_type": "inbox", "aps": ["badge": 1, "sound": "default"]],
    ] { #expect(app.center.didReceive(payload)) }
    #expect(app.factory.loads.isEmpty)
    #expect(app.log.lines.isEmpty)
    // A user who asks for the event sees it nevertheless.
    app.center.didOpen(.event(.inbox, alert: nil))
    #expect(app.factory.loads.count == 1)
  }

  @Test("While the application is not active, the system notifies the user, and loading waits")
  func notActive() {
    app.isActive = false
    #expect(app.center.didReceive(.event(.inbox)))
    #expect(app.factory.loads.isEmpty)
    app.center.didBecomeActive()
    #expect(app.factory.loads.isEmpty)
    app.center.didOpen(.event(.inbox))
    app.factory.end(0)
    #expect(app.navigation.names == ["inbox"])
    #expect(app.prompts.presented.isEmpty)
  }

  // MARK: - Failures

  @Test("A load that fails or has no screens is logged and forgotten", arguments: Way.allCases)
  func failures(way: Way) {
    app.factory.screenless = [.paid]
    _ = way.take(.paid, "1", in: app)
    app.factory.end(0)
    _ = way.take(.inbox, "1", in: app)
    app.factory.fail(1, with: NoNetwork())
    app.center.didOpen(.event(.inbox))
    app.factory.fail(2, with: CancellationError())
    app.center.didBecomeActive()
    #expect(app.navigation.changes.isEmpty)
    #expect(app.prompts.presented.isEmpty)
    #expect(
      app.log.lines == [
        "There are no screens for paid/1",
        "The screens of inbox/1 could not be loaded: NoNetwork()",
        "The screens of inbox could not be loaded: CancellationError()",
      ]
    )
    // The same event is loaded again.
    _ = way.take(.inbox, "1", in: app)
    app.factory.end(3)
    #expect(app.navigation.changes.count + app.prompts.presented.count == 1)
  }

  @Test("An event or a link that the app does not know is declined, and its own ones are logged")
  func foreign() throws {
    let responder = FakeResponder(true)
    app.center.responders.push(responder)
    #expect(!app.center.didReceive(["aps": ["alert": "Hi"], "event_type": "zzz"]))
    #expect(!app.center.didOpen([:]))
    #expect(!app.center.open(try url("https://inbox/1")))
    #expect(!app.center.open(try url("taskrabbit://zzz/1")))
    #expect(!app.center.open(try url("taskrabbit://inbox/1/2")))
    #expect(responder.asked.isEmpty)
    #expect(app.factory.loads.isEmpty)
    #expect(
      app.log.lines == [
        #"There is no event type "zzz""#, "There is no event type",
        #"There is no event type "zzz""#,
        "taskrabbit://inbox/1/2 is not of the form scheme://event/object",
      ]
    )
  }
}
