import { startCar } from '@demo/backend/engine/car'
import { carId } from '@demo/backend/engine/configuration-id'
import { encodeCar } from '@demo/backend/engine/cupra-code'
import { screen, waitFor, within } from '@testing-library/react'
import { server } from '@tests/msw/server'
import { renderWhole } from '@tests/render'
import { delay, HttpResponse, http } from 'msw'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Configuration } from '@/contract/configured-car'
import { getConfiguration, getModelsPrices, getPrices, getStandards } from '@/data/configurator/calls'
import type { ModelledCarline } from '@/domain/carline'
import type { FeatureFlag } from '@/domain/feature-flag'
import type { SalesType } from '@/domain/sales-type'
import { Summary } from '@/features/configurator/summary/Summary'
import { Reduction } from '@/features/configurator/summary/Summary.Reduction'
import { formatEuro, formatMeasure } from '@/i18n/format'

const fr = { lang: 'fr', sales_type: 'B2C' } as const

interface Drawn {
  readonly carline?: ModelledCarline
  readonly salesType?: SalesType
  readonly flags?: Partial<Record<FeatureFlag, boolean>>
  readonly change?: (configuration: Configuration) => Configuration
}

async function draw({ carline = 'BORN', salesType = 'B2C', flags = {}, change = (car) => car }: Drawn = {}) {
  const configuration = await getConfiguration({ lang: 'fr', sales_type: salesType, id: carId(startCar(carline)) })
  const ui = (
    <Summary configuration={change(configuration)} origin="ccf">
      {null}
    </Summary>
  )
  return { ...(await renderWhole(ui, { language: 'fr', salesType, flags })), configuration }
}

interface Alert {
  readonly kind: string
  readonly body: Record<string, unknown>
}

/** What is sent by POST from now on. */
function heard(path: string): Alert[] {
  const sent: Alert[] = []
  server.use(
    http.post(`*/v1/${path}/:kind`, async ({ request, params }) => {
      sent.push({ kind: String(params.kind), body: (await request.json()) as Alert['body'] })
      return HttpResponse.json({ accepted: true }, { status: 202 })
    }),
  )
  return sent
}

describe('the delivery of a summary', () => {
  it('is asked for the postal code that is typed, and names the dealer there', async () => {
    const { user } = await draw()
    const zipcode = screen.getByLabelText('Votre code postal')
    let answer = () => {}
    const answered = new Promise<void>((resolve) => (answer = resolve))
    server.use(http.get('*/v1/car-configurator/delivery', () => answered))
    await user.type(zipcode, '6700{Enter}')
    // A screen reader speaks what comes into a region that is there already.
    const region = zipcode.closest('section')?.querySelector('[role=status]')
    expect(region).toBeEmptyDOMElement()
    answer()
    expect(await screen.findByText(/Remise des clés chez .*, Arlon/)).toBeInTheDocument()
    expect(region).toHaveTextContent('Arlon')
  })

  it('says at once what a postal code is, and asks nobody, when four digits were not typed', async () => {
    const { user } = await draw()
    server.use(http.get('*/v1/car-configurator/delivery', () => HttpResponse.error()))
    await user.type(screen.getByLabelText('Votre code postal'), '12345{Enter}')
    expect(screen.getByRole('alert')).toHaveTextContent('Un code postal belge compte quatre chiffres.')
    expect(screen.getByText(/^En \d+.à.\d+.semaines, soit/)).toBeInTheDocument()
  })
})

it('a summary says at once that what was typed to compare it with is no code', async () => {
  const { user } = await draw()
  await user.type(screen.getByLabelText('Comparer avec une autre voiture'), 'zzz{Enter}')
  expect(screen.getByRole('alert')).toHaveTextContent(/^Ce code/)
})

describe('the standard equipment of a summary', () => {
  it('is searched by words, without accents and capitals', async () => {
    const { user } = await draw({ flags: { STANDARD_EQUIPMENT_LIST_CCF: true } })
    const { categories } = await getStandards({ ...fr, id: carId(startCar('BORN')) })
    const titles = categories.flatMap(({ items }) => items.map(({ title }) => title))
    const wanted = titles.find((title) => /[éèê]/.test(title)) ?? ''
    const word = wanted.split(/[ ’]/).find((part) => /[éèê]/.test(part)) ?? ''
    const plain = word.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
    await user.type(await screen.findByLabelText('Chercher dans l’équipement'), plain)
    const list = screen.getByLabelText('Chercher dans l’équipement').closest('details') as HTMLElement
    const shown = within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent ?? '')
    expect(shown.some((item) => item.startsWith(wanted))).toBe(true)
    expect(shown.length).toBeLessThan(titles.length)
    expect(within(list).getByRole('status')).toHaveTextContent(String(shown.length))
    await user.type(screen.getByLabelText('Chercher dans l’équipement'), 'qqq')
    expect(within(list).getByRole('status')).toHaveTextContent('Aucun équipement de ce nom.')
  })
})

