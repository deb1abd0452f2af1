/// The command with which a user plays a finding again: the program, and the options of the run.
package struct Repetition: Sendable, Hashable {
  package var door: FrontDoor
  package var program: String
  /// The options or variables of the run that differ from the defaults, such as `--level should`.
  package var choices: [String]
  /// The commands that start adapters in separate processes, by the names of the subjects.
  package var adapters: [String: String] = [:]

  package init(
    door: FrontDoor = .commandLine,
    program: String = "push-conformance",
    choices: [String] = []
  ) {
    self.door = door
    self.program = program
    self.choices = choices
  }

  package func line(judging id: String, of subject: String) -> String {
    switch door {
    case .commandLine:
      ([program, "run", Self.word(subject), "--filter", Self.word(id)] + adapter(of: subject)
        + choices).joined(separator: " ")
    case .swiftTest:
      (choices + ["PUSH_CONFORMANCE_FILTER=\(Self.word(id))", "swift test"]).joined(separator: " ")
    }
  }

  package func line(answering key: String, of subject: String) -> String {
    ([program, "answer", key, Self.word(subject)] + adapter(of: subject) + choices)
      .joined(separator: " ")
  }

  package func line(replaying token: String, of subject: String) -> String {
    switch door {
    case .commandLine:
      ([program, "replay", token, Self.word(subject)] + adapter(of: subject))
        .joined(separator: " ")
    case .swiftTest: "PUSH_CONFORMANCE_REPLAY=\(token) swift test"
    }
  }

  private func adapter(of subject: String) -> [String] {
    adapters[subject].map { ["--adapter", Self.word($0)] } ?? []
  }

  /// Returns a string as one word of a shell command.
  package static func word(_ text: String) -> String {
    let isPlain = text.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "-_./=,+:@%".contains($0))
    }
    return isPlain && !text.isEmpty ? text : "'\(text.replacing("'", with: #"'\''"#))'"
  }
}

/// A way in which a user starts the kit.
package enum FrontDoor: Sendable, Hashable {
  case commandLine
  case swiftTest
}
