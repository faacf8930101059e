import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { server } from '@tests/msw/server'
import { renderInSite } from '@tests/render'
import { siteAround } from '@tests/site-around'
import { translationsIn } from '@tests/translations'
import { HttpResponse, http } from 'msw'
import { type ReactNode, useLayoutEffect } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type FieldErrorCode, formFields } from '@/contract/message-fields'
import type { Language } from '@/domain/language'
import { MESSAGE_KINDS, type MessageKind } from '@/domain/message-kind'
import { MessageForm } from '@/features/contact/MessageForm'
import MessageView from '@/features/contact/MessageView'
import { CONTROLS, isTyped, type TypedField } from '@/features/contact/message-controls'
import { draftKey } from '@/features/contact/message-draft'
import type { FormContent } from '@/features/contact/shown-message'
import { AUDIENCES } from '@/routing/audiences'
import type { Audience } from '@/routing/build-path'

const EMPTY: FormContent = {
  values: {},
  errors: [],
  problem: null,
  key: '1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b',
  openedAt: 0,
  receipt: null,
  today: '2026-11-22',
  answerDeadline: '2026-11-24',
  car: null,
  search: null,
  carProblem: null,
  reservationConflict: null,
  announced: null,
  closest: [],
  dealer: null,
  dealerHasCar: false,
  dealers: [
    {
      id: 'a-dealer',
      name: 'A dealer',
      city: 'Gent',
      phone: '+3290000000',
      hours: [{ day: 'tue', opens: '09:00', closes: '18:00' }],
    },
  ],
}

/** What the form asks for where no car and no dealer stand beside it: a model that it can do without is not asked for. */
function askedFields(kind: MessageKind, { salesType }: Audience): readonly TypedField[] {
  const { required, optional } = formFields(kind, salesType)
  return [...required, ...optional.filter((field) => field !== 'carline_code')].filter(isTyped)
}

/** The words of a form, which have to be there. */
function formWords(language: Language, key: string): string {
  const words: unknown = translationsIn(language).getResource(language, 'contact', `form.${key}`)
  if (typeof words !== 'string' || words === '')
    throw new Error(`public/locales/${language}/contact.json: write form.${key}`)
  return words
}

describe.each(AUDIENCES)('for $language $salesType', (audience) => {
  const { language } = audience

  function renderForm(kind: MessageKind, code: FieldErrorCode) {
    const fields = askedFields(kind, audience)
    const form = { ...EMPTY, errors: fields.map((field) => ({ field, code })) }
    const { container } = renderInSite(<MessageForm kind={kind} form={form} />, {
      ...audience,
      flags: {},
      route: { name: 'message', params: { message_kind: kind } },
    })
    const find = (selector: string) => container.querySelector(selector)
    return { container, fields, find }
  }

  it.each(MESSAGE_KINDS)(
    'the form « %s » asks for every field of the contract, in words, and for what is empty',
    (kind) => {
      const { container, fields, find } = renderForm(kind, 'required')
      const names = [...container.querySelectorAll('section [name]')].map((control) => control.getAttribute('name'))
      expect([...new Set(names)].sort()).toEqual(fields.toSorted())
      const problems = [...container.querySelectorAll('#problems a')].map((link) => link.getAttribute('href'))
      expect(problems).toEqual([...new Set(names)].map((name) => `#field-${name}`))
      for (const field of fields) {
        const control = CONTROLS[field]
        const labelled = find(`#field-${field}${['radios', 'half-days'].includes(control.kind) ? '-group' : ''}`)
        expect(labelled, field).toHaveAccessibleName(expect.stringContaining(formWords(language, `field.${field}`)))
        const problem = find(`#problems [href="#field-${field}"]`)
        expect(problem?.textContent).toBe(formWords(language, `error.required.${field}`))
        for (const { value: option } of 'options' in control ? control.options : []) {
          const choice = find(`section [name="${field}"][value="${option}"], [name="${field}"] [value="${option}"]`)
          const shown = choice instanceof HTMLInputElement ? choice.closest('label') : choice
          expect(shown?.textContent, `${field}: ${option}`).toBe(formWords(language, `option.${field}.${option}`))
        }
      }
    },
  )

  it.each(MESSAGE_KINDS)('the form « %s » says of each field how to put it right', (kind) => {
    const { fields, find } = renderForm(kind, 'invalid')
    for (const field of fields) {
      const problem = find(`#problems [href="#field-${field}"]`)
      expect(problem?.textContent).toBe(formWords(language, `error.invalid.${field}`))
    }
  })
})

