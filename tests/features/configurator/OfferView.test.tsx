import { screen } from '@testing-library/react'
import { server } from '@tests/msw/server'
import { renderInSite } from '@tests/render'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { startCar } from '@/backend/engine/car'
import { idOf } from '@/backend/engine/configuration-id'
import { codeOf } from '@/backend/engine/cupra-code'
import type { Configuration } from '@/contract/configurator'
import type { Language } from '@/domain/language'
import { keepLastCar } from '@/features/configurator/last-car'
import OfferView from '@/features/configurator/OfferView'

const code = codeOf(startCar('LEON'))

const draw = (cupra_code: string, language: Language = 'nl', flags = {}) =>
  renderInSite(<OfferView params={{ cupra_code }} />, {
    language,
    flags,
    route: { name: 'car-configurator.offer', params: { cupra_code } },
  })

describe('a car by its code', () => {
  it('opens with its price, its figures and the way to change it', async () => {
    draw(code)
    expect(await screen.findByRole('link', { name: 'Deze wagen aanpassen' })).toHaveAttribute(
      'href',
      `/nl/car-configurator/conf/${idOf(startCar('LEON'))}`,
    )
    expect(screen.getByText('Totaal incl. btw')).toBeInTheDocument()
    expect(screen.getByText(code)).toBeInTheDocument()
  })

  it('is shown in the paint and on the wheels that were chosen, from three sides and inside', async () => {
    draw(code)
    await screen.findByText(code)
    const views = screen
      .getAllByRole('img')
      .map((image) => /-(f34|side|r34|seats)-\d+\.webp$/.exec(image.getAttribute('src') ?? '')?.[1])
    expect(views).toEqual(['f34', 'side', 'r34', 'seats'])
  })

  it('is not shown where its carline is drawn as an outline: one drawing is enough', async () => {
    draw(code, 'nl', { CARLINE_PICTURE_FALLBACK_LEON: true })
    await screen.findByText(code)
    expect(screen.getAllByRole('img')).toHaveLength(1)
  })

  it('is copied by a button, and says so', async () => {
    const { user } = draw(code)
    await user.click(await screen.findByRole('button', { name: 'Code kopiëren' }))
    expect(await screen.findByText('Code gekopieerd')).toBeInTheDocument()
    expect(await navigator.clipboard.readText()).toBe(code)
  })

  it('shows technical data and standard equipment only behind their flags', async () => {
    const { unmount } = draw(code)
    await screen.findByText(code)
    expect(screen.queryByText('Technische gegevens')).not.toBeInTheDocument()
    expect(screen.queryByText('Standaarduitrusting')).not.toBeInTheDocument()
    unmount()
    draw(code, 'nl', { SUMMARY_TECHNICAL_DATA: true, STANDARD_EQUIPMENT_LIST_CCF: true })
    await screen.findByText(code)
    expect(screen.getByText('Technische gegevens')).toBeInTheDocument()
    expect(screen.getByText('Standaarduitrusting')).toBeInTheDocument()
  })

  it('counts the cars in stock like it behind STOCK_CCF', async () => {
    draw(code, 'fr', { STOCK_CCF: true })
    expect(await screen.findByRole('link', { name: /en stock/ })).toHaveAttribute('href', '/fr/stock/leon')
  })

  it('lists what was replaced in a car that can no longer be built', async () => {
    server.use(
      http.get('*/v1/car-configurator/configuration', async ({ request }) => {
        const { backendFetch } = await import('@/backend/http/app')
        const answer = (await (await backendFetch(new Request(request.url))).json()) as Configuration
        return HttpResponse.json({
          ...answer,
          replaced: [
            {
              code: 'LAVA',
              title: 'Lavagrijs',
              replaced_by: { code: 'GRAF', title: 'Grafiet' },
              reason: 'Uit het gamma.',
            },
            { code: 'OLDP', title: 'Oud pakket', reason: 'Niet meer leverbaar.' },
          ],
        })
      }),
    )
    draw(code)
    expect(await screen.findByText(/Lavagrijs is vervangen door Grafiet/)).toBeInTheDocument()
    expect(screen.getByText(/Oud pakket wordt niet meer aangeboden/)).toBeInTheDocument()
  })

  it('keeps what was typed when the code is unknown, and offers the last car', async () => {
    keepLastCar({ id: 'born.b170.2027a.oxyw-w18a-clot', title: 'Born 170' })
    draw('7HQ4K2MN')
    expect(await screen.findByText('Deze code bestaat niet. Controleer de 8 tekens.')).toBeInTheDocument()
    expect(screen.getByLabelText('Code van je wagen')).toHaveValue('7HQ4K2MN')
    expect(screen.getByRole('link', { name: 'Verder met deze wagen' })).toHaveAttribute(
      'href',
      '/nl/car-configurator/conf/born.b170.2027a.oxyw-w18a-clot',
    )
  })

  it('says without asking anyone that something else is no code', async () => {
    server.use(http.all('*', () => HttpResponse.error()))
    draw('code!', 'fr')
    expect(screen.getByText(/ne compte pas 8 caractères valables/)).toBeInTheDocument()
  })

  it('asks again when the service had no good answer', async () => {
    server.use(http.get('*/v1/car-configurator/configuration', () => HttpResponse.json({})))
    const { user } = draw(code, 'fr')
    expect(await screen.findByText('Le configurateur ne répond pas pour le moment.')).toBeInTheDocument()
    server.resetHandlers()
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByText('Total TVA comprise')).toBeInTheDocument()
  })
})
