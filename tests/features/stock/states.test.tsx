import { cleanup, screen, within } from '@testing-library/react'
import { deviate } from '@tests/data/deviant-service'
import { renderInSite } from '@tests/render'
import { contradictions, STATE_SAID } from '@tests/states-said'
import { vehicleIn } from '@tests/vehicle-in'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import type { StockVehicleDetail } from '@/contract/stock'
import { searchStockVehicles } from '@/data/stock/calls'
import type { MessageKind } from '@/domain/message-kind'
import type { CarState } from '@/domain/vehicle-state'
import { formPage } from '@/door/messages/form-page.server'
import type { MessageRequest } from '@/door/messages/message-request.server'
import MessageView from '@/features/contact/MessageView'
import type { FormContent } from '@/features/contact/shown-message'
import { StockCard } from '@/features/stock/card/StockCard'
import { vehicleBody } from '@/features/stock/list/stock-search'
import StockCompareView from '@/features/stock/StockCompareView'
import { VehicleBody } from '@/features/stock/vehicle/VehicleBody.late'
import { amountFor, formatEuro } from '@/i18n/format'
import { AUDIENCES } from '@/routing/audiences'
import type { Audience } from '@/routing/build-path'

/** A car of the demonstration's stock in a state, and what every place of the site says of it. */

const STATES = ['in_stock', 'arriving', 'in_production', 'reserved'] as const satisfies readonly CarState[]
const TABLE = AUDIENCES.flatMap((audience) => STATES.map((state) => ({ ...audience, state })))

async function detailIn(state: CarState, audience: Audience): Promise<StockVehicleDetail> {
  const { commissionId } = vehicleIn(state)
  const { detail } = await searchStockVehicles(vehicleBody(commissionId, audience))
  if (!detail) throw new Error(`${commissionId} has no detail`)
  return detail
}

async function formOf(kind: MessageKind, commission_id: string, { language, salesType }: Audience) {
  const context = { req: { method: 'GET' }, query: { commission_id } } as unknown as MessageRequest['context']
  const match = { name: 'message', params: { message_kind: kind }, salesType } as const
  const page = await formPage(match, { context, language })
  if (!('view' in page)) throw new Error('A form is shown')
  return page.view.form as FormContent
}

/** The words of a form and of what stands beside it, without the other cars that it offers. */
async function formText(kind: MessageKind, state: CarState, audience: Audience): Promise<string> {
  const { commissionId } = vehicleIn(state)
  const form = { ...(await formOf(kind, commissionId, audience)), closest: [] }
  return textOf(<MessageView params={{ message_kind: kind }} form={form} />, audience)
}

function textOf(view: ReactElement, audience: Audience): string {
  const { container } = renderInSite(view, { ...audience, flags: {} })
  const text = container.textContent ?? ''
  cleanup()
  return text
}