it('a corrected field is no longer red, and is again when it is spoilt; the other fields and the summary stay', async () => {
  const form: FormContent = {
    ...EMPTY,
    values: { email: 'an@', zipcode: '12' },
    errors: [
      { field: 'email', code: 'invalid' },
      { field: 'zipcode', code: 'invalid' },
    ],
  }
  const { container } = renderInSite(<MessageForm kind="contact" form={form} />, {
    language: 'nl',
    salesType: 'B2C',
    flags: {},
    route: { name: 'message', params: { message_kind: 'contact' } },
  })
  const field = (name: string) => {
    const found = container.querySelector(`section [name="${name}"]`)
    if (!found) throw new Error(`There is no field ${name}`)
    return found
  }
  const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } })
  expect(field('email')).toHaveAttribute('aria-invalid', 'true')
  type('email', 'an@voorbeeld')
  type('email', 'an@voorbeeld.be')
  await waitFor(() => expect(field('email')).not.toHaveAttribute('aria-invalid', 'true'))
  expect(field('zipcode')).toHaveAttribute('aria-invalid', 'true')
  expect(container.querySelectorAll('#problems a')).toHaveLength(2)
  type('email', 'an@')
  await waitFor(() => expect(field('email')).toHaveAttribute('aria-invalid', 'true'))
})

it('a message keeps the key and the age of its draft through every rendering: a reload, a mistake, a correction', async () => {
  const key = '7d9f2c1e-5a53-4a2b-9d63-3c0d5d1f2b11'
  sessionStorage.setItem(
    draftKey('contact'),
    JSON.stringify({ fields: { key, opened_at: '1700000000000', email: 'an@' } }),
  )
  const { container } = renderInSite(<MessageForm kind="contact" form={EMPTY} />, {
    language: 'nl',
    salesType: 'B2C',
    flags: {},
    route: { name: 'message', params: { message_kind: 'contact' } },
  })
  const form = container.querySelector('form')
  if (!form) throw new Error('There is no form')
  const email = () => container.querySelector('section [name="email"]')
  const sent = () => Object.fromEntries(new FormData(form))
  expect(sent()).toMatchObject({ key, opened_at: '1700000000000', email: 'an@' })
  fireEvent.submit(form)
  await waitFor(() => expect(email()).toHaveAttribute('aria-invalid', 'true'))
  expect(sent()).toMatchObject({ key, opened_at: '1700000000000' })
  fireEvent.input(email() as Element, { target: { value: 'an@voorbeeld.be' } })
  await waitFor(() => expect(email()).not.toHaveAttribute('aria-invalid', 'true'))
  expect(sent()).toMatchObject({ key, opened_at: '1700000000000', email: 'an@voorbeeld.be' })
  sessionStorage.clear()
})

it('the key of a message is kept from the first press on: before it, a tab that is duplicated has another message to send', () => {
  const { container } = renderInSite(<MessageForm kind="contact" form={EMPTY} />, {
    language: 'nl',
    salesType: 'B2C',
    flags: {},
    route: { name: 'message', params: { message_kind: 'contact' } },
  })
  const type = (value: string) =>
    fireEvent.input(container.querySelector('[name="message"]') as Element, { target: { value } })
  const kept = () => JSON.parse(sessionStorage.getItem(draftKey('contact')) ?? '{}').fields
  type('Dag')
  expect(kept()).toMatchObject({ message: 'Dag' })
  expect(kept()).not.toHaveProperty('key')
  fireEvent.submit(container.querySelector('form') as Element)
  expect(kept()).toMatchObject({ key: EMPTY.key })
  type('Dag, nog iets')
  expect(kept()).toMatchObject({ key: EMPTY.key, message: 'Dag, nog iets' })
  sessionStorage.clear()
})

