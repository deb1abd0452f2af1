package import PushConformance

extension HostileDeed {
  /// The type of the centers that perform the deed; its name is the deed's.
  @MainActor package var center: any (RegisteringCenter & SendableMetatype).Type {
    switch self {
    case .nothing: Nothing.self
    case .exits: Exits.self
    case .exitsAtOnce: ExitsAtOnce.self
    case .aborts: Aborts.self
    case .traps: Traps.self
    case .recurses: Recurses.self
    case .hangs: Hangs.self
    case .forksAndHangs: ForksAndHangs.self
    case .allocates: Allocates.self
    case .floods: Floods.self
    case .closesEverything: ClosesEverything.self
    case .writesEverywhere: WritesEverywhere.self
    case .truncates: Truncates.self
    case .printsForgery: PrintsForgery.self
    case .closesStreams: ClosesStreams.self
    case .forks: Forks.self
    case .catchesSignals: CatchesSignals.self
    case .writesReport: WritesReport.self
    case .removesJournal: RemovesJournal.self
    }
  }

  /// The center as a subject, which is called after the deed.
  @MainActor package var subject: PushCenterSubject { PushCenterSubject(center) }
}

// No process but this one finds a private type.

/// The center of the deed.
package final class Nothing: HostileCenter {
  package override class var deed: HostileDeed { .nothing }
}

/// The center of the deed.
package final class Exits: HostileCenter {
  package override class var deed: HostileDeed { .exits }
}

final class ExitsAtOnce: HostileCenter {
  override class var deed: HostileDeed { .exitsAtOnce }
}

final class Aborts: HostileCenter {
  override class var deed: HostileDeed { .aborts }
}

final class Traps: HostileCenter {
  override class var deed: HostileDeed { .traps }
}

final class Recurses: HostileCenter {
  override class var deed: HostileDeed { .recurses }
}

final class Hangs: HostileCenter {
  override class var deed: HostileDeed { .hangs }
}

final class ForksAndHangs: HostileCenter {
  override class var deed: HostileDeed { .forksAndHangs }
}

final class Allocates: HostileCenter {
  override class var deed: HostileDeed { .allocates }
}

final class Floods: HostileCenter {
  override class var deed: HostileDeed { .floods }
}

final class ClosesEverything: HostileCenter {
  override class var deed: HostileDeed { .closesEverything }
}

final class WritesEverywhere: HostileCenter {
  override class var deed: HostileDeed { .writesEverywhere }
}

final class Truncates: HostileCenter {
  override class var deed: HostileDeed { .truncates }
}

final class PrintsForgery: HostileCenter {
  override class var deed: HostileDeed { .printsForgery }
}

final class ClosesStreams: HostileCenter {
  override class var deed: HostileDeed { .closesStreams }
}

final class Forks: HostileCenter {
  override class var deed: HostileDeed { .forks }
}

final class CatchesSignals: HostileCenter {
  override class var deed: HostileDeed { .catchesSignals }
}

final class WritesReport: HostileCenter {
  override class var deed: HostileDeed { .writesReport }
}

final class RemovesJournal: HostileCenter {
  override class var deed: HostileDeed { .removesJournal }
}
