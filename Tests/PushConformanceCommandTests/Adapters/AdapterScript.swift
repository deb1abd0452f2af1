import Foundation
import Testing

/// Small programs in Python that follow, or break, the protocol of adapters.
enum AdapterScript {
  /// True if there is a Python that can run the programs.
  static let hasPython = ProcessInfo.processInfo.environment["PATH", default: ""].split(
    separator: ":"
  )
  .contains { FileManager.default.isExecutableFile(atPath: "\($0)/python3") }

  /// The path of an example of the repository.
  static func example(_ name: String) -> String {
    Scratch.path(inRepository: "Examples/Python/\(name)")
  }

  /// Returns a conversation of the kit with an adapter; `Scripts/check-schemas` checks it, too.
  static func sample(_ name: String) throws -> String {
    let path = Scratch.path(inRepository: "Tests/PushConformanceCommandTests/Samples/\(name)")
    return String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
  }

  /// The command that runs a script of the current folder.
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

  /// Returns a parser that reads the body of an alert, and runs other code for one payload.
  ///
  /// - Parameter deed: The code in place of an answer to that payload; `id` is the number of the line.
  /// - Returns: The program.
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

  /// Returns the example of a center with other code for one notification.
  ///
  /// - Parameter deed: The code that runs when ``hitScenario`` delivers its notification, before the example's own
  ///   code; `id` is the number of the call.
  /// - Returns: The program.
  /// - Throws: An error if the example cannot be read.
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

  /// Returns the source of an example.
  ///
  /// - Throws: An error if it cannot be read.
  static func source(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: example(name))), as: UTF8.self)
  }

  /// Judges a script as an adapter, and returns the outcome of the tool with the results in JSON.
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

  /// The scenario in which the other code of a center runs.
  static let hitScenario = "suppression.attaching-alone"

  /// Returns a program that does something in place of introducing itself.
  static func stranger(_ deed: String) -> String { prelude + "take()\n" + deed + "\n" }

  /// A text that only the payload ``hitCase`` has.
  private static let hit = #"Mail","summary-arg":"Ada"#
  /// The payload for which the other code of a parser runs.
  static let hitCase = "alert.legacy-summary"

  private static func indented(_ code: String, by width: Int) -> String {
    code.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String(repeating: " ", count: width) + $0 }.joined(separator: "\n")
  }
}
