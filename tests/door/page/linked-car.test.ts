import { server } from '@tests/msw/server'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { getConfigurations } from '@/data/configurator/calls'
import { searchStockVehicles } from '@/data/stock/calls'
import { linkedCar } from '@/door/page/linked-car.server'
import { buildPath } from '@/routing/build-path'
import { configuratorTarget, readConfiguratorLink } from '@/routing/forms/configurator-target'
import type { FormQuery } from '@/routing/forms/form-fields'

const target = (given: FormQuery, linked?: readonly string[]) => configuratorTarget(readConfiguratorLink(given), linked)

const AUDIENCE = { language: 'nl', salesType: 'B2C' } as const
const QUERY = { lang: 'nl', sales_type: 'B2C' } as const

async function builtLink() {
  const { configurations } = await getConfigurations({ ...QUERY, carline_code: 'LEON' })
  const [build] = configurations
  if (!build) throw new Error('no build')
  const path = buildPath('car-configurator.conf', { id: build.id }, { language: 'fr', salesType: 'B2B' })
  return { link: `Kijk: https://site.example${path}?utm_source=mail.`, code: build.cupra_code }
}

describe('the car of a pasted link, to compare another with', () => {
  it('is a built one by its code', async () => {
    const { link, code } = await builtLink()
    expect(await linkedCar(link, AUDIENCE)).toEqual([code])
  })

  it('is one in stock by its code and its number', async () => {
    const { vehicles } = await searchStockVehicles(QUERY)
    const [car] = vehicles
    const link = `https://site.example/fr/stock/${car?.carline_code.toLowerCase()}/${car?.commission_id}`
    const linked = await linkedCar(link, AUDIENCE)
    expect(linked).toEqual([car?.cupra_code, car?.commission_id])
    expect(target({ lang: 'nl', cupra_code: '2FPMF5MJ', compare: link }, linked)).toBe(
      `/nl/car-configurator/compare/2FPMF5MJ/${car?.cupra_code}/${car?.commission_id}`,
    )
  })

  it.each(['', '2FPMF5MJ', 'https://site.example/fr/stock/born/B0000000', 'https://site.example/fr/contact'])(
    'is none of %j',
    async (pasted) => {
      expect(await linkedCar(pasted, AUDIENCE)).toBeUndefined()
    },
  )

  it('is none while the service is away, and its number is no code', async () => {
    const { link } = await builtLink()
    server.use(http.all('*', () => HttpResponse.error()))
    expect(await linkedCar(link, AUDIENCE)).toBeUndefined()
    const compare = 'https://site.example/fr/stock/born/B1234567'
    expect(target({ lang: 'nl', cupra_code: '2FPMF5MJ', compare })).toBe(
      `/nl/car-configurator/offer/2FPMF5MJ?${new URLSearchParams({ compare })}#compare`,
    )
  })
})
