/// A small system to draw commands for.
struct Depot: Sendable {
  struct Timer: Sendable {
    let deadline: Int
  }

  enum Command: Sendable, Hashable {
    case read(Int)
    case time
    case ping
    case pop
    case push(Int)
    case deposit(Int, Int)
    case withdraw(Int, Int)
    case transfer(Int, Int, Int)
    case tick(Int)
    case schedule(Int)
    case cancel(Int)
    case attach
    case release(Int)
  }

  var now = 0
  var queue: [Int] = []
  var balances = [0, 0, 0]
  var watchers = 0
  var timers: [Timer] = []

  /// The last deposited amount, for the rules.
  var lastAmount = 1

  mutating func apply(_ command: Command) {
    switch command {
    case .read, .time, .ping: break
    case .pop: if !queue.isEmpty { queue.removeFirst() }
    case .push(let value): queue.append(value)
    case .deposit(let account, let amount):
      balances[account] += amount
      lastAmount = amount
    case .withdraw(let account, let amount):
      if balances[account] >= amount { balances[account] -= amount }
    case .transfer(let from, let to, let amount):
      guard balances[from] >= amount else { return }
      balances[from] -= amount
      balances[to] += amount
    case .tick(let ticks):
      now += ticks
      timers.removeAll { $0.deadline <= now }
    case .schedule(let delay): timers.append(Timer(deadline: now + delay))
    case .cancel(let index): if index < timers.count { timers.remove(at: index) }
    case .attach: watchers += 1
    case .release: watchers -= 1
    }
  }
}
