import PropertyEngine
import PushSimulation

/// The rules that draw random URLs for the user to open, and random changes of the router.
extension StepRules {
  /// The rules for URLs that do not belong to the app.
  var links: [StepRule] {
    // The second URL looks like a link to an event of the app, but its scheme is another one.
    let urls = ["https://example.com", "https://example.com/message/1"]
    return hears(.linkOpening)
      ? [
        StepRule("openURL", weight: 4, when: \.runs) { _, source in
          .links(.openURL(urls[source.index(urls.count)]))
        }
      ] : []
  }

  /// The rule that draws a step in which the router begins to accept or to refuse URLs.
  static let router = StepRule("router", weight: 6, when: \.runs) { _, source in
    .links(.router(accepts: !source.bool(2, outOf: 3)))
  }
}