it('what somebody else has written in the place of a draft is none', () => {
  sessionStorage.setItem(draftKey('contact'), '{"fields":null}')
  const { container } = renderInSite(<MessageForm kind="contact" form={EMPTY} />, {
    language: 'nl',
    salesType: 'B2C',
    flags: {},
    route: { name: 'message', params: { message_kind: 'contact' } },
  })
  expect(container.querySelector('[name="message"]')).toHaveValue('')
  sessionStorage.clear()
})

it('a car that was taken while the form was filled in leads to the page of the form, with all that was typed', async () => {
  server.use(
    http.post('*/api/messages/reservation', () =>
      HttpResponse.json(
        {
          type: 'about:blank',
          title: 'The car is sold or reserved.',
          status: 409,
          detail: 'The car is sold or reserved.',
          code: 'car_taken',
          request_id: 'x',
          errors: [{ field: 'commission_id', code: 'reserved' }],
        },
        { status: 409 },
      ),
    ),
  )
  const sentPlainly = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
  const values = {
    commission_id: 'B3348025',
    first_name: 'Zoë',
    last_name: 'Van den Broeck',
    email: 'zoe@example.be',
    phone: '0470 12 34 56',
  }
  const { container } = renderInSite(<MessageForm kind="reservation" form={{ ...EMPTY, values }} />, {
    language: 'fr',
    salesType: 'B2C',
    flags: {},
    route: { name: 'message', params: { message_kind: 'reservation' } },
  })
  const form = container.querySelector('form')
  if (!form) throw new Error('There is no form')
  fireEvent.submit(form)
  await waitFor(() => expect(sentPlainly).toHaveBeenCalledOnce())
  expect(sentPlainly.mock.contexts[0]).toBe(form)
  expect(Object.fromEntries(new FormData(form))).toMatchObject(values)
  sentPlainly.mockRestore()
  sessionStorage.clear()
})

it('what a program has filled in for its owner in the field for machines is not sent again', async () => {
  const sent: unknown[] = []
  server.use(
    http.post('*/api/messages/contact', async ({ request }) => {
      const { website } = (await request.json()) as { website?: string }
      sent.push(website)
      const problem = { type: 'about:blank', title: 'x', status: 409, detail: 'x', code: 'suspected', request_id: 'x' }
      return HttpResponse.json(problem, { status: 409 })
    }),
  )
  const values = { first_name: 'Zoë', last_name: 'Maes', email: 'zoe@example.be', topic: 'other', message: 'Bonjour.' }
  const { container } = renderInSite(<MessageForm kind="contact" form={{ ...EMPTY, values }} />, {
    language: 'fr',
    salesType: 'B2C',
    flags: {},
    route: { name: 'message', params: { message_kind: 'contact' } },
  })
  const form = container.querySelector('form') as Element
  const trap = container.querySelector('[name="website"]') as Element
  fireEvent.input(trap, { target: { value: 'zoe.example.be' } })
  fireEvent.submit(form)
  await screen.findByText(/envoyez-le encore une fois/)
  fireEvent.submit(form)
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[0]).toBe('zoe.example.be')
  expect(sent[1]).toBeFalsy()
  sessionStorage.clear()
})

