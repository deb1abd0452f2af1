package import PushConformance

extension HostileDeed {
  @MainActor private static let centers: [HostileCenter.Type] = [
    Nothing.self, Exits.self, ExitsAtOnce.self, Aborts.self, Traps.self, Recurses.self, Hangs.self,
    ForksAndHangs.self, Allocates.self, Floods.self, ClosesEverything.self, WritesEverywhere.self,
    Truncates.self, PrintsForgery.self, ClosesStreams.self, Forks.self, CatchesSignals.self,
    WritesReport.self, RemovesJournal.self,
  ]

  @MainActor package var center: any (RegisteringCenter & SendableMetatype).Type {
    Self.centers.first { $0.deed == self } ?? Nothing.self
  }

  @MainActor package var subject: PushCenterSubject { PushCenterSubject(center) }
}

// These types are not private, because another process does not find a private type.
package final class Nothing: HostileCenter {}
package final class Exits: HostileCenter {}
final class ExitsAtOnce: HostileCenter {}
final class Aborts: HostileCenter {}
final class Traps: HostileCenter {}
final class Recurses: HostileCenter {}
final class Hangs: HostileCenter {}
final class ForksAndHangs: HostileCenter {}
final class Allocates: HostileCenter {}
final class Floods: HostileCenter {}
final class ClosesEverything: HostileCenter {}
final class WritesEverywhere: HostileCenter {}
final class Truncates: HostileCenter {}
final class PrintsForgery: HostileCenter {}
final class ClosesStreams: HostileCenter {}
final class Forks: HostileCenter {}
final class CatchesSignals: HostileCenter {}
final class WritesReport: HostileCenter {}
final class RemovesJournal: HostileCenter {}
