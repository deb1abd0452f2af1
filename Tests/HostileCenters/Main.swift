import PushConformanceCommand

/// The command line of an adopter, with centers that do to their process what no center should.
@main struct Main {
  @MainActor static func main() async {
    // A program may say something before it hands over.
    print("hostile-centers 1.0")
    await ConformanceTool.main(subjects: Deed.allCases.map(HostileCenter.subject))
  }
}
