package import PushSimulation

package enum ExtensionStep: Sendable, Hashable {
  case completeDownload(of: String, DownloadOutcome)
  case completeText(of: String, ContentOutcome)
  case expire(String)
}

struct ExtensionStepKinds: Sendable {
  // An extension without the role `attaching` can download something other than an attachment, such as a text.
  let completeDownload =
    StepKind("completeDownload", ExtensionStep.completeDownload, .ofNotification, .with)
    .says("finish the download for {0}")
    .says(
      "finish the download for {0}, with a file of no known type",
      if: DownloadOutcome.untypedFile
    )
    .says("let the download for {0} fail", if: DownloadOutcome.failure)
    .heard(by: .serviceExtension)
  let completeText = StepKind("completeText", ExtensionStep.completeText, .ofNotification, .with)
    .says("let the server answer with the text of {0}")
    .says("let the request for the text of {0} fail", if: ContentOutcome.failure)
    .heard(by: .textFetching)
  let expire = StepKind("expire", ExtensionStep.expire, .notification)
    .says("let the time for {0} run out").heard(by: .serviceExtension)
}
