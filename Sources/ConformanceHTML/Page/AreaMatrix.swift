import ConformanceReports

/// The table of results, with a row for each area and a column for each subject.
struct AreaMatrix {
  struct Cell {
    var status: String
    var sign: String
    var short: String
    /// All counts of the cell in words, for readers who cannot see ``sign``, such as users of screen readers.
    var words: String
    var link: String?
  }

  struct Row {
    var area: String
    var isTotal: Bool
    var cells: [Cell]
  }

  let subjects: [String]
  let rows: [Row]
  let unjudged: String?

  /// Creates the table; `links` has the anchor of the first finding or error for each subject and area.
  init(_ subjects: [SubjectDescription], links: [AreaKey: String]) {
    self.subjects = subjects.map(\.name)
    var counts: [AreaKey: Tally] = [:]
    for (index, subject) in subjects.enumerated() {
      counts[AreaKey(subject: index, area: nil)] = subject.counts
      for result in subject.cases {
        counts[AreaKey(subject: index, area: result.area), default: Tally()][result.status] += 1
      }
    }
    var ranks: [String: Int] = [:]
    for (key, counts) in counts {
      guard let area = key.area else { continue }
      ranks[area] = min(ranks[area] ?? CaseStatus.allCases.count, Self.rank(of: counts))
    }
    let areas = ranks.keys.sorted { (ranks[$0] ?? 0, $0) < (ranks[$1] ?? 0, $1) }
    let judged = areas.filter { (ranks[$0] ?? 0) < Self.rank(of: Tally()) }
    let others = areas.dropFirst(judged.count)
    unjudged =
      others.isEmpty
      ? nil
      : "Nothing was judged in \(others.count.counted("area")): "
        + VisibleText.visible(others.joined(separator: ", "), limit: 4_000)
    rows = ([nil] + judged.map(Optional.some)).map { area in
      Row(
        area: area ?? "All areas",
        isTotal: area == nil,
        cells: subjects.indices.map { index in
          let key = AreaKey(subject: index, area: area)
          return Cell(counts[key] ?? Tally(), link: links[key])
        }
      )
    }
  }
}

extension AreaMatrix {
  /// Returns the rank of an area: 0 with failures or errors, 1 if all judged cases passed, 2 if no case was judged.
  private static func rank(of counts: Tally) -> Int {
    counts.conforms ? counts.passed > 0 ? 1 : 2 : 0
  }
}

/// The column and the row of a cell; a nil area stands for all areas.
struct AreaKey: Hashable {
  var subject: Int
  var area: String?
}

extension AreaMatrix.Cell {
  fileprivate init(_ counts: Tally, link: String?) {
    let worst = CaseStatus.allCases.first { counts[$0] > 0 }
    let number = worst.map { counts[$0] } ?? 0
    status = worst?.rawValue ?? "none"
    sign = worst?.sign ?? ""
    short =
      switch worst {
      case .failed, .error: "\(number) of \(counts.passed + counts.failed + counts.errors)"
      case .passed: "\(number)"
      case .skipped, nil: ""
      }
    words = worst == nil ? "no case" : counts.words.joined(separator: ", ")
    self.link = link
  }
}
