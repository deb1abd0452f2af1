import Foundation
import PushCenters
import PushPayloads
import Testing

@MainActor @Suite("An observation lasts as long as somebody keeps it")
struct PushObservationTests {
  let app = App()

  @Test("It hears every receipt, in its order and on the main actor")
  func hears() {
    var heard: [String?] = []
    let observation = PushObservation(of: app.notificationCenter) { heard.append($0.alertText) }
    app.center.didReceive(.message("one"), whileActive: true)
    app.center.didReceive(.message("two"), whileActive: false)
    #expect(heard == ["one", "two"])
    withExtendedLifetime(observation) {}
  }

  @Test("Letting go of it ends it, and leaves the others")
  func ends() {
    var heard: [String] = []
    var first: PushObservation? = PushObservation(of: app.notificationCenter) { _ in
      heard.append("first")
    }
    let second = PushObservation(of: app.notificationCenter) { _ in heard.append("second") }
    app.center.didReceive(.message(), whileActive: true)
    #expect(Set(heard) == ["first", "second"])
    #expect(heard.count == 2)
    withExtendedLifetime(first) {}
    first = nil
    app.center.didReceive(.message(), whileActive: true)
    #expect(heard.count == 3)
    #expect(heard.last == "second")
    withExtendedLifetime(second) {}
  }

  @Test("Several of one object are heard once each")
  func several() {
    var count = 0
    let observations = (0..<3).map { _ in
      PushObservation(of: app.notificationCenter) { _ in count += 1 }
    }
    app.center.didReceive(.message(), whileActive: true)
    #expect(count == 3)
    withExtendedLifetime(observations) {}
  }

  @Test("It hears its own notification center alone")
  func ownCenter() {
    let other = App()
    var count = 0
    let observation = PushObservation(of: other.notificationCenter) { _ in count += 1 }
    app.center.didReceive(.message(), whileActive: true)
    #expect(count == 0)
    other.center.didReceive(.message(), whileActive: true)
    #expect(count == 1)
    withExtendedLifetime(observation) {}
  }

  @Test("A post under the same name that holds no notification is not for it")
  func foreignPost() {
    var count = 0
    let observation = PushObservation(of: app.notificationCenter) { _ in count += 1 }
    app.notificationCenter.post(name: PushCenter.notificationWasReceived, object: nil)
    app.notificationCenter.post(
      name: PushCenter.notificationWasReceived,
      object: nil,
      userInfo: [PushCenter.notificationKey: "no notification"]
    )
    #expect(count == 0)
    withExtendedLifetime(observation) {}
  }

  @Test("One that is let go of during a post hears nothing of it any more")
  func endsDuringPost() {
    // Foundation calls observers in any order, and on Linux those that were just removed as well:
    // each of the two ends the other, and one of them has to have been first.
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
