import PushPayloads
import PushSimulation

/// The request that a posted message makes to the center, read with the vocabulary of the app.
enum BusRequest {
  enum Target {
    case view(Vocabulary.View)
    /// A number that stands for no view of the app.
    case unknown(Int)
    /// No value, or a value that cannot be a number.
    case illTyped
    /// A value that some centers read as a number: a Boolean, a number that is not an `Int`, or a string with a digit.
    case open
  }

  enum Backstack {
    case cleared
    case kept
    // The stack is kept, although the value of `clearBackstack` is a number other than 0 and 1.
    case keptThoughNumber
  }

  case forward(Target, data: JSONValue?, Backstack)
  /// The message asks to go back, to the previous view or to the first view.
  case back
  /// The message does not ask the center for anything.
  case foreign

  init(_ message: BusMessage, vocabulary: Vocabulary) {
    switch message.name {
    case vocabulary.bus.navigateTo:
      let data = message.userInfo[vocabulary.bus.data]
      self = .forward(
        Target(message.userInfo[vocabulary.bus.viewType], vocabulary: vocabulary),
        data: data == .null ? nil : data,
        Backstack(message.userInfo[vocabulary.bus.clearBackstack])
      )
    case vocabulary.bus.navigateBack: self = .back
    default: self = .foreign
    }
  }
}

extension BusRequest.Target {
  fileprivate init(_ value: JSONValue?, vocabulary: Vocabulary) {
    switch value {
    case .number(let number):
      guard let number = number.int else {
        self = .open
        return
      }
      let view = vocabulary.views.values.first { $0.number == number }
      self = view.map(Self.view) ?? .unknown(number)
    case .string(let text): self = text.utf8.contains(where: \.isDigit) ? .open : .illTyped
    case .bool: self = .open
    case .null, .array, .object, nil: self = .illTyped
    }
  }
}

extension BusRequest.Backstack {
  fileprivate init(_ value: JSONValue?) {
    switch value {
    case .bool(true): self = .cleared
    case .number(let number):
      self = number.double == 1 ? .cleared : number.double == 0 ? .kept : .keptThoughNumber
    default: self = .kept
    }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}

/// A turn in which a message is posted, with the navigation stacks before and after the turn.
struct BusMoment {
  let turn: TurnView
  let message: BusMessage
  let request: BusRequest
  /// The stack before the message, the top screen last.
  let before: [ScreenID]
  let after: [ScreenID]
  let hasResolver: Bool

  // `wasShown` is true if the screen is on the stack when it receives the data, or was on the stack earlier.
  var received: [(screen: ScreenID, data: JSONValue?, wasShown: Bool)] {
    var shown = before
    return turn.effects.compactMap { effect in
      if case .hierarchy(.changedStack(_, let screens)) = effect { shown += screens }
      guard case .navigation(.receivedData(let screen, let data, let isOnStack)) = effect
      else { return nil }
      return (screen, data, isOnStack || shown.contains(screen))
    }
  }

  var logged: [String] {
    turn.effects.compactMap { if case .navigation(.logged(let line)) = $0 { line } else { nil } }
  }

  var view: Vocabulary.View? {
    guard case .forward(.view(let view), _, _) = request, hasResolver else { return nil }
    return view
  }

  /// The data of the message, as it looks in a `userInfo` dictionary; nil if the message has no data.
  var data: JSONValue? {
    if case .forward(_, let data, _) = request { data?.inUserInfo } else { nil }
  }

  var backstack: BusRequest.Backstack? {
    if case .forward(_, _, let backstack) = request { backstack } else { nil }
  }

  var viewText: String { message.userInfo[turn.run.vocabulary.bus.viewType]?.text ?? "nothing" }

  func types(_ stack: [ScreenID]) -> [String] {
    stack.map { turn.run.timeline.screens[$0.index].type }
  }

  func keepsWayBack(to view: Vocabulary.View) -> Bool {
    let (before, after) = (types(before), types(after))
    guard after.last == view.screen else { return false }
    if after.dropLast() == before[...] { return true }
    return before.contains(view.screen) && after[...] == before.prefix(after.count)
  }
}

extension Check {
  static func eachMessage(
    _ id: String,
    _ look: @escaping @Sendable (BusMoment, inout Judge) -> Void
  ) -> Check {
    eachTurn(id, with: \.navigation) { turn, before, after, judge in
      guard case .navigation(.posted(let message)) = turn.stimulus else { return }
      let moment = BusMoment(
        turn: turn,
        message: message,
        request: BusRequest(message, vocabulary: turn.run.vocabulary),
        before: before.stack,
        after: after.stack,
        hasResolver: after.hasResolver
      )
      look(moment, &judge)
    }
  }
}
