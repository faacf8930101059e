import { startReceiver, type Tally, tally } from './receiver.mts'
import type { StartSender } from './start-sender.mts'

const MESSAGES = 50

interface Killed extends Tally {
  readonly runs: number
  readonly kills: number
}

/**
 * Starts senders until each ends by itself, and kills them before that as often as a coin says.
 *
 * @param processes so many at a time, on one store
 */
export async function killAtRandom(
  start: StartSender,
  store: { readonly address: string; readonly secret: string },
  { runs, processes }: { readonly runs: number; readonly processes: number },
): Promise<Killed> {
  const receiver = await startReceiver()
  const acknowledged = new Set<string>()
  let kills = 0
  let starts = 0
  let begun = 0

  /** @returns whether it has ended by itself */
  async function startOne(first: number): Promise<boolean> {
    // Three of four are killed, at some moment between the first message and the last delivery.
    const isKilled = Math.random() < 0.75
    let timer: NodeJS.Timeout | undefined
    const task = { ...store, url: receiver.url, first, last: first + MESSAGES, starts, isPatient: processes > 1 }
    starts += 1
    const { child, ended } = start(task, {
      onKept: (message) => {
        acknowledged.add(message)
        if (isKilled) timer ??= setTimeout(() => child.kill('SIGKILL'), Math.random() * 150)
      },
    })
    const code = await ended
    clearTimeout(timer)
    if (code === null) kills += 1
    else if (code !== 0) throw new Error(`The sender ended with ${code}`)
    return code === 0
  }

  async function runInTurn(): Promise<void> {
    while (begun < runs) {
      const first = (processes * runs + begun) * MESSAGES
      begun += 1
      while (!(await startOne(first)));
    }
  }

  await Promise.all(Array.from({ length: processes }, runInTurn))
  receiver.close()
  const found = tally(acknowledged, receiver)
  if (found.acknowledged !== runs * MESSAGES) throw new Error('A sender ended before all of its messages were kept')
  return { runs, kills, ...found }
}
