extension Depot {
  mutating func push(_ value: Int) { queue.append(value) }

  mutating func pop() -> Int { queue.isEmpty ? -1 : queue.removeFirst() }

  mutating func deposit(_ account: Int, _ amount: Int) {
    balances[account] += amount
    lastAmount = amount
  }

  mutating func withdraw(_ account: Int, _ amount: Int) -> Int {
    guard balances[account] >= amount else { return 0 }
    balances[account] -= amount
    return 1
  }

  mutating func transfer(_ from: Int, _ to: Int, _ amount: Int) -> Int {
    guard balances[from] >= amount else { return 0 }
    balances[from] -= amount
    balances[to] += amount
    return 1
  }

  mutating func tick(_ ticks: Int) -> Int {
    now += ticks
    let due = timers.count { $0.deadline <= now }
    timers.removeAll { $0.deadline <= now }
    return due
  }

  mutating func schedule(_ delay: Int) { timers.append(Timer(deadline: now + delay)) }

  mutating func cancel(_ index: Int) { if index < timers.count { timers.remove(at: index) } }

  mutating func attach() { watchers += 1 }

  mutating func release() { watchers -= 1 }
}
