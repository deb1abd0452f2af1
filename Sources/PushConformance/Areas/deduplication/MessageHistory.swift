import PushPayloads
import PushSimulation

/// The relation of a receipt to the messages that the process has heard of (Specs/decisions/0056).
enum MessageReport: Sendable, Hashable {
  /// The message is new to the process.
  case news
  /// The message is known, and its message id or request identifier shows that.
  case repetition
  /// Not every center can tell whether the message is known.
  case uncertain
}

/// The identity of a message.
enum MessageKey: Sendable, Hashable {
  /// A message with a message id; the first notification with this id and payload stands for all.
  case named(NotificationID)
  /// A push of a notification without a message id, numbered from 1.
  case push(NotificationID, number: Int)
}

/// The messages of a run, identified by the steps alone.
struct MessageHistory {
  private let run: Run
  private let names: [NotificationID]
  /// The number of pushes of each notification so far.
  private var pushes: [NotificationID: Int] = [:]
  private var step = -1
  /// The messages that the process has heard of, with the step of their first receipt.
  private(set) var heard: [MessageKey: Int] = [:]
  /// The messages that an earlier process has heard of.
  private var heardEarlier: Set<MessageKey> = []

  init(_ run: Run) {
    self.run = run
    names = run.notifications.indices.map { index in
      let one = run.notifications[index]
      let first = run.notifications.firstIndex {
        $0.facts.messageID == one.facts.messageID && $0.payload == one.payload
      }
      return NotificationID(index: first ?? index)
    }
  }

  /// Returns the message that a notification stands for at this point of the run.
  func key(of notification: NotificationID) -> MessageKey {
    let facts = run.notifications[notification.index].facts
    guard let name = facts.messageID, !name.isEmpty else {
      return .push(notification, number: pushes[notification, default: 1])
    }
    return .named(names[notification.index])
  }

  /// Updates the history with the step of a turn, before the turn is judged.
  mutating func begin(_ turn: TurnView) {
    if turn.stimulus.startsProcess {
      heardEarlier.formUnion(heard.keys)
      heard = [:]
    }
    guard turn.turn.step != step else { return }
    step = turn.turn.step
    guard let step = turn.step, step.isArrival, let name = step.notifications.first,
      let index = run.notifications.firstIndex(where: { $0.name == name })
    else { return }
    let notification = NotificationID(index: index)
    // The repetition of a push that never came is its first arrival.
    if step == .notification(.deliver(name)) || pushes[notification] == nil {
      pushes[notification, default: 0] += 1
    }
  }

  /// Returns the report of a turn, before the history is updated with it.
  func report(of turn: TurnView) -> MessageReport {
    guard let notification = turn.received else { return .news }
    let key = key(of: notification)
    // Several callbacks of one arrival are one receipt.
    if let first = heard[key], first != turn.turn.step {
      // At a tap the system may deliver the same push again, which other requirements judge.
      guard turn.step?.isArrival == true else { return .news }
      return isKnownAgain(notification, in: turn) ? .repetition : .uncertain
    }
    let collapseID = run.notifications[notification.index].collapseID
    let facts = run.notifications[notification.index].facts
    // Some centers accept an id that is not a text, or is empty.
    let hasOddName = facts.unspecified.contains("messageID") || facts.messageID?.isEmpty == true
    // A push with the identifier and content of the first one may be a repetition of it.
    let hasRequestAlone = facts.messageID == nil && collapseID != nil
    let isOdd = (hasOddName || hasRequestAlone) && pushes[notification, default: 0] > 1
    return isOdd || heardEarlier.contains(key) ? .uncertain : .news
  }

  /// Updates the history with a turn, after the turn was judged.
  mutating func follow(_ turn: TurnView) {
    guard let notification = turn.broughtPush else { return }
    let key = key(of: notification)
    if heard[key] == nil { heard[key] = turn.turn.step }
  }

  /// Returns whether the callback contains the identifier of the message.
  private func isKnownAgain(_ notification: NotificationID, in turn: TurnView) -> Bool {
    if case .named = key(of: notification) { return true }
    if case .notification(.willPresent) = turn.stimulus { return true }
    return false
  }

  /// Returns the report of each turn of a run; empty if no push or message id occurs twice.
  static func reports(of run: Run) -> [MessageReport] {
    let arrivals = run.steps.filter(\.isArrival).flatMap(\.notifications)
    let named = run.notifications.compactMap(\.facts.messageID)
    guard Set(arrivals).count < arrivals.count || Set(named).count < named.count else { return [] }
    var history = MessageHistory(run)
    return run.timeline.turns.indices.map { index in
      let turn = TurnView(run: run, index: index)
      history.begin(turn)
      defer { history.follow(turn) }
      return history.report(of: turn)
    }
  }
}

extension TurnView {
  /// The relation of this turn's receipt to the messages that the process has heard of.
  var report: MessageReport { run.digest.reports.isEmpty ? .news : run.digest.reports[index] }

  /// The app's own push that the center learns of in this turn, by any callback.
  var broughtPush: NotificationID? {
    if case .launch(.didFinishLaunching(with: let notification)) = stimulus {
      return own(notification)
    }
    return received ?? responded?.notification
  }
}

extension Step {
  /// Whether a notification arrives in the step.
  var isArrival: Bool {
    if case .notification = self { true } else { false }
  }
}
