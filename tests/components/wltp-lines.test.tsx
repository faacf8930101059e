import { modelsPrices } from '@demo/backend/configurator/handlers'
import { startCar } from '@demo/backend/engine/car'
import { encodeCar } from '@demo/backend/engine/cupra-code'
import { DEFAULT_FLAGS } from '@demo/backend/flags/default-flags'
import { vehicles } from '@demo/backend/stock/handlers'
import { plain, readPdf } from '@tests/door/papers/quote/read-pdf'
import { server } from '@tests/msw/server'
import { renderInSite } from '@tests/render'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { WltpLine } from '@/components/WltpLine'
import type { Wltp } from '@/contract/common'
import { createQueryClient } from '@/data/query-client'
import type { Language } from '@/domain/language'
import { fillFigures } from '@/door/figures/catalogue-figures.server'
import { wordsIn } from '@/door/machines/page-facts.server'
import { vehicleTexts } from '@/door/machines/stock-feed/vehicle-text.server'
import { answerQuote } from '@/door/papers/quote/answer.server'
import { readWords } from '@/i18n/words.server'

const { signal } = new AbortController()

/** The lines of a page, as they are read: a dot stands between two figures, and is placed by style. */
function linesOfPage(wltp: Wltp, language: Language): string[] {
  const { container } = renderInSite(<WltpLine wltp={wltp} />, { language })
  const lines = [...(container.querySelector('[data-wltp]')?.children ?? [])]
  return lines.map((line) => plain([...line.children].map((item) => item.textContent).join(' ')).replace(/ +/g, ' '))
}

async function inText(text: string, language: Language): Promise<string> {
  const words = wordsIn(await readWords(language, ['common', 'type']))
  return plain((await fillFigures({ text }, { language, salesType: 'B2C' }, words, createQueryClient())).text)
}

/** The figures of the carline's versions in a quote, which has them while that flag is off. */
async function inQuote(carline: 'TERRAMAR' | 'FORMENTOR' | 'LEON', language: Language): Promise<string> {
  const flags = { ...DEFAULT_FLAGS, BACKEND_WLTP_DATA_REQUESTS: false }
  server.use(http.get('*/v1/feature-flags', () => HttpResponse.json(flags)))
  const answer = await answerQuote(
    { lang: language, sales_type: 'B2C', cupra_code: encodeCar(startCar(carline)) },
    { signal },
  )
  return (await readPdf(new Uint8Array(await answer.arrayBuffer()))).text
}

function wltpOf(carline_code: 'TERRAMAR' | 'FORMENTOR' | 'LEON', lang: Language): Wltp {
  const [model] = modelsPrices({ lang, sales_type: 'B2C', carline_code }).models
  if (!model) throw new Error(`${carline_code} has no price`)
  return model.wltp
}

const PLUG_IN = { fr: 'autonomie électrique : ', nl: 'elektrisch rijbereik: ' } as const

describe.each(['fr', 'nl'] as const)('what is said of a car’s consumption in %s', (language) => {
  it.each(['TERRAMAR', 'FORMENTOR', 'LEON'] as const)(
    'of %s has a line for each engine, on a page, in a document and in a text',
    async (carline) => {
      const lines = linesOfPage(wltpOf(carline, language), language)
      expect(lines.length).toBeGreaterThan(1)
      expect(lines.filter((line) => line.includes(PLUG_IN[language]))).toHaveLength(1)
      expect(await inText(`{${carline}.wltp}`, language)).toBe(lines.join(language === 'fr' ? ' ; ' : '; '))
      const quote = await inQuote(carline, language)
      for (const line of lines) expect(quote).toContain(line)
    },
  )

  it('of a car in stock is the same on its card and in the feed', async () => {
    const [car] = vehicles({ lang: language, sales_type: 'B2C', criteria: { carline: ['LEON'] }, limit: 1 }).vehicles
    if (!car) throw new Error('no Leon in stock')
    const describeVehicle = await vehicleTexts({ language, salesType: 'B2C' })
    const { container } = renderInSite(<WltpLine wltp={car.wltp} brief />, { language })
    const row = plain(container.querySelector('[data-wltp]')?.textContent ?? '')
    expect(row.match(/\/100 km/g)).toHaveLength(1)
    expect(row).toMatch(/g\/km CO2 \(WLTP\)$/)
    const feed = plain(describeVehicle(car).text)
    for (const figure of row.replace(' (WLTP)', '').split(/ · | \+ /)) expect(feed).toContain(figure)
  })

  it('of a carline on a card has a row for each engine, and says per what their figures are behind the last', () => {
    const { container } = renderInSite(<WltpLine wltp={wltpOf('LEON', language)} brief />, { language })
    const rows = [...(container.querySelector('[data-wltp]')?.children ?? [])].map((row) => plain(row.textContent))
    expect(rows).toHaveLength(2)
    expect(rows[0]).toMatch(/^[^/]+ [LWhk]+ · [\d–]+ g$/)
    expect(rows[1]).toMatch(/^[^/]+ [LWhk]+ · [\d–]+ g · p[ae]r 100 km, CO2 p[ae]r km \(WLTP\)$/)
  })

  it('is told to be provisional wherever it is, of each engine', async () => {
    const prices = modelsPrices({ lang: language, sales_type: 'B2C', carline_code: 'LEON' })
    const models = prices.models.map((model) => ({ ...model, wltp: { ...model.wltp, source: 'pending' as const } }))
    server.use(http.get('*/v1/car-configurator/models-prices', () => HttpResponse.json({ ...prices, models })))
    const words = { fr: 'homologation en cours (WLTP)', nl: 'homologatie loopt (WLTP)' }[language]
    const engines = models[0]?.wltp.engines?.length ?? 0
    const times = (text: string) => text.split(words).length - 1
    expect(times(linesOfPage(models[0]?.wltp ?? wltpOf('LEON', language), language).join(' '))).toBe(engines)
    expect(times(await inText('{LEON.wltp}', language))).toBe(engines)
    expect(times(await inQuote('LEON', language))).toBe(engines)
  })
})
