import Testing

@testable import PropertyEngine

@Suite("Command sequences")
struct CommandMachineTests {
  private static func seed(_ index: UInt64) -> CaseSeed {
    CaseSeed(runSeed: 5, propertyID: "machine", caseIndex: index)
  }

  private static let stack = CommandMachine<[UInt64], String>(
    rules: [
      Rule("pop", when: { !$0.isEmpty }) { model, _ in "pop \(model.count)" },
      Rule("push", when: { $0.count < 3 }) { _, source in "push \(source.draw(through: 9))" },
      Rule("look", weight: 0) { _, _ in "look" },
    ],
    maximum: 16,
    start: { [] },
    apply: { command, model in
      if command == "look" { return command }
      if command.hasPrefix("pop") { model.removeLast() } else { model.append(0) }
      return command
    }
  )

  /// Rules that are always possible.
  private static let letters = CommandMachine<Int, String>(
    rules: ["a", "b", "c", "d"].map { letter in Rule(letter, weight: 3) { _, _ in letter } } + [
      Rule("e", weight: 0) { _, _ in "e" }
    ],
    maximum: 12,
    start: { 0 },
    apply: { command, _ in command }
  )

  @Test("Only possible commands are drawn")
  func possible() {
    for index in 0..<300 as Range<UInt64> {
      var depth = 0
      for command in Self.stack.generator.generate(Self.seed(index)).value.commands {
        if command.hasPrefix("pop") {
          #expect(command == "pop \(depth)")
          depth -= 1
        } else if command.hasPrefix("push") {
          depth += 1
        }
        #expect((0...3).contains(depth))
      }
    }
  }

  @Test("Rules in focus come more often in half of the cases, and no swarm leaves them out")
  func focus() {
    func uses(of rule: Int, focusedOn focus: [Int]) -> (cases: Int, uses: Int) {
      (0..<400 as Range<UInt64>).reduce(into: (0, 0)) { sum, index in
        let made = Generator { Self.letters.commands(&$0, focusedOn: focus) }
          .generate(Self.seed(index)).value
        sum.cases += made.counts[rule].uses > 0 ? 1 : 0
        sum.uses += made.counts[rule].uses
      }
    }
    let (before, usesBefore) = uses(of: 3, focusedOn: [])
    let (after, usesAfter) = uses(of: 3, focusedOn: [3])
    #expect(after > before)
    #expect(usesAfter > usesBefore * 3 / 2)
    #expect(uses(of: 2, focusedOn: [3]).uses < uses(of: 2, focusedOn: []).uses)
    // A rule that is used only if no other rule is possible keeps this property.
    #expect(uses(of: 4, focusedOn: [4]) == uses(of: 4, focusedOn: []))
  }

  @Test("A focus leaves no trace in the recorded choices")
  func focusIsNotRecorded() {
    for index in 0..<200 as Range<UInt64> {
      let focused = Generator { Self.letters.commands(&$0, focusedOn: [1, 3]) }
        .generate(Self.seed(index))
      let replayed = Self.letters.generator.replay(focused.record.values)
      #expect(replayed.value.commands == focused.value.commands)
      #expect(replayed.record == focused.record)
    }
  }

  @Test("A step that is left out of a replay removes its command")
  func steps() {
    let three = Self.stack.generator.replay([1, 1, 4, 1, 1, 5, 1, 0, 0])
    #expect(three.value.commands == ["push 4", "push 5", "pop 2"])
    #expect(Self.stack.generator.replay([1, 1, 4, 1, 0, 0]).value.commands == ["push 4", "pop 1"])
  }

  @Test("A rule that a replay finds impossible does nothing and costs no arguments")
  func impossible() {
    let made = Self.stack.generator.replay([1, 0, 1, 1, 7, 0])
    #expect(made.value.commands == ["push 7"])
    #expect(made.record.isValid)
    #expect(made.record.choices.count == 6)
  }

  @Test("Zeros make no commands, and a sequence at its maximum needs no last flag")
  func ends() {
    #expect(Self.stack.generator.replay([0]).value.commands.isEmpty)
    let full = (0..<16).flatMap { _ in [1, 2] as [UInt64] }
    let made = Self.stack.generator.replay(full)
    #expect(made.value.commands == [String](repeating: "look", count: 16))
    #expect(made.record.isValid)
  }

  @Test("A rule that a swarm or weight leaves out is used when no other is possible")
  func onlyWay() {
    let machine = CommandMachine<Int, String>(
      rules: [
        Rule("first", when: { $0 == 0 }) { _, _ in "first" },
        Rule("second", weight: 0, when: { $0 == 1 }) { _, _ in "second" },
        Rule("third", when: { $0 == 2 }) { _, _ in "third" },
      ],
      maximum: 9,
      start: { 0 },
      apply: { command, model in
        model += 1
        return command
      }
    )
    var longest = 0
    for index in 0..<100 as Range<UInt64> {
      let made = machine.generator.generate(Self.seed(index))
      let commands = made.value.commands
      #expect(commands == Array(["first", "second", "third"].prefix(commands.count)))
      #expect(machine.generator.replay(made.record.values).record == made.record)
      longest = max(longest, commands.count)
    }
    // After the third command, no command is possible, and the sequence ends.
    #expect(longest == 3)
  }

  @Test("A source that runs dry ends the sequence before a half-drawn command")
  func overrun() {
    let made = Self.stack.generator.generate(Self.seed(1), limit: 8)
    #expect(made.record.defect == .overrun)
    #expect(made.record.choices.count == 8)
  }
}
