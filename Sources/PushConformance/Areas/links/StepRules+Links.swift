import PropertyEngine
import PushSimulation

/// The rules that draw random URLs for the user to open, and random changes of the router.
extension StepRules {
  /// The rules for URLs that do not belong to the app.
  var links: [StepRule] {
    hears(.linkOpening)
      ? [Self.plain("openURL", weight: 4, .links(.openURL("https://example.com")))] : []
  }

  /// The rule that draws a step in which the router begins to accept or to refuse URLs.
  static let router = StepRule("router", weight: 6, when: \.runs) { _, source in
    .links(.router(accepts: !source.bool(2, outOf: 3)))
  }
}
