import { startCar } from '@demo/backend/engine/car'
import { listChoices } from '@demo/backend/engine/choices'
import { carId } from '@demo/backend/engine/configuration-id'
import { encodeCar } from '@demo/backend/engine/cupra-code'
import { serverMarkup } from '@tests/server-markup'
import { describe, expect, it } from 'vitest'
import { featureFlagQueries } from '@/data/feature-flags/queries'
import CompareView from '@/features/configurator/CompareView'
import ConfView from '@/features/configurator/ConfView'
import { compareQueries, confQueries, offerQueries, startQueries } from '@/features/configurator/configurator.prefetch'
import ModelsStepView from '@/features/configurator/ModelsStepView'
import OfferView from '@/features/configurator/OfferView'
import StartView from '@/features/configurator/StartView'
import { AUDIENCES } from '@/routing/audiences'

const car = startCar('BORN')
const id = carId(car)
const hrefs = (page: HTMLElement) => [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))

describe('the configurator without JavaScript', () => {
  it.each(AUDIENCES)('has every choice as a link, for $language $salesType', async (audience) => {
    const page = await serverMarkup(
      <ConfView params={{ id }} />,
      audience,
      { name: 'car-configurator.conf', params: { id } },
      confQueries(audience, id),
    )
    const links = hrefs(page).join('\n')
    for (const { choices } of listChoices(car)) {
      for (const { next, repairs } of choices) {
        for (const target of [next, ...repairs.map((repair) => repair.car)]) {
          if (target) expect(links).toContain(`/conf/${carId(target)}#`)
        }
      }
    }
    expect(page.textContent).toContain(encodeCar(car))
    expect(page.querySelector('[data-total]')).not.toBeNull()
  })

  it('has each step as an anchor that stands in the page', async () => {
    const audience = { language: 'fr', salesType: 'B2C' } as const
    const page = await serverMarkup(
      <ConfView params={{ id }} />,
      audience,
      { name: 'car-configurator.conf', params: { id } },
      confQueries(audience, id),
    )
    const anchors = [...page.querySelectorAll('nav a')].map((link) => link.getAttribute('href') ?? '')
    expect(anchors.length).toBeGreaterThan(4)
    for (const anchor of anchors) expect(page.querySelector(anchor), anchor).not.toBeNull()
  })

  it('says where to go when the server had no answer', async () => {
    const audience = { language: 'nl', salesType: 'B2C' } as const
    const page = await serverMarkup(
      <ConfView params={{ id }} />,
      audience,
      { name: 'car-configurator.conf', params: { id } },
      [],
    )
    expect(page.querySelector('noscript')?.innerHTML).toContain('De wagen kon niet worden geladen')
  })

  it('says that a car is unknown when the server was told so', async () => {
    const audience = { language: 'fr', salesType: 'B2C' } as const
    const page = await serverMarkup(
      <OfferView params={{ cupra_code: '7HQ4K2MN' }} refused="unknown_code" />,
      audience,
      { name: 'car-configurator.offer', params: { cupra_code: '7HQ4K2MN' } },
      [],
    )
    expect(page.querySelector('[role=alert]')?.textContent).toContain('Ce code n’existe pas')
    expect(page.textContent).toContain('7HQ4K2MN')
  })

  it('opens a code with the whole car, and the way back into it', async () => {
    const audience = { language: 'nl', salesType: 'B2B' } as const
    const cupra_code = encodeCar(car)
    const page = await serverMarkup(
      <OfferView params={{ cupra_code }} />,
      audience,
      { name: 'car-configurator.offer', params: { cupra_code } },
      [...offerQueries(audience, cupra_code), featureFlagQueries.all()],
    )
    expect(hrefs(page)).toContain(`/nl/professioneel/car-configurator/conf/${id}`)
    expect(page.textContent).toContain('Totaal excl. btw')
    expect(page.textContent).toMatch(/WLTP/)
    // What the summary asks for is in it: the figure by month, the form that makes the document, the references.
    expect(page.textContent).toMatch(/per maand/)
    expect(page.querySelector('form[action="/api/quote"] input[name=cupra_code]')?.getAttribute('value')).toBe(
      cupra_code,
    )
    expect(page.textContent).toContain('Marketingcode')
  })

  it('sets two cars side by side, what differs first', async () => {
    const audience = { language: 'fr', salesType: 'B2C' } as const
    const other = encodeCar(startCar('FORMENTORVZ'))
    const codes = { cupra_code: encodeCar(car), other_codes: [other] }
    const page = await serverMarkup(
      <CompareView params={codes} />,
      audience,
      { name: 'car-configurator.compare', params: codes },
      compareQueries(audience, [codes.cupra_code, other]),
    )
    expect(page.querySelector('table caption')?.textContent).toMatch(/différences$/)
    expect(hrefs(page)).toContain(`/fr/configurateur/offer/${other}`)
    expect(page.querySelectorAll('[aria-busy=true]')).toHaveLength(0)
  })

  it('begins with a form and with the very cars behind the "from" prices', async () => {
    const audience = { language: 'fr', salesType: 'B2C' } as const
    const start = await serverMarkup(
      <StartView />,
      audience,
      { name: 'car-configurator', params: {} },
      startQueries(audience),
    )
    const form = start.querySelector('form')
    expect(form?.getAttribute('action')).toBe('/redirection/carconfigurator')
    expect([...new FormData(form ?? undefined).keys()]).toEqual(['lang', 'sales_type', 'typed', 'cupra_code'])
    expect(hrefs(start)).toContain(`/fr/configurateur/conf/${id}`)
    const models = await serverMarkup(
      <ModelsStepView />,
      audience,
      { name: 'car-configurator.models', params: {} },
      startQueries(audience),
    )
    expect(hrefs(models)).toContain(`/fr/configurateur/conf/${id}`)
  })
})
