import PushConformance
import Testing

/// Centers that were written as apps would write them, without knowledge of the kit.
///
/// The centers share no code with one another, with the push systems of this package, or with the plain centers of
/// these tests.
@Suite(.serialized) struct IndependentCentersTests {
  /// A center, and the requirements that it does not pass, by reason.
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var subject: @MainActor @Sendable () -> PushCenterSubject
    /// Requirements for which the adapter reports too little.
    var unseen: Set<String>
    /// Requirements about callbacks that the system does not make for this center.
    var outOfReach: Set<String>
    /// Requirements about an option for which the center has chosen another value.
    var otherChoices: Set<String>

    init<Center: PushCenterUnderTest>(
      _ type: Center.Type,
      unseen: Set<String> = [],
      outOfReach: Set<String> = [],
      otherChoices: Set<String>...
    ) {
      testDescription = "\(type)"
      subject = { PushCenterSubject(Center.self) }
      self.unseen = unseen
      self.outOfReach = outOfReach
      // None of these apps clears Notification Center when the user opens the app.
      self.otherChoices = Set(otherChoices.joined()).union(["withdrawal.cleared-by-activation"])
    }
  }

  static let rows = [
    Row(
      OwnedHandlerPushAdapter.self,
      unseen: banners.union([
        "token.upload-goes-to-devices-endpoint", "notification.url-comes-from-its-declared-place",
      ]),
      otherChoices: response,
      toastsAtOnce,
      registration,
      responseOfSuppressible,
      oneSuppressor
    ),
    Row(
      DelegateProxyAdapter.self,
      unseen: ["token.upload-goes-to-devices-endpoint"],
      otherChoices: response,
      toastsAtOnce,
      registration
    ),
    Row(
      ExtenderPushAdapter.self,
      unseen: banners.union(["token.upload-goes-to-devices-endpoint"]),
      otherChoices: response,
      toastsAtOnce,
      registration,
      responseOfSuppressible,
      oneSuppressor,
      oneObserver
    ),
    Row(
      SceneModelAdapter.self,
      outOfReach: [
        "suppression.nobody-is-asked-without-a-toast", "toast.none-in-background",
        "toast.none-for-silent", "toast.none-for-what-came-in-the-background",
      ],
      otherChoices: response,
      toastQueue,
      ["toast.each-notification-has-its-own", "responses.inactive-arrival-is-not-lost"],
      responseOfSuppressible,
      ownedSuppressors,
      severalSuppressors
    ),
    Row(
      PushHubAdapter.self,
      unseen: banners.union(["token.upload-goes-to-devices-endpoint"]),
      otherChoices: response,
      toastsAtOnce,
      registration,
      responseOfSuppressible,
      ownedSuppressors,
      severalSuppressors,
      ownedObservers
    ),
  ]

  // MARK: - What a choice leaves out

  /// The requirements of centers whose banners the system shows, and whose taps are responses.
  static let banners: Set = ["toast.activation-routes-once", "toast.expiry-routes-nothing"]

  /// The requirements of centers that route on the user's response.
  static let response: Set = [
    "routing.active-receipt-does-not-route", "routing.background-receipt-routes-once",
    "routing.inactive-receipt-routes-once", "routing.no-url-no-call",
    "routing.receipts-route-in-order", "routing.refusal-is-final", "routing.silent-is-not-routed",
    "routing.url-is-unchanged", "toast.presenting-and-routing-exclude-each-other",
    "toast.state-is-sampled-at-receipt",
  ]
  static let responseOfSuppressible: Set = ["suppression.never-prevents-routing"]

  static let toastQueue: Set = ["toast.queued-are-all-shown", "toast.queued-come-in-order"]

  static let toastsAtOnce = toastQueue.union(["toast.merged-are-shown-soon"])

  /// The requirements of centers that register at a request and upload new tokens.
  static let registration: Set = [
    "registration.allowed-launch-registers-once", "registration.launch-registers-once",
    "token.queued-token-is-uploaded", "token.sent-again-at-every-launch",
    "token.waiting-token-is-uploaded-in-front",
  ]

  static let oneSuppressor: Set = ownedSuppressors.union([
    "reentrancy.suppressors-round-goes-on", "suppression.detached-suppressor-is-never-asked",
    "suppression.every-live-suppressor-is-asked", "suppression.order-of-attachment-is-irrelevant",
  ])
  static let oneObserver: Set = ownedObservers.union([
    "broadcast.each-observer-once", "broadcast.removed-observer-hears-nothing",
    "reentrancy.added-observer-hears-once-at-most", "reentrancy.observers-round-goes-on",
  ])

  static let ownedSuppressors: Set = [
    "reentrancy.released-suppressor-is-let-go", "suppression.attaching-twice-counts-once",
    "suppression.detaching-removes-that-object-alone",
    "suppression.released-suppressor-is-never-asked", "suppression.suppressors-are-held-weakly",
    "suppression.suppressors-coexist",
  ]
  /// The requirements that apply only to centers with one suppressor.
  static let severalSuppressors: Set = ["suppression.newest-takes-the-place"]
  static let ownedObservers: Set = [
    "broadcast.attached-twice-hears-once", "broadcast.observers-are-held-weakly",
    "reentrancy.released-observer-is-let-go",
  ]

  /// No requirement is violated and no error occurs; the skipped requirements are exactly those of the row.
  @Test(arguments: rows) @MainActor
  func passes(_ row: Row) async throws {
    let kit = try Kit.load()
    let subject = row.subject()
    let results = try await Kit.results(of: subject)
    var unseen: Set<String> = []
    var outOfReach: Set<String> = []
    var otherChoices: Set<String> = []
    var passed = 0
    for result in results.cases {
      switch result.outcome {
      case .passed:
        #expect(result.notes.isEmpty, "\(result.id)")
        passed += 1
      case .skipped(.untestable): continue
      case .skipped(.roleNotOffered):
        let needed = result.kind == .requirement ? kit.requirement(result.id)?.roles : nil
        if needed.map(subject.roles.isSuperset) == true { outOfReach.insert(result.id) }
      case .skipped(.policy):
        if result.kind == .requirement { otherChoices.insert(result.id) }
      case .skipped(.neverSent(.localizedText)): #expect(result.kind == .scenario)
      case .skipped(.noSuchAction("decline", line: _)), .skipped(.noPlace(for: .actionURL)),
        .skipped(.noPlace(for: .withdrawsAll)):
        continue
      case .skipped(.obstacle), .skipped(.unseen): unseen.insert(result.id)
      case .skipped(let reason): Issue.record("\(result.id): \(reason.text)")
      case .error(let error): Issue.record("\(result.id): \(error.text)")
      case .failed(let findings):
        Issue.record("\(result.id):\n\(findings[0].text(subject: results.subject))")
      }
    }
    #expect(unseen == row.unseen)
    #expect(outOfReach == row.outOfReach)
    #expect(otherChoices == row.otherChoices)
    #expect(passed > 0)
  }
}
