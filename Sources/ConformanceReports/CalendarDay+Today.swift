import Foundation
import JUnitXML
package import PushConformance

extension CalendarDay {
  /// The current day in UTC, so that all machines of a team agree.
  package static var today: CalendarDay? {
    let now = JUnitTimestamp(secondsSince1970: Int64(Date().timeIntervalSince1970))
    return CalendarDay(String("\(now)".prefix { $0 != "T" }))
  }
}
