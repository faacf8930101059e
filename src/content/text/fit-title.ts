import { brand } from '@/brand/brand'
import type { SalesType } from '@/domain/sales-type'

/** Characters that a list of results shows of a title. */
export const TITLE_MOST = 65

/** The site's name where there is no room for the whole one; each buyer's own, so that no two pages are called the same. */
export const SHORT_SITE_NAME: Readonly<Record<SalesType, string>> = { B2C: brand.name, B2B: `${brand.name} Pro` }

/** Characters of a title that nothing shorter can take the place of: room for the site's name, the longer of the two: a business's. */
export const TITLE_ALONE_MOST = TITLE_MOST - ` | ${SHORT_SITE_NAME.B2B}`.length

/** Characters. What a list of results shows of a description, as a rule of thumb. */
export const DESCRIPTION_LEAST = 50
export const DESCRIPTION_MOST = 165

/** The first of the titles, which begin with the fullest, that fits with the name of the site, whole or short; the last where none does. */
export function fitTitle(titles: readonly string[], siteNames: readonly string[]): string {
  const whole = titles.flatMap((title) => siteNames.map((site) => `${title} | ${site}`))
  return whole.find((one) => one.length <= TITLE_MOST) ?? whole.at(-1) ?? ''
}
