import PushCenters
import Testing

/// The calls of the chain that the kit's adapter does not make, and their results.
@MainActor @Suite("A chain of responders is a stack that holds each responder once")
struct ResponderChainTests {
  let chain = ResponderChain<Event>()
  private let notification = EventNotification(eventType: .inbox, objectID: "1")

  private func push(_ answers: Bool...) -> [FakeResponder] {
    let responders = answers.map { FakeResponder($0) }
    for responder in responders { chain.push(responder) }
    return responders
  }

  @Test("Popping returns the newest living responder, however many released ones are above it")
  func pops() {
    let responders = push(true, true, true)
    do { _ = push(true, true) }
    #expect(chain.pop() === responders[2])
    // A screen that appears again is asked first, and once.
    chain.push(responders[0])
    chain.push(responders[0])
    #expect(chain.offer(notification))
    #expect(responders.map(\.received.count) == [1, 0, 0])
    #expect(chain.pop() === responders[0])
    #expect(chain.pop() === responders[1])
    #expect(chain.pop() == nil)
    #expect(chain.pop() == nil)
    #expect(!chain.offer(notification))
  }
}
