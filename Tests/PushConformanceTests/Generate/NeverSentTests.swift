import PropertyEngine
import Testing

@testable import FaultyCenters
@testable import PushConformance

@Suite struct NeverSentTests {
  /// The shapes that drawn pushes can have.
  ///
  /// No rule draws a push whose only text is a localization key.
  static let shapes = PushShape.allCases.filter { $0 != .localizedText }

  @Test("No drawn push has a form that the server never sends", arguments: shapes)
  func drawn(_ shape: PushShape) throws {
    let app = PushApp().neverSends(shape)
    var without = 0
    for area in GenerationArea.allCases where area.hasNotifications {
      // The same seeds draw such pushes for an app that declares nothing.
      without += Self.pushes(of: PushApp(), in: area).count(where: {
        shape.isAbout($0.origin) && shape.describes($0, in: Vocabulary.usual)
      })
      for push in Self.pushes(of: app, in: area) where shape.isAbout(push.origin) {
        #expect(!shape.describes(push, in: app.vocabulary), "\(area): \(push)")
      }
    }
    #expect(without > 0)
  }

  @Test("An app that declares all forms away still gets pushes that differ from each other")
  func drawnWithoutAnything() {
    let app = PushShape.allCases.reduce(PushApp()) { $0.neverSends($1) }
    for area in GenerationArea.allCases where area.hasNotifications && area != .extensions {
      let pushes = Self.pushes(of: app, in: area)
      #expect(!pushes.isEmpty)
      for push in pushes where push.origin == .own {
        #expect(push.neverSentShape(in: app.vocabulary) == nil)
        #expect(push.alert != nil && push.type != nil && push.objectID != nil)
      }
    }
  }

  @Test("A value that no app can use counts as missing")
  func unusableValues() {
    let values: [JSONValue] = [.null, "", [], [:], 7]
    for value in values {
      let push = AbstractNotification(
        alert: "Hi",
        url: value,
        type: value,
        objectID: value,
        messageID: value
      )
      for shape in PushShape.allCases where shape.value != nil {
        let vocabulary = PushApp().neverSends(shape).vocabulary
        #expect(push.neverSentShape(in: vocabulary) == shape, "\(shape): \(value)")
      }
    }
    let text = AbstractNotification(alert: "Hi", url: "see below")
    #expect(text.neverSentShape(in: PushApp().neverSends(.withoutURL).vocabulary) == .withoutURL)
  }

  @Test("No drawn response is one that the app does not hear of")
  func drawnResponses() {
    let taps = PushApp().actions()
    var without = 0
    for area in GenerationArea.allCases {
      let unheard = { (app: PushApp) in
        Self.scenarios(of: app, in: area)
          .compactMap { $0.unheardResponse(in: taps.vocabulary)?.name }
      }
      without += unheard(PushApp()).count
      #expect(unheard(taps) == [], "\(area)")
    }
    #expect(without > 0)
  }

  @Test("Each drawn response is one that the category of its push has")
  func drawnResponsesOfACategory() {
    let app = PushApp()
      .category("INVITATION", of: "invitation", show: "JOIN", archive: "ACCEPT", decline: "REJECT")
      .category("MESSAGE", of: "message", reply: "REPLY", dismissals: true)
    var drawn: Set<String> = []
    for area in GenerationArea.allCases {
      for scenario in Self.scenarios(of: app, in: area, count: 200) {
        #expect(scenario.unheardResponse(in: app.vocabulary)?.name == nil, "\(area)")
        for case .responses(.respond(let name, let action, _)) in scenario.steps {
          drawn.insert("\(action) of \(scenario.notifications[name]?.type?.string ?? "")")
        }
      }
    }
    let usual: Set = ["archive of invitation", "decline of invitation", "reply of message"]
    #expect(drawn.isSuperset(of: usual))
    #expect(drawn.subtracting(usual).isSubset(of: ["show of invitation"]))
  }

  @Test("Links of actions are drawn for pushes that have a place for them")
  func drawnLinksOfActions() {
    let app = PushApp().sends("invitation") {
      ["aps": $0.aps, "type": $0.type, "call": $0.actionURL]
    }
    for area in GenerationArea.allCases where area.hasNotifications {
      let links = Self.pushes(of: PushApp(), in: area).compactMap(\.actionURL)
      #expect(links.isEmpty, "\(area)")
      let drawn = Self.pushes(of: app, in: area).filter { $0.actionURL != nil }
      #expect(drawn.isEmpty == (area != .notifications), "\(area)")
      #expect(drawn.allSatisfy { $0.type == "invitation" }, "\(area)")
    }
  }

