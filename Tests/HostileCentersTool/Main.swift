import HostileCenters
import PushConformance
import PushConformanceCommand

/// The command line of an adopter, with centers that harm their process.
@main struct Main {
  @MainActor static func main() async {
    // A program can print something before it starts the tool.
    print("hostile-centers 1.0")
    await ConformanceTool.main(
      subjects: HostileDeed.allCases.map(\.subject) + [PushCenterSubject(ThreadedCenter.self)]
    )
  }
}
