import Foundation
import PushCenters
import PushPayloads
import Testing

@MainActor @Suite("An observation lasts while its token is kept")
struct PushObservationTests {
  let app = App()

  @Test("A post without a notification, or of another notification center, is ignored")
  func foreignPost() {
    let other = App()
    var count = 0
    let observation = PushObservation(of: app.notificationCenter) { _ in count += 1 }
    other.center.didReceive(.message(), whileActive: true)
    app.notificationCenter.post(name: PushCenter.notificationWasReceived, object: nil)
    app.notificationCenter.post(
      name: PushCenter.notificationWasReceived,
      object: nil,
      userInfo: [PushCenter.notificationKey: "no notification"]
    )
    #expect(count == 0)
    withExtendedLifetime(observation) {}
  }

  @Test("An observation that is released during a post does not hear it")
  func endsDuringPost() {
    // Foundation calls observers in any order, and on Linux even ones that were just removed. Each of the two
    // observers ends the other, and one of them has to be first.
    var observations: [PushObservation?] = [nil, nil]
    var heard: [Int] = []
    for index in observations.indices {
      observations[index] = PushObservation(of: app.notificationCenter) { _ in
        heard.append(index)
        observations[1 - index] = nil
      }
    }
    app.center.didReceive(.message(), whileActive: true)
    #expect(heard.count == 1)
    app.center.didReceive(.message(), whileActive: true)
    #expect(heard.count == 2)
    #expect(Set(heard).count == 1)
    withExtendedLifetime(observations) {}
  }
}