it('a message that is answered after its page was left takes nobody away, and is told where it was sent from', async () => {
  const asked = vi.fn()
  let leave = () => {}
  const left = new Promise<void>((resolve) => (leave = resolve))
  const taken = { number: '7K3Q-2XPD', receipt: '/fr/message/suivi?m=x' }
  server.use(
    http.post('*/api/messages/contact', async () => {
      asked()
      await left
      return HttpResponse.json(taken)
    }),
  )
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  const values = { first_name: 'Zoë', last_name: 'Maes', email: 'zoe@example.be', topic: 'other', message: 'Bonjour.' }
  window.history.replaceState({ key: 'the form' }, '')
  const { container, unmount } = renderInSite(<MessageForm kind="contact" form={{ ...EMPTY, values }} />, {
    language: 'fr',
    salesType: 'B2C',
    flags: {},
    route: { name: 'message', params: { message_kind: 'contact' } },
  })
  fireEvent.submit(container.querySelector('form') ?? container)
  await waitFor(() => expect(asked).toHaveBeenCalledOnce())
  window.history.replaceState({ key: 'the page after it' }, '')
  unmount()
  leave()
  const kept = () => JSON.parse(sessionStorage.getItem(draftKey('contact')) ?? '{}')
  await waitFor(() => expect(kept().sent).toEqual({ ...taken, entry: 'the form' }))
  expect(assign).not.toHaveBeenCalled()
  assign.mockRestore()
  sessionStorage.clear()
  window.history.replaceState(null, '')
})

describe('a message that was taken', () => {
  const key = '7d9f2c1e-5a53-4a2b-9d63-3c0d5d1f2b11'
  const fields = { key, opened_at: '1700000000000', email: 'an@voorbeeld.be', topic: 'finance', message: 'Dag' }
  const sent = { number: '7K3Q-2XPD', receipt: '/nl/bericht/opvolging?m=x', entry: 'the form' }
  const keep = (draft: object) => sessionStorage.setItem(draftKey('contact'), JSON.stringify(draft))
  afterEach(() => {
    sessionStorage.clear()
    window.history.replaceState(null, '')
  })

  function openForm(entry: string, values: FormContent['values'] = {}, beside: ReactNode = null) {
    window.history.replaceState({ key: entry }, '')
    const { container } = renderInSite(
      <>
        <MessageForm kind="contact" form={{ ...EMPTY, values }} />
        {beside}
      </>,
      {
        language: 'nl',
        salesType: 'B2C',
        flags: {},
        route: { name: 'message', params: { message_kind: 'contact' } },
      },
    )
    const form = container.querySelector('form')
    if (!form) throw new Error('There is no form')
    return Object.fromEntries(new FormData(form))
  }

  it('is in its form again for whoever goes back, whole and with its key, and says that it has arrived', () => {
    keep({ fields, sent })
    // What the link had chosen is not what was sent.
    expect(openForm('the form', { topic: 'stock', phone: '+32470123456' })).toMatchObject({ ...fields, phone: '' })
    expect(screen.getByText(/7K3Q-2XPD/)).toBeVisible()
    expect(screen.getByRole('link', { name: /hoe het ermee staat/ })).toHaveAttribute('href', sent.receipt)
  })

  it('stays a message that was sent when the fields are heard before it is read', () => {
    keep({ fields, sent })
    /** As when the browser has filled in a page that it returns to (late/replay-typed-values.ts). */
    function Told() {
      useLayoutEffect(() => {
        document.querySelector('[name=email]')?.dispatchEvent(new Event('input', { bubbles: true }))
      }, [])
      return null
    }
    openForm('the form', {}, <Told />)
    expect(JSON.parse(sessionStorage.getItem(draftKey('contact')) ?? '{}')).toEqual({ fields, sent })
    expect(screen.getByText(/7K3Q-2XPD/)).toBeVisible()
  })

  it('is no draft of the next one: the form is empty for whoever comes to it in another way', () => {
    keep({ fields, sent })
    expect(openForm('a later one')).toMatchObject({ key: EMPTY.key, email: '', message: '' })
    expect(screen.queryByText(/7K3Q-2XPD/)).toBeNull()
    expect(sessionStorage.getItem(draftKey('contact'))).toBeNull()
  })

  it('and a draft about one car gives its text to a form about another, not its key', () => {
    keep({ fields: { ...fields, cupra_code: '2FPMF5MJ' } })
    expect(openForm('any', { cupra_code: '2FPMF5MK' })).toMatchObject({ key: EMPTY.key, message: 'Dag' })
    keep({ fields: { ...fields, cupra_code: '2FPMF5MJ' } })
    expect(openForm('any')).toMatchObject({ key, message: 'Dag' })
  })
})

