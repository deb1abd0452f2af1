extension FrontDoor {
  var moreTime: String { self == .commandLine ? "--timeout" : "PUSH_CONFORMANCE_TIMEOUT" }

  var debugging: String {
    switch self {
    case .commandLine: "run it with --no-isolation under a debugger"
    case .swiftTest: "run the tests without isolation: .process under a debugger"
    }
  }

  var moreOrders: String { self == .commandLine ? "--orders" : "PUSH_CONFORMANCE_ORDERS" }
}
