import PushConformance

/// Centers that are correct only if their tasks run in the order in which they start.
///
/// Each center starts two tasks on the thread pool, and assumes that one of them does its work before the other runs.
enum FaultyOrders {
  struct Row: Sendable {
    var center: SubjectRow
    var scenario: String
    var requirement: String

    init<Center: PushCenterUnderTest>(
      _ type: Center.Type,
      _ requirement: String,
      on scenario: String,
      roles: Set<Role>? = nil
    ) {
      center = SubjectRow(type, requirement, roles: roles)
      self.requirement = requirement
      self.scenario = scenario
    }
  }

  static let rows = [
    Row(
      UploadsTheTokenBefore.self,
      "token.received-token-is-uploaded-once",
      on: "token.each-of-two-comes-twice"
    ),
    Row(OlderBadgeOvertakes.self, "badge.cleared-by-opening", on: "badge.opened-from-a-dead-app"),
    Row(
      HeedsTheAnswerBefore.self,
      "suppression.any-yes-suppresses",
      on: "suppression.inbox-hears-what-is-suppressed"
    ),
    Row(
      RegistersTheAccountBefore.self,
      "account.login-registers-the-token",
      on: "account.two-users-of-one-tablet"
    ),
    Row(
      DrainsItsQueueTwice.self,
      "toast.active-receipt-shows-one",
      on: "toast.message-while-reading",
      roles: [.receiving, .routing, .toasting]
    ),
    Row(
      RoutesThoughCalledOff.self,
      "routing.one-occasion-opens-once",
      on: "routing.three-in-order"
    ),
    Row(ShowsTheHierarchyBefore.self, "hierarchy.tap-shows-the-screens", on: "links.campaign-tags"),
    Row(
      ConsumesItsStreamTwice.self,
      "toast.active-receipt-shows-one",
      on: "toast.message-while-reading",
      roles: [.receiving, .routing, .toasting]
    ),
  ]

  static func elsewhere(_ work: @escaping @MainActor () -> Void) { Task.detached { await work() } }

  /// If the second task runs first, it uploads the previous token, or nothing if no token arrived before.
  final class UploadsTheTokenBefore: PlainCenter {
    private var current: DeviceToken?
    override func upload(_ token: DeviceToken) {
      elsewhere { self.current = token }
      elsewhere { if let current = self.current { super.upload(current) } }
    }
  }

  /// If the second task runs first, the badge stays at 1.
  final class OlderBadgeOvertakes: PlainBookkeeper {
    override func clearBadgeAtOpening() {
      elsewhere { self.application.setBadgeCount(1) }
      elsewhere { self.application.setBadgeCount(0) }
    }
  }

  /// If the second task runs first, it uses the suppressors' answer about an earlier notification, or no answer at all.
  final class HeedsTheAnswerBefore: PlainCenter {
    private var isKeptAway = false
    override func decide(_ receipt: Receipt) {
      guard isActive, receipt.isDisplayable, !receipt.isSilent else { return super.decide(receipt) }
      elsewhere { self.isKeptAway = self.isSuppressed(receipt) }
      elsewhere { if !self.isKeptAway { self.present(receipt) } }
    }
  }

  /// If the second task runs first, it registers the device for the previous account.
  final class RegistersTheAccountBefore: PlainRegistrar {
    override func register() { elsewhere { super.register() } }
    override func logIn(_ account: String) {
      isLoggedOut = false
      application.storage["isLoggedOut"] = nil
      if account != self.account, let sent, sent.account != nil { unregister(sent) }
      elsewhere {
        self.account = account
        self.application.storage["account"] = .string(account)
      }
      register()
    }
  }

  /// Shows each queued toast twice if both tasks read `isDraining` before either task sets it.
  final class DrainsItsQueueTwice: PlainCenter {
    private var queue: [Receipt] = []
    private var isDraining = false

    override func present(_ receipt: Receipt) {
      queue.append(receipt)
      drain(after: 0)
      drain(after: 3)
    }

    private func drain(after yields: Int) {
      Task.detached {
        for _ in 0..<yields { await Task.yield() }
        guard await !self.isDraining else { return }
        await self.empty()
      }
    }

    private func empty() {
      isDraining = true
      for receipt in queue { super.present(receipt) }
      Task {
        for _ in 0..<9 { await Task.yield() }
        self.queue = []
        self.isDraining = false
      }
    }
  }

  /// Opens a URL in two tasks, and opens it twice if one task cancels the other task too late.
  final class RoutesThoughCalledOff: PlainCenter {
    override func follow(_ receipt: Receipt) {
      let fallback = Task.detached {
        await Task.yield()
        if !Task.isCancelled { await self.open(receipt) }
      }
      elsewhere {
        self.open(receipt)
        fallback.cancel()
      }
    }
    private func open(_ receipt: Receipt) { super.follow(receipt) }
  }

  /// If the second task runs first, it shows the screens of an earlier event, or nothing if no event came before.
  final class ShowsTheHierarchyBefore: NavigatingCore {
    private var last: (event: Event, screens: [SimulatedScreen])?
    override func show(_ event: Event, _ screens: [SimulatedScreen]) {
      elsewhere { self.last = (event, screens) }
      elsewhere { if let last = self.last { super.show(last.event, last.screens) } }
    }
  }

  /// Shows a toast twice if both tasks see that the stream has no consumer, and each task adds one.
  final class ConsumesItsStreamTwice: PlainCenter {
    private var consumers: [AsyncStream<Receipt>.Continuation] = []

    override func present(_ receipt: Receipt) {
      consume(after: 0)
      consume(after: 2)
      Task {
        for _ in 0..<9 { await Task.yield() }
        for consumer in consumers { consumer.yield(receipt) }
      }
    }

    private func consume(after yields: Int) {
      Task.detached {
        for _ in 0..<yields { await Task.yield() }
        guard await self.consumers.isEmpty else { return }
        await self.begin()
      }
    }

    private func begin() {
      let (stream, continuation) = AsyncStream<Receipt>.makeStream()
      consumers.append(continuation)
      Task { for await receipt in stream { super.present(receipt) } }
    }
  }
}
