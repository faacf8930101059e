import { search } from '@demo/backend/tests/stock/sample'
import { addUp, textOf } from '@tests/credit-examples'
import { describe, expect, test } from 'vitest'
import { writeCalculation } from '@/domain/calculation'
import { DURATIONS, LAST_PERCENTS, type LastPercent } from '@/domain/finance-terms'
import { LANGUAGES } from '@/domain/language'
import { buildPath } from '@/routing/build-path'
import { readPdf } from '../door/papers/quote/read-pdf'
import { ask } from './ask'

/** Whoever adds up what is printed of a credit comes to its total, on pages and in documents. */

const CARS = search({ limit: 10 }).vehicles.map(({ commission_id, cupra_code, carline_code }) => ({
  commission_id,
  cupra_code,
  carline_code,
}))
test('a sum that is wrong is found', () => {
  expect(addUp('47 mensualités 629,98 € Dernière mensualité majorée 11.726,98 € Montant total dû 41.336,04 €')).toEqual(
    {
      wrong: [],
      found: 1,
    },
  )
  expect(
    addUp('47 maandaflossingen van 629,98 € en een laatste van 11.097,00 €. Totaal te betalen bedrag: 41.336,04 €')
      .wrong,
  ).toHaveLength(1)
})

describe.each(LANGUAGES)('in %s', (language) => {
  const audience = { language, salesType: 'B2C' } as const

  test.each(CARS)('what the calculation of $commission_id prints adds up, whatever its terms', async (car) => {
    const terms = DURATIONS.flatMap((duration) =>
      ([undefined, ...LAST_PERCENTS] as (LastPercent | undefined)[]).map((last) => ({ duration, last })),
    )
    const problems: string[] = []
    let found = 0
    // One term in five for each car, so that ten cars try all of them twice.
    for (const { duration, last } of terms.filter((_, at) => at % 5 === CARS.indexOf(car) % 5)) {
      const calculation = writeCalculation({
        car: { commission_id: car.commission_id },
        product: 'ac',
        duration,
        mileage: 15_000,
        deposit: '2.500',
        last,
      })
      const path = buildPath('financing.calculation', { calculation }, audience)
      const { wrong, found: here } = addUp(textOf(await (await ask(path)).text()))
      problems.push(...wrong.map((example) => `${path}: ${example}`))
      found += here
    }
    expect(problems).toEqual([])
    expect(found).toBeGreaterThan(0)
  })

  test('what the pages about money and the quotes print adds up', async () => {
    for (const name of ['financing', 'financial-solutions'] as const) {
      const path = buildPath(name, {}, audience)
      const { wrong, found } = addUp(textOf(await (await ask(path)).text()))
      expect([path, wrong]).toEqual([path, []])
      expect(found, path).toBeGreaterThan(0)
    }
    for (const { cupra_code } of CARS) {
      const answer = await ask(`/api/quote?${new URLSearchParams({ lang: language, cupra_code, deposit: '1.500' })}`)
      const { text } = await readPdf(new Uint8Array(await answer.arrayBuffer()))
      const { wrong, found } = addUp(text)
      expect([cupra_code, wrong]).toEqual([cupra_code, []])
      expect(found, cupra_code).toBeGreaterThan(0)
    }
  })

  test('what the page and the sheet of a car print adds up', async () => {
    for (const { commission_id, carline_code } of CARS) {
      const path = buildPath('stock.vehicle', { modelName: carline_code, commissionId: commission_id }, audience)
      expect([path, addUp(textOf(await (await ask(path)).text())).wrong]).toEqual([path, []])
      const query = { lang: language, sales_type: 'B2C', carline_code, commission_id }
      const answer = await ask(`/api/vehicle-sheet?${new URLSearchParams(query)}`)
      const { text } = await readPdf(new Uint8Array(await answer.arrayBuffer()))
      expect([path, addUp(text).wrong]).toEqual([path, []])
    }
  })
})
