import { currentTime } from '@/config/clock'
import { creditRegimeOn } from '@/domain/dated/credit-law'
import { dayInBrussels } from '@/domain/day-in-brussels'
import type { Language } from '@/domain/language'
import type { SalesType } from '@/domain/sales-type'
import { store } from '../store/store.server'
import { cleanHtml } from '../text/clean-html.server'
import { toHtml } from '../text/rich-html'
import { readRichText } from '../text/rich-text'
import type { LegalEntry } from '../types'
import { standing } from './limits'
import type { Reading } from './reading'

/** Spec §3, legal entry. Undefined when no entry has this key. */
export async function readLegal(
  key: string,
  language: Language,
  salesType: SalesType = 'B2C',
): Promise<LegalEntry | undefined> {
  const found = (await store.legal()).find(({ slug }) => slug === key)
  if (!found) return undefined
  const { node } = found.entry.representative[language]
  return { key, data: { representative: cleanHtml(toHtml(readRichText(node, { language, salesType }))) } }
}

/** How a route shows its legal entry (spec §2, financial disclaimer banner). */
export interface PageDisclaimer {
  readonly key: string
  readonly kind: 'credit' | 'lease'
  /** Of a credit: the warning, word for word, of the law of the day. */
  readonly warning?: string
  /** HTML that may be set as it is (clean-html.server.ts). */
  readonly representative: string
  readonly variant: 'default' | 'small'
  readonly hiddenOnMobile: boolean
}

/** The legal entry that a route shows to this audience in its financial disclaimer, if it shows one. */
export async function readDisclaimer(
  route: string,
  { language, salesType, now = currentTime() }: Reading,
): Promise<PageDisclaimer | undefined> {
  const isAmong = (routes: readonly string[]) => routes.includes(route)
  const found = (await store.legal()).find(
    ({ entry }) => isAmong(entry.routes) && standing(entry, { language, salesType, now }) === 'open',
  )
  const legal = found && (await readLegal(found.slug, language, salesType))
  if (!legal) return undefined
  const { kind, variant, hiddenOnMobile } = found.entry
  return {
    key: legal.key,
    kind,
    ...(kind === 'credit' && { warning: creditRegimeOn(dayInBrussels(now)).warning[language] }),
    representative: legal.data.representative,
    variant,
    hiddenOnMobile: isAmong(hiddenOnMobile),
  }
}
