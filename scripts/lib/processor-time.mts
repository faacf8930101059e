import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** Of Linux: how often a second the processor's time is counted. */
const TICKS = 100

/** Milliseconds of the processor that a process has had. */
function processorTime(pid: number | undefined): number {
  const [, numbers = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const fields = numbers.split(' ')
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS
}

/**
 * What it costs a server to answer, one address after the other.
 *
 * @returns milliseconds of the processor for each address
 */
export async function costOfAnswers(pid: number | undefined, addresses: readonly string[]): Promise<number> {
  const before = processorTime(pid)
  for (const address of addresses) {
    const answer = await fetch(address)
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  }
  // What is packed for the store after the answer.
  await wait(100)
  return (processorTime(pid) - before) / addresses.length
}
