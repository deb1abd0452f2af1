import PushCorpus
import PushPayloads
import PushSimulation

/// A kind of step, declared once for scenario files, the wire, texts, the linter and the generator.
///
/// Each area declares its kinds beside its step type. The pack `Value` holds the types of the case's parameters, in
/// order.
final class StepKind<each Value: WireValue & Hashable & Sendable>: Sendable {
  /// The name in scenario files; two kinds can share a name if only one kind has an object as the argument.
  let name: String
  private let stored: StepParts<repeat each Value>
  /// The place of each value in the argument; empty for a step without an argument.
  let places: [StepPlace]
  let hearingRoles: [Role]
  let traits: StepTraits
  private let sentences: [StepSentence]
  private let make: @Sendable (repeat each Value) -> Step

  init<Area: StepArea>(
    _ name: String,
    _ make: @escaping @Sendable (repeat each Value) -> Area,
    _ parts: repeat StepPart<each Value>
  ) {
    self.name = name
    stored = StepParts(repeat each parts)
    var places: [StepPlace] = []
    for part in repeat each parts { places.append(part.place) }
    self.places = places
    hearingRoles = []
    traits = []
    sentences = []
    self.make = { (values: repeat each Value) in make(repeat each values).step }
  }

  private init(
    _ kind: StepKind,
    hearingRoles: [Role]? = nil,
    traits: StepTraits? = nil,
    sentence: StepSentence? = nil
  ) {
    name = kind.name
    stored = kind.stored
    places = kind.places
    make = kind.make
    self.hearingRoles = hearingRoles ?? kind.hearingRoles
    self.traits = traits ?? kind.traits
    sentences = kind.sentences + [sentence].compactMap(\.self)
  }

  var parts: (repeat StepPart<each Value>) { stored.parts }

  /// Adds a sentence, in which `{0}` stands for the first value; `value` limits the sentence to steps with that value.
  func says(_ sentence: String, if value: (any Hashable & Sendable)? = nil) -> StepKind {
    StepKind(self, sentence: StepSentence(text: sentence, value: value))
  }

  // A subject needs only one of the roles.
  func heard(by roles: Role...) -> StepKind { StepKind(self, hearingRoles: roles) }

  func traits(_ traits: StepTraits) -> StepKind { StepKind(self, traits: traits) }

  func text(_ values: repeat each Value) -> String {
    var words: [String] = []
    var keys: [AnyHashable] = []
    for (part, value) in repeat (each parts, each values) {
      words.append(part.words(value))
      keys.append(value)
    }
    let sentence = sentences.last { $0.value.map { keys.contains(AnyHashable($0)) } ?? true }
    let pieces = sentence?.text.split(separator: "{", omittingEmptySubsequences: false) ?? []
    return pieces.enumerated().map { index, piece in
      guard index > 0, let place = piece.first?.wholeNumberValue, place < words.count
      else { return String(piece) }
      return words[place] + piece.dropFirst(2)
    }.joined()
  }
}

/// The parts of a kind of step, in a struct because the compiler crashes if an object copies a stored pack.
private struct StepParts<each Value: WireValue & Hashable & Sendable>: Sendable {
  let parts: (repeat StepPart<each Value>)

  init(_ parts: repeat StepPart<each Value>) { self.parts = (repeat each parts) }
}

private struct StepSentence: Sendable {
  let text: String
  let value: (any Hashable & Sendable)?
}

/// The states in which a step is possible, and what the step does.
struct StepTraits: OptionSet, Sendable {
  let rawValue: UInt16

  /// The step is possible only while the app's code runs, so not while the app is suspended.
  static let needsRunningCode = Self(rawValue: 1 << 0)
  /// The user makes the step in the app or in a prompt over the app, so only while the app is in the foreground.
  static let isInFront = Self(rawValue: 1 << 1)
  /// A participant can take the step while the center calls the participant.
  static let isOfParticipants = Self(rawValue: 1 << 2)
  /// The step can come before the center has finished its work for an earlier step, if both steps have this trait.
  static let comesAtAnyTime = Self(rawValue: 1 << 3)
  /// The step lets the user open a notification, a link or a toast, in any state of the app.
  static let opensSomething = Self(rawValue: 1 << 4)
  /// The user taps, dismisses or acts on a notification in the system's interface.
  static let isResponse = Self(rawValue: 1 << 5)
  static let stopsCode = Self(rawValue: 1 << 6)
  /// The step starts a process of the app if none runs.
  static let startsProcess = Self(rawValue: 1 << 7)
  static let endsProcess = Self(rawValue: 1 << 8)
  /// The step changes the account of the device, or turns the device's notifications on or off.
  static let changesRecipient = Self(rawValue: 1 << 9)
  static let answersUpload = Self(rawValue: 1 << 10)
}

protocol StepArea: Sendable { var step: Step { get } }

/// A function that ``Step/visit(_:)`` calls with the kind and the values of a step.
protocol StepVisitor {
  associatedtype Failure: Error = Never

  mutating func callAsFunction<each Value>(
    _ kind: StepKind<repeat each Value>,
    _ values: repeat each Value
  ) throws(Failure)
}

protocol ReadableStepKind: Sendable {
  var name: String { get }
  var places: [StepPlace] { get }

  func read(from argument: any Decoder) throws -> Step
  func read(from reader: inout WireReader) throws(WireError) -> Step
}

extension StepKind: ReadableStepKind {
  func read(from argument: any Decoder) throws -> Step {
    let members = places.compactMap(\.member)
    if !members.isEmpty { try argument.refuseMembers(except: members) }
    return make(repeat try (each parts).read(StepArgument(name: name, decoder: argument)))
  }

  func read(from reader: inout WireReader) throws(WireError) -> Step { try reader.read(make) }
}
