import { labelIn } from '@/content/schema/label'
import { screenLanguage } from '@/content/schema/screen-language'

/** Milliseconds: how often the form is looked for, and how long; it is there once its entry has been read. */
const EVERY = 200
const AT_MOST = 20_000

/** As the schema calls the lists of an entry (content/schema). */
const LISTS = { tabs: labelIn('Onglets · Tabs'), blocks: labelIn('Blocs · Blokken') } as const
const PLACE = /^#(?:tabs\/\d+)?\/?(?:blocks\/\d+)?$/

/**
 * Opens the block that the address names, `#blocks/2` or `#tabs/1/blocks/2`, in the form of its entry: a click on a block in a
 * preview leads here. Keystatic has no address for it. Returns what stops looking.
 */
export function openAskedBlock(): (() => void) | undefined {
  const { hash } = window.location
  const steps = PLACE.test(hash) ? [...hash.matchAll(/(tabs|blocks)\/(\d+)/g)] : []
  if (steps.length === 0) return undefined
  const began = Date.now()
  let done = 0
  const timer = setInterval(() => {
    const [, list, index] = steps[done] ?? []
    // The form of a tab opens over that of its entry, which has a list of blocks as well.
    const form = done === 0 ? document : document.querySelector('[role=dialog]')
    const rows = form
      ?.querySelector(`[role=grid][aria-label="${LISTS[list as keyof typeof LISTS][screenLanguage() ?? 'fr']}"]`)
      ?.querySelectorAll<HTMLElement>('[role=row]')
    const row = rows?.[Number(index)]
    if (row) done += 1
    if (done === steps.length || Date.now() - began > AT_MOST) clearInterval(timer)
    row?.scrollIntoView({ block: 'center' })
    row?.click()
  }, EVERY)
  return () => clearInterval(timer)
}
