import { codeMask, startCar } from '@demo/backend/engine/car'
import { compileCarline } from '@demo/backend/engine/compiled'
import { carId, parseId } from '@demo/backend/engine/configuration-id'
import { encodeCar, parseCode, spellCar } from '@demo/backend/engine/cupra-code'
import { issuedPrice } from '@demo/backend/engine/past-price'
import { priceCar } from '@demo/backend/engine/price'
import { screen, within } from '@testing-library/react'
import { server } from '@tests/msw/server'
import { renderInSite } from '@tests/render'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { saveMyCar } from '@/components/my-cars'
import type { Language } from '@/domain/language'
import OfferView from '@/features/configurator/OfferView'
import { formatEuro } from '@/i18n/format'
import { typeset } from '@/i18n/typeset'
import { buildPath } from '@/routing/build-path'

const code = encodeCar(startCar('LEON'))

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
      `/nl/car-configurator/conf/${carId(startCar('LEON'))}`,
    )
    expect(screen.getByText('Totaal incl. btw')).toBeInTheDocument()
    expect(screen.getByText(code)).toBeInTheDocument()
  })

  it('opens with its name, its code and its price, and with the ways on before what became of it', async () => {
    draw(code, 'fr')
    const name = await screen.findByRole('heading', { level: 1, name: /^Leon Core/ })
    const opening = within(name.parentElement?.parentElement as HTMLElement)
    expect(opening.getByText(`La voiture qu’on a partagée avec vous · code ${code}`)).toBeVisible()
    const price = formatEuro(priceCar(startCar('LEON')).totalCents / 100, 'fr', { decimals: 0 })
    expect(opening.getByText(price.replaceAll(/\s/g, ' '))).toBeVisible()
    expect(await opening.findByText(/CO₂ \(WLTP\)/)).toBeVisible()
    expect(opening.getByRole('link', { name: 'Essayer ce modèle' })).toBeVisible()
    // Once: its sheet below does not say it again.
    expect(screen.getAllByText(/^Prix catalogue recommandé/)).toHaveLength(1)
  })

  it.each([
    ['nl', /^Niet afgebeeld: Panoramadak/],
    ['fr', /^Non visible à l’image : Toit panoramique/],
  ] as const)(
    'says in %s, beside its picture and in its summary, what was chosen and is not drawn',
    async (language, words) => {
      draw(encodeCar(parseId('terramar.t150d.2027a.oxyw-w18a-clot-pano').car), language)
      expect(await screen.findAllByText(words)).toHaveLength(2)
    },
  )

  it('is his own where this device has built it', async () => {
    saveMyCar({ kind: 'id', ref: carId(startCar('LEON')), title: 'Leon', price: 1_000, day: '2026-11-20' })
    draw(code, 'fr')
    expect(await screen.findByText(`Votre voiture · code ${code}`)).toBeVisible()
  })

  it('is shown in the paint and on the wheels that were chosen, from three sides and inside', async () => {
    draw(code)
    await screen.findByText(code)
    const views = screen
      .getAllByRole('img')
      .flatMap((image) => /-(f34|side|r34|seats)-\d+\.webp$/.exec(image.getAttribute('src') ?? '')?.[1] ?? [])
    expect(views).toEqual(['f34', 'side', 'r34', 'seats'])
  })

  it('is not shown where its carline is drawn as an outline: one drawing is enough', async () => {
    draw(code, 'nl', { CARLINE_PICTURE_FALLBACK_LEON: true })
    await screen.findByText(code)
    const pictures = screen.getAllByRole('img').filter((image) => !image.getAttribute('src')?.startsWith('/api/qr'))
    expect(pictures).toHaveLength(1)
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

  it('whose code is of today says that nothing has changed', async () => {
    draw(code, 'fr')
    expect(await screen.findByText('Cette voiture se commande toujours telle quelle.')).toBeInTheDocument()
    expect(screen.getByText(/le prix n’a pas changé/)).toBeInTheDocument()
    expect(screen.queryByText('Écart')).not.toBeInTheDocument()
  })

  it('lists what was replaced in a car that can no longer be built, with its price then and now', async () => {
    const { carline } = startCar('FORMENTOR')
    const compiled = compileCarline(carline)
    const state = {
      version: compiled.versionIndexes.get('V190Q') ?? -1,
      chosen: codeMask(compiled, ['LAVA', 'W18A', 'MICR']),
    }
    const old = { carline, catalogueVersion: '2026a', state }
    const oldCode = spellCar(old)
    draw(oldCode)
    const { replaced, car } = parseCode(oldCode)
    expect(replaced.length).toBeGreaterThan(1)
    for (const { title, replacedBy } of replaced) {
      const sentence = replacedBy
        ? `${title.nl} is vervangen door ${replacedBy.title.nl}`
        : `${title.nl} wordt niet meer`
      expect(
        await screen.findByText(
          (_, element) => element?.tagName === 'LI' && (element.textContent ?? '').startsWith(typeset(sentence, 'nl')),
        ),
      ).toBeInTheDocument()
    }
    const table = screen.getByRole('table', { name: 'De prijs, toen en nu' })
    const [then, now, difference] = within(table)
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
    const [before, today] = [issuedPrice(old).total.incl / 100, priceCar(car).totalCents / 100]
    expect([then, now]).toEqual([formatEuro(before, 'nl'), formatEuro(today, 'nl')])
    expect(difference).toBe(formatEuro(today - before, 'nl', { sign: true }))
  })

  it('leads to an offer that carries its code, first of the steps, behind OFFER_CTA alone', async () => {
    const { unmount } = draw(code, 'fr', { OFFER_CTA: true })
    expect(await screen.findByRole('link', { name: 'Demander une offre' })).toHaveAttribute(
      'href',
      buildPath('message', { message_kind: 'offer', cupra_code: code }, { language: 'fr', salesType: 'B2C' }),
    )
    const steps = () =>
      within(screen.getByRole('heading', { name: 'La suite, dans l’ordre' }).parentElement as HTMLElement)
    expect(steps().getAllByRole('listitem')[0]).toHaveTextContent('Demandez votre offre.')
    unmount()
    draw(code, 'fr')
    await screen.findByRole('link', { name: 'Parler à un conseiller' })
    expect(screen.queryByRole('link', { name: 'Demander une offre' })).not.toBeInTheDocument()
    expect(steps().getAllByRole('listitem')[0]).toHaveTextContent('Essayez la voiture.')
  })

  it('keeps what was typed when the code is unknown, and offers the last car', async () => {
    saveMyCar({ kind: 'id', ref: 'born.b170.2027a.oxyw-w18a-clot', title: 'Born 170', price: 1, day: '2026-11-01' })
    draw('7HQ4K2MN')
    expect(await screen.findByText('Deze code bestaat niet. Controleer de 8 tekens.')).toBeInTheDocument()
    expect(screen.getByLabelText('Code van je wagen')).toHaveValue('7HQ4K2MN')
    expect(await screen.findByRole('link', { name: 'Verder met deze wagen' })).toHaveAttribute(
      'href',
      '/nl/car-configurator/conf/born.b170.2027a.oxyw-w18a-clot',
    )
  })

  it('says without asking anyone that something else is no code', async () => {
    server.use(http.all('*', () => HttpResponse.error()))
    draw('code!', 'fr')
    expect(screen.getByText(/ne compte pas 8 caractères valables/)).toBeInTheDocument()
  })

  it('says that it cannot be shown here, and asks again, when the service had no good answer', async () => {
    server.use(http.get('*/v1/car-configurator/configuration', () => HttpResponse.json({})))
    const { user } = draw(code, 'fr')
    expect(await screen.findByText(/^Cette voiture ne peut pas être affichée sur ce site/)).toBeInTheDocument()
    server.resetHandlers()
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByText('Total TVA comprise')).toBeInTheDocument()
  })
})
