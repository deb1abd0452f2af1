import Foundation

// PromiseKit's free functions.

func firstly<U>(_ body: () throws -> Promise<U>) -> Promise<U> {
  do { return try body() } catch { return Promise(error: error) }
}

func firstly<U>(_ body: () -> Guarantee<U>) -> Guarantee<U> { body() }

func when<S: Thenable>(fulfilled thenables: [S]) -> Promise<[S.T]> {
  Promise { seal in
    guard !thenables.isEmpty else { return seal.fulfill([]) }
    var values: [Int: S.T] = [:]
    for (index, one) in thenables.enumerated() {
      one.pipe { result in
        switch result {
        case .failure(let error): seal.reject(error)
        case .success(let value):
          values[index] = value
          if values.count == thenables.count {
            seal.fulfill(thenables.indices.compactMap { values[$0] })
          }
        }
      }
    }
  }
}

func when<S: Thenable>(fulfilled thenables: [S]) -> Promise<Void> where S.T == Void {
  let all: Promise<[Void]> = when(fulfilled: thenables)
  return all.asVoid()
}

func when<U>(resolved promises: [Promise<U>]) -> Guarantee<[Result<U, any Error>]> {
  let (made, resolve) = Guarantee<[Result<U, any Error>]>.pending()
  guard !promises.isEmpty else {
    resolve([])
    return made
  }
  var results: [Int: Result<U, any Error>] = [:]
  for (index, one) in promises.enumerated() {
    one.pipe { result in
      results[index] = result
      if results.count == promises.count { resolve(promises.indices.compactMap { results[$0] }) }
    }
  }
  return made
}

func when<U>(resolved promise: Promise<U>) -> Guarantee<[Result<U, any Error>]> {
  when(resolved: [promise])
}

extension Guarantee where T: Sequence {
  func asVoid() -> Promise<Void> { then { _ in Promise<Void>() } }
}
