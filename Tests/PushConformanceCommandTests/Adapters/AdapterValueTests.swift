import PushPayloads
import Testing

@testable import PushConformance

@Suite(
  "A value of a call is read strictly, and an adapter has a name of its own",
  .enabled(if: AdapterScript.hasPython, "python3 runs the adapters")
)
struct AdapterValueTests {
  /// Returns a center that answers one call with a value.
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

  /// A call, its wrong value, a scenario with the call, and the fault.
  private struct Wrong {
    var role: String
    var method: String
    var value: String
    var scenario: String
    var message: String
  }

  private static let wrong = [
    Wrong(
      role: "permissionReporting",
      method: "permissionStatus",
      value: #""authorised""#,
      scenario: "permission.granted-in-settings",
      message: "'value' is not a status; there are notDetermined, denied, "
    ),
    Wrong(
      role: "permissionReporting",
      method: "permissionStatus",
      value: "1",
      scenario: "permission.granted-in-settings",
      message: "'value' is not a text"
    ),
    Wrong(
      role: "launchHandOff",
      method: "didFinishLaunching",
      value: #""yes""#,
      scenario: "token.zero-bytes-inside",
      message: "'value' is not true or false"
    ),
  ]

  @Test("A value that does not exist is a fault of the adapter", arguments: wrong.indices)
  func value(_ index: Int) async throws {
    let wrong = Self.wrong[index]
    let roles = ["registering", wrong.role]
    let folder = try Scratch([
      "adapter.py": Self.script(roles: roles, method: wrong.method, value: wrong.value)
    ])
    let run = try await Tool.run(
      [
        "run", "--adapter", AdapterScript.command, "--finds", "", "--cases", "0", "--json",
        "results", "--filter", wrong.scenario,
      ],
      in: folder
    )
    #expect(run.status == 1)
    let errors = try ResultLines(folder.text(of: "results")).cases.compactMap(\.error)
    #expect(
      errors.contains {
        $0.kind == "adapter.breaks-protocol" && $0.message.contains(wrong.message)
      },
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
