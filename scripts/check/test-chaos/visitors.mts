import { setTimeout as wait } from 'node:timers/promises'

/** Pages of each kind, in both languages and for both kinds of buyers; the last one is none. */
const PAGES = [
  '/fr',
  '/nl',
  '/fr/modeles',
  '/nl/modellen/born',
  '/fr/stock',
  '/nl/stock/leon',
  '/fr/financement',
  '/nl/contact',
  '/fr/faq',
  '/nl/news',
  '/fr/professionnel',
  '/nl/professioneel/stock',
  '/nl/no-such-page',
] as const

/** Milliseconds between two visits, and how long one waits for a page. */
const PACE = 40
const PATIENCE = 15_000

interface Visits {
  right: number
  /** Unavailable: 429, 502, 503, 504. */
  refused: number
  /** No answer at all. */
  unanswered: number
  /** What anybody would call wrong: another page, an error, half a page. */
  readonly wrong: string[]
}

/** What a page is known by. Prices and dates may change under a visitor; what it is about and its language may not. */
function identity(status: number, html: string): string {
  const [, language = ''] = /<html[^>]* lang="(\w+)"/.exec(html) ?? []
  const [, title = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? []
  const isWhole = html.trimEnd().endsWith('</html>')
  return [status, language, title.replace(/<[^>]*>/g, '').trim(), isWhole ? 'whole' : 'cut off'].join(' | ')
}

const ask = async (address: string) => {
  const answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE) })
  return { status: answer.status, html: await answer.text() }
}

/** Two visitors who open one page after the other. What each page is, is seen while all is well. */
export async function startVisitors(base: string) {
  const known = new Map<string, string>()
  for (const path of PAGES) {
    const { status, html } = await ask(base + path)
    known.set(path, identity(status, html))
  }
  let visits: Visits = { right: 0, refused: 0, unanswered: 0, wrong: [] }
  let isOver = false
  const visit = async (path: string) => {
    const counted = visits
    try {
      const { status, html } = await ask(base + path)
      const seen = identity(status, html)
      if (seen === known.get(path)) counted.right++
      else if ([429, 502, 503, 504].includes(status)) counted.refused++
      else counted.wrong.push(`${path}: ${seen}, not ${known.get(path)}`)
    } catch {
      counted.unanswered++
    }
  }
  const walk = async (start: number) => {
    for (let n = start; !isOver; n++) {
      await visit(PAGES[n % PAGES.length] ?? '/fr')
      await wait(PACE)
    }
  }
  const walks = [walk(0), walk(6)]
  return {
    known,
    /** What was met since it was last asked. */
    take: () => {
      const taken = visits
      visits = { right: 0, refused: 0, unanswered: 0, wrong: [] }
      return taken
    },
    stop: async () => {
      isOver = true
      await Promise.all(walks)
    },
  }
}
