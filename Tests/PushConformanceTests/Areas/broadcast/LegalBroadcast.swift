import PushConformance

@testable import FaultyCenters

/// Correct centers that notify observers in unusual ways.
enum LegalBroadcast {
  static let rows = SubjectRow.rows([ReplaysTheLast.self])

  /// Notifies each new observer of the last notification, as a `CurrentValueSubject` of Combine does.
  final class ReplaysTheLast: PlainCenter {
    private var last: Receipt?
    override func broadcast(_ receipt: Receipt) {
      last = receipt
      super.broadcast(receipt)
    }
    override func addObserver(_ observer: Observer) {
      super.addObserver(observer)
      if let last { observer.handle.didReceive(sighting(of: last)) }
    }
  }
}
