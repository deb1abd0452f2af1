package import PushSimulation

/// A step about the services that an application delegate forwards its callbacks to.
package enum ServicesStep: Sendable, Hashable {
  /// A local notification with this text arrives.
  case receiveLocalNotification(String)
  /// A service reports the result of its fetch for a notification.
  case completeFetch(of: String, by: String, FetchResult)
  /// A service that has reported its result for a notification reports a second result.
  case completeFetchAgain(of: String, by: String, FetchResult)
}

extension ServicesStep {
  /// The name of the service that the step is about; nil for none.
  var service: String? {
    switch self {
    case .completeFetch(_, let name, _), .completeFetchAgain(_, let name, _): name
    case .receiveLocalNotification: nil
    }
  }

  /// The name of the notification that the step is about; nil for none.
  var notification: String? {
    switch self {
    case .completeFetch(let name, _, _), .completeFetchAgain(let name, _, _): name
    case .receiveLocalNotification: nil
    }
  }

  /// The roles that let a subject play the step; one role is enough.
  var hearingRoles: [Role] {
    switch self {
    case .receiveLocalNotification: [.serviceHosting]
    case .completeFetch, .completeFetchAgain: [.serviceFetching]
    }
  }

  /// The step in words, as findings print it.
  var text: String {
    switch self {
    case .receiveLocalNotification(let text): "receive the local notification \(text.inQuotes)"
    case .completeFetch(let name, let service, let result):
      "have service \(service.inQuotes) answer the fetch of \(name.inQuotes) with \(result.rawValue)"
    case .completeFetchAgain(let name, let service, let result):
      "have service \(service.inQuotes) answer the fetch of \(name.inQuotes) a second time,"
        + " with \(result.rawValue)"
    }
  }
}
