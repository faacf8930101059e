import { search } from '@demo/backend/tests/stock/sample'
import { contradictions, SCHEMA_SAID } from '@tests/states-said'
import { vehicleIn, vehiclesIn } from '@tests/vehicle-in'
import { describe, expect, test } from 'vitest'
import { announcedCarlines } from '@/domain/carline'
import type { CarState } from '@/domain/vehicle-state'
import { AUDIENCES } from '@/routing/audiences'
import { type Audience, buildPath } from '@/routing/build-path'
import type { RouteParams } from '@/routing/params'
import { readPdf } from '../door/papers/quote/read-pdf'
import { ask } from './ask'

/**
 * The built site says one thing of a car, wherever it shows it and without a script: the demonstration's stock is the same in
 * the site and here, so that cars of each state are known.
 */

const STATES = ['in_stock', 'arriving', 'in_production', 'reserved'] as const satisfies readonly CarState[]
const CARS_OF_A_STATE = 3
const SEPARATED = '\n'

const htmlOf = async (path: string, init?: RequestInit) => (await ask(path, init)).text()

/** What is read of a part of a page: its words, one line for each element, without the code around them. */
function wordsOf(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, SEPARATED)
    .replaceAll('&#x27;', '’')
    .replaceAll('&amp;', '&')
    .replace(/\n+/g, SEPARATED)
}

const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))
/** The page of a car without the other ones that it offers. */
const ownPart = (html: string) => mainOf(html).split('<article')[0] ?? ''
const cardOf = (html: string, commissionId: string) =>
  html.split('<article').find((card) => card.includes(`, ${commissionId}"`)) ?? ''

type Car = RouteParams<'stock.vehicle'>

function carsIn(state: CarState): readonly Car[] {
  const all = vehiclesIn(state)
  const step = Math.max(1, Math.floor(all.length / CARS_OF_A_STATE))
  return all.filter((_, at) => at % step === 0).slice(0, CARS_OF_A_STATE)
}

/** Pages of lists that were read: many of the cars stand on the same. */
const lists = new Map<string, Promise<string>>()
function listAt(path: string): Promise<string> {
  const list = lists.get(path) ?? htmlOf(path).then(mainOf)
  lists.set(path, list)
  return list
}

/** The card of a car, on whatever page of its model's list it stands. */
async function findCard({ modelName, commissionId }: Car, audience: Audience): Promise<string> {
  for (let page = 1; page <= 12; page += 1) {
    const html = await listAt(
      buildPath('stock.model', { modelName, page: page === 1 ? undefined : String(page) }, audience),
    )
    const own = cardOf(html, commissionId)
    if (own) return own.split('<details')[0] ?? own
    const folded = html.split('<li').find((line) => line.includes(`/${commissionId}"`) && !line.includes('<article'))
    if (folded) return folded
  }
  return ''
}

async function sheetOf({ modelName, commissionId }: Car, { language, salesType }: Audience): Promise<string> {
  const query = new URLSearchParams({
    lang: language,
    sales_type: salesType,
    carline_code: modelName,
    commission_id: commissionId,
  })
  const answer = await ask(`/api/vehicle-sheet?${query}`)
  return (await readPdf(new Uint8Array(await answer.arrayBuffer()))).text
}

async function feedItemOf({ modelName, commissionId }: Car, { language, salesType }: Audience): Promise<string> {
  // A feed has a hundred cars at the most, a model may have more: those of one dealer.
  const [vehicle] = search({ commission_id: commissionId }).vehicles
  const asked = { carline: modelName, dealer: vehicle?.dealer.id ?? '' }
  const query = new URLSearchParams({ format: 'json', lang: language, sales_type: salesType, ...asked })
  const feed = await (await ask(`/api/stock-feed?${query}`, { redirect: 'follow' })).json()
  const item = feed.items.find(({ url }: { url: string }) => url.endsWith(commissionId))
  return `${item?.title} ${item?.content_html}`
}

const formPath = (message_kind: 'reservation' | 'offer' | 'test-drive', { commissionId }: Car, audience: Audience) =>
  buildPath('message', { message_kind, commission_id: commissionId }, audience)

/** Both languages and both kinds of buyer: that all four pairs say so, list, page, form and machines hold by tests without a server. */
const OPPOSITES = AUDIENCES.filter(({ language, salesType }) => (language === 'fr') === (salesType === 'B2C'))

