import PushSimulation

/// The center's unanswered requests to the server and the system, and the uploads that the center still owes.
///
/// A queue (``Policies/Requests/queued``) keeps the order of the requests but delays them. So a later event can make an
/// upload outdated before the upload begins (Specs/decisions/0128).
struct RequestQueueFacts: Facts {
  static let roles = AccountFacts.roles
  static let kinds: EventKinds = [
    .hears(.account, .activity, .application, .registration, .token),
    .does(.account, .activity, .registration, .token),
  ]
  static let heedsUnwanted = true

  private(set) var unanswered = 0
  private(set) var awaitsToken = false
  /// True if the latest answer of the server was not a success.
  private(set) var hasFailed = false
  /// The time of the last event that leads to a request, such as a new token; nil if no request is due.
  private var lastNews: Duration?
  /// The uploads that events of this process have asked for and that have not begun, in the order of the events.
  private var owed: [TurnView.Registration] = []

  /// Returns whether the center has had enough time for all its requests: a minute since the last event.
  func isDone(at time: Duration) -> Bool {
    unanswered == 0 && lastNews.map { time - $0 >= .seconds(60) } ?? false
  }

  /// Returns the index of an upload in ``owed``; an upload without an account matches an owed upload for any account.
  func place(of upload: TurnView.Registration) -> Int? {
    owed.firstIndex {
      $0.token == upload.token && (upload.account == nil || $0.account == upload.account)
    }
  }

  mutating func follow(_ turn: TurnView) {
    let stimulus = turn.stimulus
    if stimulus.startsProcess { (unanswered, awaitsToken, owed) = (0, false, []) }
    if stimulus.endsRequestForToken { awaitsToken = false }
    if turn.count(where: \.asksForToken) > 0 { awaitsToken = true }
    if stimulus.startsProcess || stimulus.changesRecipient || stimulus.receivedToken != nil
      || turn.receivedActivityToken != nil
    {
      owed = (isDone(at: turn.time) ? [] : owed) + turn.rightUploads
      lastNews = turn.time
    }
    if let answer = turn.answerOfServer {
      unanswered = max(0, unanswered - 1)
      hasFailed = answer != .success
      // After the server has refused a request, the center can stop, or retry the request much later.
      lastNews = answer == .success && lastNews != nil ? turn.time : nil
    }
    let uploads = turn.registrations + turn.activityUploads.map(\.asRegistration)
    for upload in uploads { if let place = place(of: upload) { owed.remove(at: place) } }
    unanswered += uploads.count + turn.unregistrations.count + turn.activityUnregistrations.count
  }
}

extension TurnView {
  var awaitsToken: Bool { run.queue[after: look].awaitsToken }

  var awaitedToken: Bool { run.queue[before: look].awaitsToken && !stimulus.startsProcess }

  var awaitsServer: Bool { run.queue[after: look].unanswered > 0 }

  var isQueueDone: Bool {
    run.policies.requests != .queued || run.queue[after: look].isDone(at: time)
  }

  /// Returns whether an upload of this turn might have waited in a queue since an earlier event asked for it.
  func mayHaveWaited(_ upload: Registration) -> Bool {
    guard run.policies.requests == .queued else { return false }
    let before = run.queue[before: look]
    return !before.isDone(at: time) && before.place(of: upload) != nil
  }

  fileprivate var answerOfServer: UploadAnswer? {
    if case .activity(.uploadAnswered(_, let answer)) = stimulus { return answer }
    if case .activity(.unregistrationAnswered(_, let answer)) = stimulus { return answer }
    return answeredUpload?.answer ?? answeredUnregistration?.answer
  }

  fileprivate var rightUploads: [Registration] {
    guard !accounts.isOff, !accounts.lacksAccount else { return [] }
    let names =
      accounts.accounts.isEmpty
      ? [accounts.account ?? accounts.heir] : accounts.accounts.map(Optional.some)
    let activities = run.activities.isEmpty ? [:] : run.activities[after: look].inUse
    let token = accounts.token
    return (token == nil ? [] : names).map { Registration(token: token ?? "", account: $0) }
      + activities.map { ActivityRegistration(token: $1, purpose: $0).asRegistration }
  }
}

extension TurnView.ActivityRegistration {
  /// The upload without its purpose, which is not needed: no two tokens of ActivityKit are equal.
  var asRegistration: TurnView.Registration { .init(token: token, account: nil) }
}
