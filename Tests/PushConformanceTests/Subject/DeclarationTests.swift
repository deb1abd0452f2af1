@testable import PushConformance
import PushPayloads
import Testing

@testable import FaultyCenters

/// The errors of a declaration, which come before any finding.
@Suite struct DeclarationTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var app: PushApp
    var roles: Set<Role>
    /// The error; nil for a declaration that is right.
    var error: String?
    var testDescription: String { error ?? "no error" }
  }

  static let rows = [
    Row(
      app: PushApp().registers(.atLogin).registers(.atLaunch),
      roles: [.registering, .unregistering],
      error:
        "the app declares both .registers(.atLogin) and .registers(.atLaunch); keep the one that is"
        + " true"
    ),
    Row(
      app: PushApp().work(.mainActor).work(.mainActor),
      roles: [.receiving],
      error: "the app declares .work(.mainActor) twice; remove one of the lines"
    ),
    Row(
      app: PushApp().uploads(.everyLaunch).uploads(for: .account).uploads(to: "/devices"),
      roles: [.registering, .unregistering]
    ),
    Row(app: PushApp().neverSends(.silent).neverSends(.badge, .malformed), roles: [.receiving]),
    Row(
      app: PushApp().neverSends(.silent).neverSends(.silent),
      roles: [.receiving],
      error: "the app declares .neverSends(.silent) twice; remove one of the lines"
    ),
    Row(
      app: PushApp().opensAtOnce("reminder"),
      roles: [.receiving, .deferring],
      error: "a line names the event 'reminder', and the app has no such event; it has"
        + " announcement, invitation, message, task, which .events names"
    ),
    Row(
      app: PushApp().hides("alarm"),
      roles: [.receiving, .toasting],
      error: "a line names the event 'alarm', and the app has no such event; it has"
        + " announcement, invitation, message, task, which .events names"
    ),
    Row(
      app: PushApp().hides("task"),
      roles: [.receiving, .toasting, .hierarchyBuilding],
      error: #"the app declares .hides("task"), and the adapter conforms to"#
        + " HierarchyBuildingCenter, where the events decide what is shown; remove one of them"
    ),
    Row(
      app: PushApp().sends { ["aps": $0.aps, "link": $0.url] }.hides("task"),
      roles: [.receiving, .toasting],
      error: #"the app declares .hides("task"), but no form of its pushes has a place for $0.type;"#
        + " write $0.type into .sends, or remove the line"
    ),
    Row(
      app: PushApp().sends { ["aps": $0.aps, "clear": $0.withdrawsAll] },
      roles: [.receiving],
      error: "the app declares $0.withdrawsAll in .sends, which has no effect for this adapter;"
        + " conform the adapter to WithdrawingCenter, or remove the line"
    ),
    Row(
      app: PushApp().clearsNotifications(.ofAccountInFront),
      roles: [.receiving, .responding],
      error:
        "the app declares .clearsNotifications(.ofAccountInFront), which has no effect for this"
        + " adapter; conform the adapter to AccountSwitchingCenter, or remove the line"
    ),
    Row(app: PushApp().clearsNotifications(.onActivation), roles: [.receiving, .responding]),
    Row(
      app: PushApp().actions(archive: "ARCHIVE"),
      roles: [.receiving, .responding, .categoryRegistering],
      error: "the adapter conforms to CategoryRegisteringCenter, and the app declares no category;"
        + #" write .category("…", of: "…"), or remove the protocol"#
    ),
    Row(
      app: PushApp().category("PARTY", of: "invitation", archive: "ACCEPT", decline: "REJECT"),
      roles: [.receiving, .responding, .categoryRegistering]
    ),
    Row(
      app: PushApp().updates(on: "alarm"),
      roles: [.receiving, .fetchCompleting, .backgroundUpdating],
      error: "a line names the event 'alarm', and the app has no such event; it has"
        + " announcement, invitation, message, task, which .events names"
    ),
    Row(
      app: PushApp().updates(on: "task"),
      roles: [.receiving, .fetchCompleting],
      error:
        #"the app declares .updates(on: "task"), which has no effect for this adapter; conform"#
        + " the adapter to BackgroundUpdatingCenter, or remove the line"
    ),
    Row(
      app: PushApp().sends { ["aps": $0.aps, "link": $0.url] }.updates(on: "task"),
      roles: [.receiving, .fetchCompleting, .backgroundUpdating],
      error: #"the app declares .updates(on: "task"), but no form of its pushes has a place for"#
        + " $0.type; write $0.type into .sends, or remove the line"
    ),
    Row(
      app: PushApp().hides("task").hides("message"),
      roles: [.receiving, .toasting],
      error: #"the app declares both .hides("task") and .hides("message"); keep the one that is"#
        + " true"
    ),
    Row(
      app: PushApp().category("CHAT", of: "chat", reply: "REPLY"),
      roles: [.responding],
      error: "a line names the event 'chat', and the app has no such event; it has"
        + " announcement, invitation, message, task, which .events names"
    ),
    Row(
      app: PushApp().category("CHAT", of: "message", reply: "R").category("TALK", of: "message"),
      roles: [.responding],
      error: #"the app declares both .category("CHAT", of: "message", reply: "R") and"#
        + #" .category("TALK", of: "message"); keep the one that is true"#
    ),
    Row(
      app: PushApp().category("CHAT", of: "message", reply: "R")
        .category("CHAT", of: "task", show: "S"),
      roles: [.responding],
      error: "two lines declare the category CHAT differently, and the system knows one category by"
        + " this identifier; declare the same actions and dismissals, or another identifier"
    ),
    Row(
      app: PushApp().category("CHAT", of: "message", reply: "R")
        .category("CHAT", of: "task", reply: "R").actions(show: "S"),
      roles: [.responding]
    ),
    Row(
      app: PushApp().category("CHAT", of: "message", reply: "R"),
      roles: [.receiving],
      error: #"the app declares .category("CHAT", of: "message", reply: "R"), which has no effect"#
        + " for this adapter; conform the adapter to RespondingCenter or ServiceExtensionUnderTest,"
        + " or remove the line"
    ),
    Row(
      app: PushApp().sends("chat") { ["aps": $0.aps] },
      roles: [.receiving],
      error: "a line names the event 'chat', and the app has no such event; it has"
        + " announcement, invitation, message, task, which .events names"
    ),
    Row(
      app: PushApp().sends("message") { ["data": ["aps": $0.aps]] },
      roles: [.receiving],
      error:
        "the pushes of .sends have no aps dictionary; write \"aps\": $0.aps at its root"
    ),
    Row(
      app: PushApp().sends("message") { ["aps": $0.aps, "id": $0.objectID] }
        .sends("task") { ["aps": $0.aps, "id": $0.objectID] },
      roles: [.receiving],
      error:
        "the pushes of the events 'message' and 'task' look alike; write $0.type, or a constant by"
        + " which the app knows the event, into one of their forms"
    ),
    Row(
      app: PushApp().sends("message", opening: "chat://rooms/{id}") {
        ["aps": $0.aps, "id": $0.objectID]
      }
      .sends("message", opening: "chat://users/{id}") { ["aps": $0.aps, "id": $0.objectID] },
      roles: [.receiving],
      error:
        "two forms of the pushes of 'message' look alike, and open different links; write a constant by"
        + " which the app knows the form into one of them, or the same link"
    ),
    Row(
      app: PushApp().sends { ["aps": $0.aps, "id": $0.objectID] }
        .sends("message") { ["aps": $0.aps, "id": $0.objectID] },
      roles: [.receiving],
      error:
        "the pushes of 'message' look like all other pushes; write $0.type, or a constant by which the app"
        + " knows the event, into their form"
    ),
    Row(
      app: PushApp().sends("message") { ["aps": $0.aps, "room": $0.objectID] }
        .sends("message") { ["aps": $0.aps, "user": $0.objectID] },
      roles: [.receiving]
    ),
    Row(
      app: PushApp().loads(.onTap),
      roles: [.receiving, .routing],
      error:
        "the app declares .loads(.onTap), which has no effect for this adapter; conform the adapter"
        + " to HierarchyBuildingCenter, or remove the line"
    ),
    Row(
      app: PushApp(),
      roles: [.registering, .unregistering, .severalAccounts],
      error:
        "the adapter conforms to UnregisteringCenter, for apps with one account in use, and to"
        + " SeveralAccountsCenter, for apps with several; keep one of them"
    ),
    Row(
      app: PushApp().sends { ["url": $0.url] },
      roles: [.receiving],
      error:
        "the pushes of .sends have no aps dictionary; write \"aps\": $0.aps at its root"
    ),
    Row(
      app: PushApp().sends { ["data": ["aps": $0.aps, "url": $0.url]] },
      roles: [.receiving],
      error:
        "the pushes of .sends have no aps dictionary; write \"aps\": $0.aps at its root"
    ),
    Row(
      app: PushApp().sends { ["aps": $0.aps, "type": $0.type] },
      roles: [.receiving, .routing],
      error:
        "the adapter conforms to RoutingCenter, but the pushes of .sends have no member that it"
        + " reads; write $0.url, or $0.type with $0.objectID into .sends"
    ),
    Row(
      app: PushApp().sends { ["aps": $0.aps, "url": $0.url] },
      roles: [.receiving, .deduplicating],
      error:
        "the adapter conforms to DeduplicatingCenter, but the pushes of .sends have no member that"
        + " it reads; write $0.messageID into .sends"
    ),
    Row(
      app: PushApp().sends { ["aps": $0.aps, "url": $0.url] },
      roles: [.serviceExtension, .textFetching],
      error:
        "the adapter conforms to TextFetchingExtension, but the pushes of .sends have no member that"
        + " it reads; write $0.messageID into .sends"
    ),
    Row(
      app: PushApp().sends { ["aps": $0.aps, "url": $0.url] },
      roles: [.receiving, .routing, .responding, .severalAccounts, .accountSwitching],
      error:
        "the adapter conforms to AccountSwitchingCenter, but the pushes of .sends have no member that"
        + " it reads; write $0.account into .sends"
    ),
    Row(
      app: PushApp().sends { ["aps": $0.aps, "url": $0.url, "for": ["user": $0.account]] },
      roles: [.receiving, .routing, .responding, .severalAccounts],
      error:
        "the app declares $0.account in .sends, which has no effect for this adapter; conform the"
        + " adapter to AccountSwitchingCenter, or remove the line"
    ),
    Row(
      app: PushApp().sends("message") { ["aps": $0.aps, "room": $0.objectID, "user": $0.account] },
      roles: [.receiving],
      error:
        "the app declares $0.account in .sends, which has no effect for this adapter; conform the"
        + " adapter to AccountSwitchingCenter, or remove the line"
    ),
    Row(
      app: PushApp().sends("message") { ["aps": $0.aps, "room": $0.objectID, "user": $0.account] },
      roles: [.receiving, .routing, .responding, .severalAccounts, .accountSwitching]
    ),
    Row(
      app: PushApp().sends { ["aps": $0.aps, "type": $0.type, "action": $0.actionURL] },
      roles: [.receiving, .responding, .hierarchyBuilding],
      error: "the app declares $0.actionURL in .sends, and the adapter conforms to"
        + " HierarchyBuildingCenter, where the events decide what is shown; remove one of them"
    ),
    Row(app: PushApp().sends { ["aps": $0.aps] }, roles: [.receiving, .toasting]),
    Row(
      app: PushApp().sends {
        [
          "aps": $0.aps, "url": $0.url,
          "filler": .constant(.string(String(repeating: "a", count: 4_096))),
        ]
      },
      roles: [.receiving],
      error: "a simple push of .sends has 4186 bytes, and APNs accepts 4096; shorten its constants"
    ),
    Row(
      app: PushApp().encodes { _ in ["body": "sealed"] },
      roles: [.receiving],
      error:
        "the function of .encodes changes aps, which the system reads; keep that member as it is"
    ),
    Row(
      app: PushApp().encodes { push in
        ["aps": push["aps"] ?? .null, "nonce": .number(JSONNumber(Int.random(in: 0...Int.max)))]
      },
      roles: [.receiving],
      error:
        "the function of .encodes returns two bodies for one push; make it depend on its argument"
        + " alone"
    ),
  ]

  /// The errors of lines that contradict the form of the pushes, each other, or the roles of the adapter.
  static let contradictions = [
    Row(
      app: PushApp().registers(.atLogin),
      roles: [.registering],
      error:
        "the app declares .registers(.atLogin), which has no effect for this adapter; conform the"
        + " adapter to UnregisteringCenter or SeveralAccountsCenter, or remove the line"
    ),
    Row(app: PushApp().registers(.atLogin), roles: [.registering, .severalAccounts]),
    Row(
      app: PushApp().uploads(for: .account),
      roles: [.registering],
      error:
        "the app declares .uploads(for: .account), which has no effect for this adapter; conform the"
        + " adapter to UnregisteringCenter or SeveralAccountsCenter, or remove the line"
    ),
    Row(app: PushApp().uploads(for: .device), roles: [.registering]),
    Row(
      app: PushApp().switchesAccount(.afterAsking),
      roles: [.registering, .severalAccounts],
      error:
        "the app declares .switchesAccount(.afterAsking), which has no effect for this adapter;"
        + " conform the adapter to AccountSwitchingCenter, or remove the line"
    ),
    Row(
      app: PushApp().reopens(.notWhileShown),
      roles: [.receiving, .responding],
      error:
        "the app declares .reopens(.notWhileShown), which has no effect for this adapter; conform the"
        + " adapter to RoutingCenter, or remove the line"
    ),
    Row(
      app: PushApp().neverSends(.silent, .severalWithdrawals),
      roles: [.receiving],
      error:
        "the app declares .neverSends(.severalWithdrawals), which has no effect for this adapter;"
        + " conform the adapter to WithdrawingCenter, or remove the line"
    ),
    Row(
      app: PushApp().neverSends(.attachmentInTheClear),
      roles: [.receiving],
      error:
        "the app declares .neverSends(.attachmentInTheClear), which has no effect for this adapter;"
        + " conform the adapter to ServiceExtensionUnderTest, or remove the line"
    ),
    Row(
      app: PushApp().neverSends(.foreignWithOwnMembers),
      roles: [.receiving],
      error:
        "the app declares .neverSends(.foreignWithOwnMembers), which has no effect for this adapter;"
        + " conform the adapter to ForeignPassingCenter, or remove the line"
    ),
    Row(
      app: PushApp().sends { ["aps": $0.aps, "type": $0.type, "id": $0.objectID] }
        .neverSends(.withoutURL),
      roles: [.receiving],
      error:
        "the app declares .neverSends(.withoutURL), but no form of its pushes has a place for $0.url;"
        + " write $0.url into .sends, or remove the line"
    ),
    Row(
      app: PushApp().sends { ["aps": $0.aps, "url": $0.url] }.neverSends(.withoutMessageID),
      roles: [.receiving],
      error:
        "the app declares .neverSends(.withoutMessageID), but no form of its pushes has a place for"
        + " $0.messageID; write $0.messageID into .sends, or remove the line"
    ),
    Row(
      app: PushApp().sends { ["aps": $0.aps, "type": $0.type] }
        .sends("task") { ["aps": $0.aps, "url": $0.url] }.neverSends(.withoutURL),
      roles: [.receiving]
    ),
    Row(
      app: PushApp().sends { ["aps": $0.aps, "type": $0.type, "id": $0.objectID] }
        .opensLinks(under: "https://shop.example/"),
      roles: [.receiving, .routing],
      error:
        "the app declares .opensLinks(under: https://shop.example/), but no form of its pushes has a"
        + " place for $0.url; write $0.url into .sends, or remove the line"
    ),
    Row(
      app: PushApp().events(["message": .init("m"), "task": .init("t"), "invitation": .init("m")]),
      roles: [.receiving],
      error:
        "the events 'invitation' and 'message' of .events have the same name in pushes, 'm'; give each"
        + " a name of its own, or leave one of them out"
    ),
    Row(
      app: PushApp().links(toObject: "chat://{type}", toEvent: "chat://{type}"),
      roles: [.receiving],
      error:
        "the link 'chat://{type}' of .links has no place for {id}; write it into the link, or declare"
        + " a link without it by .sends(\"…\", opening:)"
    ),
    Row(
      app: PushApp().links(toObject: "chat://rooms/{id}", toEvent: "chat://rooms"),
      roles: [.receiving, .routing]
    ),
    Row(
      app: PushApp().links(toObject: "chat://{type}/{id}", toEvent: "chat://rooms"),
      roles: [.receiving, .hierarchyBuilding, .linkOpening],
      error:
        "the link 'chat://rooms' of .links has no place for {type}; write it into the link, or declare"
        + " a link without it by .sends(\"…\", opening:)"
    ),
    Row(
      app: PushApp().encodes { push in
        ["aps": push["aps"] ?? .null, "body": .string(String(repeating: "a", count: 4_096))]
      }
      .sends { ["aps": $0.aps] },
      roles: [.receiving],
      error:
        "a simple push has 4162 bytes after .encodes, and APNs accepts 4096; return a smaller body"
    ),
    Row(
      app: PushApp().encodes { push in ["aps": push["aps"] ?? .null, "v": 1] },
      roles: [.receiving],
      error:
        "the function of .encodes returns one body for two pushes with different members; keep the"
        + " members by which the app tells pushes apart"
    ),
    Row(
      app: PushApp().sends {
        ["aps": $0.aps, "filler": .constant(.string(String(repeating: "a", count: 4_096)))]
      }
      .encodes { push in ["aps": push["aps"] ?? .null] },
      roles: [.receiving]
    ),
  ]

  @Test("The file of answers counts requirements, and names the lines that turn off most")
  func floor() throws {
    func fault(_ floor: Int, _ app: PushApp = PushApp()) throws -> String? {
      var kit = try Kit.load()
      kit.floor = floor
      let roles: Set<Role> = [.receiving, .toasting, .suppressible]
      return PushCenterSubject(name: "declared", roles: roles, app: app) {
        PlainBookkeeper(application: $0)
      }
      .declarationFault(in: kit)?.text
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
    #expect(fewer.contains("lines turn off others (.neverSends(."))
  }

  @Test(
    "A wrong declaration is the error of each case that applies",
    arguments: rows + contradictions
  )
  @MainActor
  func fault(_ row: Row) async throws {
    let subject = PushCenterSubject(name: "declared", roles: row.roles, app: row.app) {
      PlainBookkeeper(application: $0)
    }
    let runner = ConformanceRunner(kit: try Kit.load(), options: RunOptions(caseCount: 0))
    let results = await runner.run(subject).cases
    let errors = results.compactMap { result in
      if case .error(let error) = result.outcome { "\(error.kind): \(error.text)" } else { nil }
    }
    guard let error = row.error else {
      // The row's roles may be fewer than its steps need.
      #expect(errors.filter { $0.hasPrefix("adapter.declaration") } == [])
      return
    }
    #expect(!errors.isEmpty)
    #expect(Set(errors) == ["adapter.declaration: \(error)"])
    let isJudged = results.contains { result in
      switch result.outcome {
      case .passed, .failed: true
      case .error, .skipped: false
      }
    }
    #expect(!isJudged)
  }
}
