import Foundation
import PushSimulation

/// What the simulated system, the user and the loader do for the steps that are about screens.
extension Player {
  func navigate(_ step: Step) async throws(PlayProblem.Cause) {
    switch step {
    case .popResponder:
      guard let center = try runningProcess().responderChain else {
        throw .needsRole(.responderChain)
      }
      try await turn(
        .responderPopped,
        calling: { await center.popResponder() },
        changing: { $0.popResponder() }
      )
    case .openLink(let name, let query):
      let id = try cast.notification(name)
      guard var link = subject.vocabulary.link(to: cast.notifications[id.index].facts) else {
        throw .namesNoEvent(name)
      }
      if let query { link += (link.contains("?") ? "&" : "?") + query }
      try await open(link, meaning: id)
    case .openURL(let url): try await open(url, meaning: nil)
    case .completeLoad(let name, let outcome):
      try await completeLoad(of: try cast.notification(name), with: outcome, again: false)
    case .completeLoadAgain(let name):
      try await completeLoad(of: try cast.notification(name), with: .screens, again: true)
    case .loader(let answersAtOnce): device.world.loadsAtOnce = answersAtOnce
    case .navigate(let type):
      let application = try runningProcess().application
      let screen = device.makeScreen(MadeScreen(type: type, notification: nil))
      try await turn(.userNavigated(screen.id)) { application.navigateByHand(to: screen) }
    case .post(let message):
      guard let center = try runningProcess().busNavigating else {
        throw .needsRole(.busNavigating)
      }
      let message = message.rendered(with: subject.vocabulary)
      try await turn(.posted(message)) { await center.post(message) }
    case .subscribe:
      guard let center = try runningProcess().busNavigating else {
        throw .needsRole(.busNavigating)
      }
      try await turn(.subscribed) { await center.subscribe() }
    case .resolver(let isPresent): device.world.hasViewResolver = isPresent
    case .idiom(let idiom): device.world.idiom = idiom
    default:
      break  // Every other step is performed elsewhere.
    }
  }

  /// Opens a URL with the center, whether it follows links itself or has services for them.
  private func open(
    _ text: String,
    meaning notification: NotificationID?
  ) async throws(PlayProblem.Cause) {
    let process = try runningProcess()
    guard let url = URL(string: text) else { throw .noURL(text) }
    if let center = process.linkOpening {
      try await turn(.openedURL(text, notification)) {
        let isTaken = await center.open(url)
        process.application.note(.repliedToURL(isTaken))
      }
    } else if let center = process.serviceHosting {
      try await turn(.openedURL(text, notification)) {
        let isTaken = await center.open(url, sourceApplication: Self.sourceApplication)
        process.application.note(.repliedToURL(isTaken))
      }
    } else {
      throw .needsRole(.linkOpening)
    }
  }

  /// The application that opens URLs.
  nonisolated static let sourceApplication = "com.example.browser"

  private func completeLoad(
    of id: NotificationID,
    with outcome: LoadOutcome,
    again: Bool
  ) async throws(PlayProblem.Cause) {
    let application = try runningProcess().application
    guard application.isLoading(id, again: again) else {
      return try await turn(.nothing(.noSuchLoad))
    }
    try await turn(.loadCompleted(id, outcome)) {
      application.completeLoad(of: id, with: outcome, again: again)
    }
  }
}
