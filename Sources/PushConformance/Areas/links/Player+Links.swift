import Foundation
import PushSimulation

extension Player {
  func perform(_ step: LinksStep) async throws(PlayProblem.Cause) {
    switch step {
    case .openLink(let name, let query):
      let id = try cast.notification(name)
      let facts = cast.notifications[id.index].facts
      guard let link = subject.vocabulary.link(to: facts, query: query)
      else { throw .namesNoEvent(name) }
      try await open(link, meaning: id)
    case .openURL(let url): try await open(url, meaning: nil)
    case .handleURL(let text):
      let process = try runningProcess()
      let center = try process.serviceHosting.needed(as: .serviceHosting)
      guard let url = URL(string: text) else { throw .noURL(text) }
      try await turn(.links(.handledURL(text))) {
        let isTaken = await center.handleOpen(url)
        process.application.note(.links(.repliedToURL(isTaken)))
      }
    case .router(let accepts): device.world.routerAccepts = accepts
    }
  }

  private func open(_ text: String, meaning push: NotificationID?) async throws(PlayProblem.Cause) {
    let process = try runningProcess()
    guard let url = URL(string: text) else { throw .noURL(text) }
    if let center = process.linkOpening {
      try await turn(.links(.openedURL(text, push))) {
        let isTaken = await center.open(url)
        process.application.note(.links(.repliedToURL(isTaken)))
      }
    } else if let center = process.serviceHosting {
      try await turn(.links(.openedURL(text, push))) {
        let isTaken = await center.open(url, sourceApplication: Self.sourceApplication)
        process.application.note(.links(.repliedToURL(isTaken)))
      }
    } else {
      throw .needsRole(.linkOpening)
    }
  }

  /// The bundle identifier of the app in which the user opens URLs; services receive it with each URL.
  nonisolated static let sourceApplication = "com.example.browser"
}
