import Testing

@Suite(
  "A center in another process declares its app",
  .enabled(if: AdapterScript.hasPython, "python3 runs the adapters")
)
struct AdapterDeclarationTests {
  private static let refused = [
    (#"roles=["receiving", "receiving"]"#, "'roles' has 'receiving' twice"),
    (
      #"roles=["flying"]"#,
      "'roles' has 'flying', which is not a role; the roles are registering, receiving"
    ),
    (
      #"roles=["hierarchyBuilding"]"#,
      "'roles' has 'hierarchyBuilding', a role that only Swift adapters can have; the roles are registering"
    ),
    ("roles=[]", "'roles' is empty, so nothing can be judged"),
    (#"x=1"#, "it has the unknown member 'x'"),
    (#"version="1""#, "'roles', an array of roles, is missing"),
    (
      #"roles=["routing"], app={"routesOn": "mood"}"#,
      "'routesOn' of 'app' is not a value that the line of the same name takes"
    ),
    (#"roles=["routing"], app={"work": "settles"}"#, "'app' has the unknown member 'work'"),
    (#"roles=["routing"], app={"sends": {"aps": "$alert"}}"#, "'sends' of 'app' is not"),
  ]

  @Test("A declaration that the protocol does not carry is refused", arguments: refused)
  func refusal(members: String, message: String) async throws {
    let line = #"put(**{**dict(type="adapter", protocol=1, kind="center", name="x", version="1"), "#
    let run = try await AdapterScript.judge(AdapterScript.stranger(line + "**dict(\(members))})"))
    #expect(run.tool.status == 2)
    #expect(run.tool.complaints.contains(message), "\(run.tool.complaints)")
    #expect(run.results.isEmpty)
  }

  /// A member of a declaration, its right values in words, and wrong values.
  private static let members = [
    (
      "forms",
      "an array of objects with 'event', a text, 'sends', a form of push, and perhaps 'opening', a",
      [
        #"{"event": "task", "sends": {"aps": "$aps"}}"#, #"["task"]"#, #"[{"event": "task"}]"#,
        #"[{"event": "task", "sends": {"aps": "$alert"}}]"#,
        #"[{"event": "task", "sends": {"aps": "$aps"}, "opens": "a://b"}]"#,
        #"[{"event": "task", "sends": {"aps": "$aps"}, "opening": 1}]"#,
      ]
    ),
    (
      "samples", "an array of objects with 'bodies', an array of pushes, and perhaps 'event', the",
      [
        #"{"bodies": []}"#, #"[{"event": "task"}]"#, #"[{"bodies": {"aps": {}}}]"#,
        #"[{"bodies": [], "event": 1}]"#, #"[{"bodies": [], "form": "task"}]"#,
      ]
    ),
    (
      "events",
      "an object with some of the names announcement, invitation, message, task, each with a text,",
      [#"["task"]"#, #"{"reminder": "r"}"#, #"{"task": 1}"#]
    ),
    (
      "links", "an object with two texts, 'toObject' and 'toEvent'",
      [
        #""a://{id}""#, #"{"toObject": "a://{id}"}"#, #"{"toObject": "a://{id}", "toEvent": 1}"#,
        #"{"toObject": "a://{id}", "toEvent": "a://b", "to": "c"}"#,
      ]
    ),
    ("opensAtOnce", "an array of names of events", [#""task""#, "[1]"]),
    ("hides", "an array of names of events", [#""task""#, "[1]"]),
    ("updates", "an array of names of events", [#""task""#, "[1]"]),
    (
      "categories", "an array of objects with 'identifier', a text, 'event', the name of an event,",
      [
        #"{"identifier": "A", "event": "task"}"#, #"[{"event": "task"}]"#,
        #"[{"identifier": "A"}]"#, #"[{"identifier": "A", "event": "task", "show": 1}]"#,
        #"[{"identifier": "A", "event": "task", "dismissals": "yes"}]"#,
        #"[{"identifier": "A", "event": "task", "snooze": "B"}]"#,
      ]
    ),
  ]

  @Test("The right values of a member are named where a value is wrong", arguments: members)
  func values(member: String, expected: String, values: [String]) async throws {
    for value in values {
      let app = #"roles=["routing", "deferring"], app={"\#(member)": \#(value)}"#
      try await refusal(members: app, message: "'\(member)' of 'app' is not \(expected)")
    }
  }

  @Test("An event that the app does not have is an error of each case")
  func unknownEvent() async throws {
    let sample = try AdapterScript.sample("chat_center.py")
    let wrong = sample.replacing(#"["announcement"]"#, with: #"["reminder"]"#)
    let run = try await AdapterScript.judge(wrong, ["--cases", "0"])
    #expect(run.tool.status == 2)
    let errors = try ResultLines(run.results).cases.compactMap(\.error?.message)
    #expect(errors.first?.contains("reminder") == true)
    #expect(run.tool.output.ranges(of: "reminder").count == 1, "\(run.tool.output)")
    let compared = try await Tool.run(
      ["compare", "chat", "push-center", "--adapter", AdapterScript.command],
      in: Scratch(["adapter.py": wrong])
    )
    #expect(compared.status == 2)
    #expect(compared.output.isEmpty)
    #expect(compared.complaints.contains("reminder"), "\(compared.complaints)")
  }

  @Test("A center whose pushes have several forms and lead to links of the app conforms")
  func pushes() async throws {
    let run = try await AdapterScript.judge(
      try AdapterScript.sample("chat_center.py"),
      ["--cases", "100"]
    )
    #expect(run.tool.status == 0, "\(run.tool.output)")
  }

  @Test(
    "Each member of a declaration of pushes changes what a tap has to open",
    arguments: [
      ("forms", "responses.default-action-routes-once"),
      ("events", "responses.default-action-routes-once"),
      ("links", "responses.default-action-routes-once"),
      ("opensAtOnce", "launch.waits-for-the-interface"),
      ("categories", "responses.default-action-routes-once"),
    ]
  )
  func undeclared(member: String, requirement: String) async throws {
    let sample = try AdapterScript.sample("chat_center.py")
    let other = sample.replacing("for line in map", with: "del app['\(member)']\nfor line in map")
    let run = try await AdapterScript.judge(other, ["--cases", "100", "--all"])
    #expect(run.tool.status == 1)
    let failed = try ResultLines(run.results).ids("failed")
    #expect(failed.contains(requirement), "\(failed)")
  }

  @Test("A center in another process that ignores the link of an action is reported")
  func linkOfAction() async throws {
    let sample = try AdapterScript.sample("chat_center.py")
    let wrong = sample.replacing(#"text(payload, "join") or url"#, with: "url")
    let run = try await AdapterScript.judge(wrong, ["--cases", "0", "--filter", "responses.*"])
    let failed = try ResultLines(run.results).ids("failed")
    #expect(failed.contains("responses.action-opens-its-link"), "\(run.tool.output)")
  }

  @Test(
    "A center in another process is judged by the categories that it registers",
    arguments: [
      ("[]", "responses.shown-category-is-registered"),
      (#"[{"identifier": "MEETING"}]"#, "responses.shown-category-is-registered"),
      (
        #"[{"identifier": "MEETING", "actions": [{"identifier": "JOIN"}]}]"#,
        "responses.registered-category-has-its-options"
      ),
      (
        #"[{"identifier": "MEETING", "actions": [{"identifier": "JOIN", "options": ["foreground"]}]}]"#,
        nil
      ),
    ]
  )
  func registeredCategories(categories: String, requirement: String?) async throws {
    let registration =
      "case \"interfaceDidBecomeReady\": do(\"setNotificationCategories\", categories=\(categories));"
    let script = try AdapterScript.sample("chat_center.py")
      .replacing(#""deferring"]"#, with: #""deferring", "categoryRegistering"]"#)
      .replacing(#"case "interfaceDidBecomeReady":"#, with: registration)
    let run = try await AdapterScript.judge(
      script,
      ["--cases", "100", "--filter", "responses.*category*"]
    )
    let results = try ResultLines(run.results)
    #expect(
      results.ids("failed") == Set([requirement].compactMap(\.self)),
      "\(run.tool.complaints)"
    )
    #expect(!results.ids("passed").isEmpty || requirement != nil)
  }

  @Test("A malformed category is the adapter's mistake")
  func malformedCategories() async throws {
    for wrong in [
      "1", "[1]", "[{}]", #"[{"identifier": "A", "actions": [{}]}]"#,
      #"[{"identifier": "A", "options": ["foreground"]}]"#, #"[{"identifier": "A", "title": "B"}]"#,
    ] {
      let registration = "case \"start\": do(\"setNotificationCategories\", categories=\(wrong)); "
      let script = try AdapterScript.sample("chat_center.py")
        .replacing(#"case "start": "#, with: registration)
      // The adapter's process ends in each scenario, so one scenario is enough.
      let run = try await AdapterScript.judge(
        script,
        ["--cases", "0", "--filter", "launch.opened-by-the-icon"]
      )
      #expect(run.tool.status == 1)
      #expect(run.results.contains("an array of categories, each with"), "\(wrong)")
    }
  }

  @Test(
    "A center that declares to count its badge is judged by its count",
    arguments: [("whenRead", "failed"), ("never", "skipped")]
  )
  func countedBadge(clearsBadge: String, outcome: String) async throws {
    // The center never sets the badge.
    let script = AdapterScript.stranger(
      """
      put(type="adapter", protocol=1, kind="center", name="counter", version="1",
          roles=["badgeOwning", "fetchCompleting"], app={"clearsBadge": "\(clearsBadge)"})
      while True:
          line = take()
          if line["type"] == "call": put(type="done", id=line["id"])
      """
    )
    let requirement = "badge.unread-messages-are-counted"
    let run = try await AdapterScript.judge(
      script,
      ["--cases", "0", "--level", "should", "--filter", requirement]
    )
    let outcomes = try ResultLines(run.results).cases.filter { $0.id == requirement }
      .map(\.outcome)
    #expect(outcomes == [outcome], "\(run.tool.complaints)")
  }
}
