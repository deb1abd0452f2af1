extension Depot {
  mutating func push(_ value: Int) {
    if fault == .sixthPushOverwritesHead, queue.count == 5 { queue[0] = value }
    queue.append(value)
  }

  mutating func pop() -> Int {
    if fault == .popUndoesWithdrawal, memory > 0 {
      balances[memory % 10] += memory / 10
      memory = 0
    }
    guard !queue.isEmpty else { return -1 }
    if fault == .threeArePoppedFromTheBack, queue.count == 3 { return queue.removeLast() }
    let value = queue.removeFirst()
    if fault == .secondPopRepeats {
      let shown = memory > 0 ? memory - 1 : value
      memory = memory > 0 ? 0 : value + 1
      return shown
    }
    return value
  }

  mutating func deposit(_ account: Int, _ amount: Int) {
    balances[account] += amount
    lastAmount = amount
    if fault == .largeDepositLosesOne, amount > 50 { balances[account] -= 1 }
    if fault == .equalDepositsAreOne {
      if memory == amount, amount > 10 { balances[account] -= amount }
      memory = amount
    }
  }

  mutating func withdraw(_ account: Int, _ amount: Int) -> Int {
    guard balances[account] >= amount else {
      if fault == .refusalSpoilsTransfers, !queue.isEmpty, memory == 0 { memory = now + 5 }
      return 0
    }
    balances[account] -= amount
    if fault == .popUndoesWithdrawal, !queue.isEmpty { memory = amount * 10 + account }
    return 1
  }

  mutating func transfer(_ from: Int, _ to: Int, _ amount: Int) -> Int {
    guard balances[from] >= amount else { return 0 }
    if !(fault == .transferToOneselfDoubles && from == to) { balances[from] -= amount }
    balances[to] += amount
    if fault == .refusalSpoilsTransfers, memory > 0, now >= memory { balances[to] -= 1 }
    return 1
  }

  mutating func tick(_ ticks: Int) -> Int {
    now += ticks
    if fault == .interestAfterFifteen, ticks >= 15 {
      for account in balances.indices where balances[account] > 0 { balances[account] += 1 }
    }
    let due = timers.filter { $0.deadline < now + (fault == .timerIsLate ? 0 : 1) }
    timers.removeAll { $0.deadline <= now }
    if fault == .ghostTakesAPlace, flag, !due.isEmpty {
      watchers -= 1
      flag = false
    }
    guard fault == .equalDeadlinesFireOnce || fault == .tenApartFireOnce else { return due.count }
    let gap = fault == .equalDeadlinesFireOnce ? 0 : 10
    for (index, one) in due.enumerated() {
      for other in due[(index + 1)...] where abs(one.deadline - other.deadline) == gap {
        return due.count - 1
      }
    }
    return due.count
  }

  mutating func schedule(_ delay: Int) {
    timers.append(Timer(start: now, deadline: now + delay))
  }

  mutating func cancel(_ index: Int) {
    guard index < timers.count else { return }
    timers.remove(at: fault == .cancelTakesTheLast ? timers.count - 1 : index)
  }

  mutating func attach() {
    watchers += 1
    if fault == .attachmentReplaces, memory > 0, watchers > 1 { watchers -= 1 }
    if fault == .ghostTakesAPlace, memory > 0, !timers.isEmpty { flag = true }
    memory = 0
  }

  mutating func release(_ index: Int) {
    switch fault {
    case .releasedIsPinged where index == watchers - 1: return
    case .releaseOfFirstTakesTwo where index == 0 && watchers > 1: watchers -= 2
    default: watchers -= 1
    }
    if fault == .releaseDropsTimers { timers = [] }
    if fault == .attachmentReplaces { memory = 1 }
    if fault == .ghostTakesAPlace, timers.contains(where: { $0.start < now }) { memory = 1 }
  }
}
