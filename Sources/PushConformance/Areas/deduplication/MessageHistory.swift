import PushPayloads
import PushSimulation

/// A report of whether the process has received a turn's message before (Specs/decisions/0056).
enum MessageReport: Sendable, Hashable {
  case news
  /// The process has received the message before, as the message id or the request identifier proves.
  case repetition
  /// This process or an earlier process might have received the message before, but some centers cannot tell.
  case uncertain
}

enum MessageKey: Sendable, Hashable {
  /// A message with a message id; the value is the first notification with this id and payload.
  case named(NotificationID)
  /// A push of a notification whose message id is absent or empty; the notification's pushes are numbered from 1.
  case push(NotificationID, number: Int)
}

struct MessageHistory {
  private let run: Run
  private let names: [NotificationID]
  private var pushes: [NotificationID: Int] = [:]
  private var step = -1
  /// The messages that the process has received, each with the step of its first receipt.
  private(set) var heard: [MessageKey: Int] = [:]
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

  func key(of notification: NotificationID) -> MessageKey {
    let facts = run.notifications[notification.index].facts
    guard let name = facts.messageID, !name.isEmpty
    else { return .push(notification, number: pushes[notification, default: 1]) }
    return .named(names[notification.index])
  }

  mutating func begin(_ turn: TurnView) {
    if turn.stimulus.startsProcess {
      heardEarlier.formUnion(heard.keys)
      heard = [:]
    }
    guard turn.turn.step != step else { return }
    step = turn.turn.step
    guard let step = turn.step, let name = step.arrival,
      let notification = run.notification(named: name)
    else { return }
    // If a notification has not arrived before, a repeated delivery counts as its first arrival.
    if step == .notification(.deliver(name)) || pushes[notification] == nil {
      pushes[notification, default: 0] += 1
    }
  }

  /// Returns the report for a turn's message; `news` if the turn has no receipt.
  ///
  /// Call this method after ``begin(_:)`` and before ``follow(_:)``.
  func report(of turn: TurnView) -> MessageReport {
    guard let notification = turn.received else { return .news }
    let key = key(of: notification)
    // Several callbacks of one arrival are one receipt.
    if let first = heard[key], first != turn.turn.step {
      // When the user taps a push, the system can deliver the push again. Other requirements judge this receipt.
      guard turn.step?.isArrival == true else { return .news }
      return isKnownAgain(notification, in: turn) ? .repetition : .uncertain
    }
    let collapseID = run.notifications[notification.index].collapseID
    let facts = run.notifications[notification.index].facts
    // Some centers also accept a message id that is empty or not a string.
    let hasOddName = facts.unspecified.contains("messageID") || facts.messageID?.isEmpty == true
    // A push with the request identifier and content of an earlier push can be a repetition of that push.
    let hasRequestAlone = facts.messageID == nil && collapseID != nil
    let isOdd = (hasOddName || hasRequestAlone) && pushes[notification, default: 0] > 1
    return isOdd || heardEarlier.contains(key) ? .uncertain : .news
  }

  mutating func follow(_ turn: TurnView) {
    guard let notification = turn.broughtPush else { return }
    let key = key(of: notification)
    if heard[key] == nil { heard[key] = turn.turn.step }
  }

  /// Returns whether the callback of a turn contains the identifier by which a center can recognize the message.
  private func isKnownAgain(_ notification: NotificationID, in turn: TurnView) -> Bool {
    if case .named = key(of: notification) { return true }
    if case .notification(.willPresent) = turn.stimulus { return true }
    return false
  }

  /// Returns the report for each turn; empty if each notification arrives once and has its own message id.
  static func reports(of run: Run) -> [MessageReport] {
    let arrivals = run.steps.compactMap(\.arrival)
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
  var report: MessageReport { run.digest.reports.isEmpty ? .news : run.digest.reports[index] }

  /// The app's push, if any, that the center learns of in this turn, by a receipt, a response or a launch.
  var broughtPush: NotificationID? {
    if let launchNotification { return own(launchNotification) }
    return received ?? responded?.notification
  }
}

extension Step {
  var arrival: String? {
    if case .notification(let step) = self { step.notification } else { nil }
  }

  var isArrival: Bool { arrival != nil }
}
