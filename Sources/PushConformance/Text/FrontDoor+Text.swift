/// Names of options and advice that depend on how the user started the kit.
extension FrontDoor {
  /// The option for the number of seconds that a play can take.
  var moreTime: String { self == .commandLine ? "--timeout" : "PUSH_CONFORMANCE_TIMEOUT" }

  /// Advice for playing a center in a process that a debugger can stop.
  var debugging: String {
    switch self {
    case .commandLine: "run it with --no-isolation under a debugger"
    case .swiftTest: "run the tests without isolation: .process under a debugger"
    }
  }

  /// The option for the number of random orders of tasks.
  var moreOrders: String { self == .commandLine ? "--orders" : "PUSH_CONFORMANCE_ORDERS" }
}
