import PushConformance

/// A correct center that keeps suppressors and observers alive for some time, as a garbage collector does.
///
/// The center releases each of them after the next notification.
class CollectingCenter: PlainCenter {
  override class var policies: Policies {
    Policies(routesOn: .stateOnly, os: .iOS8, release: .collected)
  }

  private var uncollected: [(member: AnyObject, age: Int)] = []

  /// Returns whether the center still keeps a suppressor or observer that the app added `age` notifications ago.
  func survives(_ age: Int) -> Bool { age < 1 }

  override func addSuppressor(_ suppressor: Suppressor) {
    super.addSuppressor(suppressor)
    uncollected.append((suppressor, 0))
  }
  override func addObserver(_ observer: Observer) {
    super.addObserver(observer)
    uncollected.append((observer, 0))
  }
  override func handle(_ receipt: Receipt) {
    super.handle(receipt)
    uncollected = uncollected.map { ($0.member, $0.age + 1) }.filter { survives($0.age) }
  }
}
