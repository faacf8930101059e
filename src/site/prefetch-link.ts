import nextRouter, { type NextRouter } from 'next/router'
import { fetchWords } from '@/i18n/words'
import { type LazyCode, partCodes } from '@/late/lazy-code'
import { queueTask } from '@/late/task-queue'
import { parsePath } from '@/routing/parse-path'
import type { FrameProps } from './page-props'
import { preloadView } from './preload-view'
import type { SiteLink, SitePage } from './site-link'
import { viewKey } from './view-key'
import type { AnyView } from './views'

/**
 * A pointer, a finger or the focus comes to an element: the page that it leads to is fetched ahead. Next keeps what it has fetched for
 * a link, and asks once while the answer is on its way.
 */
export function prefetchLink(router: NextRouter, { target, type, pointerType }: Approach, link: SiteLink): void {
  const shown = parsePath(window.location.pathname)
  // The same page with another query or another car: its data are the view's own matter.
  if (savesData() || (shown && pageKey(shown) === pageKey(link.page))) return
  const known = partCodes.length
  const view = preloadView(link.page.match.name)
  const data = router.prefetch(link.href, link.href, { locale: false })
  // A finger presses at once: whatever else is asked for then shares the line with the page's data. A press gives the focus too, but
  // not one that is shown.
  const isEarly =
    type === 'pointerover' ? pointerType !== 'touch' : target instanceof Element && target.matches(':focus-visible')
  // What cannot be had now the page asks for itself.
  if (isEarly) prefetchPage({ view, known, data }).catch(() => {})
}

type Approach = Event & { readonly pointerType?: string }

/** The visitor has told the browser to fetch no more than is asked for; only Chromium's tell a page. */
const savesData = () =>
  (navigator as Navigator & { readonly connection?: { readonly saveData: boolean } }).connection?.saveData

function pageKey({ language, match }: SitePage): string {
  return `${language} ${match.salesType} ${viewKey(match.name, match.params)}`
}

interface ComingPage {
  readonly view: LazyCode<AnyView>
  /** How many parts there were before the view's code was asked for. */
  readonly known: number
  /** Resolves when Next has the page's data. */
  readonly data: Promise<void>
}

/** What a page that is approached would otherwise ask for only once it is drawn: the code of its parts, and its words. */
export async function prefetchPage({ view, known, data }: ComingPage): Promise<void> {
  await Promise.all([view.ready.then(() => fetchParts(known)), data.then(fetchAllWords)])
}

const asked = new Set<LazyCode<unknown>>()

/** The parts that came with the view, and those within them. */
function fetchParts(from: number): void {
  const until = partCodes.length
  for (const code of partCodes.slice(from)) {
    if (asked.has(code) || code.loaded() !== undefined) continue
    asked.add(code)
    queueTask(code.prefetch)
    void code.ready.then(() => fetchParts(until))
  }
}

/** Of each page whose data Next has kept; words that are there are not asked for again. */
async function fetchAllWords(): Promise<void> {
  for (const answer of Object.values(nextRouter.router?.sdc ?? {})) {
    const { json } = await answer
    const { wordsAddresses }: Partial<FrameProps> = json?.pageProps ?? {}
    if (wordsAddresses) void fetchWords(wordsAddresses)
  }
}
