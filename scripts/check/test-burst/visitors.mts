import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** Answers by their status, or by the code of what went wrong. */
export type Counts = Readonly<Record<string, number>>

/** Milliseconds. Nobody looks at a white window for longer. */
const PATIENCE = 60_000

/** On Linux the whole of 127.0.0.0/8 is this machine: each visitor has an address of its own there, as limits count them. */
const visitorAddress = (number: number) =>
  process.platform === 'linux' ? { localAddress: `127.0.1.${1 + (number % 250)}` } : {}

interface Asked {
  readonly url: string
  readonly visitor: number
  readonly agent?: Agent
  readonly headers?: Readonly<Record<string, string>>
  readonly method?: string
}

/** @returns the status, or the code of what went wrong, and how long it took in milliseconds */
export function visit({ url, visitor, agent, headers, method }: Asked): Promise<{ outcome: string; took: number }> {
  const started = performance.now()
  return new Promise((resolve) => {
    const end = (outcome: string) => resolve({ outcome, took: performance.now() - started })
    const options = {
      agent: agent ?? false,
      method,
      headers: { 'accept-encoding': 'gzip', accept: 'text/html', ...headers },
      ...visitorAddress(visitor),
    }
    const asked = get(url, options, (answer) => {
      answer.resume()
      answer.once('end', () => end(String(answer.statusCode)))
      answer.once('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message))
    })
    asked.once('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message))
    asked.setTimeout(PATIENCE, () => asked.destroy(new Error('no answer')))
  })
}

/** All at once, each on a connection of its own. */
export async function burst(urls: readonly string[]): Promise<Counts> {
  const answers = await Promise.all(urls.map((url, visitor) => visit({ url, visitor })))
  return count(answers.map(({ outcome }) => outcome))
}

export function count(outcomes: readonly string[]): Counts {
  const counts: Record<string, number> = {}
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1
  return counts
}

/** Milliseconds between two who ask for a stored page. */
const EVERY = 50

/** Visitors of stored pages, one after the other whether they are answered or not, until they are told to stop. */
export function steadyVisitors(base: string, paths: readonly string[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 100 })
  const answers: Promise<{ outcome: string; took: number }>[] = []
  let isOver = false
  const run = async () => {
    for (let turn = 0; !isOver; turn++) {
      answers.push(visit({ url: `${base}${paths[turn % paths.length]}`, visitor: 249, agent }))
      await wait(EVERY)
    }
  }
  const running = run()
  return {
    stop: async () => {
      isOver = true
      await running
      const all = await Promise.all(answers)
      agent.destroy()
      const times = all.map(({ took }) => took).toSorted((one, other) => one - other)
      const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
      return { counts: count(all.map(({ outcome }) => outcome)), p50: at(0.5), p99: at(0.99) }
    },
  }
}
