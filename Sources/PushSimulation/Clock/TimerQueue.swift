/// Timers in the order in which they fire: by deadline, then by registration.
///
/// A binary heap: adding and taking cost O(log n). The place of a cancelled timer stays until it
/// surfaces, so cancelling costs O(1); its action leaves at once, so that it keeps nothing alive.
///
/// Actions are only ever handed out, never dropped in here: what an action has captured may go away
/// with it, and may call its own timers off on the way, while the caller still holds a lock.
struct TimerQueue {
  /// Names one timer of this queue.
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

  /// How many timers are waiting.
  var count: Int { actions.count }

  /// Adds a timer and answers its registration, which grows with every call.
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

  /// Forgets a timer and hands its action back; nil if it was no longer waiting.
  mutating func cancel(_ registration: Registration) -> VirtualClock.Action? {
    actions.removeValue(forKey: registration)
  }

  /// Forgets every timer and hands the actions back.
  mutating func cancelAll() -> [VirtualClock.Action] {
    defer {
      heap = []
      actions = [:]
    }
    return Array(actions.values)
  }

  /// When the next timer fires, if one is waiting.
  mutating func nextDeadline() -> VirtualClock.Instant? {
    dropCancelled()
    return heap.first?.deadline
  }

  /// Takes the next timer that is due by an instant, or nothing.
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
    while let first = heap.first, actions[first.registration] == nil {
      removeFirst()
    }
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
      where child < heap.count && heap[child].fires(before: heap[first]) {
        first = child
      }
      guard first != parent else { return }
      heap.swapAt(parent, first)
      parent = first
    }
  }
}
