package import PushSimulation

package enum HierarchyStep: Sendable, Hashable {
  case completeLoad(of: String, LoadOutcome)
  case completeLoadAgain(of: String)
  case loader(answersAtOnce: Bool)
  case navigate(to: String)

  var isAboutLoading: Bool {
    switch self {
    case .completeLoad, .completeLoadAgain, .loader: true
    case .navigate: false
    }
  }
}

struct HierarchyStepKinds: Sendable {
  let completeLoad = StepKind("completeLoad", HierarchyStep.completeLoad, .ofNotification, .with)
    .says("finish the load of {0}").says("let the load of {0} fail", if: LoadOutcome.failure)
    .says("finish the load of {0} without screens", if: LoadOutcome.nothing)
    .heard(by: .hierarchyBuilding).traits(.needsRunningCode)
  let completeLoadAgain =
    StepKind("completeLoadAgain", HierarchyStep.completeLoadAgain, .notification)
    .says("finish the load of {0} a second time").heard(by: .hierarchyBuilding)
    .traits(.needsRunningCode)
  let loader = StepKind("loader", HierarchyStep.loader, .choice("answersAtOnce", "takesTime"))
    .says("let the loader answer at once").says("let the loader take some time", if: false)
    .heard(by: .hierarchyBuilding)
  let navigate = StepKind("navigate", HierarchyStep.navigate, .quoted())
    .says("navigate to {0} by hand").heard(by: .hierarchyBuilding).traits([
      .needsRunningCode, .isInFront,
    ])
}
