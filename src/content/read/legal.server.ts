import { currentTime } from '@/config/clock'
import { creditRegimeOn } from '@/domain/dated/credit-law'
import { dayInBrussels } from '@/domain/day-in-brussels'
import { store } from '../store/store.server'
import { cleanHtml } from '../text/clean-html.server'
import { toHtml } from '../text/rich-html'
import { readRichText } from '../text/rich-text'
import type { Reading } from './reading'
import { scheduleStatus } from './visibility'

/** Spec §3, legal entry: the one that a route shows to this audience in its financial disclaimer, if it shows one. */
export async function readDisclaimer(route: string, { language, salesType, now = currentTime() }: Reading) {
  const isAmong = (routes: readonly string[]) => routes.includes(route)
  const found = (await store.legal()).find(
    ({ entry }) => isAmong(entry.routes) && scheduleStatus(entry, { language, salesType, now }) === 'open',
  )
  if (!found) return undefined
  const { kind, variant, hiddenOnMobile, representative } = found.entry
  const text = readRichText(representative[language].node, { language, salesType })
  return {
    key: found.slug,
    kind,
    ...(kind === 'credit' && { warning: creditRegimeOn(dayInBrussels(now)).warning[language] }),
    representative: cleanHtml(toHtml(text)),
    variant,
    hiddenOnMobile: isAmong(hiddenOnMobile),
  }
}
