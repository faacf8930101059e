import { Readable } from 'node:stream'
import { vehicleIn } from '@tests/vehicle-in'
import type { GetServerSidePropsContext } from 'next'
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import { dayInBrussels } from '@/domain/day-in-brussels'
import { addWorkingDays } from '@/domain/working-days'
import { answerAppointment } from '@/door/messages/appointment.server'
import { formPage } from '@/door/messages/form-page.server'
import { receiptPage } from '@/door/messages/receipt-page.server'
import type { Message } from '@/messages/message.server'
import type { Messages } from '@/messages/messages.server'
import { receiptFor } from '@/messages/receipt.server'
import { takeMessage } from '@/messages/take-message.server'
import { filledIn } from './filled-in'
import { siteMessagesAre, siteMessagesAreNobodys } from './site-messages'
import { newMessage, openTestMessages } from './stores'

let said: MockInstance<typeof console.error>
let messages: Messages
let message: Message
let m: string
beforeEach(async () => {
  said = vi.spyOn(console, 'error').mockImplementation(() => {})
  messages = await openTestMessages()
  siteMessagesAre(messages)
  const words = { date: '2026-12-01', day_part: 'morning', first_name: 'Klik', message: 'Hier', company_name: 'Nu' }
  message = (await messages.store.keep(newMessage({ kind: 'test-drive', isHeld: true }, words))).message
  m = receiptFor(message, messages.sealing)
})
afterEach(async () => {
  siteMessagesAreNobodys()
  await messages.close()
  said.mockRestore()
})

function request(body?: Readonly<Record<string, string>>) {
  const form = new URLSearchParams(body).toString()
  const req = Object.assign(Readable.from(body ? [Buffer.from(form)] : []), {
    method: body ? 'POST' : 'GET',
    headers: body ? { 'content-type': 'application/x-www-form-urlencoded' } : {},
  })
  const context = { req, query: { m } } as unknown as GetServerSidePropsContext
  return { context, language: 'nl' } as const
}
const receipt = (body?: Readonly<Record<string, string>>) =>
  receiptPage({ name: 'message.receipt', salesType: 'B2C', params: {} }, request(body))

/** As during a lock: what is read is answered, and nothing can be written. */
function locked(): void {
  const fails = () => Promise.reject(new Error('database is locked'))
  siteMessagesAre({ ...messages, store: { ...messages.store, tryCode: fails, withdraw: fails } })
}

test.each([
  { intent: 'confirm', code: '123 456' },
  { intent: 'withdraw', code: '' },
])('a receipt whose store cannot be written to says so, and keeps what was typed: $intent', async (body) => {
  locked()
  expect(await receipt()).toMatchObject({ view: { receipt: { state: 'held', problem: null } } })
  expect(await receipt(body)).toMatchObject({
    status: 503,
    retryAfter: 30,
    view: { receipt: { state: 'held', problem: 'unavailable', code: body.code } },
  })
})

test('a wrong code stays in its field', async () => {
  await messages.store.setCode(message.id, 'x', 60_000)
  expect(await receipt({ intent: 'confirm', code: '12 34' })).toMatchObject({
    status: 422,
    view: { receipt: { problem: 'wrong', code: '12 34' } },
  })
})

test.each([
  ['cannot be opened', () => undefined],
  ['is that of another key', () => ({ ...messages, isOfOtherKey: true })],
  [
    'cannot be read',
    () => ({ ...messages, store: { ...messages.store, find: () => Promise.reject(new Error('locked')) } }),
  ],
])('a link is not said to be none while the store %s', async (_, state) => {
  siteMessagesAre(state())
  expect(await receipt()).toEqual({ view: { receipt: null, isAway: true }, status: 503, retryAfter: 30 })
  const match = { name: 'message', salesType: 'B2C', params: { message_kind: 'test-drive' } } as const
  expect(await formPage(match, request())).toMatchObject({
    status: 503,
    retryAfter: 30,
    view: { form: { problem: 'away', receipt: m } },
  })
  expect(await answerAppointment(m)).toBe('away')
})

test('whoever has sent the words of a message that was there sees that it has come, and can do nothing to it', async () => {
  m = receiptFor(message, messages.sealing, Date.now(), 'known')
  const nothing = { receipt: null, car: null, dealer: null, search: null, date: null, mailTo: null }
  const shown = { view: { receipt: { ...nothing, number: message.number, state: 'held' } } }
  expect(await receipt()).toMatchObject(shown)
  expect(await receipt({ intent: 'withdraw' })).toMatchObject(shown)
  expect(await receipt({ intent: 'confirm', code: '1' })).toMatchObject(shown)
  expect((await messages.store.find('id', message.id))?.state).toBe('held')
  const match = { name: 'message', salesType: 'B2C', params: { message_kind: 'test-drive' } } as const
  expect(await formPage(match, request())).toMatchObject({ view: { form: { problem: 'closed', values: {} } } })
  expect(await answerAppointment(m)).toBeUndefined()
})

