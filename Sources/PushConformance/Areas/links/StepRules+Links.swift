import PropertyEngine
import PushSimulation

/// The rules for URLs that the app is opened with, and for the router.
extension StepRules {
  /// URLs that are none of the app's.
  var links: [StepRule] {
    hears(.linkOpening)
      ? [Self.plain("openURL", weight: 4, .links(.openURL("https://example.com")))] : []
  }

  /// The rule by which the router accepts URLs from now on, or refuses them.
  static let router = StepRule("router", weight: 6, when: \.runs) { _, source in
    .links(.router(accepts: !source.bool(2, outOf: 3)))
  }
}
