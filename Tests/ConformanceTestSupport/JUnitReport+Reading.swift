package import JUnitXML

extension JUnitReport {
  /// Creates a report in which a nested suite becomes a separate suite, named `outer.inner`.
  package init(
    reading source: JUnitSource,
    limits: JUnitLimits = JUnitLimits()
  ) throws(JUnitReadError) {
    self.init(name: "")
    let reader = try JUnitReader(source, limits: limits)
    var open: [Int] = []  // indices into `suites`, outermost first
    while let event = try reader.next() {
      switch event {
      case .report(let report):
        self = report
      case .suite(var suite):
        if let outer = open.last { suite.name = "\(suites[outer].name).\(suite.name)" }
        open.append(suites.count)
        suites.append(suite)
      case .testCase(let testCase):
        if let suite = open.last { suites[suite].cases.append(testCase) }
      case .suiteEnd:
        open.removeLast()
      }
    }
  }
}
