import ArgumentParser
import Foundation

/// A time that rules compare dates with, in whole seconds since 1970.
struct Moment: ExpressibleByArgument {
  let seconds: Int

  static var present: Moment { Moment(seconds: Int(Date().timeIntervalSince1970)) }

  private init(seconds: Int) { self.seconds = seconds }

  /// Reads digits, or a date and time by ISO 8601; the year 9999 is the last.
  init?(argument: String) {
    let date = try? Date(argument, strategy: .iso8601).timeIntervalSince1970
    guard let seconds = Double(argument) ?? date, (0...253_402_300_799).contains(seconds)
    else { return nil }
    self.init(seconds: Int(seconds))
  }
}
