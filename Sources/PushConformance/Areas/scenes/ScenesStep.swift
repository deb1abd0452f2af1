package enum ScenesStep: Sendable, Hashable {
  /// The user opens a scene of the app; if the scene is open, the user brings it to the front.
  case open(String)
}

struct ScenesStepKinds: Sendable {
  let open = StepKind("openScene", ScenesStep.open, .named("a scene"))
    .says("open scene {0}").heard(by: .sceneRouting).traits(.isInFront)
}
