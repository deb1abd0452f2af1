package import PushSimulation

/// A step about the services to which an application's delegate passes everything on.
package enum ServicesStep: Sendable, Hashable {
  /// A local notification comes, with this text.
  case receiveLocalNotification(String)
  /// A service says what it has fetched for a notification.
  case completeFetch(of: String, by: String, FetchResult)
  /// A service that has said so says it a second time.
  case completeFetchAgain(of: String, by: String, FetchResult)
}

extension ServicesStep {
  /// The service that the step is about.
  var service: String? {
    switch self {
    case .completeFetch(_, let name, _), .completeFetchAgain(_, let name, _): name
    case .receiveLocalNotification: nil
    }
  }

  /// The notification that the step is about.
  var notification: String? {
    switch self {
    case .completeFetch(let name, _, _), .completeFetchAgain(let name, _, _): name
    case .receiveLocalNotification: nil
    }
  }

  /// The roles of which a subject needs one for the step to mean anything to it.
  var hearingRoles: [Role] {
    switch self {
    case .receiveLocalNotification: [.serviceHosting]
    case .completeFetch, .completeFetchAgain: [.serviceFetching]
    }
  }

  /// The step in words.
  var text: String {
    switch self {
    case .receiveLocalNotification(let text): "receive the local notification \(text)"
    case .completeFetch(let name, let service, let result):
      "have \(service) answer the fetch of \(name) with \(result.rawValue)"
    case .completeFetchAgain(let name, let service, let result):
      "have \(service) answer the fetch of \(name) a second time, with \(result.rawValue)"
    }
  }
}
