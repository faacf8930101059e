import { LANGUAGES, type Language, otherLanguage } from '@/domain/language'
import { SALES_TYPES } from '@/domain/sales-type'
import type { Audience } from '@/routing/build-path'
import { B2B_SEGMENTS } from '@/routing/route-words.mjs'
import { splitSalesType } from '@/routing/sales-type-segment'
import { EVERYONE } from '../schema/visibility'
import { store } from '../store/store.server'
import { localizeAddress } from './localize-links.server'
import { pageAddress } from './text-reader'
import { unavailablePages } from './unavailable-pages.server'
import { scheduleStatus } from './visibility'

export interface EditorsRedirect {
  readonly destination: string
  readonly permanent: boolean
}

/**
 * Where editors lead an address that is no page. A word of the other language is known too, so that whoever types it after the wrong
 * language arrives; the page is in the language of the address where that has a word of its own, and else in the word's.
 *
 * @param segments decoded, after the language
 */
export async function findRedirect(
  language: Language,
  segments: readonly string[],
): Promise<EditorsRedirect | undefined> {
  const { salesType, rest } = splitSalesType(segments, (segment) => segment === B2B_SEGMENTS[language])
  const word = rest.join('/').toLowerCase()
  if (word === '') return undefined
  const open = (await store.redirects()).filter(
    (one) => scheduleStatus({ shownTo: EVERYONE, period: one.period }, { language, salesType }) === 'open',
  )
  const found = open.find((one) => one[language] === word) ?? open.find((one) => one[otherLanguage(language)] === word)
  if (!found) return undefined
  const audience: Audience = { language: found[language] ? language : otherLanguage(language), salesType }
  const address = pageAddress(found.to, { ...audience, closed: await unavailablePages(audience) })
  if (!address) return undefined
  const destination = await localizeAddress(address, audience.language)
  const [path = ''] = destination.split(/[?#]/)
  // A round is refused when it is published. One that came another way ends here.
  if ((await redirectedPaths()).includes(path)) return undefined
  // Browsers remember a permanent one beyond its last day.
  return { destination, permanent: found.isForGood && !found.period.until }
}

/** Every address that editors lead elsewhere, for both kinds of buyer. */
export async function redirectedPaths(): Promise<readonly string[]> {
  const redirects = await store.redirects()
  return redirects.flatMap((one) =>
    LANGUAGES.filter((language) => one[language]).flatMap((language) =>
      SALES_TYPES.map((salesType) =>
        ['', language, ...(salesType === 'B2B' ? [B2B_SEGMENTS[language]] : []), one[language]].join('/'),
      ),
    ),
  )
}
