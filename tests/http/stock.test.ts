import { seededRandom } from '@demo/backend/stock/random'
import { search } from '@demo/backend/tests/stock/sample'
import { expect, test } from 'vitest'
import { FACET_CODES } from '@/domain/stock-facets'
import { buildPath } from '@/routing/build-path'
import { ask } from './ask'

/** What the lists of the stock answer to an address; what a visitor does with them is in tests/browser/stock.spec.ts. */

const list = buildPath('stock.model', { modelName: 'FORMENTOR' }, { language: 'fr', salesType: 'B2C' })
const countOf = (text: string) => Number(/(?:\s|>|^)(\d[\d.]*)\s+voitures?/.exec(text)?.[1]?.replace('.', '') ?? 0)

/** Filters as visitors combine them, always the same ones. */
function randomSearches(count: number): { query: Record<string, string>; total: number }[] {
  const random = seededRandom(46)
  const facets = search({ criteria: { carline: ['FORMENTOR'] }, limit: 0, include: ['facets'] }).facets ?? []
  const codes = FACET_CODES.filter((code) => code !== 'carline')
  const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)]
  return Array.from({ length: count }, () => {
    const criteria: Record<string, string[]> = {}
    for (let filters = 1 + Math.floor(random() * 3); filters > 0; filters -= 1) {
      const code = pick(codes) ?? 'color'
      const id = pick(facets.find((facet) => facet.code === code)?.values ?? [])?.id
      if (id) criteria[code] = [id]
    }
    const { total } = search({ criteria: { carline: ['FORMENTOR'], ...criteria }, limit: 0 })
    return { query: Object.fromEntries(Object.entries(criteria).map(([code, ids]) => [code, ids.join(',')])), total }
  })
}

test('a filtered address has its own cars and its own count in the HTML', async () => {
  for (const { query, total } of randomSearches(20)) {
    const html = await (await ask(`${list}?${new URLSearchParams(query)}`)).text()
    const words = /role="status"[^>]*>([^<]*)</.exec(html.slice(html.indexOf('<main')))?.[1] ?? ''
    expect(
      total === 0 ? words === 'Aucune voiture' : countOf(words) === total,
      `${JSON.stringify(query)}: ${words}`,
    ).toBe(true)
  }
})

test('one search is one stored page, however its address is written', async () => {
  await ask(`${list}?gearbox=manual&sort=PRICE_ASC`)
  const again = await ask(`${list}?utm_source=mail&sort=PRICE_ASC&gearbox=manual,manual`)
  expect(again.headers.get('x-nextjs-cache')).toBe('HIT')
  expect(again.headers.get('cache-control')).toContain('s-maxage=')
})

test('the place where a search is stored is nobody’s address', async () => {
  const answer = await ask(`${list}/~gearbox%3Dmanual`)
  expect([answer.status, answer.headers.get('location')]).toEqual([308, `${list}?gearbox=manual`])
})

test('what the address asks in vain is named, and the rest of it holds', async () => {
  const long = Array.from({ length: 700 }, (_, index) => `v${index}`).join(',')
  const answer = await ask(`${list}?gearbox=manual&seats=5&price_min=60000&price_max=20000&color=${long}`)
  expect(answer.status).toBe(200)
  const html = (await answer.text()).replaceAll('\u00a0', ' ')
  expect(html).toContain('Le filtre « seats » n’existe pas')
  expect(html).toContain('Prix : le minimum dépassait le maximum')
  expect(html).toContain('Teinte : trop de valeurs')
  expect(html).toContain('aria-current="true"')
})

test('a car under another model’s address is sent to its own', async () => {
  const [car] = search({ criteria: { carline: ['FORMENTOR'] }, limit: 1 }).vehicles
  const answer = await ask(`/fr/stock/born/${car?.commission_id}`)
  expect([answer.status, answer.headers.get('location')]).toEqual([308, `${list}/${car?.commission_id}`])
})
