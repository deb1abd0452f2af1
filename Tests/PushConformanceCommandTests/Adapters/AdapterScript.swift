import Foundation
import Testing

/// Small programs in Python that follow, or break, the protocol of adapters.
enum AdapterScript {
  static let hasPython = ProcessInfo.processInfo.environment["PATH", default: ""].split(
    separator: ":"
  )
  .contains { FileManager.default.isExecutableFile(atPath: "\($0)/python3") }

  static func example(_ name: String) -> String {
    Scratch.path(inRepository: "Examples/Python/\(name)")
  }

  /// Returns a conversation of the kit with an adapter; `Scripts/check-schemas` checks it, too.
  static func sample(_ name: String) throws -> String {
    let path = Scratch.path(inRepository: "Tests/PushConformanceCommandTests/Samples/\(name)")
    return String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
  }

  static let command = "python3 adapter.py"

  /// Returns a program that runs an example and appends each line of both sides to the file `lines`.
  static func recording(_ example: String) -> String {
    """
    import sys
    def note(line):
        with open("lines", "a") as file: file.write(line)
    class Input:
        def readline(self):
            line = sys.__stdin__.readline()
            note(line)
            return line
        def __iter__(self): return iter(self.readline, "")
    def say(line, flush):
        note(line + "\\n")
        print(line, flush=flush)
    sys.stdin = Input()
    path = "\(self.example(example))"
    exec(compile(open(path).read(), path, "exec"), {"print": say})

    """
  }

  /// The beginning of each script: functions that read a line and write an object or bytes.
  private static let prelude = #"""
    import json, os, sys, time
    def take(): return json.loads(sys.stdin.readline() or os._exit(0))
    def raw(data): sys.stdout.buffer.write(data); sys.stdout.buffer.flush()
    def put(**line): raw(json.dumps(line).encode() + b"\n")

    """#

  /// Returns a Python parser that reads the body of an alert, and runs `deed` in place of its answer to ``hitCase``.
  ///
  /// In `deed`, `id` is the number of the line.
  static func parser(_ deed: String) -> String {
    prelude + #"""
      import base64
      take()
      put(type="adapter", protocol=1, kind="parser", name="scripted", version="1", fields=["body"])
      while True:
          line = take()
          id, payload = line["id"], base64.b64decode(line["payload"])
          def answer(id):
              try: aps = json.loads(payload.decode())["aps"]
              except Exception: return put(type="refused", id=id)
              alert = aps.get("alert") if isinstance(aps, dict) else None
              body = alert.get("body") if isinstance(alert, dict) else alert
              put(type="parsed", id=id, notification={"body": body if isinstance(body, str) else None})
          if b'\#(hit)' not in payload: answer(id); continue

      """# + indented(deed, by: 4) + "\n"
  }

  /// Returns the example of a center that runs `deed` before its own code for the notification of ``hitScenario``.
  ///
  /// In `deed`, `id` is the number of the call.
  static func center(_ deed: String) throws -> String {
    let original = try source(of: "push_center.py")
    let call = "    def call(self, method: str, values: dict):\n"
    #expect(original.contains(call))
    let condition = "        if method == 'willPresent' and 'See you tomorrow' in str(values):\n"
    return prelude
      + original.replacing(
        call,
        with: call + "        id = self.calls[-1]\n" + condition + indented(deed, by: 12) + "\n"
      )
  }

  static func source(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: example(name))), as: UTF8.self)
  }

  static func judge(
    _ script: String,
    _ flags: [String] = [],
    command: String = AdapterScript.command
  ) async throws -> (tool: Tool.Outcome, results: String) {
    let folder = try Scratch(["adapter.py": script])
    let outcome = try await Tool.run(
      ["run", "--adapter", command, "--finds", "", "--json", "results"] + flags,
      in: folder
    )
    return (outcome, (try? folder.text(of: "results")) ?? "")
  }

  /// The scenario in which ``center(_:)`` runs its deed.
  static let hitScenario = "suppression.attaching-alone"

  /// Returns a program that runs `deed` in place of introducing itself to the kit.
  static func stranger(_ deed: String) -> String { prelude + "take()\n" + deed + "\n" }

  /// A string that only the payload ``hitCase`` has.
  private static let hit = #"Mail","summary-arg":"Ada"#
  /// The payload for which ``parser(_:)`` runs its deed.
  static let hitCase = "alert.legacy-summary"

  private static func indented(_ code: String, by width: Int) -> String {
    code.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String(repeating: " ", count: width) + $0 }.joined(separator: "\n")
  }
}