describe('a form that another one takes the place of', () => {
  const draw = () => {
    const { container, rerender } = render(<p />)
    const show = (form: Partial<FormContent>, language: Language = 'fr') => {
      const route = { name: 'message', params: { message_kind: 'test-drive' } } as const
      const { around } = siteAround({ language, salesType: 'B2C', flags: {}, route })
      rerender(around(<MessageView params={route.params} form={{ ...EMPTY, ...form }} />))
    }
    const field = (name: string) => container.querySelector<HTMLInputElement>(`[name="${name}"]`)
    return { show, field }
  }
  afterEach(() => sessionStorage.clear())

  it('has a key of its own where it is about another car, and what was typed', () => {
    const { show, field } = draw()
    const other = '7d9f2c1e-5a53-4a2b-9d63-3c0d5d1f2b11'
    show({ values: { commission_id: 'B3348025' } })
    fireEvent.input(field('message') as Element, { target: { value: 'Samedi ?' } })
    show({ key: other, values: { commission_id: 'B1234567' } })
    expect(field('commission_id')?.value).toBe('B1234567')
    expect(field('key')?.value).toBe(other)
    expect(field('message')?.value).toBe('Samedi ?')
  })

  it('has what was typed where other fields are asked for in the other language', () => {
    const { show, field } = draw()
    const values = { commission_id: 'B1234567' }
    const { hours: _, ...dealer } = EMPTY.dealers[0] as FormContent['dealers'][number]
    show({ values, dealer: { ...dealer, hours: [] }, dealerHasCar: true })
    fireEvent.input(field('message') as Element, { target: { value: 'Samedi ?' } })
    show({ values, carProblem: 'trouble' }, 'nl')
    expect(field('message')?.value).toBe('Samedi ?')
  })
})

it('a company that was typed is there again after a look at what private buyers are asked, who read nothing of it', async () => {
  const route = { name: 'message', params: { message_kind: 'offer' } } as const
  const shownTo = (salesType: Audience['salesType']) =>
    siteAround({ language: 'nl', salesType, flags: {}, route }).around(
      <MessageView params={route.params} form={EMPTY} />,
    )
  const { container, rerender } = render(shownTo('B2B'))
  const company = () => container.querySelector<HTMLInputElement>('[name="company_name"]')
  const vatNumber = () => container.querySelector<HTMLInputElement>('[name="vat_number"]')
  fireEvent.input(vatNumber() ?? container, { target: { value: 'BE 0403.170.701' } })
  fireEvent.submit(container.querySelector('form') ?? container)
  await waitFor(() => expect(container.querySelector('#problems [href="#field-company_name"]')).not.toBeNull())
  fireEvent.input(company() ?? container, { target: { value: 'Bakkerij ’t Zonnetje' } })
  rerender(shownTo('B2C'))
  expect(company()).toBeNull()
  expect(container.querySelector('[href="#field-company_name"]')).toBeNull()
  rerender(shownTo('B2B'))
  expect([company()?.value, vatNumber()?.value]).toEqual(['Bakkerij ’t Zonnetje', 'BE 0403.170.701'])
})

it.each(['address', 'past', 'reserved'] as const)('an error of the code « %s » has its own words', (code) => {
  const form: FormContent = { ...EMPTY, errors: [{ field: 'first_name', code }] }
  const { container } = renderInSite(<MessageForm kind="contact" form={form} />, {
    language: 'fr',
    salesType: 'B2C',
    flags: {},
    route: { name: 'message', params: { message_kind: 'contact' } },
  })
  expect(container.querySelector('#problems a')?.textContent).toBe(
    formWords('fr', `error.${code}`).replace('{{field}}', 'Prénom'),
  )
})
