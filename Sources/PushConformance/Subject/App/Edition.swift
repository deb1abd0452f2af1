/// An edition of the requirements, such as 2026.1; an edition includes the requirements of all earlier editions.
package struct Edition: Sendable, Hashable, Comparable {
  package let year: Int
  /// The number of the edition within ``year``, from 1.
  package let number: Int

  package init(year: Int, number: Int) { (self.year, self.number) = (year, number) }

  package static let all = [first, Edition(year: 2026, number: 2)]
  /// The edition of every requirement that names no edition.
  package static let first = Edition(year: 2026, number: 1)

  package init?(named name: String) {
    guard let edition = Self.all.first(where: { $0.name == name }) else { return nil }
    self = edition
  }

  package var name: String { "\(year).\(number)" }

  package static func < (first: Edition, second: Edition) -> Bool {
    (first.year, first.number) < (second.year, second.number)
  }
}

extension PushApp {
  /// Declares the edition of the requirements that the app has to meet, such as `2026.1`.
  ///
  /// The kit also judges requirements of later editions, but reports their violations as pending. A pending violation
  /// does not fail the run.
  public func edition(_ name: String) -> PushApp {
    declaring(".edition(\"\(name)\")") { $0.editionName = name }
  }

  package var edition: Edition? { editionName.flatMap(Edition.init(named:)) }
}
