import { startReceiver, type Tally, tally } from './receiver.mts'
import type { StartSender } from './start-sender.mts'

const MESSAGES = 50

interface Killed extends Tally {
  readonly runs: number
  readonly kills: number
}

/** Starts the sender until it ends by itself, and kills it before that as often as a coin says. */
export async function killAtRandom(
  start: StartSender,
  store: { readonly address: string; readonly secret: string },
  runs: number,
): Promise<Killed> {
  const receiver = await startReceiver()
  const acknowledged = new Set<string>()
  let kills = 0
  let starts = 0
  for (let run = 0; run < runs; run += 1) {
    const first = run * MESSAGES
    for (let isDone = false; !isDone; starts += 1) {
      // Three of four are killed, at some moment between the first message and the last delivery.
      const isKilled = Math.random() < 0.75
      let timer: NodeJS.Timeout | undefined
      const task = { ...store, url: receiver.url, first, last: first + MESSAGES, starts }
      const { child, ended } = start(task, (message) => {
        acknowledged.add(message)
        if (isKilled) timer ??= setTimeout(() => child.kill('SIGKILL'), Math.random() * 150)
      })
      const code = await ended
      clearTimeout(timer)
      isDone = code === 0
      if (code === null) kills += 1
      else if (code !== 0) throw new Error(`The sender ended with ${code}`)
    }
  }
  receiver.close()
  const found = tally(acknowledged, receiver)
  if (found.acknowledged !== runs * MESSAGES) throw new Error('A sender ended before all of its messages were kept')
  return { runs, kills, ...found }
}
