import Foundation
import Testing

@testable import PushConformance

/// The written form of reactions: the texts that are read, and the refusals with their messages.
@Suite struct ReactionGrammarTests {
  /// No golden scenario has a reaction with `times`.
  @Test func isReadAndWritten() throws {
    let rows = Written<Reaction>.rows([
      #"{"do":["popResponder",{"release":"sheet"}],"times":3,"when":"handed"}"#: Reaction(
        when: .handed,
        do: [.responders(.pop), .participant(.release("sheet"))],
        times: 3
      )
    ])
    for row in rows { try row.expect(as: "reaction") }
  }

  static let refusals = Refusal.rows([
    #"{"when":"shown","do":[]}"#:
      #"1:9: /when: "shown" is not a known value; the values are asked, told, handed"#,
    #"{"when":"told","do":[],"often":2}"#:
      #"1:24: /often: there is no member "often"; the members are when, about, do, times"#,
    #"{"when":"told"}"#: #"1:1: the member "do" is missing"#,
  ])

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

  private static func told(_ deeds: Step..., about name: String? = nil, times: Int = 1) -> Reaction
  {
    Reaction(when: .told, about: name, do: deeds, times: times)
  }

  static let faults: [Fault] = [
    Fault("list", told(.participant(.release("sheet")), about: "hello"), nil),
    Fault("sheet", Reaction(when: .handed, do: [.responders(.pop)]), nil),
    Fault("list", told(.notification(.deliver("hello")), times: 64), nil),
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
    Fault("links", told(.participant(.detach("list"))), wrong: .neverCalled(.service, .told)),
    Fault("list", Reaction(when: .told, do: []), wrong: .doesNothing),
    Fault("list", told(.participant(.detach("list")), times: 0), wrong: .neverHappens),
    Fault("list", told(.participant(.detach("list")), times: -1), wrong: .neverHappens),
    Fault(
      "list",
      told(.application(.terminate)),
      wrong: .notAStepOfParticipants(.application(.terminate))
    ),
    Fault(
      "list",
      told(.participant(.detach("sheet"))),
      wrong: .illegalStep(.respondersArePopped("sheet"))
    ),
    Fault(
      "list",
      told(.participant(.release("links"))),
      wrong: .illegalStep(.servicesAreMade("links"))
    ),
    Fault(
      "list",
      told(.notification(.deliver("hello")), .participant(.detach("list")), times: 33),
      wrong: .tooMuch(66)
    ),
    Fault(
      "list",
      told(.notification(.deliver("hello")), .participant(.detach("list")), times: .max),
      wrong: .tooMuch(.max)
    ),
    Fault("list", told(.participant(.detach("list")), about: "lunch"), .unknownName("lunch")),
    Fault("list", told(.notification(.deliver("lunch"))), .unknownName("lunch")),
    Fault("list", told(.participant(.attach("nobody"))), .unknownName("nobody")),
    Fault("nobody", told(.participant(.attach("list"))), .unknownName("nobody")),
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
