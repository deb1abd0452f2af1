package enum ToastStep: Sendable, Hashable {
  case activate(String)
}

struct ToastStepKinds: Sendable {
  // A center without the role `toasting` can show toasts, too.
  let activate = StepKind("activateToast", ToastStep.activate, .notification)
    .says("tap the toast of {0}").heard(by: .receiving)
    .traits([.needsRunningCode, .isInFront, .opensSomething])
}
