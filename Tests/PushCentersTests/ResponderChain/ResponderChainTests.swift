import PushCenters
import Testing

@MainActor @Suite("Responders are asked one after the other, the newest first, until one accepts")
struct ResponderChainTests {
  let chain = ResponderChain<Event>()
  private let notification = EventNotification(eventType: .inbox, objectID: "1")

  private func push(_ answers: Bool...) -> [FakeResponder] {
    let responders = answers.map { FakeResponder($0) }
    for responder in responders { chain.push(responder) }
    return responders
  }

  @Test("No responder is asked before a notification, and an empty chain accepts nothing")
  func empty() {
    #expect(!chain.offer(notification))
    let responders = push(true)
    #expect(responders[0].asked.isEmpty)
    #expect(responders[0].received.isEmpty)
  }

  @Test(
    "Responders are asked until one accepts, and no further",
    arguments: [
      // Oldest first: the answers, who is asked, and who receives.
      ([true], [true], 0), ([false], [true], nil), ([true, true], [false, true], 1),
      ([true, false], [true, true], 0), ([false, true, false], [false, true, true], 1),
      ([true, false, false], [true, true, true], 0),
      ([true, true, true], [false, false, true], 2),
      ([false, false, false], [true, true, true], nil),
    ] as [([Bool], [Bool], Int?)]
  )
  func order(answers: [Bool], asked: [Bool], receiver: Int?) {
    let responders = answers.map { FakeResponder($0) }
    for responder in responders { chain.push(responder) }
    #expect(chain.offer(notification) == (receiver != nil))
    #expect(responders.map(\.asked.count) == asked.map { $0 ? 1 : 0 })
    #expect(responders.map(\.received.count) == responders.indices.map { $0 == receiver ? 1 : 0 })
    for responder in responders {
      #expect(responder.asked.allSatisfy { $0 == notification })
      #expect(responder.received.allSatisfy { $0 == notification })
    }
  }

  @Test("Each notification gets a decision of its own, and a round does not affect the next one")
  func anew() {
    let responders = push(false, false)
    responders[0].answer = { $0.eventType == .inbox }
    responders[1].answer = { $0.eventType == .paid }
    for event in [Event.inbox, .paid, .inbox, .taskAssigned] {
      _ = chain.offer(EventNotification(eventType: event))
    }
    #expect(responders[0].received.map(\.eventType) == [.inbox, .inbox])
    #expect(responders[1].received.map(\.eventType) == [.paid])
  }

  @Test("Popping removes and returns the newest, and an empty chain has none")
  func pops() {
    let responders = push(true, true)
    #expect(chain.pop() === responders[1])
    #expect(chain.offer(notification))
    #expect(responders.map(\.received.count) == [1, 0])
    #expect(responders[1].asked.isEmpty)
    #expect(chain.pop() === responders[0])
    #expect(chain.pop() == nil)
    #expect(chain.pop() == nil)
    #expect(!chain.offer(notification))
  }

  @Test("Popping removes one living responder, however many released ones are above it")
  func popsPastTheGone() {
    let responders = push(true, true)
    do { _ = push(true, true) }
    #expect(chain.pop() === responders[1])
    #expect(chain.offer(notification))
    #expect(responders.map(\.received.count) == [1, 0])
  }

  @Test("A screen that appears again is asked first, and once")
  func pushesAgain() {
    let responders = push(true, true)
    chain.push(responders[0])
    chain.push(responders[0])
    #expect(chain.offer(notification))
    #expect(responders.map(\.received.count) == [1, 0])
    #expect(chain.pop() === responders[0])
    #expect(chain.pop() === responders[1])
    #expect(chain.pop() == nil)
  }

  @Test(
    "A removed responder is not asked, and removing an unknown one has no effect"
  )
  func removes() {
    let responders = push(true, false, true)
    chain.remove(responders[2])
    chain.remove(FakeResponder(true))
    chain.remove(responders[2])
    #expect(chain.offer(notification))
    #expect(responders.map(\.asked.count) == [1, 1, 0])
    chain.remove(responders[0])
    #expect(!chain.offer(notification))
    #expect(responders.map(\.asked.count) == [1, 2, 0])
  }

  @Test("The chain keeps no responder alive, and skips released ones")
  func weak() {
    let old = push(true)
    var middle: FakeResponder? = FakeResponder(true)
    weak let witness = middle
    if let middle { chain.push(middle) }
    let new = push(false)
    middle = nil
    #expect(witness == nil)
    #expect(chain.offer(notification))
    #expect(old[0].received.count == 1)
    #expect(new[0].asked.count == 1)
  }

  @Test("Only the caller of pop keeps the popped responder alive")
  func popsWeakly() {
    do { _ = push(true) }
    #expect(chain.pop() == nil)
    var responder: FakeResponder? = FakeResponder()
    weak let witness = responder
    if let responder { chain.push(responder) }
    _ = chain.pop()
    responder = nil
    #expect(witness == nil)
  }

  @Test("A responder that is released while another is asked is not asked")
  func goesAwayDuringRound() {
    let old = push(true)
    var doomed = push(true)
    weak let witness = doomed.first
    let new = push(false)
    new[0].whenAsked = { doomed = [] }
    #expect(chain.offer(notification))
    #expect(witness == nil)
    #expect(new[0].asked.count == 1)
    #expect(old[0].received.count == 1)
  }

  @Test("A responder may leave, or make another leave, while it is asked")
  func leavesDuringRound() {
    let responders = push(true, true, false)
    responders[2].whenAsked = { [chain] in
      chain.remove(responders[2])
      chain.remove(responders[1])
    }
    #expect(chain.offer(notification))
    #expect(responders.map(\.asked.count) == [1, 0, 1])
    #expect(responders.map(\.received.count) == [1, 0, 0])
    #expect(chain.offer(notification))
    #expect(responders.map(\.asked.count) == [2, 0, 1])
  }

  @Test("A responder that is pushed while another is asked is asked from the next notification on")
  func joinsDuringRound() {
    let late = FakeResponder(true)
    let responders = push(true, false)
    responders[1].whenAsked = { [chain] in chain.push(late) }
    #expect(chain.offer(notification))
    #expect(late.asked.isEmpty)
    #expect(responders[0].received.count == 1)
    #expect(chain.offer(notification))
    #expect(late.received.count == 1)
  }

  @Test("A responder that pushes itself again while it is asked is asked once")
  func pushesItselfDuringRound() {
    let responders = push(true, false)
    responders[1].whenAsked = { [chain] in chain.push(responders[1]) }
    #expect(chain.offer(notification))
    #expect(responders.map(\.asked.count) == [1, 1])
  }

  @Test("A responder may offer another notification while it is called; each is received once")
  func offersDuringRound() {
    let other = EventNotification(eventType: .paid)
    let responders = push(true, false)
    responders[0].whenTold = { [chain] in
      if responders[0].received.count == 1 { #expect(chain.offer(other)) }
    }
    responders[1].whenAsked = { [chain] in
      if responders[1].asked.count == 1 {
        #expect(chain.offer(EventNotification(eventType: .inbox)))
      }
    }
    #expect(chain.offer(notification))
    #expect(
      responders[0].received == [EventNotification(eventType: .inbox), other, notification]
    )
    #expect(responders[1].received.isEmpty)
  }
}
