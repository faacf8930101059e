import { startCar } from '@demo/backend/engine/car'
import { encodeCar } from '@demo/backend/engine/cupra-code'
import { priceCar } from '@demo/backend/engine/price'
import { screen, within } from '@testing-library/react'
import { server } from '@tests/msw/server'
import { renderInSite } from '@tests/render'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import type { Language } from '@/domain/language'
import type { SalesType } from '@/domain/sales-type'
import CompareView from '@/features/configurator/CompareView'
import { formatEuro } from '@/i18n/format'

const [one, other] = [startCar('LEON'), startCar('FORMENTOR')]
const params = { cupra_code: encodeCar(one), other_code: encodeCar(other) }

const draw = (asked: typeof params, language: Language = 'nl', salesType: SalesType = 'B2C') =>
  renderInSite(<CompareView params={asked} />, {
    language,
    salesType,
    flags: { BACKEND_WLTP_DATA_REQUESTS: true },
    route: { name: 'car-configurator.compare', params: asked },
  })

describe('two cars side by side', () => {
  it.each([
    ['fr', 'B2C'],
    ['nl', 'B2B'],
  ] as const)('have their totals and the difference at the foot, in %s for %s', async (language, salesType) => {
    draw(params, language, salesType)
    const foot = within(await screen.findByRole('table'))
      .getAllByRole('row')
      .at(-1)
    const reading = salesType === 'B2B' ? 'excl' : 'incl'
    const [a, b] = [priceCar(one).total[reading] / 100, priceCar(other).total[reading] / 100]
    expect(foot).toHaveTextContent(formatEuro(a, language).replaceAll('\u00a0', ' '))
    expect(foot).toHaveTextContent(formatEuro(b, language).replaceAll('\u00a0', ' '))
    expect(foot).toHaveTextContent(formatEuro(b - a, language, { sign: true }).replaceAll('\u00a0', ' '))
  })

  it('can change places, and each opens by itself', async () => {
    draw(params, 'fr')
    expect(await screen.findByRole('link', { name: 'Échanger les deux voitures' })).toHaveAttribute(
      'href',
      `/fr/configurateur/compare/${params.other_code}/${params.cupra_code}`,
    )
    expect(screen.getAllByRole('link', { name: 'Voir cette voiture' })).toHaveLength(2)
  })

  it('that are one and the same are said to be identical', async () => {
    draw({ cupra_code: params.cupra_code, other_code: params.cupra_code })
    expect(await screen.findByText('Deze twee wagens zijn identiek.')).toBeInTheDocument()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
  })

  it('name the code of the two that is unknown', async () => {
    draw({ ...params, other_code: '7HQ4K2MN' }, 'fr')
    expect(await screen.findByText('Ce code n’existe pas. Vérifiez les 8 caractères.')).toBeInTheDocument()
    expect(screen.getByText('7HQ4K2MN')).toBeInTheDocument()
  })

  it('ask nobody about what is no code', () => {
    server.use(http.all('*', () => HttpResponse.error()))
    draw({ ...params, other_code: 'code!' }, 'fr')
    expect(screen.getByText(/ne compte pas 8 caractères valables/)).toBeInTheDocument()
  })
})
