/// The words for a choice of the user, which each front door calls differently.
extension FrontDoor {
  /// The option for the number of seconds that a play may take.
  var moreTime: String {
    switch self {
    case .commandLine: "--timeout"
    case .swiftTest: "PUSH_CONFORMANCE_TIMEOUT"
    }
  }

  /// The way to play a center where a debugger finds it.
  var debugging: String {
    switch self {
    case .commandLine: "run it with --no-isolation under a debugger"
    case .swiftTest: "run the tests without isolation: .process under a debugger"
    }
  }

  /// The option for the number of drawn orders of tasks.
  var moreOrders: String {
    switch self {
    case .commandLine: "--orders"
    case .swiftTest: "PUSH_CONFORMANCE_ORDERS"
    }
  }
}
