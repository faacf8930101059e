import { serverMarkup } from '@tests/server-markup'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Monthly } from '@/contract/monthly'
import { searchStockVehicles } from '@/data/stock/calls'
import { readSearch } from '@/domain/stock-search'
import { StockCards } from '@/features/stock/card/StockCards.late'
import { ENTRIES_PER_PAGE, searchBody } from '@/features/stock/list/stock-search'
import type { Audience } from '@/routing/build-path'

const audiences: readonly Audience[] = [
  { language: 'fr', salesType: 'B2C' },
  { language: 'nl', salesType: 'B2B' },
]

/** The cards of one page of the whole stock, as the server draws them. */
async function page(audience: Audience, number: number): Promise<{ cards: HTMLElement[]; entries: number }> {
  const search = { ...readSearch({}), page: number }
  const flags = {
    STOCK_FORMENTOR_AVAILABLE: true,
    STOCK_BORN_AVAILABLE: true,
    STOCK_LEON_AVAILABLE: true,
    STOCK_LEONBREAK_AVAILABLE: true,
    STOCK_TAVASCAN_AVAILABLE: true,
  }
  const { vehicles, entries = 0 } = await searchStockVehicles(
    searchBody(search, { audience, flags, carline: undefined }),
  )
  const html = await serverMarkup(
    <StockCards vehicles={vehicles} answerTo="" layout="grid" answerTime={0} />,
    audience,
    { name: 'stock', params: {} },
    [],
  )
  return { cards: [...html.querySelectorAll<HTMLElement>('article')], entries }
}

async function everyCard(audience: Audience): Promise<{ cards: HTMLElement[]; pages: HTMLElement[][] }> {
  const first = await page(audience, 1)
  const pages = [first.cards]
  for (let number = 2; number <= Math.ceil(first.entries / ENTRIES_PER_PAGE); number += 1) {
    pages.push((await page(audience, number)).cards)
  }
  return { cards: pages.flat(), pages }
}

const amount = (text: string) => Number(text.replace(/[^\d,]/g, '').replace(',', '.'))
const textOf = (element: Element | null | undefined) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim()

/** What is seen without the monthly line, whose terms the law writes, and before a fold is opened. */
function wordsOf(card: HTMLElement): string[] {
  const copy = card.cloneNode(true) as HTMLElement
  const isMonthly = (part: Element) => part.childElementCount === 0 && /\/ (maand|mois) /.test(textOf(part))
  const unseen = [
    ...copy.querySelectorAll('details > ul, img, s ~ span, span:has(+ s)'),
    ...[...copy.querySelectorAll('p')].filter(isMonthly),
  ]
  for (const part of unseen) part.remove()
  const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '')
  // A price is one word, however its decimals are drawn, and so is a unit with its number.
  return texts
    .join(' ')
    .replace(/ (?=,\d\d )/g, '')
    .split(/[\s·]+/)
    .filter(Boolean)
}

describe.each(audiences)('every card of the stock, $language $salesType', (audience) => {
  let all: ReturnType<typeof everyCard>
  beforeAll(() => {
    all = everyCard(audience)
  })

  it('announces no reduction larger than the struck price of 30 days allows', async () => {
    const { cards } = await all
    const reduced = cards.filter((card) => card.querySelector('s'))
    expect(reduced.length).toBeGreaterThan(100)
    for (const card of reduced) {
      const line = card.querySelector('s')?.parentElement
      const before = amount(textOf(card.querySelector('s')))
      const [, percent = ''] = /−([\d,]+)\s%/.exec(textOf(line)) ?? []
      const [, now = ''] = /([\d.]+(?:,\d\d)?)\s€/.exec(textOf(card.querySelector('h2')?.nextElementSibling)) ?? []
      const allowed = ((before - amount(now)) / before) * 100
      expect(amount(percent)).toBeLessThanOrEqual(allowed + 1e-9)
      expect(amount(percent)).toBeGreaterThan(allowed - 0.11)
    }
    for (const card of cards.filter((one) => !reduced.includes(one))) expect(textOf(card)).not.toMatch(/−\d/)
  })

  it('is told apart from every other card of its page, in at most 45 words besides those that the law wants', async () => {
    const { pages } = await all
    for (const cards of pages) {
      const texts = cards.map((card) => wordsOf(card).join(' '))
      expect(new Set(texts).size).toBe(texts.length)
      for (const text of texts) {
        // The rules of docs/law.md: the monthly line, the tax of a company, and the figures of consumption.
        const own = text
          .replace(/[\d.,]+ € .*km\/(?:an|jaar)/, '')
          .replace(/VAA .*?aftrekbaar/, '')
          .replace(/[\d,]+\s(?:L|kWh)\b.*\(WLTP\)/, '')
        expect(own.split(' ').length, own).toBeLessThanOrEqual(45)
      }
    }
  })

  it('says a company’s benefit in kind and deduction, for a business alone', async () => {
    const { cards } = await all
    for (const card of cards) {
      const says =
        /VAA \d+(,\d\d)? € \/ maand( \(cijfers van \d{4}\))? · (\d+(,\d+)? % aftrekbaar|niet aftrekbaar)/.test(
          textOf(card),
        )
      expect(says, textOf(card)).toBe(audience.salesType === 'B2B')
    }
  })
})

it('a car that is let on other conditions than the first has them on its card, and no other card has any', async () => {
  const { vehicles } = await searchStockVehicles({ lang: 'fr', sales_type: 'B2C', limit: 4 })
  const other = vehicles[2]
  if (!other?.monthly) throw new Error('not let')
  const monthly: Monthly = {
    ...other.monthly,
    product_code: 'el',
    product_title: 'EasyLease',
    services: [],
    provider: { ...other.monthly.provider, name: 'Autre Lease' },
  }
  const html = await serverMarkup(
    <StockCards vehicles={vehicles.with(2, { ...other, monthly })} answerTo="" layout="grid" answerTime={0} />,
    { language: 'fr', salesType: 'B2C' },
    { name: 'stock', params: {} },
    [],
  )
  const said = [...html.querySelectorAll('article')].map((card) => textOf(card.querySelector('[data-conditions]')))
  expect(said).toEqual(['', '', expect.stringContaining('Autre Lease'), ''])
  expect(textOf(html.querySelectorAll('article')[2])).toContain('EasyLease')
})
