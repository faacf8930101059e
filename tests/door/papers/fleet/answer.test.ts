import { startCar } from '@demo/backend/engine/car'
import { encodeCar } from '@demo/backend/engine/cupra-code'
import { quotes } from '@demo/backend/finance/handlers'
import { server } from '@tests/msw/server'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { answerFleet } from '@/door/papers/fleet/answer.server'
import { tableCell } from '@/door/papers/paper/csv.server'
import { formatEuro } from '@/i18n/format'
import { plain, readPdf } from '../quote/read-pdf'

const signal = new AbortController().signal
const [born, leon] = [encodeCar(startCar('BORN')), encodeCar(startCar('LEON'))]
const fleet = `ol~${born}*10*48*20000~${leon}*3*36*15000~${leon}*x*36*15000`
const ask = (query: Record<string, string>) =>
  answerFleet({ lang: 'fr', sales_type: 'B2B', fleet, ...query }, { signal })

/** What the service says of one car, apart from the plan. */
function offerOf(cupra_code: string, duration: 36 | 48, mileage: 15_000 | 20_000) {
  const [offer] = quotes({ lang: 'fr', sales_type: 'B2B', cupra_code, product_code: 'ol', duration, mileage }).offers
  if (!offer) throw new Error('no offer')
  return { monthly: offer.monthly.excl, total: offer.monthly.excl * duration }
}
const [ofBorn, ofLeon] = [offerOf(born, 48, 20_000), offerOf(leon, 36, 15_000)]
const comma = (amount: number) => amount.toFixed(2).replace('.', ',')

describe('a fleet as a table', () => {
  it('says of no instalment of a credit that it is without VAT', async () => {
    const [head] = (await (await ask({ format: 'csv', fleet: fleet.replace(/^ol/, 'ac') })).text()).split('\r\n')
    expect(head?.match(/\(.*?\)/g)).toEqual(['(€)', '(€)', '(€)'])
  })

  it('has a line for each kind of car that costs something, as a Belgian spreadsheet reads it', async () => {
    const answer = await ask({ format: 'csv' })
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="flotte-\d{4}-\d\d-\d\d\.csv"$/)
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const [head, ...lines] = new TextDecoder().decode(bytes).trimEnd().split('\r\n')
    expect(head?.split(';')).toHaveLength(9)
    expect(head?.match(/\(.*?\)/g)).toEqual(['(€ HTVA)', '(€ HTVA)', '(€ HTVA)'])
    expect(lines.map((line) => line.split(';'))).toEqual([
      [
        'Born',
        born,
        '10',
        'Location longue durée',
        '48',
        '20000',
        comma(ofBorn.monthly),
        comma(ofBorn.monthly * 10),
        comma(ofBorn.total * 10),
      ],
      [
        'Leon',
        leon,
        '3',
        'Location longue durée',
        '36',
        '15000',
        comma(ofLeon.monthly),
        comma(ofLeon.monthly * 3),
        comma(ofLeon.total * 3),
      ],
    ])
  })
})

describe('a table that a spreadsheet opens', () => {
  it.each([
    '=HYPERLINK("http://evil.example";"Prix")',
    '+32 9 000 00 00',
    "-2+3+cmd|' /C calc'!A0",
    '@SUM(A1:A9)',
    '\t=1+1',
    '\r=1+1',
    '\n=1+1',
    '  =1+1',
    '\u00a0=1+1',
    '＝1+1',
    '＠SUM(1)',
  ])('runs no cell: %j is a text', (text) => {
    const cell = tableCell(text)
    // As a spreadsheet reads it: quotes around a cell are not part of it.
    const read = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell
    expect(read).toBe(`'${text}`)
  })

  it.each(['a;b', 'a"b', 'a\r\nb', 'a\nb'])('keeps %j in one cell', (text) => {
    expect(tableCell(text)).toBe(`"${text.replaceAll('"', '""')}"`)
  })

  it.each(['Born', '1.234,56', '0,00', "l'auto", 'Leon Sportstourer', ''])('leaves %j as it is', (text) => {
    expect(tableCell(text)).toBe(text)
  })

  it.each(['=1+1', '@SUM(1)', '+1', '-1', '\t=1'])(
    'has no word of a service that writes %j for a car',
    async (text) => {
      const right = quotes({
        lang: 'fr',
        sales_type: 'B2B',
        cupra_code: born,
        product_code: 'ol',
        duration: 48,
        mileage: 20_000,
      })
      const hostile = {
        ...right,
        offers: right.offers.map((offer) => ({ ...offer, carline_code: text, product_title: text })),
      }
      server.use(http.get('*/v1/car-configurator/quotes', () => HttpResponse.json(hostile)))
      const answer = await ask({ format: 'csv' })
      expect(answer.status === 303 || !(await answer.text()).includes(text)).toBe(true)
    },
  )
})