describe('the WLTP figures of a summary', () => {
  it('are those of the very car while BACKEND_WLTP_DATA_REQUESTS is on', async () => {
    const { configuration } = await draw({ flags: { BACKEND_WLTP_DATA_REQUESTS: true } })
    expect(screen.getByText(/^Valeurs de cette voiture/)).toBeInTheDocument()
    expect(document.body.textContent).toContain(formatMeasure(configuration.wltp.co2, 'fr'))
  })

  it('are the range of the versions while it is off, and say so', async () => {
    await draw({ carline: 'FORMENTOR' })
    expect(await screen.findByText(/^Fourchette des versions de série de la Formentor/)).toBeInTheDocument()
    const { models } = await getModelsPrices(fr)
    const engines = models.find(({ carline_code }) => carline_code === 'FORMENTOR')?.wltp.engines ?? []
    expect(engines.length).toBeGreaterThan(1)
    for (const { co2 } of engines) expect(document.body.textContent).toContain(formatMeasure(co2, 'fr'))
  })
})

describe('the reduction of a summary', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') }))
  afterEach(() => void vi.useRealTimers())

  /** The answer without the price that a reduction is counted from. */
  async function unreduced({ url }: Request) {
    const { backendFetch } = await import('@demo/backend/http/app')
    const { lowest_30_days: _, ...answer } = await (await backendFetch(new Request(url))).json()
    return HttpResponse.json(answer)
  }

  it('stands beside the lowest price of 30 days, and is counted from it, behind PRICE_WITH_REDUCTION_CCF', async () => {
    const { price, lowest_30_days } = await getPrices({ ...fr, id: carId(startCar('FORMENTOR')) })
    if (!price?.discount || !lowest_30_days) throw new Error('The Formentor is reduced in these weeks')
    const reduced = price.total.incl - price.discount.incl
    const { unmount } = await draw({ carline: 'FORMENTOR', flags: { PRICE_WITH_REDUCTION_CCF: true } })
    const table = await screen.findByRole('table', { name: 'Remise de fin d’année' })
    const cells = within(table)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
    expect(cells[0]).toBe(formatEuro(lowest_30_days.incl, 'fr'))
    expect(cells[1]).toBe(formatEuro(reduced - lowest_30_days.incl, 'fr'))
    expect(cells[2]).toContain(formatEuro(reduced, 'fr'))
    unmount()
    await draw({ carline: 'FORMENTOR' })
    expect(screen.queryByRole('table', { name: 'Remise de fin d’année' })).not.toBeInTheDocument()
  })

  /** One car, and at a press another one whose price is not known yet. */
  async function drawAnotherCar() {
    const car = await getConfiguration({ ...fr, id: carId(startCar('FORMENTOR')) })
    const other = await getConfiguration({ ...fr, id: car.id.replace('oxyw', 'petr') })
    function Page() {
      const [shown, show] = useState(car)
      return (
        <>
          <button type="button" onClick={() => show(other)}>
            autre
          </button>
          <Reduction configuration={shown} named={{ id: shown.id }} />
        </>
      )
    }
    const { user } = await renderWhole(<Page />, { language: 'fr', salesType: 'B2C', flags: {} })
    return async () => {
      server.use(http.get('*/v1/car-configurator/prices', () => delay('infinite')))
      await user.click(screen.getByRole('button', { name: 'autre' }))
    }
  }

  it('is marked as that of the car before until its own is known', async () => {
    const change = await drawAnotherCar()
    const table = await screen.findByRole('table', { name: 'Remise de fin d’année' })
    expect(table).not.toHaveAttribute('aria-busy')
    await change()
    expect(table).toHaveAttribute('aria-busy', 'true')
  })

  it('that the car before lacks is not told of the next one', async () => {
    const alerts = heard('alerts')
    server.use(http.get('*/v1/car-configurator/prices', ({ request }) => unreduced(request)))
    const change = await drawAnotherCar()
    await waitFor(() => expect(alerts).toHaveLength(1))
    await change()
    await delay(50)
    expect(alerts).toHaveLength(1)
  })

  it('is told to the operator once per car, with nothing of the visitor, when its price is missing', async () => {
    const alerts = heard('alerts')
    server.use(http.get('*/v1/car-configurator/prices', ({ request }) => unreduced(request)))
    const flags = { PRICE_WITH_REDUCTION_CCF: true }
    const { unmount } = await draw({ flags })
    expect(await screen.findByText(/prix remisé sur demande/)).toBeInTheDocument()
    await waitFor(() => expect(alerts).toHaveLength(1))
    unmount()
    await draw({ flags })
    await draw({ flags, carline: 'TAVASCAN' })
    await waitFor(() => expect(alerts).toHaveLength(2))
    expect(alerts.map(({ kind, body }) => [kind, body.carline_code])).toEqual([
      ['missing-price-discount', 'BORN'],
      ['missing-price-discount', 'TAVASCAN'],
    ])
    expect(Object.keys(alerts[0]?.body ?? {}).sort()).toEqual([
      'app_version',
      'carline_code',
      'cupra_code',
      'dedupe_key',
      'expected',
      'lang',
      'occurred_at',
      'page_path',
      'sales_type',
      'source',
    ])
  })
})

