package import PushSimulation

package enum ServicesStep: Sendable, Hashable {
  case receiveLocalNotification(String)
  case completeFetch(of: String, by: String, FetchResult)
  case completeFetchAgain(of: String, by: String, FetchResult)
}

struct ServicesStepKinds: Sendable {
  let receiveLocalNotification =
    StepKind("receiveLocalNotification", ServicesStep.receiveLocalNotification, .quoted())
    .says("receive the local notification {0}").heard(by: .serviceHosting)
    .traits(.needsRunningCode)
  let completeFetch =
    StepKind("completeFetch", ServicesStep.completeFetch, .ofNotification, .service, .with)
    .says("have service {1} answer the fetch of {0} with {2}").heard(by: .serviceFetching)
    .traits(.needsRunningCode)
  let completeFetchAgain =
    StepKind(
      "completeFetchAgain",
      ServicesStep.completeFetchAgain,
      .ofNotification,
      .service,
      .with
    )
    .says("have service {1} answer the fetch of {0} a second time, with {2}")
    .heard(by: .serviceFetching).traits(.needsRunningCode)
}

extension StepPart where Value == String {
  fileprivate static var service: Self { .quoted(.member("by")).noted { $1.service = $0 } }
}
