import { describe, expect, it } from 'vitest'
import type { Language } from '@/domain/language'
import { translatorFor } from '@/i18n/translator.server'

/** As a page writes them: the number is formatted, so it is a value of its own beside the count. */
async function fleetOf(language: Language, count: number) {
  const t = await translatorFor(language, ['how-buy'])
  return t('fleet_plan.title', { cars: t('fleet_plan.how_many', { count, number: String(count) }) })
}

async function foundWith(language: Language, count: number) {
  const t = await translatorFor(language, ['how-buy'])
  const number = String(count)
  return t('budget.found', {
    builds: t('budget.found_builds', { count, number }),
    vehicles: t('budget.found_vehicles', { count, number }),
  })
}

describe('a number with its word', () => {
  it('is one car of a fleet, or several', async () => {
    expect(await fleetOf('fr', 1)).toMatch(/: 1 voiture$/)
    expect(await fleetOf('fr', 21)).toMatch(/: 21 voitures$/)
    expect(await fleetOf('nl', 1)).toMatch(/: 1 wagen$/)
    expect(await fleetOf('nl', 0)).toMatch(/: 0 wagens$/)
  })

  it('is one car of a budget, or several', async () => {
    expect(await foundWith('fr', 1)).toMatch(/^1 version à composer et 1 voiture de stock ne/)
    expect(await foundWith('nl', 1)).toMatch(/^1 versie om samen te stellen en 1 stockwagen blijven/)
    expect(await foundWith('nl', 2)).toMatch(/^2 versies om samen te stellen en 2 stockwagens blijven/)
  })
})
