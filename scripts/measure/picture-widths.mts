// How wide the file of each picture is that a browser fetches, against how wide the page draws it, in windows and on screens that
// visitors have (docs/performance.md):
//   npm run bench:pictures [-- --build FOLDER --only stock --each]
// Within 0.9 and 1.6 is right. Below that a picture may be as large as it was rendered: nothing but a larger rendering changes it.
// `--each` prints every picture that is not right, with its `sizes`.
import { type Browser, chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, ensureChromium, findChromium } from '../lib/chromium.mjs'
import { ensureBuilt, fail } from '../lib/prepare.mjs'
import { readOptions } from '../lib/read-options.mts'
import { freePort, root, serve } from '../lib/run.mjs'
import { findPath } from './lighthouse/pages.mts'

const OWN = `${root}.next/standalone`
const values = readOptions({
  build: { type: 'string', default: OWN },
  only: { type: 'string' },
  each: { type: 'boolean', default: false },
})

const WINDOWS = [
  { width: 360, height: 780 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
]
/** Pixels of the screen for each of the page's. */
const DENSITIES = [1, 2, 3]
const RIGHT = { from: 0.9, to: 1.6 }

const bar = { blockingMs: 0, points: 0 }
const PAGES = [
  { name: 'home', path: '/nl', bar },
  { name: 'model', path: '/nl/modellen/formentor', bar },
  { name: 'car in stock', from: { page: '/nl/stock', link: /href="(\/nl\/stock\/[a-z-]+\/[^"/?]+)"/ }, bar },
  {
    name: 'configurator',
    from: { page: '/nl/car-configurator/models', link: /href="(\/nl\/car-configurator\/conf\/[^"]+)"/ },
    bar,
  },
  { name: 'stock', path: '/nl/stock', bar },
]

/** Widths in pixels of the screen. */
interface Seen {
  readonly file: string
  readonly sizes: string
  readonly drawn: number
  readonly fetched: number
  /** The widest that there is. */
  readonly widest: number
}

/** In the page: scrolls through it, and tells of each picture how wide it was drawn at the most. */
async function look(): Promise<Seen[]> {
  const widest = new Map<HTMLImageElement, number>()
  const measure = () => {
    for (const image of document.images) {
      const { width, height } = image.getBoundingClientRect()
      if (!image.currentSrc || !image.complete || width === 0) continue
      const atHeight = (height * image.naturalWidth) / image.naturalHeight
      const whole: Readonly<Record<string, number>> = {
        cover: Math.max(width, atHeight),
        contain: Math.min(width, atHeight),
      }
      const drawn = (whole[getComputedStyle(image).objectFit] ?? width) * devicePixelRatio
      widest.set(image, Math.max(widest.get(image) ?? 0, drawn))
    }
  }
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
    scrollTo({ top, behavior: 'instant' })
    await new Promise((resolve) => setTimeout(resolve, 80))
    measure()
  }
  await new Promise((resolve) => setTimeout(resolve, 400))
  measure()
  return [...widest].flatMap(([image, drawn]) => {
    const source = image.parentElement?.querySelector('source')
    const candidates = `${image.srcset}, ${source?.srcset ?? ''}`.split(/,\s+/).map((each) => {
      const [address = '', width = ''] = each.split(' ')
      return { address: new URL(address, location.href).href, width: Number.parseInt(width, 10) || 0 }
    })
    const fetched = candidates.find(({ address }) => address === image.currentSrc)?.width
    // A drawing has no width, and a picture in one width no choice.
    if (!fetched) return []
    const file = image.currentSrc.replace(/^.*\//, '')
    return { file, sizes: image.sizes, drawn, fetched, widest: Math.max(...candidates.map(({ width }) => width)) }
  })
}

/** In a browser that has seen nothing before: of a picture that it has in another width, that one would be taken. */
async function seenAt(browser: Browser, address: string, window: (typeof WINDOWS)[number], density: number) {
  const context = await browser.newContext({ viewport: window, deviceScaleFactor: density })
  try {
    const page = await context.newPage()
    // By this tsx keeps the names of functions, those that are run in the page too.
    await page.addInitScript('globalThis.__name = (named) => named')
    await page.goto(address, { waitUntil: 'networkidle' })
    return await page.evaluate(look)
  } finally {
    await context.close()
  }
}

const share = ({ fetched, drawn }: Seen) => fetched / drawn
const isTooWide = (seen: Seen) => share(seen) > RIGHT.to
const isTooNarrow = (seen: Seen) => share(seen) < RIGHT.from && seen.fetched < seen.widest
const isAtItsEnd = (seen: Seen) => share(seen) < RIGHT.from && seen.fetched === seen.widest

if (values.build === OWN) await ensureBuilt()
await ensureChromium().catch((error) => fail(error.message))
const env = { RATE_LIMIT: '0', MESSAGES_STORE: '' }
const site = await serve({ port: await freePort(), quiet: true, folder: values.build, env })
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
try {
  process.stdout.write('| page | pictures | right | wider than 1.6 | below 0.9 | below 0.9, the widest there is |\n')
  for (const page of PAGES.filter(({ name }) => !values.only || values.only === name)) {
    const address = site.address + (await findPath(site.address, page))
    const all: Seen[] = []
    for (const window of WINDOWS) {
      for (const density of DENSITIES) {
        const seen = await seenAt(browser, address, window, density)
        all.push(...seen)
        if (!values.each) continue
        for (const { file, sizes, drawn, fetched } of seen.filter((each) => isTooWide(each) || isTooNarrow(each))) {
          process.stdout.write(
            `  ${window.width}x${density} ${file} drawn ${Math.round(drawn)} « ${sizes} » ${fetched}\n`,
          )
        }
      }
    }
    const [wide, low, ended] = [isTooWide, isTooNarrow, isAtItsEnd].map((is) => all.filter(is).length)
    const right = all.length - (wide ?? 0) - (low ?? 0) - (ended ?? 0)
    process.stdout.write(`| ${[page.name, all.length, right, wide, low, ended].join(' | ')} |\n`)
  }
} finally {
  await browser.close()
  await site.stop()
}