test('a calendar has not one word of the sender', async () => {
  const calendar = await answerAppointment(m)
  expect(calendar).toContain(message.number)
  for (const word of ['Klik', 'Hier', 'Nu', 'zoe@example.be']) expect(calendar).not.toContain(word)
})

test.each([
  ['arriving', /En route.*entre le .* et le /],
  ['reserved', /Réservée par un autre client/],
] as const)('the calendar of a test drive with a car that is %s says so', async (state, said) => {
  const { commissionId } = vehicleIn(state)
  const date = addWorkingDays(dayInBrussels(new Date()), 2)
  const taken = await takeMessage(
    'test-drive',
    { ...filledIn('test-drive', 'B2C'), date, commission_id: commissionId, language: 'fr', sales_type: 'B2C' },
    messages,
  )
  if (taken.status !== 'taken') throw new Error(taken.status)
  const calendar = await answerAppointment(taken.receipt)
  expect(calendar?.replace(/\r\n /g, '').replace(/\u00a0/g, ' ')).toMatch(said)
})

test('a calendar has the hours of a wish in which the dealer is there', async () => {
  const wish = { date: '2026-12-05', day_part: 'afternoon' }
  // On a Saturday Aalst closes at 16:00.
  const kept = newMessage({ kind: 'test-drive', content: { values: wish, dealer_id: 'aalst' } })
  const { message } = await messages.store.keep(kept)
  const calendar = await answerAppointment(receiptFor(message, messages.sealing))
  expect(calendar).toContain('DTSTART;TZID=Europe/Brussels:20261205T130000')
  expect(calendar).toContain('DTEND;TZID=Europe/Brussels:20261205T160000')
})

describe('the day of a test drive', () => {
  const keptOn = async (values: Readonly<Record<string, string>>) => {
    const kept = newMessage({ kind: 'test-drive', content: { values, dealer_id: 'aalst' } })
    m = receiptFor((await messages.store.keep(kept)).message, messages.sealing)
    const calendar = await answerAppointment(m)
    return { page: await receipt(), calendar: String(calendar).replace(/\r\n /g, '') }
  }

  test('is settled where the dealer is there, in the receipt and in the calendar', async () => {
    const { page, calendar } = await keptOn({ date: '2026-12-05', day_part: 'afternoon' })
    expect(page).toMatchObject({ view: { receipt: { date: '2026-12-05', hours: { from: '13:00', to: '16:00' } } } })
    expect(calendar).toContain('STATUS:CONFIRMED')
    expect(calendar).toContain('De dag ligt vast')
  })

  test('is still a wish where he is not, as in a message from before his hours changed', async () => {
    const { page, calendar } = await keptOn({ date: '2026-12-06', day_part: 'morning' })
    expect(page).toMatchObject({ view: { receipt: { date: '2026-12-06', hours: null } } })
    expect(calendar).toContain('STATUS:TENTATIVE')
    expect(calendar).toContain('Wens: ')
  })
})

describe('after an offer', () => {
  const driveForm = { name: 'message', salesType: 'B2C', params: { message_kind: 'test-drive' } } as const
  const driveAfter = async (kind: 'offer' | 'contact') => {
    const values = { ...filledIn(kind, 'B2C'), commission_id: vehicleIn('in_stock').commissionId, dealer_id: 'aalst' }
    const kept = newMessage({ kind, content: { values, dealer_id: 'gent' } })
    m = receiptFor((await messages.store.keep(kept)).message, messages.sealing)
    return formPage(driveForm, request())
  }

  test('a drive is planned with all that was said: who, which car, at whose place; it is a message of its own', async () => {
    const page = await driveAfter('offer')
    expect(page).toMatchObject({
      view: {
        form: {
          receipt: null,
          problem: null,
          values: {
            first_name: 'Zoë',
            last_name: 'Van den Broeck',
            email: 'zoe@example.be',
            phone: '+32470123456',
            zipcode: '9000',
            commission_id: vehicleIn('in_stock').commissionId,
            dealer_id: 'gent',
          },
          car: { commission_id: vehicleIn('in_stock').commissionId },
        },
      },
    })
    expect(JSON.stringify(page)).not.toMatch(/"(?:message|opt_in_email|trade_in)":/)
  })

  test('another message leads to none: its link changes it alone', async () => {
    expect(await driveAfter('contact')).toMatchObject({ view: { form: { problem: 'closed', values: {} } } })
  })
})
