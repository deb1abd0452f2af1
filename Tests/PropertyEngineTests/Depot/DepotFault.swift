/// A bug to plant, with the fewest commands that show it.
enum DepotFault: String, Sendable, CaseIterable {
  // By value.
  case largeDepositLosesOne
  case transferToOneselfDoubles
  case equalDepositsAreOne
  case threeArePoppedFromTheBack
  case secondPopRepeats
  case sixthPushOverwritesHead
  // By time.
  case timerIsLate
  case interestAfterFifteen
  case equalDeadlinesFireOnce
  case tenApartFireOnce
  case clockWraps
  // By interleaving.
  case cancelTakesTheLast
  case popUndoesWithdrawal
  case refusalSpoilsTransfers
  // By the release of an object.
  case releasedIsPinged
  case releaseOfFirstTakesTwo
  case releaseDropsTimers
  case attachmentReplaces
  case ghostTakesAPlace

  /// One of the shortest sequences that show it: none of these commands can be spared.
  var shortest: [Depot.Command] {
    switch self {
    case .largeDepositLosesOne: [.deposit(0, 51), .read(0)]
    case .transferToOneselfDoubles: [.deposit(0, 1), .transfer(0, 0, 1), .read(0)]
    case .equalDepositsAreOne: [.deposit(0, 11), .deposit(0, 11), .read(0)]
    case .threeArePoppedFromTheBack: [.push(0), .push(0), .push(1), .pop]
    case .secondPopRepeats: [.push(0), .push(1), .pop, .pop]
    case .sixthPushOverwritesHead:
      [.push(0), .push(0), .push(0), .push(0), .push(0), .push(1), .pop]
    case .timerIsLate: [.schedule(1), .tick(1)]
    case .interestAfterFifteen: [.deposit(0, 1), .tick(15), .read(0)]
    case .equalDeadlinesFireOnce: [.schedule(1), .schedule(1), .tick(1)]
    case .tenApartFireOnce: [.schedule(1), .schedule(11), .tick(11)]
    case .clockWraps: [.tick(12), .tick(20), .time]
    case .cancelTakesTheLast: [.schedule(1), .schedule(2), .cancel(0), .tick(1)]
    case .popUndoesWithdrawal: [.push(0), .deposit(0, 1), .withdraw(0, 1), .pop, .read(0)]
    case .refusalSpoilsTransfers:
      [.push(0), .withdraw(0, 1), .deposit(0, 1), .tick(5), .transfer(0, 0, 1), .read(0)]
    case .releasedIsPinged: [.attach, .release(0), .ping]
    case .releaseOfFirstTakesTwo: [.attach, .attach, .release(0), .ping]
    case .releaseDropsTimers: [.attach, .schedule(1), .release(0), .tick(1)]
    case .attachmentReplaces: [.attach, .attach, .release(0), .attach, .ping]
    case .ghostTakesAPlace:
      [.attach, .schedule(2), .tick(1), .release(0), .attach, .tick(1), .ping]
    }
  }
}