describe.each(OPPOSITES)('the built site, in $language for $salesType', (audience) => {
  const { language } = audience

  test.each(STATES)(
    'says of a car that is %s one thing on list, page, comparison, sheet, feed, form and to machines',
    async (state) => {
      const problems: string[] = []
      for (const car of carsIn(state)) {
        const page = await htmlOf(buildPath('stock.vehicle', car, audience))
        const places: Record<string, string> = {
          card: wordsOf(await findCard(car, audience)),
          page: wordsOf(ownPart(page)),
          description: /<meta name="description" content="([^"]*)"/.exec(page)?.[1] ?? '',
          comparison: wordsOf(
            mainOf(await htmlOf(buildPath('stock.compare', { commissionIds: [car.commissionId] }, audience))),
          ),
          sheet: await sheetOf(car, audience),
          feed: await feedItemOf(car, audience),
          offer: wordsOf(ownForm(await htmlOf(formPath('offer', car, audience)))),
          'test drive': wordsOf(ownForm(await htmlOf(formPath('test-drive', car, audience)))),
        }
        for (const [place, text] of Object.entries(places)) {
          problems.push(
            ...contradictions(text, state, language).map((problem) => `${car.commissionId} ${place}: ${problem}`),
          )
        }
        const said = [...page.matchAll(/"availability":"([^"]*)"/g)].map(([, one]) => one)
        if (said.join() !== SCHEMA_SAID[state]) problems.push(`${car.commissionId} to machines: ${said.join()}`)
      }
      expect(problems).toEqual([])
    },
  )

  test.each(['reserved', 'sold'] as const)(
    'holds a car that is %s for nobody else: the form keeps what was typed and offers the closest',
    async (state) => {
      const { commissionId } = vehicleIn(state)
      const path = buildPath('message', { message_kind: 'reservation' }, audience)
      const typed = {
        commission_id: commissionId,
        first_name: 'Zoë',
        last_name: 'Van den Broeck',
        email: 'zoe@example.be',
        phone: '0470 12 34 56',
        message: 'Avec la remorque',
      }
      const answer = await ask(path, {
        method: 'POST',
        body: new URLSearchParams({ ...typed, company_name: 'Peeters bv', language, sales_type: audience.salesType }),
      })
      expect(answer.status).toBe(409)
      const html = await answer.text()
      for (const value of ['Zoë', 'Van den Broeck', 'zoe@example.be', '0470 12 34 56'])
        expect(html).toContain(`value="${value}"`)
      expect(html).toContain('Avec la remorque</textarea>')
      const choices = [...html.matchAll(/<input[^>]*type="radio"[^>]*>/g)].map(
        ([input]) => /value="(B\d+)"/.exec(input)?.[1],
      )
      expect(choices.length).toBeGreaterThan(2)
      expect(wordsOf(html)).toContain(language === 'fr' ? 'n’est plus libre' : 'is niet meer vrij')

      const free = new Set(
        [...vehiclesIn('in_stock'), ...vehiclesIn('arriving'), ...vehiclesIn('in_production')].map(
          (car) => car.commissionId,
        ),
      )
      expect(choices.every((id) => free.has(id ?? ''))).toBe(true)
      const api = await ask('/api/messages/reservation', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...typed, company_name: 'Peeters bv', language, sales_type: audience.salesType }),
      })
      expect([api.status, api.headers.get('content-type')]).toEqual([409, 'application/problem+json'])
      expect(await api.json()).toMatchObject({ code: 'car_taken', errors: [{ field: 'commission_id' }] })
    },
  )

  test.each(announcedCarlines())(
    'has no price, no drive and no offer of %s, which is only announced',
    async (carline_code) => {
      const words = language === 'fr' ? /est annoncée/ : /is aangekondigd/
      for (const message_kind of ['offer', 'test-drive'] as const) {
        const path = buildPath('message', { message_kind, carline_code }, audience)
        const html = mainOf(await htmlOf(path))
        expect(wordsOf(html), path).toMatch(words)
        expect(wordsOf(html), path).not.toContain('€')
        const answer = await ask(buildPath('message', { message_kind }, audience), {
          method: 'POST',
          body: new URLSearchParams({
            carline_code,
            first_name: 'Zoë',
            message: 'Quand ?',
            language,
            sales_type: audience.salesType,
          }),
        })
        expect(answer.status).toBe(422)
        const again = mainOf(await answer.text())
        expect(again).toContain('value="Zoë"')
        expect(wordsOf(again)).toMatch(language === 'fr' ? /n’est qu’annoncé/ : /pas aangekondigd/)
      }
      const page = await htmlOf(buildPath('models.carline', { carline_code }, audience))
      expect(page).not.toContain('"availability"')
      expect(
        wordsOf(mainOf(page))
          .split(SEPARATED)
          .filter((line) => /^\d[\d.]*(,\d\d)? €$/.test(line)),
      ).toEqual([])
    },
  )

  test('shows after a sold car the same closest ones as its form, all of them free', async () => {
    const { commissionId } = vehicleIn('sold')
    const sold = mainOf(await htmlOf(buildPath('stock.vehicle', { modelName: 'FORMENTOR', commissionId }, audience)))
    const shown = [...sold.matchAll(/<article[^>]*aria-label="[^"]*, (B\d+)"/g)].map(([, id]) => id)
    const form = await htmlOf(
      buildPath('message', { message_kind: 'reservation', commission_id: commissionId }, audience),
    )
    const offered = [...form.matchAll(/<input[^>]*type="radio"[^>]*>/g)].map(
      ([input]) => /value="(B\d+)"/.exec(input)?.[1],
    )
    expect(shown.length).toBeGreaterThan(2)
    expect(offered).toEqual(shown)
  })

  test('has what is reserved behind all others, on every page of a list', async () => {
    const reserved = new Set(vehiclesIn('reserved').map((car) => car.commissionId))
    for (const sort of ['PROMOTIONS', 'PRICE_ASC', 'PRICE_DESC']) {
      const cards: boolean[] = []
      for (let page = 1; page <= 12; page += 1) {
        const query = { modelName: 'FORMENTOR', sort, ...(page > 1 && { page: String(page) }) } as const
        const html = mainOf(await htmlOf(buildPath('stock.model', query, audience)))
        const ids = [...html.matchAll(/<article[^>]*aria-label="[^"]*, (B\d+)"/g)].map(([, id]) => id ?? '')
        if (ids.length === 0) break
        cards.push(...ids.map((id) => reserved.has(id)))
      }
      expect(cards.length).toBeGreaterThan(24)
      expect(cards).toEqual([...cards].sort())
    }
  })
})

/** A form and what stands beside it, without the other cars that it offers. */
function ownForm(html: string): string {
  const main = mainOf(html)
  const closest = main.indexOf('aria-labelledby="closest"')
  return closest === -1 ? main : main.slice(0, closest) + main.slice(main.indexOf('</section>', closest))
}
