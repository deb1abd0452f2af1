import Testing

@testable import FaultyCenters
@testable import PushConformance

/// The kit has to distinguish several bugs of one center, even if one requirement sees more than one of them.
@Suite("A center with several faults has as many causes", .serialized)
struct CausesOfSeveralFaultsTests {
  /// A center and, for each fault, a set of requirements; one requirement of the set has to lead the cause.
  struct Row: Sendable, CustomTestStringConvertible {
    var subject: SubjectRow
    var leads: [Set<String>]
    var testDescription: String { subject.name }

    init<Center: PushCenterUnderTest>(_ type: Center.Type, _ leads: Set<String>...) {
      subject = SubjectRow(type)
      self.leads = leads
    }
  }

  static let rows = [
    Row(
      HasTwoFaultsOfOneRequirement.self,
      ["toast.active-receipt-shows-one"],
      ["toast.active-receipt-shows-one"]
    ),
    Row(
      HasTwoFaultsOfOneArea.self,
      [
        "suppression.suppressors-are-held-weakly", "suppression.released-suppressor-is-never-asked",
      ],
      ["suppression.any-yes-suppresses"]
    ),
    Row(
      HasTwoExtraToasts.self,
      ["toast.none-in-background", "toast.presenting-and-routing-exclude-each-other"],
      ["suppression.any-yes-suppresses"]
    ),
    Row(
      HasFourFaults.self,
      ["token.text-is-lossless-hexadecimal"],
      ["suppression.any-yes-suppresses"],
      ["toast.activation-routes-once", "routing.one-occasion-opens-once"],
      ["broadcast.removed-observer-hears-nothing"]
    ),
    Row(
      HasFourFaultsAroundToasts.self,
      ["toast.none-in-background"],
      ["toast.active-receipt-shows-one"],
      ["suppression.any-yes-suppresses"],
      ["toast.activation-routes-once"]
    ),
    Row(
      HasFourFaultsOfAnAccount.self,
      ["account.nothing-is-uploaded-after-opting-out"],
      ["token.failed-upload-is-tried-again"],
      ["broadcast.once-per-receipt"],
      ["permission.request-is-answered-once"]
    ),
  ]

  @Test("Each fault is a cause of its own", arguments: rows) @MainActor
  func count(_ row: Row) async throws {
    for seed in UInt64(1)...3 {
      let options = RunOptions(level: .should, seed: seed, caseCount: Sweep.cases ?? 0)
      let results = try await Kit.results(of: row.subject.subject(), options)
      let causes = FindingGroup.all(in: results.cases)
      let leads = causes.map(\.lead.result.id)
      let told = leads.joined(separator: ", ")
      #expect(causes.count == row.leads.count, "\(told)")
      for expected in row.leads {
        #expect(leads.contains { expected.contains($0) }, "\(expected) is not among \(told)")
      }
      guard Sweep.cases != nil else { return }
    }
  }

  // MARK: - Centers

  /// Shows no toast for a push without a URL, and two toasts for a push of the type `message`.
  final class HasTwoFaultsOfOneRequirement: PlainCenter {
    override func present(_ receipt: Receipt) {
      guard receipt.url != nil else { return }
      super.present(receipt)
      if receipt.type == "message" { super.present(receipt) }
    }
  }

  /// Retains its suppressors, and heeds only the last answer.
  final class HasTwoFaultsOfOneArea: PlainCenter {
    private var held: [Suppressor] = []
    override func addSuppressor(_ suppressor: Suppressor) {
      held.append(suppressor)
      super.addSuppressor(suppressor)
    }
    override func removeSuppressor(_ suppressor: Suppressor) {
      held.removeAll { $0 === suppressor }
      super.removeSuppressor(suppressor)
    }
    override func isSuppressed(_ receipt: Receipt) -> Bool {
      questions.map { ask in ask(sighting(of: receipt)) }.last ?? false
    }
  }

  /// Shows toasts in the background, and the toasts that a suppressor has suppressed.
  class HasTwoExtraToasts: PlainCenter {
    override func decide(_ receipt: Receipt) {
      super.decide(receipt)
      if application.applicationState == .background, receipt.isDisplayable { present(receipt) }
    }
    override func isSuppressed(_ receipt: Receipt) -> Bool {
      _ = super.isSuppressed(receipt)
      return false
    }
  }

  /// Drops zeros of tokens, shows suppressed toasts, follows a toast twice, and notifies detached observers.
  final class HasFourFaults: PlainCenter {
    override func text(of token: DeviceToken) -> String {
      token.bytes.map { String($0, radix: 16) }.joined()
    }
    override func isSuppressed(_ receipt: Receipt) -> Bool {
      _ = super.isSuppressed(receipt)
      return false
    }
    override func present(_ receipt: Receipt) {
      application.presentToast(for: sighting(of: receipt)) { [weak self] in
        self?.follow(receipt)
        self?.follow(receipt)
      }
    }
    override func removeObserver(_ observer: Observer) {}
  }

  /// Shows toasts in the background, two toasts for flights, and suppressed toasts, and follows no toast.
  final class HasFourFaultsAroundToasts: HasTwoExtraToasts {
    override func present(_ receipt: Receipt) {
      application.presentToast(for: sighting(of: receipt)) {}
      guard receipt.type == "flight", isActive else { return }
      application.presentToast(for: sighting(of: receipt)) {}
    }
  }

  /// Uploads after an opt-out, gives up after a failure, notifies observers twice, and answers requests twice.
  final class HasFourFaultsOfAnAccount: PlainRegistrar {
    override var isOn: Bool { !isLoggedOut }
    override func tryAgain(_ registration: Registration) {}
    override func announce(_ receipt: Receipt) {
      guard !isOptedOut else { return }
      super.announce(receipt)
      super.announce(receipt)
    }
    override func userAnswered(_ isGranted: Bool, to completion: PermissionCompletion) {
      super.userAnswered(isGranted, to: completion)
      completion(application.authorizationStatus)
    }
  }
}