  @Test("A push has the category of its form, and no other one")
  func drawnCategories() throws {
    let app = PushApp().category("MESSAGE", of: "message", reply: "REPLY")
      .sends("message") { ["aps": $0.aps, "type": $0.type, "message_id": $0.messageID] }
      .sends("message", hasCategory: false) {
        ["aps": $0.aps, "type": $0.type, "message_id": $0.messageID, "quiet": true]
      }
    let payloads = try Kit.load().corpusPayloads
    var counts: [String: Int] = [:]
    for area in GenerationArea.allCases where area.hasNotifications {
      let scenarios = Self.scenarios(of: app, in: area, carrying: payloads)
      for push in scenarios.flatMap(\.notifications.values) where push.origin == .own {
        let payload = push.rendered(with: app.vocabulary)
        let category = payload["aps"]?.object?["category"]
        let isLoud = push.type == "message" && payload["quiet"] == nil
        #expect(category == nil || isLoud && category == "MESSAGE", "\(area): \(payload)")
        counts["\(category?.string ?? "none"), quiet: \(payload["quiet"] != nil)", default: 0] += 1
      }
    }
    #expect(
      counts.keys.sorted() == ["MESSAGE, quiet: false", "none, quiet: false", "none, quiet: true"]
    )
  }

  @Test("Links have the declared form, and equal links belong to equal URLs")
  func drawnLinks() throws {
    let app = PushApp().opensLinks(under: "https://shop.example/orders/{id}")
    var links: [String: String] = [:]
    for area in GenerationArea.allCases where area.hasNotifications {
      for push in Self.pushes(of: app, in: area) where push.origin == .own {
        guard let url = push.url?.string, !url.isEmpty else { continue }
        let link = try #require(push.rendered(with: app.vocabulary)["url"]?.string)
        #expect(link.wholeMatch(of: /https:\/\/shop\.example\/orders\/[0-9]+/) != nil, "\(link)")
        #expect(links[url] ?? link == link)
        links[url] = link
      }
    }
    #expect(links.count > 8)
    #expect(Set(links.values).count == links.count)
  }

  @Test("Only requirements about hostile payloads judge a run with such a payload") @MainActor
  func hostilePayloads() async throws {
    let subject = PushCenterSubject(PlainResponder.self)
    let judges = try Kit.load().catalog.requirements
      .filter { $0.reasonToSkip(subject) == nil }.map { GeneratedRunJudge($0, of: subject) }
    let stage = Stage(subject: subject)
    var judged: [Bool: Set<String>] = [:]
    for scenario in Self.scenarios(of: subject.app, in: .notifications, roles: subject.roles) {
      let run = await stage.play(scenario, listening: false)
      let names = GeneratedRunJudge.verdicts(on: run, by: judges)
        .map { judges[$0.judge].requirement.id }
      judged[scenario.isHostile, default: []].formUnion(names)
    }
    #expect(
      judged[true] == [
        "notification.unusable-url-is-no-url", "responses.fetch-is-completed-once",
        "responses.response-is-completed-once",
      ]
    )
    #expect((judged[false]?.count ?? 0) > 20)
    for area in GenerationArea.allCases where ![.notifications, .extensions].contains(area) {
      let hostile = Self.scenarios(of: PushApp(), in: area).filter(\.isHostile)
      #expect(hostile.isEmpty, "\(area)")
    }
  }

  private static func pushes(of app: PushApp, in area: GenerationArea) -> [AbstractNotification] {
    scenarios(of: app, in: area).flatMap(\.notifications.values)
  }

  private static func scenarios(
    of app: PushApp,
    in area: GenerationArea,
    roles: Set<Role> = Set(Role.allCases),
    carrying payloads: CorpusPayloads = .none,
    count: Int = 60
  ) -> [Scenario] {
    let machine = ScenarioMachine(
      area: area,
      roles: roles,
      vocabulary: app.vocabulary,
      payloads: payloads
    )
    return (0..<count).map { number in
      var source = ChoiceSource(
        seed: CaseSeed(runSeed: 7, propertyID: area.rawValue, caseIndex: UInt64(number))
      )
      return machine.generator()(&source).scenario
    }
  }

  @Test("Scenarios with a push or an action that the app does not have are skipped with the line")
  @MainActor func skipped() throws {
    let kit = try Kit.load()
    var subject = PushCenterSubject(PlainResponder.self)
    subject.app = PushApp().neverSends(.silent).actions(show: "OPEN")
    func reason(_ id: String) throws -> String? {
      kit.reasonToSkip(try Kit.scenario(id), subject)?.text
    }
    #expect(try reason("responses.action-that-opens") == nil)
    let without = "the app declares .actions without"
    #expect(try reason("responses.archived-without-opening") == "\(without) 'archive'")
    #expect(try reason("responses.invitation-is-rejected") == "\(without) 'archive'")
    #expect(try reason("responses.unknown-action") == "\(without) 'snooze'")
    #expect(try reason("responses.swiped-away") == "\(without) 'dismiss'")
    let plain = PushCenterSubject(PlainResponder.self)
    let rejected = try Kit.scenario("responses.invitation-is-rejected")
    #expect(kit.reasonToSkip(rejected, plain)?.text == "the app declares no action 'decline'")
    #expect(
      try reason("responses.action-with-its-own-link")
        == "the app's pushes have no place for $0.actionURL; write $0.actionURL in .sends"
    )
    let silent = kit.scenarios.filter { kit.reasonToSkip($0, subject) == .neverSent(.silent) }
    #expect(silent.count > 5)
  }
}
