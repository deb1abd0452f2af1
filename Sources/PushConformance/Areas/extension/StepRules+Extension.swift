import PropertyEngine
import PushSimulation

/// The rules that draw steps in which a download ends, or in which the time of a service extension is up.
extension StepRules {
  var requests: [StepRule] {
    let expiry = [
      StepRule("expire", weight: 2, when: { !$0.delivered.isEmpty }) { model, source in
        .extension(.expire(Self.delivered(model, &source)))
      },
      StepRule("advance", weight: 1) { _, source in
        .time(.advance([.seconds(1), .seconds(30)][source.index(2)]))
      },
    ]
    // An extension that changes a text may download the new text.
    guard hears(.attaching) || vocabulary.enrichment.changesText else { return expiry }
    return [
      StepRule("completeDownload", weight: 5, when: { !$0.delivered.isEmpty }) { model, source in
        let name = Self.delivered(model, &source)
        let outcomes: [DownloadOutcome] = [.file, .failure, .untypedFile]
        return .extension(.completeDownload(of: name, outcomes[source.index(weights: [5, 2, 1])]))
      }
    ] + expiry
  }
}