describe.each(TABLE)('a car that is $state, in $language for $salesType', ({ state, ...audience }) => {
  it('says so on its card', async () => {
    const vehicle = await detailIn(state, audience)
    expect(contradictions(textOf(<StockCard vehicle={vehicle} />, audience), state, audience.language)).toEqual([])
  })

  it('says so among the cars that differ from another in paint alone', async () => {
    const { commission_id, exterior, price_offer, availability, status, dealer, ...rest } = await detailIn(
      state,
      audience,
    )
    const other = { commission_id, exterior, price_offer, availability, status, dealer }
    const folded = { count: 2, colors: [exterior], dealers: 1, from_price: price_offer, others: [other] }
    const first = await detailIn('in_stock', audience)
    renderInSite(<StockCard vehicle={{ ...rest, ...first, folded }} />, { ...audience, flags: {} })
    const line = screen.getByRole('link', { name: new RegExp(exterior.name), hidden: true })
    expect(contradictions(line.textContent ?? '', state, audience.language)).toEqual([])
  })

  it('says so beside its name on its page, and offers what can be done', async () => {
    const vehicle = await detailIn(state, audience)
    const text = textOf(<VehicleBody vehicle={vehicle} hasDealerPage />, audience)
    expect(contradictions(text, state, audience.language)).toEqual([])
    const column = text.slice(text.lastIndexOf(vehicle.title, text.indexOf(STATE_SAID[audience.language][state])))
    const actions = audience.language === 'fr' ? /Demander une offre|Prévenez-moi/ : /Offerte vragen|Verwittig me/
    const order = [
      column.indexOf(vehicle.title),
      column.indexOf(formatEuro(amountFor(vehicle.price_offer, audience.salesType), audience.language)),
      column.indexOf(STATE_SAID[audience.language][state]),
      column.indexOf(`${vehicle.dealer.zipcode} ${vehicle.dealer.city}`),
      column.search(actions),
    ]
    expect(order[0]).toBe(0)
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    renderInSite(<VehicleBody vehicle={vehicle} hasDealerPage />, { ...audience, flags: {} })
    const forms = screen.getAllByRole('link').map((link) => new URL(link.getAttribute('href') ?? '', 'http://site'))
    const leads = (form: string) => forms.some(({ pathname }) => pathname.endsWith(form))
    const words = audience.language === 'fr' ? ['reservation', 'offre', 'question'] : ['reservatie', 'offerte', 'vraag']
    const isFree = state !== 'reserved'
    const price = (money: { incl: number; excl: number }) =>
      formatEuro(amountFor(money, audience.salesType), audience.language)
    const anew = new RegExp(audience.language === 'fr' ? 'Composer la même, c’est' : 'Zelf samenstellen kost')
    const note = screen.getByText(anew).textContent ?? ''
    expect(note).toContain(price(vehicle.new_build?.price ?? vehicle.price_list))
    expect(note.includes(price(vehicle.price_offer))).toBe(
      isFree || vehicle.new_build?.price.incl === vehicle.price_offer.incl,
    )
    expect(words.map((word) => leads(`/${word}`))).toEqual([isFree, isFree, !isFree])
  })

  it('says nothing of a warranty of no month', async () => {
    const vehicle = await detailIn(state, audience)
    const text = (warranty_months: number) =>
      textOf(<VehicleBody vehicle={{ ...vehicle, warranty_months }} hasDealerPage />, audience)
    const words = audience.language === 'fr' ? /Garantie de \d+/ : /\d+\s\w+ garantie/
    expect([text(36), text(0)].map((one) => words.test(one))).toEqual([true, false])
  })

  it('leads to its dealer only where he has a page', async () => {
    const vehicle = await detailIn(state, audience)
    const { name, id } = vehicle.dealer
    const dealerLinks = (hasDealerPage: boolean) => {
      const { container } = renderInSite(<VehicleBody vehicle={vehicle} hasDealerPage={hasDealerPage} />, {
        ...audience,
        flags: {},
      })
      expect(container).toHaveTextContent(name)
      const found = container.querySelectorAll(`a[href$="/contact/${id}"], a[href="/404"]`).length
      cleanup()
      return found
    }
    expect([dealerLinks(true), dealerLinks(false)]).toEqual([2, 0])
  })

  it('says so in a comparison', async () => {
    const { commission_id } = await detailIn(state, audience)
    const commissionIds = [commission_id]
    const { container } = renderInSite(<StockCompareView params={{ commissionIds }} />, {
      ...audience,
      flags: {},
      route: { name: 'stock.compare', params: { commissionIds } },
    })
    await screen.findByRole('table')
    expect(contradictions(container.textContent ?? '', state, audience.language)).toEqual([])
  })

  it.each(['reservation', 'offer', 'test-drive'] as const)('says so in the form of a %s', async (kind) => {
    const text = await formText(kind, state, audience)
    const said = kind === 'reservation' && state === 'reserved' ? [] : contradictions(text, state, audience.language)
    expect(said).toEqual([])
  })
})

