import Foundation
import Testing

@testable import PushConformanceCommand

@Suite("No value of the command line is silently ignored")
struct RepeatedOptionTests {
  /// An option or a flag, as ArgumentParser describes it.
  private struct Argument: Decodable {
    struct Name: Decodable {
      var kind: String
      var name: String
    }
    var kind: String
    var isRepeating: Bool
    var names: [Name]?

    var longNames: [String] {
      (names ?? []).filter { $0.kind == "long" }.map { "--\($0.name)" }
    }
  }

  /// A command with its subcommands, as ArgumentParser describes it.
  private struct Command: Decodable {
    var commandName: String
    var arguments: [Argument]?
    var subcommands: [Command]?

    var all: [(path: [String], command: Command)] {
      [([], self)]
        + (subcommands ?? []).flatMap { below in
          below.all.map { ([below.commandName] + $0.path, $0.command) }
        }
    }
  }

  private struct Help: Decodable { var command: Command }

  private static func commands() async throws -> [(path: [String], command: Command)] {
    let help = try await Tool.run("--experimental-dump-help")
    return try JSONDecoder().decode(Help.self, from: Data(help.output.utf8)).command.all
  }

  @Test("Each option takes one value, or gathers values, or has none")
  func kinds() async throws {
    let arguments = try await Self.commands().flatMap { $0.command.arguments ?? [] }
    func names(_ isChosen: (Argument) -> Bool) -> Set<String> {
      Set(arguments.filter(isChosen).flatMap(\.longNames))
    }
    let repeating = names { $0.kind == "flag" || $0.isRepeating }
    #expect(repeating.union(["--help", "--version"]) == RepeatedOption.repeatable)
    // The hidden command of a process that plays a subject has one adapter.
    let single = names { $0.kind == "option" && !$0.isRepeating }.subtracting(["--adapter"])
    #expect(single.isDisjoint(with: RepeatedOption.repeatable))
  }

  @Test("An option with one value that is given twice is one complaint, and the status is 2")
  func twice() async throws {
    var refused = 0
    for (path, command) in try await Self.commands() {
      let options = (command.arguments ?? []).filter { $0.kind == "option" && !$0.isRepeating }
      // The hidden command of a process that plays a subject has one adapter.
      for name in options.flatMap(\.longNames) where name != "--adapter" {
        #expect(RepeatedOption.first(in: path + [name, "1", "\(name)=2"]) == name)
        refused += 1
      }
    }
    #expect(refused > 30)
    let run = try await Tool.run(
      ["payload", "check", "a.json", "--push-type", "alert", "--push-type=background"]
    )
    #expect(run == .refused("--push-type is given twice; give it once"))
  }

  @Test("Flags, gathered values and operands can be repeated")
  func repeatable() {
    let lines = [
      ["run", "--all", "--all"], ["run", "--filter", "a", "--filter", "b"],
      ["payload", "check", "--priority", "5", "--", "--priority", "--priority"],
    ]
    for line in lines { #expect(RepeatedOption.first(in: line) == nil) }
  }

  static let negative = [
    ("run", "--seed"), ("run", "--cases"), ("run", "--steps"), ("run", "--orders"),
    ("run", "--timeout"), ("run", "--jobs"), ("run", "--shuffle"), ("run", "--shard"),
    ("compare", "--seed"), ("replay", "--timeout"),
  ]

  @Test("A negative number is refused as such", arguments: negative)
  func isNegative(command: String, option: String) async throws {
    let value = option == "--shard" ? "-1/2" : "-1"
    let run = try await Tool.run(command, "push-center", option, value)
    #expect(run.status == 2)
    #expect(run.complaints.contains(option))
    #expect(!run.complaints.contains("Missing"), "\(run.complaints)")
  }

  @Test("A negative header is checked", arguments: [("--priority", 1), ("--expiration", 0)])
  func header(option: String, status: Int32) async throws {
    let scratch = try Scratch(["a.json": #"{"aps":{"alert":"A"}}"#])
    let run = try await Tool.run("payload", "check", "a.json", option, "-1", in: scratch)
    #expect(run.status == status, "\(run)")
    #expect(run.output.contains("-1"))
  }
}
