import PropertyEngine
import PushSimulation

extension StepRules {
  /// The rules for URLs that do not belong to the app.
  var links: [StepRule] {
    // The last URL looks like a link to an event of the app, but has the scheme of another app.
    let link = vocabulary.link.toObject.replacing("{id}", with: "1")
      .replacing("{type}", with: vocabulary.events["message"]?.name ?? "message")
    let urls =
      ["https://example.com", "https://example.com/message/1"]
      + (link.hasPrefix("http") ? [] : [link.replacing(":", with: "x:", maxReplacements: 1)])
    return hears(.linkOpening)
      ? [
        StepRule("openURL", weight: 4, when: \.runs) { _, source in
          .links(.openURL(urls[source.index(urls.count)]))
        }
      ] : []
  }

  static let router = StepRule("router", weight: 6, when: \.runs) { _, source in
    .links(.router(accepts: !source.bool(2, outOf: 3)))
  }
}
