import { describe, expect, test } from 'vitest'
import { brand } from '@/brand/brand'
import { readPage } from '@/content/read/pages.server'
import type { ContentRoute } from '@/content/schema/content-routes'
import { findTabRoute } from '@/content/schema/content-routes'
import { contentReader } from '@/content/store/reader.server'
import { fitTitle, SHORT_SITE_NAME, TITLE_MOST } from '@/content/text/fit-title'
import { headTitles } from '@/content/text/head-title'
import { LANGUAGES } from '@/domain/language'
import { SALES_TYPES } from '@/domain/sales-type'

describe('what a page is called in a list of results', () => {
  test('is its name before its headline, with a dash between two capitals; the name alone where there is no room', () => {
    expect(headTitles('Contact', 'Parlons voiture')).toEqual(['Contact – Parlons voiture', 'Contact'])
  })

  test('is the headline alone where that repeats a word of the name, or where there is no name', () => {
    expect(headTitles('Obsession', 'L’obsession du détail')).toEqual(['L’obsession du détail'])
    expect(headTitles('Louer', 'Louez une CUPRA')).toEqual(['Louez une CUPRA'])
    expect(headTitles('Action 2024', 'Conditions extraordinaires 2024')).toEqual(['Conditions extraordinaires 2024'])
    expect(headTitles(null, 'Kies jouw karakter')).toEqual(['Kies jouw karakter'])
  })

  test('gives up the name of the site before its own words', () => {
    const names = [`${brand.siteName.fr} Professionnel`, SHORT_SITE_NAME.B2B]
    const fitted = (...titles: string[]) => fitTitle(titles, names)
    expect(fitted('Contact')).toBe(`Contact | ${brand.siteName.fr} Professionnel`)
    expect(fitted('Contact – Parlons voiture, chez vous', 'Contact')).toBe(
      `Contact – Parlons voiture, chez vous | ${SHORT_SITE_NAME.B2B}`,
    )
    expect(fitted(`Contact – ${'long '.repeat(20)}`, 'Contact')).toBe(`Contact | ${brand.siteName.fr} Professionnel`)
  })
})

const pages = await contentReader().collections.pages.all()
const audiences = LANGUAGES.flatMap((language) => SALES_TYPES.map((salesType) => ({ language, salesType })))

/** Of every page that editors wrote and every tab of one: what it is called, and the shortest title that it can have. */
async function titlesFor(audience: (typeof audiences)[number]) {
  const titles: { readonly words: string; readonly whole: string }[] = []
  for (const { entry } of pages) {
    const subject: Record<string, string> = entry.subject
      ? { category: entry.subject, specific_category: entry.subject }
      : {}
    const tabRoute = findTabRoute(entry.route)
    const asked: [ContentRoute, Record<string, string>][] = [
      [entry.route, subject],
      ...(tabRoute
        ? entry.tabs.map(({ id }): [ContentRoute, Record<string, string>] => [
            tabRoute,
            { ...subject, tab_slug_id: id },
          ])
        : []),
    ]
    for (const [route, params] of asked) {
      const page = await readPage(route, { ...audience, params })
      if (!page) continue
      const short = SHORT_SITE_NAME[audience.salesType]
      const whole = fitTitle(page.headTitles, [short])
      titles.push({ whole, words: whole.slice(0, -short.length) })
    }
  }
  return titles
}

describe.each(audiences)('the titles of $language for $salesType', async (audience) => {
  const titles = await titlesFor(audience)

  test('are shown whole', () => {
    expect(titles.length).toBeGreaterThan(60)
    expect(titles.filter(({ whole }) => whole.length > TITLE_MOST)).toEqual([])
  })

  test('have one colon at the most, and a small letter after it', () => {
    const faulty = /:.*:|:\s\p{Lu}\p{Ll}/u
    expect(titles.filter(({ words }) => faulty.test(words))).toEqual([])
  })

  test('say no word twice', () => {
    const repeated = ({ words }: { words: string }) => {
      const all = words.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? []
      return new Set(all).size < all.length
    }
    expect(titles.filter(repeated)).toEqual([])
  })

  test('are each of one page', () => {
    const all = titles.map(({ whole }) => whole)
    expect(all.filter((title, index) => all.indexOf(title) !== index)).toEqual([])
  })
})
