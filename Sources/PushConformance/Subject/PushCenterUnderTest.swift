public import PushSimulation

/// An adapter of a push center, which connects the center to the simulated application.
///
/// An adapter makes a center in ``init(application:)``, and connects the center's services to the application. The
/// adapter conforms to the roles that the center has: ``ReceivingCenter``, ``ToastingCenter`` and so on. The kit skips
/// requirements for other roles. The methods of roles are asynchronous, but an adapter can implement them
/// synchronously.
@MainActor public protocol PushCenterUnderTest: AnyObject {
  /// The declaration of the app: how its pushes look, and what it does where several behaviors are correct.
  static var app: PushApp { get }

  /// Makes a new center and connects it to the application; the kit calls this initializer at each launch.
  init(application: SimulatedApplication)

  /// Waits until the center has finished all its work, and then returns.
  ///
  /// The kit calls this method after each callback to a center that declares `.work(.settles)`. A center needs the
  /// method if the center works on queues or threads that no task awaits. See Specs/quiet.md.
  func settle() async

  /// Facts about the app that can decide what the center does, such as `["the campaign is archived": isArchived]`.
  ///
  /// The kit reads the facts before each event. If the center deviates only while a fact holds, or only while the fact
  /// does not hold, the row `When` of the finding names the fact. A fact is a clause that can follow "when".
  var facts: [String: Bool] { get }
}

extension PushCenterUnderTest {
  /// The declaration of a current app, whose pushes have the app's members at the root.
  public static var app: PushApp { PushApp(line: 0) }

  /// Returns at once, for a center whose work the kit can follow without `settle()`.
  public func settle() async {}

  /// The default: an empty dictionary, because the center reports no facts.
  public var facts: [String: Bool] { [:] }
}
