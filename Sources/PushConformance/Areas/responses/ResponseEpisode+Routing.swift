import PushSimulation

extension ResponseEpisode {
  var opens: Bool { action.response == .opens }

  var url: String? { first.usableURL(of: notification) }

  /// True if the user has chosen the action that opens the app, and this action has a link of its own.
  var opensItsLink: Bool { first.actionURL(of: notification) != nil }

  /// True if ``url`` is the link that the app declares for the form of the push, and not a URL in the payload.
  fileprivate var hasDeclaredLink: Bool {
    let facts = first.facts(notification)
    return facts.ownLink != nil && first.run.vocabulary.link(to: facts) == url
  }
}

extension Judge {
  mutating func expectOneRoute(in episode: ResponseEpisode) {
    guard episode.opens, let url = episode.url, episode.isFollowed,
      // The app shows the screen of this URL already, and declares that it does not open the screen again.
      !(episode.first.run.policies.reopens == .notWhileShown && episode.shown == url
        && episode.ownRoutes.isEmpty)
    else { return }
    expect(
      episode.routes == [url] || episode.ownRoutes == [url],
      in: episode.turnOfRouting,
      "exactly one call of the router for this response, with \(url)"
        + (episode.opensItsLink ? ", the link of the action" : "")
        + (episode.hasDeclaredLink ? ", which the app declares as the link of such a push" : "")
        + (episode.routes.count == 1 ? "" : ", not \(episode.routes.count) calls in this step")
    )
  }
}
