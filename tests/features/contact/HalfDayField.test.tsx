import { fireEvent, screen, waitFor } from '@testing-library/react'
import { renderInSite } from '@tests/render'
import { afterEach, describe, expect, it } from 'vitest'
import type { MessageKind } from '@/domain/message-kind'
import { MessageForm } from '@/features/contact/MessageForm'
import { draftKey } from '@/features/contact/message-draft'
import type { FormContent, FormDealer } from '@/features/contact/shown-message'

const place = (id: string, hours: FormDealer['hours']): FormDealer => ({
  id,
  name: `Garage ${id}`,
  city: id,
  phone: '+3290000000',
  hours,
})
const WEEKDAYS = (['mon', 'tue', 'wed', 'thu', 'fri'] as const).map((day) => ({ day, opens: '09:00', closes: '18:00' }))
const GENT = place('gent', [...WEEKDAYS, { day: 'sat', opens: '10:00', closes: '16:00' }])
const HALLE = place('halle', WEEKDAYS)
const NOBODY = place('nobody', [])

/** A Sunday. */
const TODAY = '2026-11-22'
const SATURDAY = '2026-11-28.afternoon'
const TUESDAY = '2026-11-24.morning'

function openForm(changes: Partial<FormContent> = {}, kind: MessageKind = 'test-drive') {
  const form: FormContent = {
    values: {},
    errors: [],
    problem: null,
    key: '1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b',
    openedAt: 0,
    receipt: null,
    today: TODAY,
    answerDeadline: '2026-11-24',
    car: null,
    search: null,
    carProblem: null,
    reservationConflict: null,
    announced: null,
    closest: [],
    dealer: null,
    dealerHasCar: false,
    dealers: [GENT, HALLE],
    ...changes,
  }
  const { container, unmount } = renderInSite(<MessageForm kind={kind} form={form} />, {
    language: 'fr',
    salesType: 'B2C',
    flags: {},
    route: { name: 'message', params: { message_kind: kind } },
  })
  const element = container.querySelector('form')
  if (!element) throw new Error('There is no form')
  const field = (name: string, value?: string) => {
    const found = container.querySelector(`[name="${name}"]${value === undefined ? '' : `[value="${value}"]`}`)
    if (!(found instanceof HTMLElement)) throw new Error(`There is no field ${name} ${value ?? ''}`)
    return found
  }
  return {
    field,
    unmount,
    offered: () =>
      [...container.querySelectorAll<HTMLInputElement>('input[type="radio"][name="slot"]')].map(({ value }) => value),
    sent: () => Object.fromEntries(new FormData(element)),
    choose: (value: string) => fireEvent.click(field('slot', value)),
    type: (name: string, value: string) => fireEvent.input(field(name), { target: { value } }),
  }
}

afterEach(() => sessionStorage.clear())

describe('the half-days of a test drive', () => {
  it('are those at which every dealer is open, as long as none is known', () => {
    const { offered } = openForm()
    expect(offered()).toContain(TUESDAY)
    expect(offered()).not.toContain(SATURDAY)
    expect(offered().at(-1)).toBe('other')
  })

  it('are those of the dealer beside the form, with his hours, and nobody says where they live', () => {
    const { offered, sent } = openForm({ dealer: GENT })
    expect(offered()).toContain(SATURDAY)
    expect(screen.getByRole('radio', { name: /samedi 28.novembre,\s*L’après-midi\s*13.h.–.16.h/ })).toBeVisible()
    expect(Object.keys(sent())).not.toContain('zipcode')
  })

  it('follow the dealer who is chosen; one that was pressed stays if it is his too', async () => {
    const { offered, choose, type, sent } = openForm()
    choose(TUESDAY)
    type('dealer_id', 'gent')
    await waitFor(() => expect(offered()).toContain(SATURDAY))
    expect(sent().slot).toBe(TUESDAY)
    choose(SATURDAY)
    type('dealer_id', 'halle')
    await waitFor(() => expect(offered()).not.toContain(SATURDAY))
    expect(sent().slot).toBeUndefined()
  })

  it('and the dealer are as they were when the form comes back in its tab', () => {
    const first = openForm()
    first.type('dealer_id', 'gent')
    first.choose(SATURDAY)
    first.type('message', 'Avec le siège enfant')
    first.unmount()
    expect(openForm().sent()).toMatchObject({ dealer_id: 'gent', slot: SATURDAY, message: 'Avec le siège enfant' })
  })

  it.each([
    ['one of them', { date: '2026-11-24', day_part: 'morning' }, TUESDAY],
    ['another day', { date: '2026-12-15', day_part: 'morning' }, 'other'],
    ['a part of a day that is no half', { date: '2026-11-24', day_part: 'evening' }, 'other'],
  ])('keep the day of a message that is changed, written when there were none: %s', (_what, values, slot) => {
    expect(openForm({ dealer: GENT, values }).sent()).toMatchObject({ slot, ...values })
  })

  it('are none at a dealer who is closed all week: his day is written', () => {
    const { offered, sent, field } = openForm({ dealer: NOBODY })
    expect(offered()).toEqual([])
    expect(sent()).toMatchObject({ slot: 'other', day_part: 'any' })
    expect(screen.getByText(/Garage nobody n’a pas d’heures d’ouverture/)).toBeVisible()
    expect(field('date')).toBeVisible()
  })
})

describe('who writes', () => {
  const PERSON = { first_name: 'Zoë', last_name: 'Van den Broeck', email: 'zoe@example.be', zipcode: '9000' }
  const ask = () => {
    const offer = openForm({}, 'offer')
    for (const [name, value] of Object.entries(PERSON)) offer.type(name, value)
    offer.type('message', 'Avec attelage ?')
    offer.unmount()
  }

  it('is written once in a tab: the next form has it, and nothing else', () => {
    ask()
    const { sent } = openForm()
    expect(sent()).toMatchObject({ ...PERSON, message: '' })
    expect(JSON.parse(sessionStorage.getItem(draftKey('person')) ?? '{}')).toEqual(PERSON)
  })

  it('gives way to what the link says, and is forgotten where it is taken out', () => {
    ask()
    const drive = openForm({ values: { email: 'an@example.be' } })
    expect(drive.sent()).toMatchObject({ email: 'an@example.be', first_name: 'Zoë' })
    drive.type('first_name', '')
    drive.unmount()
    expect(openForm({}, 'contact').sent()).toMatchObject({ first_name: '', last_name: 'Van den Broeck' })
  })
})
