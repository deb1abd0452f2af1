import Testing

@testable import PushConformance

@Suite(
  "A value of a call is read strictly, and an adapter has a name of its own",
  .enabled(if: AdapterScript.hasPython, "python3 runs the adapters")
)
struct AdapterValueTests {
  private static func script(
    named name: String = "scripted",
    roles: [String],
    method: String,
    value: String
  ) -> String {
    let list = roles.map { "'\($0)'" }.joined(separator: ", ")
    return AdapterScript.stranger(
      """
      put(type="adapter", protocol=1, kind="center", name="\(name)", version="1", roles=[\(list)])
      while True:
          line = take()
          if line["type"] != "call": continue
          answer = {"value": \(value)} if line["method"] == "\(method)" else {}
          put(type="done", id=line["id"], **answer)
      """
    )
  }

  /// A method with its role and a scenario that calls it, a wrong value, and the fault.
  private static let wrong = [
    (
      "permissionStatus", "permissionReporting", "permission.granted-in-settings",
      #""authorised""#, "'value' is not a status; there are notDetermined, denied, "
    ),
    (
      "permissionStatus", "permissionReporting", "permission.granted-in-settings", "1",
      "'value' is not a text"
    ),
    (
      "didFinishLaunching", "launchHandOff", "token.zero-bytes-inside", #""yes""#,
      "'value' is not true or false"
    ),
  ]

  @Test("A value that does not exist is a fault of the adapter", arguments: wrong)
  func value(
    method: String,
    role: String,
    scenario: String,
    value: String,
    message: String
  ) async throws {
    let script = Self.script(roles: ["registering", role], method: method, value: value)
    let run = try await AdapterScript.judge(script, ["--cases", "0", "--filter", scenario])
    #expect(run.tool.status == 1)
    let errors = try ResultLines(run.results).cases.compactMap(\.error)
    #expect(
      errors.contains { $0.kind == "adapter.breaks-protocol" && $0.message.contains(message) },
      "\(errors.first?.message ?? "no error")"
    )
  }

  @Test("An adapter with the name of another subject is refused by replay, too")
  func name() async throws {
    let scenario = Scenario(id: "generated.toast", when: [.application(.launch)])
    let token = try #require(ReplayToken(subject: "push-center", scenario: scenario).text)
    let script = Self.script(
      named: "push-center",
      roles: ["permissionReporting"],
      method: "",
      value: "0"
    )
    let folder = try Scratch(["adapter.py": script])
    let run = try await Tool.run(["replay", token, "--adapter", AdapterScript.command], in: folder)
    #expect(run == .refused("two subjects are called 'push-center'; give one of them another name"))
  }
}
