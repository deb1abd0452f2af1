package import PushSimulation

package enum ServicesStep: Sendable, Hashable {
  case receiveLocalNotification(String)
  case completeFetch(of: String, by: String, FetchResult)
  case completeFetchAgain(of: String, by: String, FetchResult)
}

extension ServicesStep {
  var service: String? {
    switch self {
    case .completeFetch(_, let name, _), .completeFetchAgain(_, let name, _): name
    case .receiveLocalNotification: nil
    }
  }

  var notification: String? {
    switch self {
    case .completeFetch(let name, _, _), .completeFetchAgain(let name, _, _): name
    case .receiveLocalNotification: nil
    }
  }

  var hearingRoles: [Role] {
    switch self {
    case .receiveLocalNotification: [.serviceHosting]
    case .completeFetch, .completeFetchAgain: [.serviceFetching]
    }
  }

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
