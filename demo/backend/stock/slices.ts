/** Long work in pieces: it stops at each `yield`, where whoever does it may let others in. */
export type Sliced<Result> = Generator<undefined, Result>

/** Milliseconds. Others wait for no longer than this. */
const SLICE = 8

/** Does it in one piece. */
export function finish<Result>(work: Sliced<Result>): Result {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}

/** Does it between whatever else the process has to do. */
export async function finishBesides<Result>(work: Sliced<Result>): Promise<Result> {
  for (;;) {
    const until = performance.now() + SLICE
    while (performance.now() < until) {
      const { done, value } = work.next()
      if (done) return value
    }
    await new Promise((resolve) => setImmediate(resolve))
  }
}
