import Foundation
import PushCorpus
import PushPayloads
import PushSimulation
import Testing

@testable import PushConformance

/// The written form of reactions: the texts that are read, and the refusals with their messages.
@Suite struct ReactionGrammarTests {
  static let rows: [Written<Reaction>] = [
    Written(
      #"{"do":[{"detach":"list"}],"when":"told"}"#,
      Reaction(when: .told, do: [.participant(.detach("list"))])
    ),
    Written(
      #"{"about":"hello","do":[{"deliver":"lunch"},{"attach":"badge"}],"when":"asked"}"#,
      Reaction(
        when: .asked,
        about: "hello",
        do: [.notification(.deliver("lunch")), .participant(.attach("badge"))]
      )
    ),
    Written(
      #"{"do":["popResponder",{"release":"sheet"}],"times":3,"when":"handed"}"#,
      Reaction(
        when: .handed,
        do: [.responders(.pop), .participant(.release("sheet"))],
        times: 3
      )
    ),
    Written(
      #"{"do":[{"suppress":{"chat":"none"}},{"accept":{"sheet":["a"]}}],"when":"told"}"#,
      Reaction(
        when: .told,
        do: [.suppression(.suppress("chat", .none)), .responders(.accept("sheet", .only(["a"])))]
      )
    ),
  ]

  @Test(arguments: rows)
  func isReadAndWritten(_ row: Written<Reaction>) throws {
    let read = try StrictJSON.decode(Reaction.self, from: Array(row.written.utf8), file: "reaction")
    #expect(read == row.value)
    #expect(String(decoding: try JSON.bytes(read), as: UTF8.self) == row.written)
  }

  static let refusals: [Refusal] = [
    Refusal(
      #"{"when":"shown","do":[]}"#,
      #"1:9: /when: "shown" is not a known value; the values are asked, told, handed"#
    ),
    Refusal(
      #"{"when":"told","do":[],"often":2}"#,
      #"1:24: /often: there is no member "often"; the members are when, about, do, times"#
    ),
    Refusal(#"{"when":"told"}"#, #"1:1: the member "do" is missing"#),
  ]

  @Test(arguments: refusals)
  func isRefused(_ row: Refusal) { row.expect(of: Reaction.self, file: "reaction") }

  /// An invalid reaction of a scenario with one participant of each kind, and its fault.
  struct Fault: Sendable, CustomTestStringConvertible {
    var name: String
    var reaction: Reaction
    var fault: ScenarioFault?
    var testDescription: String { "\(name) \(reaction.text(of: name))" }

    init(_ name: String, _ reaction: Reaction, _ fault: ScenarioFault?) {
      self.name = name
      self.reaction = reaction
      self.fault = fault
    }

    init(_ name: String, _ reaction: Reaction, wrong fault: ReactionFault) {
      self.init(name, reaction, .illegalReaction(of: name, fault))
    }
  }

  static let faults: [Fault] = [
    Fault(
      "list",
      Reaction(when: .told, about: "hello", do: [.participant(.release("sheet"))]),
      nil
    ),
    Fault("sheet", Reaction(when: .handed, do: [.responders(.pop)]), nil),
    Fault("list", Reaction(when: .told, do: [.notification(.deliver("hello"))], times: 64), nil),
    Fault(
      "list",
      Reaction(when: .asked, do: [.responders(.pop)]),
      wrong: .neverCalled(.observer, .asked)
    ),
    Fault(
      "chat",
      Reaction(when: .handed, do: [.responders(.pop)]),
      wrong: .neverCalled(.suppressor, .handed)
    ),
    Fault(
      "links",
      Reaction(when: .told, do: [.participant(.detach("list"))]),
      wrong: .neverCalled(.service, .told)
    ),
    Fault("list", Reaction(when: .told, do: []), wrong: .doesNothing),
    Fault(
      "list",
      Reaction(when: .told, do: [.participant(.detach("list"))], times: 0),
      wrong: .neverHappens
    ),
    Fault(
      "list",
      Reaction(when: .told, do: [.participant(.detach("list"))], times: -1),
      wrong: .neverHappens
    ),
    Fault(
      "list",
      Reaction(when: .told, do: [.application(.terminate)]),
      wrong: .notAStepOfParticipants(.application(.terminate))
    ),
    Fault(
      "list",
      Reaction(when: .told, do: [.participant(.detach("sheet"))]),
      wrong: .illegalStep(.respondersArePopped("sheet"))
    ),
    Fault(
      "list",
      Reaction(when: .told, do: [.participant(.release("links"))]),
      wrong: .illegalStep(.servicesAreMade("links"))
    ),
    Fault(
      "list",
      Reaction(
        when: .told,
        do: [.notification(.deliver("hello")), .participant(.detach("list"))],
        times: 33
      ),
      wrong: .tooMuch(66)
    ),
    Fault(
      "list",
      Reaction(
        when: .told,
        do: [.notification(.deliver("hello")), .participant(.detach("list"))],
        times: .max
      ),
      wrong: .tooMuch(.max)
    ),
    Fault(
      "list",
      Reaction(when: .told, about: "lunch", do: [.participant(.detach("list"))]),
      .unknownName("lunch")
    ),
    Fault(
      "list",
      Reaction(when: .told, do: [.notification(.deliver("lunch"))]),
      .unknownName("lunch")
    ),
    Fault(
      "list",
      Reaction(when: .told, do: [.participant(.attach("nobody"))]),
      .unknownName("nobody")
    ),
    Fault(
      "nobody",
      Reaction(when: .told, do: [.participant(.attach("list"))]),
      .unknownName("nobody")
    ),
  ]

  @Test(arguments: faults)
  func isLegalOrNot(_ row: Fault) {
    let scenario = Scenario(
      id: "area.name",
      notifications: ["hello": AbstractNotification(alert: "Hello")],
      suppressors: ["chat": .none],
      observers: ["list"],
      responders: ["sheet": .none],
      services: [ScenarioService("links")],
      reactions: [row.name: [row.reaction]],
      when: [.application(.launch)]
    )
    #expect(scenario.firstFault == row.fault)
  }

  /// The text of each fault names the correct form.
  @Test func faultsAreToldInWords() {
    let texts = Self.faults.compactMap { row -> String? in
      guard case .illegalReaction(_, let fault)? = row.fault else { return nil }
      return fault.text
    }
    #expect(
      texts == [
        #"an observer is never asked; write "told""#,
        #"a suppressor is never handed; write "asked""#,
        "a service does not react",
        "it does nothing; name a step",
        "its number of times is at least 1",
        "its number of times is at least 1",
        "'terminate' is not a step of a participant, which can deliver, attach, detach, release,"
          + " suppress, accept and popResponder",
        "'sheet' is a responder; write popResponder, which removes the newest responder from the"
          + " chain",
        "'links' is a service; the app makes its services at the launch and keeps them",
        "all reactions together do 66 steps; a scenario has at most 64",
        "all reactions together do \(Int.max) steps; a scenario has at most 64",
      ]
    )
  }
}
