import PushConformance
import PushPayloads
import PushSimulation

extension AdapterDeed {
  @MainActor static func complete(
    _ center: AdapterCenter,
    _ line: AdapterMembers
  ) throws(AdapterFault.Cause) {
    guard let completion = center.held.completion(try line.whole("completion")) else {
      throw line.wrong("completion", "the number of a completion handler")
    }
    switch completion {
    case .presentation(let completion):
      try line.only(["completion", "options"])
      let names = try line.optionalTexts("options") ?? []
      guard let options = PresentationOptions(named: names) else {
        throw line.wrong("options", "an array of alert, badge, banner, list and sound")
      }
      completion(options)
    case .response(let completion):
      try line.only(["completion"])
      completion()
    case .fetch(let completion):
      try line.only(["completion", "result"])
      guard let result = FetchResult(rawValue: try line.text("result")) else {
        throw line.wrong("result", "newData, noData or failed")
      }
      completion(result)
    case .permission(let completion):
      try line.only(["completion", "result"])
      let result = try line.text("result")
      if let status = AuthorizationStatus(rawValue: result) {
        completion(status)
      } else if result == "granted" || result == "refused" {
        completion(result == "granted")
      } else {
        throw line.wrong("result", "granted, refused or an authorization status")
      }
    }
  }
}
