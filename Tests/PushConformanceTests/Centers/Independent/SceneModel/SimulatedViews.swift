import Foundation
import Observation
import PushConformance

/// The views of a ``SceneModel`` in a simulated application.
///
/// As in SwiftUI, the views read the model again in a later turn of the main actor when a value that they have read
/// changes.
@MainActor final class SimulatedViews {
  private let model: SceneModel
  private let application: SimulatedApplication
  private var hasNavigationStack = false
  private var shownPath = 0
  private var shownOutbox = 0
  private var shownToast: UUID?

  init(_ model: SceneModel, in application: SimulatedApplication) {
    self.model = model
    self.application = application
    render()
  }

  func showNavigationStack() {
    hasNavigationStack = true
    showPath()
  }

  private func render() {
    withObservationTracking {
      showPath()
      showOutbox()
      showToast()
    } onChange: { [weak self] in
      Task { @MainActor in self?.render() }
    }
  }

  private func showPath() {
    let path = model.path
    guard hasNavigationStack else { return }
    for destination in path.dropFirst(shownPath) { application.open(destination.url) }
    shownPath = path.count
  }

  private func showOutbox() {
    for entry in model.outbox.dropFirst(shownOutbox) {
      application.handleAction(entry.action, text: entry.text, of: entry.message.sighting)
    }
    shownOutbox = model.outbox.count
  }

  private func showToast() {
    guard let toast = model.toast, toast.id != shownToast else { return }
    shownToast = toast.id
    application.presentToast(for: toast.sighting) { [model] in model.openToast(toast) }
  }
}

extension SceneModel.Message {
  var sighting: Sighting {
    Sighting(url: link?.absoluteString, type: type, title: title, isSilent: isSilent)
  }
}
