import ArgumentParser
import PushConformance

struct WorkFlags: ParsableArguments {
  /// The largest number for `--jobs`; each process can take a gigabyte of memory.
  private static let mostJobs = 64

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The number of processes in which generated runs of a center are played side by side. By default 1.",
      valueName: "n"
    )
  )
  var jobs: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Play scenarios, blocks and payloads in an order drawn from a seed; another result means that the subject"
        + " keeps state from one play to the next.",
      valueName: "seed"
    )
  )
  var shuffle: UInt64?

  mutating func validate() throws {
    guard (1...Self.mostJobs).contains(jobs ?? 1)
    else { throw ValidationError("--jobs is from 1 to \(Self.mostJobs)") }
  }

  func check(_ isolation: IsolationFlags) throws {
    guard isolation.isOff, let jobs, jobs > 1 else { return }
    throw ValidationError(
      "--jobs \(jobs) needs processes of their own; leave --no-isolation or --jobs out"
    )
  }

  func prepare(_ options: inout RunOptions) {
    options.jobCount = jobs ?? 1
    options.shuffle = shuffle
  }
}
