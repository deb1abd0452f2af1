import PushConformance

enum FaultySuppressionMembership: FaultGroup {
  static let rows: [SubjectRow] = [
    fault("AsksAtAttaching") {
      $0.addSuppressor.after { _, suppressor in _ = suppressor.handle.shouldSuppress() }
    },
    fault(ToastsAtDetaching.self),
    fault("HasRoomForOne") {
      $0.addSuppressor.before { center, _ in center.suppressors.removeAll() }
    },
    fault("ForgetsTheFirst") {
      $0.questions.distort { _, all in if all.count > 1 { all.removeFirst() } }
    },
    fault(CountsTwice.self), fault(KeepsSuppressors.self), fault(KeepsTheLastOneAsked.self),
    fault(KnowsThemByAddress.self),
    fault("NeverRemoves") { $0.removeSuppressor.drop() },
    fault("RemovesAll") {
      $0.removeSuppressor.replace { center, _, _ in center.suppressors.removeAll() }
    },
    fault("RemovesTheLast") {
      $0.removeSuppressor.replace { center, _, _ in
        if let last = center.suppressors.alive.last { center.suppressors.remove(last) }
      }
    },
    fault(StopsAtAGap.self),
    // Removes all suppressors at the first notification after a suppressor has been deallocated.
    fault("ForgetsSuppressorsWithTheFirst") {
      $0.isSuppressed.before { center, _ in
        if center.suppressors.hasLostOne { center.suppressors.removeAll() }
      }
    },
  ]

  final class ToastsAtDetaching: PlainCenter {
    private var last: Receipt?
    override func present(_ receipt: Receipt) {
      last = receipt
      super.present(receipt)
    }
    override func removeSuppressor(_ suppressor: Suppressor) {
      super.removeSuppressor(suppressor)
      if let last { super.present(last) }
    }
  }

  /// Removes a suppressor only after the app has detached the suppressor as often as it attached it.
  final class CountsTwice: PlainCenter {
    private var entries: [ObjectIdentifier: Int] = [:]
    override func addSuppressor(_ suppressor: Suppressor) {
      entries[ObjectIdentifier(suppressor), default: 0] += 1
      super.addSuppressor(suppressor)
    }
    override func removeSuppressor(_ suppressor: Suppressor) {
      entries[ObjectIdentifier(suppressor), default: 1] -= 1
      if entries[ObjectIdentifier(suppressor)] == 0 { super.removeSuppressor(suppressor) }
    }
  }

  final class KeepsSuppressors: PlainCenter {
    private var kept: [Suppressor] = []
    override func addSuppressor(_ suppressor: Suppressor) {
      super.addSuppressor(suppressor)
      kept.append(suppressor)
    }
    override func removeSuppressor(_ suppressor: Suppressor) {
      super.removeSuppressor(suppressor)
      kept.removeAll { $0 === suppressor }
    }
  }

  final class KeepsTheLastOneAsked: PlainCenter {
    private var last: Suppressor?
    override func isSuppressed(_ receipt: Receipt) -> Bool {
      for suppressor in suppressors.alive {
        last = suppressor
        if suppressor.handle.shouldSuppress(sighting(of: receipt)) { return true }
      }
      return false
    }
  }

  /// Does not add a new suppressor after an earlier suppressor has been deallocated.
  ///
  /// A center that identifies suppressors by their addresses makes this mistake if the new suppressor gets the address
  /// of the deallocated suppressor. Since addresses are not always reused, this center does not compare addresses.
  final class KnowsThemByAddress: PlainCenter {
    private var hadOneThatWent = false
    private var count = 0
    override func addSuppressor(_ suppressor: Suppressor) {
      if count > suppressors.alive.count { hadOneThatWent = true }
      count += 1
      if !hadOneThatWent { super.addSuppressor(suppressor) }
    }
    override func removeSuppressor(_ suppressor: Suppressor) {
      count -= 1
      super.removeSuppressor(suppressor)
    }
  }

  /// Asks no more suppressors when it reaches the place of a deallocated suppressor in the list.
  final class StopsAtAGap: PlainCenter {
    private var places: [WeakMembers<Suppressor>.Box] = []
    override func addSuppressor(_ suppressor: Suppressor) {
      guard !suppressors.contains(suppressor) else { return }
      super.addSuppressor(suppressor)
      places.append(.init(member: suppressor))
    }
    override func removeSuppressor(_ suppressor: Suppressor) {
      super.removeSuppressor(suppressor)
      places.removeAll { $0.member === suppressor }
    }
    override var questions: [@MainActor (Sighting) -> Bool] {
      places.prefix { $0.member != nil }.compactMap(\.member)
        .map { suppressor in { suppressor.handle.shouldSuppress($0) } }
    }
  }
}
