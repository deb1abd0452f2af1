import PushPayloads
import PushSimulation

/// What a receipt adds to what the process has heard of (Specs/decisions/0056).
enum MessageReport: Sendable, Hashable {
  /// The process has not heard of the message.
  case news
  /// It has, and could know it again: by its message id, or by the identifier of its request.
  case repetition
  /// Whether it is the same message cannot be told by everybody.
  case uncertain
}

/// Which message something is about.
enum MessageKey: Sendable, Hashable {
  /// One that the server names; of several notifications with that name and payload the first.
  case named(NotificationID)
  /// One push of a notification without a name, counted from 1.
  case push(NotificationID, number: Int)
}

/// The messages of a run, told apart by the steps alone.
struct MessageHistory {
  private let run: Run
  private let names: [NotificationID]
  /// How many pushes of each notification have come up to a turn.
  private var pushes: [NotificationID: Int] = [:]
  private var step = -1
  /// The messages that the process has heard of, with the step that brought each first.
  private(set) var heard: [MessageKey: Int] = [:]
  /// Those that an earlier process has heard of.
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

  /// The message that a notification is at this point of the run.
  func key(of notification: NotificationID) -> MessageKey {
    let facts = run.notifications[notification.index].facts
    guard let name = facts.messageID, !name.isEmpty else {
      return .push(notification, number: pushes[notification, default: 1])
    }
    return .named(names[notification.index])
  }

  /// Takes the step of a turn into account, before the turn is looked at.
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
    // What has never come comes for the first time.
    if step == .notification(.deliver(name)) || pushes[notification] == nil {
      pushes[notification, default: 0] += 1
    }
  }

  /// What a turn says, before it is taken into account.
  func report(of turn: TurnView) -> MessageReport {
    guard let notification = turn.received else { return .news }
    let key = key(of: notification)
    // Several callbacks of one arrival are one report.
    if let first = heard[key], first != turn.turn.step {
      // At a tap the same push may come once more, which is for other requirements to judge.
      guard turn.step?.isArrival == true else { return .news }
      return isKnownAgain(notification, in: turn) ? .repetition : .uncertain
    }
    let collapseID = run.notifications[notification.index].collapseID
    let facts = run.notifications[notification.index].facts
    // An identifier that is no text, or an empty one, is an identifier to some centers.
    let hasOddName = facts.unspecified.contains("messageID") || facts.messageID?.isEmpty == true
    // What bears the identifier of the first push, and says the same, may be that push once more.
    let hasRequestAlone = facts.messageID == nil && collapseID != nil
    let isOdd = (hasOddName || hasRequestAlone) && pushes[notification, default: 0] > 1
    return isOdd || heardEarlier.contains(key) ? .uncertain : .news
  }

  /// Takes a turn into account, after it was looked at.
  mutating func follow(_ turn: TurnView) {
    guard let notification = turn.broughtPush else { return }
    let key = key(of: notification)
    if heard[key] == nil { heard[key] = turn.turn.step }
  }

  /// Whether the callback shows what tells the message from another one.
  private func isKnownAgain(_ notification: NotificationID, in turn: TurnView) -> Bool {
    if case .named = key(of: notification) { return true }
    if case .notification(.willPresent) = turn.stimulus { return true }
    return false
  }

  /// What each turn of a run says; nothing for a run in which nothing comes twice.
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
  /// What this turn adds to what the process has heard of.
  var report: MessageReport { run.digest.reports.isEmpty ? .news : run.digest.reports[index] }

  /// The push of the app that the center gets to know of by this turn, by whichever callback.
  var broughtPush: NotificationID? {
    if case .launch(.didFinishLaunching(with: let notification)) = stimulus {
      return own(notification)
    }
    return received ?? responded?.notification
  }
}

extension Step {
  /// Whether something arrives.
  var isArrival: Bool {
    if case .notification = self { true } else { false }
  }
}
