/// Timers in firing order: by deadline, then by registration.
///
/// The queue is a binary heap: adding and taking cost O(log n). The heap entry of a canceled timer stays until it
/// reaches the top, so canceling costs O(1). The timer's action is removed at once, so that it keeps no object alive.
///
/// The queue returns actions to its caller and never releases them, because the caller holds a lock. The release of an
/// action can deallocate objects. These objects can cancel their timers, and each cancellation takes the same lock.
struct TimerQueue {
  typealias Registration = UInt64

  private struct Entry {
    var deadline: VirtualClock.Instant
    var registration: Registration

    func fires(before other: Entry) -> Bool {
      (deadline, registration) < (other.deadline, other.registration)
    }
  }

  private var heap: [Entry] = []
  private var actions: [Registration: VirtualClock.Action] = [:]
  private var nextRegistration: Registration = 0

  // Canceled timers, which can still have an entry in the heap, do not count.
  var count: Int { actions.count }

  mutating func add(
    at deadline: VirtualClock.Instant,
    action: @escaping VirtualClock.Action
  ) -> Registration {
    defer { nextRegistration += 1 }
    actions[nextRegistration] = action
    heap.append(Entry(deadline: deadline, registration: nextRegistration))
    siftUp(from: heap.count - 1)
    return nextRegistration
  }

  mutating func cancel(_ registration: Registration) -> VirtualClock.Action? {
    actions.removeValue(forKey: registration)
  }

  mutating func cancelAll() -> [VirtualClock.Action] {
    defer {
      heap = []
      actions = [:]
    }
    return Array(actions.values)
  }

  mutating func nextDeadline() -> VirtualClock.Instant? {
    dropCancelled()
    return heap.first?.deadline
  }

  mutating func takeNext(
    dueBy limit: VirtualClock.Instant
  ) -> (deadline: VirtualClock.Instant, action: VirtualClock.Action)? {
    dropCancelled()
    guard let first = heap.first, first.deadline <= limit,
      let action = actions.removeValue(forKey: first.registration)
    else { return nil }
    removeFirst()
    return (first.deadline, action)
  }

  private mutating func dropCancelled() {
    while let first = heap.first, actions[first.registration] == nil { removeFirst() }
  }

  private mutating func removeFirst() {
    let last = heap.removeLast()
    guard !heap.isEmpty else { return }
    heap[0] = last
    siftDown(from: 0)
  }

  private mutating func siftUp(from start: Int) {
    var child = start
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child].fires(before: heap[parent]) else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  private mutating func siftDown(from start: Int) {
    var parent = start
    while true {
      var first = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < heap.count && heap[child].fires(before: heap[first]) { first = child }
      guard first != parent else { return }
      heap.swapAt(parent, first)
      parent = first
    }
  }
}
