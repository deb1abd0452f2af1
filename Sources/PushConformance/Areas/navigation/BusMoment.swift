import PushPayloads
import PushSimulation

/// What a message on the bus asks for, read correctly with the vocabulary of the app.
enum BusRequest {
  /// The view that is asked for.
  enum Target {
    /// One of the app's.
    case view(Vocabulary.View)
    /// A number that the app has no view for.
    case unknown(Int)
    /// Nothing, or nothing that could be a number.
    case illTyped
    /// A value that some take for a number and some do not: a Boolean, a fraction, a text of digits.
    case open
  }

  /// What becomes of the way back.
  enum Backstack {
    /// There is none.
    case cleared
    /// It stays.
    case kept
    /// A number other than 0 and 1, which is a slip.
    case keptThoughNumber
  }

  /// A view, with data unless that is nothing.
  case forward(Target, data: JSONValue?, Backstack)
  /// The view before, or the first one.
  case back
  /// Nothing that the center is asked.
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
  /// The Boolean and the number 1 clear it, and nothing else does.
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

/// A turn in which a message is posted, with the situation in which it finds the center.
struct BusMoment {
  let turn: TurnView
  let request: BusRequest
  /// The stack before, the top last.
  let before: [ScreenID]
  /// The stack after.
  let after: [ScreenID]
  /// Whether there is something that makes views.
  let hasResolver: Bool

  /// The data that screens are handed, in order.
  var received: [(screen: ScreenID, data: JSONValue?, isOnStack: Bool)] {
    turn.effects.compactMap {
      guard case .navigation(.receivedData(let screen, let data, let isOnStack)) = $0 else {
        return nil
      }
      return (screen, data, isOnStack)
    }
  }

  /// The lines that are written into the log.
  var logged: [String] {
    turn.effects.compactMap { if case .navigation(.logged(let line)) = $0 { line } else { nil } }
  }

  /// The view that is asked for and that can be made.
  var view: Vocabulary.View? {
    guard case .forward(.view(let view), _, _) = request, hasResolver else { return nil }
    return view
  }

  /// The data that the message carries for it, as user info hands it over.
  var data: JSONValue? {
    if case .forward(_, let data, _) = request { data?.inUserInfo } else { nil }
  }

  /// What the message says of the way back.
  var backstack: BusRequest.Backstack? {
    if case .forward(_, _, let backstack) = request { backstack } else { nil }
  }

  /// The kinds of screens on a stack.
  func types(_ stack: [ScreenID]) -> [String] {
    stack.map { turn.run.timeline.screens[$0.index].type }
  }

  /// Whether a view is on top afterwards, and what was there before lies under it.
  ///
  /// A resolver may hand out a screen that is on the stack already: then going back to that one is
  /// right as well.
  func keepsWayBack(to view: Vocabulary.View) -> Bool {
    let (before, after) = (types(before), types(after))
    guard after.last == view.screen else { return false }
    if after.dropLast() == before[...] { return true }
    return before.contains(view.screen) && after[...] == before.prefix(after.count)
  }
}

extension Check {
  /// A check that looks at every message that is posted.
  static func eachMessage(
    _ id: String,
    _ look: @escaping @Sendable (BusMoment, inout Judge) -> Void
  ) -> Check {
    eachTurn(id, with: \.navigation) { turn, before, after, judge in
      guard case .navigation(.posted(let message)) = turn.stimulus else { return }
      look(
        BusMoment(
          turn: turn,
          request: BusRequest(message, vocabulary: turn.run.vocabulary),
          before: before.stack,
          after: after.stack,
          hasResolver: after.hasResolver
        ),
        &judge
      )
    }
  }
}
