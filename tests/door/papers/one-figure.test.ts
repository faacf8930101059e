import fc from 'fast-check'
import { expect, it } from 'vitest'
import { getQuotes } from '@/data/configurator/calls'
import { searchStockVehicles } from '@/data/stock/calls'
import { FIRST_PRODUCT, MILEAGES } from '@/domain/finance-terms'
import { LANGUAGES } from '@/domain/language'
import { RENT_DURATIONS } from '@/domain/rent-terms'
import { SALES_TYPES } from '@/domain/sales-type'
import { answerVehicleSheet } from '@/door/papers/vehicle-sheet/answer.server'
import { amountFor, formatEuro } from '@/i18n/format'
import { plain, readPdf } from './quote/read-pdf'

const by = { signal: new AbortController().signal }

it('the amount of a month is one figure in the list, on the page, in the calculator and in the document, on any terms', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...LANGUAGES),
      fc.constantFrom(...SALES_TYPES),
      fc.constantFrom(...RENT_DURATIONS),
      fc.constantFrom(...MILEAGES),
      fc.constantFrom(0, 1_000, 2_500),
      fc.nat({ max: 80 }),
      async (lang, sales_type, duration, mileage, deposit, offset) => {
        const audience = { lang, sales_type }
        const terms = { duration, mileage, deposit }
        const list = await searchStockVehicles({ ...audience, terms, offset, limit: 1 })
        const card = list.vehicles[0]
        if (!card?.monthly) return
        const { commission_id, carline_code } = card
        const { detail } = await searchStockVehicles({ ...audience, terms, commission_id })
        expect(detail?.monthly?.amount).toEqual(card.monthly.amount)
        const product_code = FIRST_PRODUCT[sales_type]
        const { offers } = await getQuotes({ ...audience, ...terms, commission_id, product_code })
        expect(offers[0]?.monthly).toEqual(card.monthly.amount)
        const sheet = await answerVehicleSheet(
          {
            ...audience,
            carline_code,
            commission_id,
            duration: `${duration}`,
            mileage: `${mileage}`,
            deposit: `${deposit}`,
          },
          by,
        )
        const { text } = await readPdf(new Uint8Array(await sheet.arrayBuffer()))
        const amount = formatEuro(amountFor(card.monthly.amount, sales_type), lang, { decimals: 2 })
        expect(text).toContain(plain(amount))
      },
    ),
    { numRuns: 20 },
  )
}, 60_000)
