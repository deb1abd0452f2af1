import PropertyEngine
import PushSimulation

extension StepRules {
  var requests: [StepRule] {
    [
      StepRule("completeDownload", weight: 5, when: { !$0.delivered.isEmpty }) { model, source in
        let name = Self.delivered(model, &source)
        let outcomes: [DownloadOutcome] = [.file, .failure, .untypedFile]
        return .extension(.completeDownload(of: name, outcomes[source.index(weights: [5, 2, 1])]))
      },
      StepRule("expire", weight: 4, when: { !$0.expiring.isEmpty }) { model, source in
        .extension(.expire(Self.pick(model.expiring, among: model.names, &source)))
      },
      StepRule("advance", weight: 3) { _, source in
        .time(.advance([.seconds(30), .seconds(1)][source.index(2)]))
      },
    ] + (hears(.textFetching) ? [Self.endOfTextFetch] : [])
  }

  private static let endOfTextFetch = StepRule(
    "completeText",
    weight: 8,
    when: { !$0.delivered.isEmpty }
  ) { model, source in
    let outcomes: [ContentOutcome] = [.loaded, .failure]
    let name = delivered(model, &source)
    return .extension(.completeText(of: name, outcomes[source.index(weights: [3, 1])]))
  }
}
