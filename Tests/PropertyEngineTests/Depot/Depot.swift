/// A small system to draw commands for.
///
/// It has a queue, three accounts, watchers that come and go, and timers on a clock that a command advances.
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

  /// Plays a command.
  ///
  /// - Returns: The visible result; commands that only change the state return 0.
  mutating func apply(_ command: Command) -> Int {
    switch command {
    case .read(let account): return balances[account]
    case .time: return now
    case .ping: return watchers
    case .pop: return pop()
    case .push(let value): push(value)
    case .deposit(let account, let amount): deposit(account, amount)
    case .withdraw(let account, let amount): return withdraw(account, amount)
    case .transfer(let from, let to, let amount): return transfer(from, to, amount)
    case .tick(let ticks): return tick(ticks)
    case .schedule(let delay): schedule(delay)
    case .cancel(let index): cancel(index)
    case .attach: attach()
    case .release: release()
    }
    return 0
  }
}