describe('a fleet on paper', () => {
  it('names each line with its terms, and what all of them cost together', async () => {
    const answer = await ask({ format: 'pdf' })
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    const { text } = await readPdf(new Uint8Array(await answer.arrayBuffer()))
    for (const words of ['10 × Born', '3 × Leon', '48 mois', '20.000 km/an', 'Loueur']) expect(text).toContain(words)
    for (const amount of [
      ofBorn.monthly,
      ofBorn.monthly * 10 + ofLeon.monthly * 3,
      ofBorn.total * 10 + ofLeon.total * 3,
    ]) {
      expect(text).toContain(plain(formatEuro(amount, 'fr', { decimals: 2 })))
    }
  })

  it('says per what each amount is and without VAT, its purchase option, who mediates, and whose document it is', async () => {
    const answer = await ask({ format: 'pdf', fleet: `fr~${born}*1*48*20000` })
    const { text } = await readPdf(new Uint8Array(await answer.arrayBuffer()))
    const [offer] = quotes({ lang: 'fr', sales_type: 'B2B', cupra_code: born, product_code: 'fr', duration: 48 }).offers
    if (!offer?.residual) throw new Error('a financial renting ends with an option')
    const euro = (amount: number) => plain(formatEuro(amount, 'fr', { decimals: 2 }))
    expect(text).toContain(`Mensualité par voiture (€ HTVA) ${euro(offer.monthly.excl)}`)
    expect(text).toContain(`48 mois · option d’achat de ${euro(offer.residual.amount.excl)}`)
    expect(text).toContain(`intermédiaire : ${offer.intermediary.name}`)
    expect(text).toContain('BE 0999.999.922')
  })
})

describe('a fleet on paper, of which not all lines are alike', () => {
  const textOf = async (plan: string) =>
    (await readPdf(new Uint8Array(await (await ask({ format: 'pdf', fleet: plan })).arrayBuffer()))).text
  const NOT_COUNTED = 'Les lignes sans montant ne sont pas comptées.'
  const EQUAL = 'toutes les mensualités égales'

  it('says that a line without an amount is not counted', async () => {
    expect(await textOf(fleet)).toContain(NOT_COUNTED)
    expect(await textOf(`ol~${born}*10*48*20000`)).not.toContain(NOT_COUNTED)
  })

  it('calls the instalments equal where those of each line are', async () => {
    const [raised, equal] = [`${born}*1*48*15000`, `${leon}*2*96*15000`]
    expect(await textOf(`ac~${equal}`)).toContain(EQUAL)
    expect(await textOf(`ac~${equal}~${raised}`)).not.toContain(EQUAL)
    expect(await textOf(`ac~${raised}~${equal}`)).not.toContain(EQUAL)
  })
})

describe('trouble with a fleet', () => {
  const locationOf = async (query: Record<string, string>) => {
    const answer = await ask(query)
    return { status: answer.status, location: answer.headers.get('location') }
  }
  const page = { status: 303, location: `/fr/professionnel/fleet/calcul/${fleet}` }

  it('leads to the page of the plan when the service does not answer', async () => {
    server.use(http.get('*/v1/car-configurator/quotes', () => HttpResponse.error()))
    expect(await locationOf({ format: 'csv' })).toEqual(page)
  })

  it('leaves out a car that the service does not know, and no other', async () => {
    const answer = await ask({ format: 'csv', fleet: `ol~00000000*2*48*15000~${leon}*3*36*15000` })
    expect((await answer.text()).trimEnd().split('\r\n')).toHaveLength(2)
  })

  it('leads a private buyer to his own page, and a plan that is none to the page of fleets', async () => {
    expect(await locationOf({ format: 'csv', sales_type: 'B2C' })).toEqual({
      status: 303,
      location: `/fr/fleet/calcul/${fleet}`,
    })
    expect(await locationOf({ format: 'csv', fleet: 'none' })).toEqual({
      status: 303,
      location: '/fr/professionnel/fleet',
    })
  })
})
