import { startCar } from '@demo/backend/engine/car'
import { carId } from '@demo/backend/engine/configuration-id'
import { encodeCar } from '@demo/backend/engine/cupra-code'
import { screen, within } from '@testing-library/react'
import { renderInSite } from '@tests/render'
import { describe, expect, it } from 'vitest'
import type { Language } from '@/domain/language'
import { CarProblem } from '@/features/configurator/car/CarProblem'
import OfferView from '@/features/configurator/OfferView'

const id = carId(startCar('BORN'))

const draw = (given: string, language: Language = 'nl') =>
  renderInSite(<CarProblem kind="malformed" identifier="id" given={given} />, {
    language,
    route: { name: 'car-configurator.conf', params: { id: given } },
  })

describe('a car that does not open', () => {
  it.each([
    ['doubled', `${id}${id}`],
    ['of 10,000 characters', `${id}-${'x'.repeat(10_000)}`],
    ['with an unknown end', `${id}-gold`],
    ['in capitals', id.toUpperCase()],
  ])('offers the nearest one, with its price, for an address that is %s', async (_, given) => {
    draw(given)
    expect(await screen.findByRole('link', { name: 'Verder met deze wagen' })).toHaveAttribute(
      'href',
      `/nl/car-configurator/conf/${id}`,
    )
    expect(screen.getByRole('status')).toHaveTextContent(/WLTP/)
  })

  it.each([
    ['born', 'born'],
    ['leonnew.x', 'leon'],
  ])('offers the versions of its carline when %s is all that is left', (given, slug) => {
    draw(given, 'fr')
    expect(screen.getByRole('link', { name: /^Les versions de la/ })).toHaveAttribute(
      'href',
      `/fr/configurateur/models/${slug}`,
    )
  })

  it('by a code with two signs that changed places offers the code that was meant', async () => {
    const code = encodeCar(startCar('BORN'))
    const typed = code.charAt(1) + code.charAt(0) + code.slice(2)
    renderInSite(<OfferView params={{ cupra_code: typed }} />, {
      language: 'fr',
      route: { name: 'car-configurator.offer', params: { cupra_code: typed } },
    })
    const meant = (await screen.findByRole('heading', { name: 'Vouliez-vous dire…' })).parentElement as HTMLElement
    expect(within(meant).getByRole('link', { name: code })).toHaveAttribute('href', `/fr/configurateur/offer/${code}`)
  })
})
