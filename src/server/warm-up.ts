import { randomInt } from 'node:crypto'
import { buildPath } from '@/routing/build-path'
import type { Log } from './log'

const AUDIENCE = { language: 'nl', salesType: 'B2C' } as const
/** Milliseconds, for all of it. A process that is not warm by then is no worse than one that never was. */
const WITHIN = 20_000
/** Milliseconds between two tries of a page that is asked to come again. */
const PAUSE = 1_000

/**
 * Has one page of each heavy kind made, so that no visitor waits until the code of all pages is loaded and compiled: a search, a car in
 * stock, a car of the configurator and its next choice. They are addresses that hardly anybody has asked for: what is stored
 * would warm nothing.
 *
 * @param address by which this process reaches itself
 */
export async function warmUp(address: string, log: Log): Promise<void> {
  const signal = AbortSignal.timeout(WITHIN)
  const started = performance.now()
  /** @returns the page, or nothing where it is none */
  const read = async (path: string): Promise<string> => {
    const answer = await fetch(address + path, { signal })
    const html = await answer.text()
    if (answer.status !== 503) return answer.ok ? html : ''
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
    return signal.aborted ? '' : read(path)
  }
  /** One page after the other, as a visitor would be led: the next is a link of the one before. */
  const follow = async (path: string, ...next: readonly RegExp[]): Promise<void> => {
    const html = await read(path)
    const [pattern, ...rest] = next
    const links = pattern ? [...html.matchAll(pattern)].map(([, link = '']) => link.replaceAll('&amp;', '&')) : []
    const link = links[randomInt(Math.max(1, links.length))]
    if (link) await follow(link, ...rest)
  }
  const list = buildPath('stock', {}, AUDIENCE)
  const models = buildPath('car-configurator.models', {}, AUDIENCE)
  const car = new RegExp(`href="(${buildPath('car-configurator', {}, AUDIENCE)}/conf/[^"?#]+)`, 'g')
  const vehicle = new RegExp(`href="(${list}/[a-z-]+/[^"?#]+)`, 'g')
  try {
    await follow(`${list}?price_max=${randomInt(200_000, 900_000)}`, vehicle)
    await follow(models, car, car)
    log.info({ seconds: (performance.now() - started) / 1_000 }, 'the first pages are made')
  } catch (error) {
    log.warn({ err: error }, 'the first pages could not be made; visitors wait for theirs')
  }
}
