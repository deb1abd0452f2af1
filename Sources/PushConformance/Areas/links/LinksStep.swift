import Foundation

package enum LinksStep: Sendable, Hashable {
  /// The user opens the link that is equivalent to a notification, possibly with additional query items.
  case openLink(String, query: String? = nil)
  case openURL(String)
  /// The user opens a URL, on a system before iOS 4.2.
  case handleURL(String)
  case router(accepts: Bool)
}

struct LinksStepKinds: Sendable {
  let openLink = StepKind("openLink", { LinksStep.openLink($0) }, .notification)
    .says("open the link to {0}").heard(by: .linkOpening).traits(.opening)
  let openLinkWithQuery =
    StepKind(
      "openLink",
      { LinksStep.openLink($0, query: $1) },
      .toNotification,
      .text(.member("query"))
    )
    .says("open the link to {0} with {1}").heard(by: .linkOpening).traits(.opening)
  let openURL = StepKind("openURL", LinksStep.openURL, .text())
    .says("open {0}").heard(by: .linkOpening, .serviceHosting).traits(.opening)
  // Only the app's services receive the URL of this step, so the URL opens nothing.
  let handleURL = StepKind("handleURL", LinksStep.handleURL, .text())
    .says("open {0} by the callback before iOS 4.2").heard(by: .serviceHosting)
    .traits([.needsRunningCode, .isInFront])
  let router = StepKind("router", LinksStep.router, .choice("accepts", "refuses"))
    .says("let the router accept URLs").says("let the router refuse URLs", if: false)
}

extension StepTraits {
  fileprivate static let opening: Self = [.needsRunningCode, .isInFront, .opensSomething]
}

extension Step {
  var openedLink: (notification: String, query: String?)? {
    if case .links(.openLink(let name, let query)) = self { (name, query) } else { nil }
  }
}

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
