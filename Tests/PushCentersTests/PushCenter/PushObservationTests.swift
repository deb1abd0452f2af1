import Foundation
import PushCenters
import PushPayloads
import Testing

@MainActor @Suite("An observation lasts as long as its token is kept")
struct PushObservationTests {
  let app = App()

  @Test("An observation hears every receipt in order, on the main actor")
  func hears() {
    var heard: [String?] = []
    let observation = PushObservation(of: app.notificationCenter) { heard.append($0.alertText) }
    app.center.didReceive(.message("one"), whileActive: true)
    app.center.didReceive(.message("two"), whileActive: false)
    #expect(heard == ["one", "two"])
    withExtendedLifetime(observation) {}
  }

  @Test("Releasing an observation ends it, and not the others")
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

  @Test("Several observations of one object each hear once")
  func several() {
    var count = 0
    let observations = (0..<3).map { _ in
      PushObservation(of: app.notificationCenter) { _ in count += 1 }
    }
    app.center.didReceive(.message(), whileActive: true)
    #expect(count == 3)
    withExtendedLifetime(observations) {}
  }

  @Test("An observation hears only its own notification center")
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

  @Test("A post with the same name but without a notification is ignored")
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
