@testable import PushConformance
import Testing

@testable import FaultyCenters

/// The errors of a declaration, which precede any finding.
@Suite struct DeclarationTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var app: PushApp
    var roles: Set<Role>
    var error: String?
    var testDescription: String { error ?? "no error" }

    init(_ app: PushApp, _ roles: Set<Role>, error: String? = nil) {
      (self.app, self.roles, self.error) = (app, roles, error)
    }

    var subject: PushCenterSubject {
      PushCenterSubject(name: "declared", roles: roles, app: app) {
        PlainBookkeeper(application: $0)
      }
    }

    static func rows(_ rows: KeyValuePairs<String, (PushApp, Set<Role>)>) -> [Self] {
      rows.map { Self($1.0, $1.1, error: $0) }
    }
  }

  private static func noEvent(_ name: String) -> String {
    "a line names the event '\(name)', and the app has no such event; the events of .events are announcement,"
      + " invitation, message, task"
  }

  private static func noEffect(_ line: String, _ role: String) -> String {
    "the app declares \(line), which has no effect for this adapter; conform the adapter to \(role),"
      + " or remove the line"
  }

  private static func noPlace(_ line: String, _ value: String) -> String {
    "the app declares \(line), but no form of its pushes has a place for \(value); write \(value) into"
      + " .sends, or remove the line"
  }

  private static func reads(_ role: String, _ values: String) -> String {
    "the adapter conforms to \(role), but the pushes of .sends have no member that it reads; write"
      + " \(values) into .sends"
  }

  private static let withoutAps =
    "the pushes of .sends have no aps dictionary; write \"aps\": $0.aps at its root"

  private static func both(_ first: String, _ second: String) -> String {
    "the app declares both \(first) and \(second); keep the one that is true"
  }

  private static func twice(_ line: String) -> String {
    "the app declares \(line) twice; remove one of the lines"
  }

  static let wrong = Row.rows([
    both(".registers(.atLogin)", ".registers(.atLaunch)"): (
      PushApp().registers(.atLogin).registers(.atLaunch), [.registering, .unregistering]
    ),
    twice(".work(.mainActor)"): (PushApp().work(.mainActor).work(.mainActor), [.receiving]),
    twice(".neverSends(.silent)"): (
      PushApp().neverSends(.silent).neverSends(.silent), [.receiving]
    ),
    noEvent("reminder"): (PushApp().opensAtOnce("reminder"), [.receiving, .deferring]),
    noEvent("alarm"): (PushApp().hides("alarm"), [.receiving, .toasting]),
    #"the app declares .hides("task"), and the adapter conforms to"#
      + " HierarchyBuildingCenter, where the events decide what is shown; remove one of them": (
        PushApp().hides("task"), [.receiving, .toasting, .hierarchyBuilding]
      ),
    #"the app declares .hides("task"), but no form of its pushes has a place for $0.type;"#
      + " write $0.type into .sends, or remove the line": (
        PushApp().sends { ["aps": $0.aps, "link": $0.url] }.hides("task"), [.receiving, .toasting]
      ),
    noEffect("$0.withdrawsAll in .sends", "WithdrawingCenter"): (
      PushApp().sends { ["aps": $0.aps, "clear": $0.withdrawsAll] }, [.receiving]
    ),
    noEffect(".clearsNotifications(.ofAccountInFront)", "AccountSwitchingCenter"): (
      PushApp().clearsNotifications(.ofAccountInFront), [.receiving, .responding]
    ),
    "the adapter conforms to CategoryRegisteringCenter, and the app declares no category;"
      + #" write .category("…", of: "…"), or remove the protocol"#: (
        PushApp().actions(archive: "ARCHIVE"), [.receiving, .responding, .categoryRegistering]
      ),
    noEvent("alarm"): (
      PushApp().updates(on: "alarm"), [.receiving, .fetchCompleting, .backgroundUpdating]
    ),
    noEffect(#".updates(on: "task")"#, "BackgroundUpdatingCenter"): (
      PushApp().updates(on: "task"), [.receiving, .fetchCompleting]
    ),
    #"the app declares .updates(on: "task"), but no form of its pushes has a place for"#
      + " $0.type; write $0.type into .sends, or remove the line": (
        PushApp().sends { ["aps": $0.aps, "link": $0.url] }.updates(on: "task"),
        [.receiving, .fetchCompleting, .backgroundUpdating]
      ),
    both(#".hides("task")"#, #".hides("message")"#): (
      PushApp().hides("task").hides("message"), [.receiving, .toasting]
    ),
    noEvent("chat"): (PushApp().category("CHAT", of: "chat", reply: "REPLY"), [.responding]),
    both(#".category("CHAT", of: "message", reply: "R")"#, #".category("TALK", of: "message")"#): (
      PushApp().category("CHAT", of: "message", reply: "R").category("TALK", of: "message"),
      [.responding]
    ),
    "two lines declare the category CHAT differently, and the system knows one category by"
      + " this identifier; declare the same actions and dismissals, or another identifier": (
        PushApp().category("CHAT", of: "message", reply: "R")
          .category("CHAT", of: "task", show: "S"), [.responding]
      ),
    #"the app declares .category("CHAT", of: "message", reply: "R"), which has no effect"#
      + " for this adapter; conform the adapter to RespondingCenter or ServiceExtensionUnderTest,"
      + " or remove the line": (
        PushApp().category("CHAT", of: "message", reply: "R"), [.receiving]
      ),
    noEvent("chat"): (PushApp().sends("chat") { ["aps": $0.aps] }, [.receiving]),
    withoutAps: (PushApp().sends("message") { ["data": ["aps": $0.aps]] }, [.receiving]),
    "the pushes of the events 'message' and 'task' look alike; write $0.type, or a constant by"
      + " which the app knows the event, into one of their forms": (
        PushApp().sends("message") { ["aps": $0.aps, "id": $0.objectID] }
          .sends("task") { ["aps": $0.aps, "id": $0.objectID] }, [.receiving]
      ),
    "two forms of the pushes of 'message' look alike, and open different links; write a constant by"
      + " which the app knows the form into one of them, or the same link": (
        PushApp().sends("message", opening: "chat://rooms/{id}") {
          ["aps": $0.aps, "id": $0.objectID]
        }
        .sends("message", opening: "chat://users/{id}") { ["aps": $0.aps, "id": $0.objectID] },
        [.receiving]
      ),
    "the pushes of 'message' look like all other pushes; write $0.type, or a constant by which the app"
      + " knows the event, into their form": (
        PushApp().sends { ["aps": $0.aps, "id": $0.objectID] }
          .sends("message") { ["aps": $0.aps, "id": $0.objectID] }, [.receiving]
      ),
    noEffect(".loads(.onTap)", "HierarchyBuildingCenter"): (
      PushApp().loads(.onTap), [.receiving, .routing]
    ),
    "the adapter conforms to UnregisteringCenter, for apps with one account in use, and to"
      + " SeveralAccountsCenter, for apps with several; keep one of them": (
        PushApp(), [.registering, .unregistering, .severalAccounts]
      ),
    withoutAps: (PushApp().sends { ["url": $0.url] }, [.receiving]),
    withoutAps: (PushApp().sends { ["data": ["aps": $0.aps, "url": $0.url]] }, [.receiving]),
    reads("RoutingCenter", "$0.url, or $0.type with $0.objectID"): (
      PushApp().sends { ["aps": $0.aps, "type": $0.type] }, [.receiving, .routing]
    ),
    reads("DeduplicatingCenter", "$0.messageID"): (
      PushApp().sends { ["aps": $0.aps, "url": $0.url] }, [.receiving, .deduplicating]
    ),
    reads("TextFetchingExtension", "$0.messageID"): (
      PushApp().sends { ["aps": $0.aps, "url": $0.url] }, [.serviceExtension, .textFetching]
    ),
    reads("AccountSwitchingCenter", "$0.account"): (
      PushApp().sends { ["aps": $0.aps, "url": $0.url] },
      [.receiving, .routing, .responding, .severalAccounts, .accountSwitching]
    ),
    noEffect("$0.account in .sends", "AccountSwitchingCenter"): (
      PushApp().sends { ["aps": $0.aps, "url": $0.url, "for": ["user": $0.account]] },
      [.receiving, .routing, .responding, .severalAccounts]
    ),
    noEffect("$0.account in .sends", "AccountSwitchingCenter"): (
      PushApp().sends("message") { ["aps": $0.aps, "room": $0.objectID, "user": $0.account] },
      [.receiving]
    ),
    "the app declares $0.actionURL in .sends, and the adapter conforms to"
      + " HierarchyBuildingCenter, where the events decide what is shown; remove one of them": (
        PushApp().sends { ["aps": $0.aps, "type": $0.type, "action": $0.actionURL] },
        [.receiving, .responding, .hierarchyBuilding]
      ),
    "a simple push of .sends has 4186 bytes, and APNs accepts 4096; shorten its constants": (
      PushApp().sends {
        [
          "aps": $0.aps, "url": $0.url,
          "filler": .constant(.string(String(repeating: "a", count: 4_096))),
        ]
      }, [.receiving]
    ),
    "the function of .encodes changes aps, which the system reads; keep that member as it is": (
      PushApp().encodes { _ in ["body": "sealed"] }, [.receiving]
    ),
    "the function of .encodes returns two bodies for one push; make it depend only on its argument":
      (
        PushApp().encodes { push in
          ["aps": push["aps"] ?? .null, "nonce": .number(JSONNumber(Int.random(in: 0...Int.max)))]
        }, [.receiving]
      ),
    noEffect(".registers(.atLogin)", "UnregisteringCenter or SeveralAccountsCenter"): (
      PushApp().registers(.atLogin), [.registering]
    ),
    noEffect(".uploads(for: .account)", "UnregisteringCenter or SeveralAccountsCenter"): (
      PushApp().uploads(for: .account), [.registering]
    ),
    noEffect(".switchesAccount(.afterAsking)", "AccountSwitchingCenter"): (
      PushApp().switchesAccount(.afterAsking), [.registering, .severalAccounts]
    ),
    noEffect(".reopens(.notWhileShown)", "RoutingCenter"): (
      PushApp().reopens(.notWhileShown), [.receiving, .responding]
    ),
    noEffect(".neverSends(.severalWithdrawals)", "WithdrawingCenter"): (
      PushApp().neverSends(.silent, .severalWithdrawals), [.receiving]
    ),
    noEffect(".neverSends(.attachmentInTheClear)", "ServiceExtensionUnderTest"): (
      PushApp().neverSends(.attachmentInTheClear), [.receiving]
    ),
    noEffect(".neverSends(.foreignWithOwnMembers)", "ForeignPassingCenter"): (
      PushApp().neverSends(.foreignWithOwnMembers), [.receiving]
    ),
    noPlace(".neverSends(.withoutURL)", "$0.url"): (
      PushApp().sends { ["aps": $0.aps, "type": $0.type, "id": $0.objectID] }
        .neverSends(.withoutURL), [.receiving]
    ),
    noPlace(".neverSends(.withoutMessageID)", "$0.messageID"): (
      PushApp().sends { ["aps": $0.aps, "url": $0.url] }.neverSends(.withoutMessageID), [.receiving]
    ),
    noPlace(".opensLinks(under: https://shop.example/)", "$0.url"): (
      PushApp().sends { ["aps": $0.aps, "type": $0.type, "id": $0.objectID] }
        .opensLinks(under: "https://shop.example/"), [.receiving, .routing]
    ),
    "the events 'invitation' and 'message' of .events have the same name in pushes, 'm'; give each"
      + " a name of its own, or leave one of them out": (
        PushApp().events(["message": .init("m"), "task": .init("t"), "invitation": .init("m")]),
        [.receiving]
      ),
    "the link 'chat://{type}' of .links has no place for {id}; write it into the link, or declare"
      + " a link without it by .sends(\"…\", opening:)": (
        PushApp().links(toObject: "chat://{type}", toEvent: "chat://{type}"), [.receiving]
      ),
    "the link 'chat://rooms' of .links has no place for {type}; write it into the link, or declare"
      + " a link without it by .sends(\"…\", opening:)": (
        PushApp().links(toObject: "chat://{type}/{id}", toEvent: "chat://rooms"),
        [.receiving, .hierarchyBuilding, .linkOpening]
      ),
    "a simple push has 4162 bytes after .encodes, and APNs accepts 4096; return a smaller body": (
      PushApp().encodes { push in
        ["aps": push["aps"] ?? .null, "body": .string(String(repeating: "a", count: 4_096))]
      }
      .sends { ["aps": $0.aps] }, [.receiving]
    ),
    "the function of .encodes returns one body for two pushes with different members; keep the"
      + " members by which the app tells pushes apart": (
        PushApp().encodes { push in ["aps": push["aps"] ?? .null, "v": 1] }, [.receiving]
      ),
  ])

  static let right = [
    Row(
      PushApp().uploads(.everyLaunch).uploads(for: .account).uploads(to: "/devices"),
      [.registering, .unregistering]
    ),
    Row(PushApp().neverSends(.silent).neverSends(.badge, .malformed), [.receiving]),
    Row(PushApp().clearsNotifications(.onActivation), [.receiving, .responding]),
    Row(
      PushApp().category("PARTY", of: "invitation", archive: "ACCEPT", decline: "REJECT"),
      [.receiving, .responding, .categoryRegistering]
    ),
    Row(
      PushApp().category("CHAT", of: "message", reply: "R")
        .category("CHAT", of: "task", reply: "R").actions(show: "S"),
      [.responding]
    ),
    Row(
      PushApp().sends("message") { ["aps": $0.aps, "room": $0.objectID] }
        .sends("message") { ["aps": $0.aps, "user": $0.objectID] },
      [.receiving]
    ),
    Row(
      PushApp().sends("message") { ["aps": $0.aps, "room": $0.objectID, "user": $0.account] },
      [.receiving, .routing, .responding, .severalAccounts, .accountSwitching]
    ),
    Row(PushApp().sends { ["aps": $0.aps] }, [.receiving, .toasting]),
    Row(PushApp().registers(.atLogin), [.registering, .severalAccounts]),
    Row(PushApp().uploads(for: .device), [.registering]),
    Row(
      PushApp().sends { ["aps": $0.aps, "type": $0.type] }
        .sends("task") { ["aps": $0.aps, "url": $0.url] }.neverSends(.withoutURL),
      [.receiving]
    ),
    Row(
      PushApp().links(toObject: "chat://rooms/{id}", toEvent: "chat://rooms"),
      [.receiving, .routing]
    ),
    Row(
      PushApp().sends {
        ["aps": $0.aps, "filler": .constant(.string(String(repeating: "a", count: 4_096)))]
      }
      .encodes { push in ["aps": push["aps"] ?? .null] },
      [.receiving]
    ),
  ]

  @Test("The file of answers counts requirements, and names the lines that turn off most")
  func floor() throws {
    func fault(_ floor: Int, _ app: PushApp = PushApp()) throws -> String? {
      var kit = try Kit.load()
      kit.floor = floor
      let row = Row(app, [.receiving, .toasting, .suppressible])
      return row.subject.declarationFault(in: kit)?.text
    }
    let told = try #require(try fault(1_000))
    let judged = try #require(
      told.firstMatch(of: /can judge only (\d+); remove a line/).flatMap { Int($0.1) }
    )
    #expect(judged > 10)
    #expect(try fault(judged) == nil)
    let fewer = try #require(
      try fault(judged, PushApp().neverSends(.silent, .withoutText, .malformed))
    )
    let text =
      "the file of answers says that the kit judges \(judged) requirements, but it can judge only "
    #expect(fewer.hasPrefix(text))
    #expect(fewer.contains("lines turn requirements off (.neverSends(."))
  }

  @Test("A wrong declaration is the error of each case that applies", arguments: wrong + right)
  @MainActor
  func fault(_ row: Row) async throws {
    let results = try await Kit.results(of: row.subject, RunOptions(caseCount: 0)).cases
    let errors = results.compactMap(\.error).map { "\($0.kind): \($0.text)" }
    guard let error = row.error else {
      // The row's roles can be fewer than its steps need.
      #expect(errors.filter { $0.hasPrefix("adapter.declaration") } == [])
      return
    }
    #expect(!errors.isEmpty)
    #expect(Set(errors) == ["adapter.declaration: \(error)"])
    #expect(!results.contains { $0.outcome.isPassed || !$0.outcome.findings.isEmpty })
  }
}
