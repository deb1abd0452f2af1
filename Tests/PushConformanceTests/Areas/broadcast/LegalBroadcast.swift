import PushConformance
import PushSimulation

@testable import FaultyCenters

/// Correct centers that tell observers in ways of their own.
enum LegalBroadcast {
  static let rows = [SubjectRow(ReplaysTheLast.self)]

  /// Hands the last notification to each observer that comes, as a subject of Combine with a current value does.
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
