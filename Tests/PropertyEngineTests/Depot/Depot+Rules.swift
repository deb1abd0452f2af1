import PropertyEngine

extension Depot {
  static let machine = CommandMachine<Depot, Command>(
    rules: [
      Rule("read", weight: 3) { _, source in .read(source.index(3)) },
      Rule("time") { _, _ in .time },
      Rule("ping", weight: 2) { _, _ in .ping },
      Rule("pop", when: { !$0.queue.isEmpty }) { _, _ in .pop },
      Rule("push", weight: 2, when: { $0.queue.count < 8 }) { _, source in
        .push(Int(source.draw(through: 9)))
      },
      Rule("deposit", weight: 3) { model, source in
        let edges = [0, UInt64(model.lastAmount - 1), 99]
        return .deposit(source.index(3), Int(source.draw(through: 99, favoring: edges)) + 1)
      },
      Rule("withdraw", weight: 2) { model, source in
        let account = source.index(3)
        return .withdraw(account, amount(of: account, model, &source))
      },
      Rule("transfer", weight: 2, when: { $0.balances.contains { $0 > 0 } }) { model, source in
        let account = source.index(3)
        return .transfer(account, source.index(3), amount(of: account, model, &source))
      },
      Rule("tick", weight: 2) { model, source in
        // The time of the next timer, and the tick before it.
        let next = model.timers.map { $0.deadline - model.now - 1 }.min() ?? 0
        let edges = [UInt64(max(0, next)), UInt64(max(0, next - 1)), 0]
        return .tick(Int(source.draw(through: 19, favoring: edges)) + 1)
      },
      Rule("schedule", weight: 2, when: { $0.timers.count < 4 }) { model, source in
        // The time of another timer, and ten ticks after it.
        let other = model.timers.map { UInt64($0.deadline - model.now - 1) }.max() ?? 0
        return .schedule(Int(source.draw(through: 29, favoring: [other, other + 10, 0])) + 1)
      },
      Rule("cancel", when: { !$0.timers.isEmpty }) { model, source in
        .cancel(source.index(model.timers.count))
      },
      Rule("attach", weight: 2, when: { $0.watchers < 4 }) { _, _ in .attach },
      Rule("release", weight: 2, when: { $0.watchers > 0 }) { model, source in
        .release(source.index(model.watchers))
      },
    ],
    maximum: 30,
    start: { Depot() },
    apply: { command, model in
      model.apply(command)
      return command
    }
  )

  /// Returns an amount to take from an account; mostly the account has enough.
  private static func amount(of account: Int, _ model: Depot, _ source: inout ChoiceSource) -> Int {
    let most = UInt64(model.balances[account] * 3 / 2 + 9)
    return Int(source.draw(through: most, favoring: [0])) + 1
  }
}