describe('a car without a price', () => {
  const unpriced = (configuration: Configuration): Configuration => {
    const nothing = { ...configuration.price.base, incl: 0, excl: 0 }
    return { ...configuration, price: { ...configuration.price, base: nothing, total: nothing } }
  }

  it('has words in the place of its price and nowhere 0 €, and the operator hears of it', async () => {
    const alerts = heard('alerts')
    await draw({ change: unpriced })
    expect(screen.getByText('Prix sur demande')).toBeInTheDocument()
    expect(document.body.textContent).not.toMatch(/(^|\D)0,00\s*€/)
    const { price } = startCar('BORN').version
    const listed = await screen.findByText(/Prix catalogue de la version/)
    expect(listed.textContent?.replace(/\D/g, '')).toContain(String(price / 100))
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    await waitFor(() => expect(alerts).toHaveLength(1))
    expect(alerts[0]).toMatchObject({
      kind: 'missing-catalog-price',
      body: { codes: [startCar('BORN').version.code], cupra_code: encodeCar(startCar('BORN')), source: 'ccf' },
    })
  })
})

describe('the code of a summary', () => {
  it('is asked for by POST when somebody takes it along, and only then', async () => {
    const asked: unknown[] = []
    server.events.on('request:start', async ({ request }) => {
      if (request.method === 'POST') asked.push(await request.clone().json())
    })
    const { user } = await draw()
    await screen.findByText('Marketing', { exact: false })
    expect(asked).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Copier le lien' }))
    await waitFor(() => expect(asked).toEqual([{ ...fr, id: carId(startCar('BORN')), origin: 'ccf' }]))
    expect(await navigator.clipboard.readText()).toBe(`/fr/configurateur/offer/${encodeCar(startCar('BORN'))}`)
    expect(await screen.findByText('Lien copié')).toBeInTheDocument()
    server.events.removeAllListeners()
  })

  it('is shown as the service answers it', async () => {
    server.use(
      http.post('*/v1/car-configurator/cupra-code', () =>
        HttpResponse.json({ cupra_code: 'ZZZZ9999', id: carId(startCar('BORN')) }, { status: 201 }),
      ),
    )
    const { user } = await draw()
    await user.click(screen.getByRole('button', { name: 'Copier le code' }))
    expect(await screen.findByText('ZZZZ9999')).toBeInTheDocument()
  })

  it('that could not be kept is told', async () => {
    server.use(http.post('*/v1/car-configurator/cupra-code', () => HttpResponse.json({}, { status: 201 })))
    const { user } = await draw()
    await user.click(screen.getByRole('button', { name: 'Copier le code' }))
    expect(await screen.findByText(/n’a pas encore pu être enregistré/)).toBeInTheDocument()
  })

  it('has a QR code, and the references of a dealer', async () => {
    await draw()
    const code = encodeCar(startCar('BORN'))
    expect(screen.getByRole('img', { name: 'Code QR qui ouvre cette voiture', hidden: true })).toHaveAttribute(
      'src',
      `/api/qr?lang=fr&sales_type=B2C&cupra_code=${code}`,
    )
    expect(await screen.findByText(`BORN-${startCar('BORN').version.code}-B2C`)).toBeInTheDocument()
  })
})
