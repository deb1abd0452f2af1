/// The command with which a user plays a finding again: the program, and the options of the run.
package struct Repetition: Sendable, Hashable {
  /// The way in which the user started the kit.
  package var door: FrontDoor
  /// The name of the program on the command line.
  package var program: String
  /// The options or variables of the run that differ from the defaults, such as `--level should`.
  package var choices: [String]
  /// The commands that start adapters in separate processes, by the names of the subjects.
  package var adapters: [String: String] = [:]

  /// Creates a repetition.
  ///
  /// The default is the command line with all defaults.
  package init(
    door: FrontDoor = .commandLine,
    program: String = "push-conformance",
    choices: [String] = []
  ) {
    self.door = door
    self.program = program
    self.choices = choices
  }

  /// Returns the command, in one line, that judges a subject by one case.
  package func line(judging id: String, of subject: String) -> String {
    switch door {
    case .commandLine:
      ([program, "run", Self.word(subject), "--filter", Self.word(id)] + adapter(of: subject)
        + choices).joined(separator: " ")
    case .swiftTest:
      (choices + ["PUSH_CONFORMANCE_FILTER=\(Self.word(id))", "swift test"]).joined(separator: " ")
    }
  }

  /// Returns the command, in one line, that plays the scenario of a replay token with a subject.
  package func line(replaying token: String, of subject: String) -> String {
    switch door {
    case .commandLine:
      ([program, "replay", token, Self.word(subject)] + adapter(of: subject))
        .joined(separator: " ")
    case .swiftTest: "PUSH_CONFORMANCE_REPLAY=\(token) swift test"
    }
  }

  /// Returns the option that names the command of the subject's adapter; empty for a subject without an adapter
  /// process.
  private func adapter(of subject: String) -> [String] {
    adapters[subject].map { ["--adapter", Self.word($0)] } ?? []
  }

  /// Returns a text as one word of a shell command.
  ///
  /// The word has quotes if the text needs them.
  package static func word(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: ","),
        UInt8(ascii: "+"), UInt8(ascii: ":"), UInt8(ascii: "@"), UInt8(ascii: "%"):
        true
      default: false
      }
    }
    return isPlain && !text.isEmpty ? text : "'\(text.replacing("'", with: #"'\''"#))'"
  }
}
