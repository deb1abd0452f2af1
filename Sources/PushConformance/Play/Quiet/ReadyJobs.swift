/// The jobs that are ready to run, and the choice of the next job.
///
/// Jobs of the main actor run in the order in which they arrive, regardless of priority. Jobs of the pool can run in
/// any order, as on threads. So the candidates are the oldest job of the main actor and every job of the pool. The
/// schedule chooses among these candidates.
struct ReadyJobs {
  private struct Entry {
    var number: Int
    var job: PlayLoop.Job
  }

  private(set) var schedule: Schedule
  private var main = Line()
  private var pool = Line()
  private var next = 0

  init(schedule: Schedule = Schedule()) { self.schedule = schedule }

  var isEmpty: Bool { main.isEmpty && pool.isEmpty }

  mutating func add(_ job: PlayLoop.Job) {
    defer { next += 1 }
    switch job.lane {
    case .main: main.add(Entry(number: next, job: job))
    case .pool: pool.add(Entry(number: next, job: job))
    }
  }

  /// Takes the next job; `overtaken` is the oldest job if the schedule has chosen a younger job.
  mutating func take() -> (job: PlayLoop.Job, overtaken: PlayLoop.Job?)? {
    guard let oldest = main.first else {
      guard let first = pool.first else { return nil }
      let choice = schedule.choose(among: pool.count)
      return (pool.take(at: choice), choice == 0 ? nil : first.job)
    }
    guard let first = pool.first else { return (main.take(at: 0), nil) }
    // The candidates are sorted by age, so the older jobs of the pool precede the main actor's job.
    let place = pool.count { $0.number < oldest.number }
    let choice = schedule.choose(among: pool.count + 1)
    let overtaken = choice == 0 ? nil : (place == 0 ? oldest : first).job
    if choice == place { return (main.take(at: 0), overtaken) }
    return (pool.take(at: choice < place ? choice : choice - 1), overtaken)
  }

  mutating func takeAll() -> [PlayLoop.Job] {
    let all = (main.takeAll() + pool.takeAll()).sorted { $0.number < $1.number }
    return all.map(\.job)
  }

  /// A queue of jobs that are mostly taken from its front.
  private struct Line {
    private var entries: [Entry] = []
    private var start = 0

    var isEmpty: Bool { start == entries.count }
    var count: Int { entries.count - start }
    var first: Entry? { isEmpty ? nil : entries[start] }

    mutating func add(_ entry: Entry) { entries.append(entry) }

    func count(where fits: (Entry) -> Bool) -> Int { entries[start...].count(where: fits) }

    mutating func take(at place: Int) -> PlayLoop.Job {
      let taken = entries[start + place].job
      if place == 0 { start += 1 } else { entries.remove(at: start + place) }
      if isEmpty {
        entries.removeAll(keepingCapacity: true)
        start = 0
      }
      return taken
    }

    mutating func takeAll() -> [Entry] {
      defer { self = Line() }
      return Array(entries[start...])
    }
  }
}