describe.each(AUDIENCES)('the form of a reservation, in $language for $salesType', (audience) => {
  const { language } = audience
  const words = {
    fr: {
      hold: 'Réserver cette voiture 48 heures',
      retain: 'Retenir cette voiture',
      taken: 'Cette voiture n’est plus libre',
    },
    nl: { hold: 'Hou deze wagen 48 uur vast', retain: 'Leg deze wagen vast', taken: 'Deze wagen is niet meer vrij' },
  }[language]

  const draw = async (commissionId: string) => {
    const form = await formOf('reservation', commissionId, audience)
    renderInSite(<MessageView params={{ message_kind: 'reservation' }} form={form} />, { ...audience, flags: {} })
    return { form, title: screen.getByRole('heading', { level: 1 }).textContent?.replaceAll('\u00a0', ' ') }
  }

  it.each([
    ['in_stock', words.hold],
    ['arriving', words.retain],
    ['in_production', words.retain],
    ['reserved', words.taken],
    ['sold', words.taken],
  ] as const)('of a car that is %s is « %s »', async (state, title) => {
    const { commissionId } = vehicleIn(state)
    expect((await draw(commissionId)).title).toBe(title)
  })

  it.each(['reserved', 'sold'] as const)(
    'of a car that is %s has the closest free ones to choose from',
    async (state) => {
      const { commissionId } = vehicleIn(state)
      const { form } = await draw(commissionId)
      expect(form.closest.length).toBeGreaterThan(2)
      const choices = screen.getAllByRole('radio')
      expect(choices.map((choice) => choice.getAttribute('value'))).toEqual(
        form.closest.map(({ commission_id }) => commission_id),
      )
      expect(choices.every((choice) => !(choice as HTMLInputElement).checked)).toBe(true)
      for (const { commission_id } of form.closest) {
        const { detail } = await searchStockVehicles(vehicleBody(commission_id, audience))
        expect(detail?.status).not.toBe('reserved')
      }
      // What is chosen comes after the car of the link, so it is the one that is sent.
      const sent = new FormData(document.querySelector('form') ?? undefined)
      expect(sent.getAll('commission_id')).toEqual([commissionId])
      choices[1]?.click()
      const chosen = new FormData(document.querySelector('form') ?? undefined)
      expect(chosen.getAll('commission_id').at(-1)).toBe(form.closest[1]?.commission_id)
      expect(chosen.has('cupra_code')).toBe(false)
    },
  )
})

it('every state has a word of its own in both languages', () => {
  for (const said of Object.values(STATE_SAID)) expect(new Set(Object.values(said)).size).toBe(5)
})

describe('the form about a car at a dealer of whom the site has no entry', () => {
  it.each(['offer', 'test-drive'] as const)(
    'names him, lets nobody choose another, and says that the message is handed on: %s',
    async (kind) => {
      deviate('stock-vehicles', ({ detail }) => {
        Object.assign(detail.dealer, { id: 'BE:HALLE', name: 'Halle Motors' })
      })
      const audience = { language: 'fr', salesType: 'B2C' } as const
      const form = await formOf(kind, vehicleIn('in_stock').commissionId, audience)
      expect(form.dealer).toMatchObject({ id: null, name: 'Halle Motors' })
      const { container } = renderInSite(<MessageView params={{ message_kind: kind }} form={form} />, {
        ...audience,
        flags: {},
      })
      const card = screen.getByRole('region', { name: 'Votre distributeur' })
      expect(card).toHaveTextContent(/Halle Motors.*nous lui transmettons votre demande/)
      expect(within(card).queryByRole('link')).toBeNull()
      expect(container.querySelector('[name="dealer_id"], [name="zipcode"]')).toBeNull()
      expect(container).not.toHaveTextContent('n’a pas d’heures d’ouverture')
      if (kind === 'test-drive') expect(container.querySelector('[name="date"]')).not.toBeNull()
    },
  )
})
