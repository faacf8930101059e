import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type Counts, count, visit } from './visitors.mts'

interface Abuse {
  readonly name: string
  /** `others`: the slowest of the visitors of a stored page meanwhile, in milliseconds. */
  readonly run: () => Promise<{ counts: Counts; others: number; problem?: string }>
}

/** Milliseconds. Somebody else, with a stored page, meanwhile. */
const MOST_FOR_OTHERS = 10_000

/** What no honest visitor does to a process that has no nginx in front. */
export function abuses(address: string, isShort: boolean): readonly Abuse[] {
  const milliseconds = isShort ? 2_000 : 20_000
  const many = (make: (number: number) => Made) => repeated(milliseconds, make)

  /** Somebody else's visits, before the end of what is done. */
  async function beside(work: Promise<Counts>): ReturnType<Abuse['run']> {
    let others = 0
    let isOver = false
    const wrong: string[] = []
    const visitors = (async () => {
      while (!isOver) {
        const { outcome, took } = await visit({ url: `${address}/nl`, visitor: 247 })
        others = Math.max(others, took)
        if (outcome !== '200') wrong.push(outcome)
        await wait(100)
      }
    })()
    const counts = await work
    isOver = true
    await visitors
    // A check that others disturb says nothing about time.
    const isLate = !isShort && others > MOST_FOR_OTHERS
    const problem = wrong.length > 0 ? `others were answered ${wrong[0]}` : isLate ? 'others waited' : undefined
    return { counts, others, ...(problem && { problem }) }
  }

  return [
    {
      name: 'slow readers, a byte a minute',
      run: () => beside(slowReaders(address, isShort ? 1_000 : 10_000, milliseconds)),
    },
    {
      name: 'addresses that differ by one parameter',
      run: () => beside(many((n) => ({ url: `${address}/nl/stock?price_max=${100_000 + n}` }))),
    },
    {
      name: 'a forged X-Forwarded-For',
      run: () =>
        beside(
          many((n) => ({
            url: `${address}/nl/stock?price_max=${300_000 + n}`,
            headers: { 'x-forwarded-for': `10.${n % 250}.${n >> 8}.1` },
          })),
        ),
    },
    {
      name: 'a query of a thousand filters',
      run: () => beside(many((n) => ({ url: `${address}/nl/stock?${'fuel_type=ELECTRIC&'.repeat(330)}n=${n}` }))),
    },
    {
      name: 'HEAD, range and conditional requests',
      run: () =>
        beside(
          many((n) => ({
            url: `${address}/nl/stock?price_max=${400_000 + Math.floor(n / 4)}`,
            ...VARIANTS[n % VARIANTS.length],
          })),
        ),
    },
  ]
}

const VARIANTS: readonly Omit<Made, 'url'>[] = [
  { method: 'HEAD' },
  { headers: { range: 'bytes=0-0' } },
  { headers: { 'if-none-match': '"x"' } },
  { headers: { 'if-modified-since': new Date(0).toUTCString(), 'cache-control': 'no-cache' } },
]

type Made = Pick<Parameters<typeof visit>[0], 'url' | 'headers' | 'method'>

/** Two hundred at a time, each as often as there is an answer. */
async function repeated(milliseconds: number, make: (number: number) => Made): Promise<Counts> {
  const outcomes: string[] = []
  const until = performance.now() + milliseconds
  let number = 0
  const work = async () => {
    while (performance.now() < until) {
      const at = number++
      outcomes.push((await visit({ visitor: at, ...make(at) })).outcome)
    }
  }
  await Promise.all(Array.from({ length: 200 }, work))
  return count(outcomes)
}

/** Each asks for a page and takes nothing of it. @returns how many of the connections are still open */
async function slowReaders(address: string, total: number, milliseconds: number): Promise<Counts> {
  const { hostname, port } = new URL(address)
  const sockets: Socket[] = []
  const open = (number: number) =>
    new Promise<void>((resolve) => {
      const socket = connect({ host: hostname, port: Number(port) })
      sockets.push(socket)
      socket.pause()
      socket.once('connect', () => {
        socket.write(`GET ${number % 2 ? '/nl' : '/nl/modellen'} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`)
        resolve()
      })
      socket.once('error', () => resolve())
    })
  for (let number = 0; number < total; number += 100) {
    await Promise.all(Array.from({ length: Math.min(100, total - number) }, (_, at) => open(number + at)))
  }
  await wait(milliseconds)
  const left = sockets.filter((socket) => !socket.destroyed).length
  for (const socket of sockets) socket.destroy()
  return { 'still open': left, opened: sockets.length }
}
