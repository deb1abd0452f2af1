import Foundation

extension Scenario {
  func check(_ step: LinksStep) throws(PlayProblem.Cause) {
    switch step {
    case .openLink(let name, _):
      if notifications[name]?.type?.string == nil { throw .namesNoEvent(name) }
    case .openURL(let text), .handleURL(let text):
      if URL(string: text) == nil { throw .noURL(text) }
    case .router: break
    }
  }
}
