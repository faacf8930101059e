import { randomUUID } from 'node:crypto'
import { deviate } from '@tests/data/deviant-service'
import { server as msw } from '@tests/msw/server'
import { vehicleIn } from '@tests/vehicle-in'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { messageProblemSchema } from '@/contract/messages'
import { searchStockVehicles } from '@/data/stock/calls'
import { dayInBrussels } from '@/domain/day-in-brussels'
import { addWorkingDays, isWorkingDay } from '@/domain/working-days'
import { answerMessageCall } from '@/door/messages/answer-call.server'
import { buildCalendar } from '@/messages/calendar.server'
import type { Messages } from '@/messages/messages.server'
import { readReceipt, receiptFor } from '@/messages/receipt.server'
import { takeMessage } from '@/messages/take-message.server'
import { filledIn } from './filled-in'
import { openTestMessages } from './stores'

let messages: Messages
beforeEach(async () => {
  messages = await openTestMessages({ targets: ['webhook'] })
})
afterEach(() => messages.close())

const envelope = { language: 'fr', sales_type: 'B2C', key: randomUUID() }
/** Fields that say nothing of a car, and a day that can be wished for today. */
function typed(kind: Parameters<typeof filledIn>[0]) {
  const { cupra_code: _code, commission_id: _number, ...fields } = filledIn(kind, 'B2C')
  const date = fields.date && addWorkingDays(dayInBrussels(new Date()), 2)
  return { ...fields, ...(date && { date }), ...envelope, key: randomUUID() }
}

async function numberOfStockCar(): Promise<string> {
  const { vehicles } = await searchStockVehicles({ lang: 'fr', sales_type: 'B2C', limit: 1 })
  return vehicles[0]?.commission_id ?? ''
}

describe('a message that is taken', () => {
  test('keeps the stock car as it is now, and goes to the dealer at whose place it is', async () => {
    const commission_id = await numberOfStockCar()
    const taken = await takeMessage('reservation', { ...typed('reservation'), commission_id }, messages)
    if (taken.status !== 'taken') throw new Error(taken.status)
    const { car, dealer_id } = taken.message.content ?? {}
    expect(car).toMatchObject({ commission_id, price: { currency: 'EUR' } })
    expect(dealer_id).toBe(car?.dealer_id)
  })

  test('about a car at a dealer of whom the site has no entry is the company’s, and names him: no other has the car', async () => {
    deviate('stock-vehicles', ({ detail }) => {
      if (detail) Object.assign(detail.dealer, { id: 'BE:HALLE', name: 'Halle Motors' })
    })
    const commission_id = vehicleIn('in_stock').commissionId
    const { dealer_id: _, ...fields } = typed('offer')
    const taken = await takeMessage('offer', { ...fields, zipcode: '9000', commission_id }, messages)
    if (taken.status !== 'taken') throw new Error(taken.status)
    expect(taken.message.content?.dealer_id).toBeUndefined()
    expect(taken.message.content?.car).toMatchObject({ dealer_id: 'BE:HALLE', dealer_name: 'Halle Motors' })
    const chosen = await takeMessage('offer', { ...typed('offer'), dealer_id: 'gent', commission_id }, messages)
    expect(chosen).toMatchObject({ message: { content: { dealer_id: 'gent', car: { dealer_id: 'BE:HALLE' } } } })
  })

  test('goes to the chosen dealer, else to the nearest one that sells, else to the company', async () => {
    const dealerOf = async (over: object) => {
      const taken = await takeMessage('contact', { ...typed('contact'), ...over }, messages)
      return taken.status === 'taken' ? taken.message.content?.dealer_id : taken.status
    }
    expect(await dealerOf({ dealer_id: 'liege' })).toBe('liege')
    expect(await dealerOf({ dealer_id: '', zipcode: '9000' })).toBe('gent')
    expect(await dealerOf({ dealer_id: '', zipcode: 'B-9000 Gent' })).toBe('gent')
    expect(await dealerOf({ dealer_id: '', zipcode: '' })).toBeUndefined()
    // From abroad: no dealer is near.
    expect(await dealerOf({ dealer_id: '', zipcode: 'F-59000' })).toBeUndefined()
  })

  test('is not lost when the service does not answer: the car goes along by its number', async () => {
    msw.use(http.all('*/api/backend/*', () => HttpResponse.error()))
    const taken = await takeMessage('offer', { ...typed('offer'), commission_id: 'B6028782' }, messages)
    if (taken.status !== 'taken') throw new Error(taken.status)
    expect(taken.message.content).toMatchObject({ values: { commission_id: 'B6028782' } })
    expect(taken.message.content?.car).toBeUndefined()
  })

  test.each([
    ['a page of something on the way', 404, '<h1>Not Found</h1>'],
    ['a guard', 403, '{"error":"forbidden"}'],
    ['a code that the contract does not have', 409, '{"code":"car_recalled","title":"x"}'],
  ])('is not lost when the service is answered for by %s', async (_, status, body) => {
    msw.use(http.all('*/v1/stocks/vehicles', () => new HttpResponse(body, { status })))
    const taken = await takeMessage('offer', { ...typed('offer'), commission_id: 'B6028782' }, messages)
    if (taken.status !== 'taken') throw new Error(taken.status)
    expect(taken.message.content).toMatchObject({ values: { commission_id: 'B6028782' } })
  })

  test('is changed by its receipt, and by nobody else’s', async () => {
    const taken = await takeMessage('contact', typed('contact'), messages)
    if (taken.status !== 'taken') throw new Error(taken.status)
    const again = { ...typed('contact'), message: 'Autre chose.' }
    const changed = await takeMessage('contact', { ...again, receipt: taken.receipt }, messages)
    expect(changed).toMatchObject({ status: 'taken', message: { number: taken.message.number, revision: 2 } })
    const forged = taken.receipt.replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A'))
    expect((await takeMessage('contact', { ...again, receipt: forged }, messages)).status).toBe('closed')
    expect((await takeMessage('offer', { ...typed('offer'), receipt: taken.receipt }, messages)).status).toBe('closed')
  })
})

describe('a car of the stock', () => {
  const reserved = (commission_id: string) =>
    takeMessage('reservation', { ...typed('reservation'), commission_id }, messages)

  test.each(['in_stock', 'arriving', 'in_production'] as const)('that is %s is kept as it is now', async (state) => {
    const { commissionId } = vehicleIn(state)
    const taken = await reserved(commissionId)
    if (taken.status !== 'taken') throw new Error(taken.status)
    const { car } = taken.message.content ?? {}
    expect(car?.state).toBe(state)
    expect(car?.arrival === undefined).toBe(state === 'in_stock')
    if (car?.arrival) expect(car.arrival.from < car.arrival.to).toBe(true)
  })

  test('that became reserved by this very message is nobody else’s: the message can be changed', async () => {
    const { commissionId } = vehicleIn('in_stock')
    const taken = await reserved(commissionId)
    if (taken.status !== 'taken') throw new Error(taken.status)
    const { detail, ...rest } = await searchStockVehicles({
      lang: 'fr',
      sales_type: 'B2C',
      commission_id: commissionId,
    })
    msw.use(
      http.post('*/api/backend/v1/stocks/vehicles', () =>
        HttpResponse.json({ ...rest, detail: { ...detail, status: 'reserved' } }),
      ),
    )
    expect((await reserved(commissionId)).status).toBe('car_taken')
    const change = { ...typed('reservation'), commission_id: commissionId, receipt: taken.receipt }
    const changed = await takeMessage('reservation', change, messages)
    expect(changed).toMatchObject({
      status: 'taken',
      message: { revision: 2, content: { car: { state: 'in_stock' } } },
    })
  })
})

describe('a message that is not taken', () => {
  test.each(['02 123 45 67', '+31 6 00000000', '+33 7 00 00 00 00'])(
    '%s has a right length and was never given out, so nobody can be called there',
    async (phone) => {
      expect(await takeMessage('callback', { ...typed('callback'), phone }, messages)).toEqual({
        status: 'wrong',
        errors: [{ field: 'phone', code: 'invalid' }],
      })
    },
  )

  test.each([
    ['sold', 'gone'],
    ['reserved', 'reserved'],
  ] as const)('a reservation of a car that is %s says so at the car, and nothing is kept', async (state, code) => {
    const { commissionId } = vehicleIn(state)
    const given = { ...typed('reservation'), commission_id: commissionId }
    expect(await takeMessage('reservation', given, messages)).toEqual({
      status: 'car_taken',
      errors: [{ field: 'commission_id', code }],
    })
    expect(await messages.store.list(1)).toEqual([])
    // Every other message is taken: somebody answers it.
    expect((await takeMessage('offer', { ...typed('offer'), commission_id: commissionId }, messages)).status).toBe(
      'taken',
    )
  })

  test('a reservation of a car that never was says so too', async () => {
    const taken = await takeMessage('reservation', { ...typed('reservation'), commission_id: 'X0000000' }, messages)
    expect(taken).toMatchObject({ status: 'car_taken', errors: [{ code: 'gone' }] })
  })

  test.each([
    ['fills in what nobody sees', { website: 'http://spam.example' }],
    ['is faster than a hand', { opened_at: '1000' }],
  ])('from whoever %s: once more, and nothing is kept', async (_, over) => {
    expect((await takeMessage('contact', { ...typed('contact'), ...over }, messages, { now: 2_000 })).status).toBe(
      'suspected',
    )
    expect(await messages.store.list(1)).toEqual([])
  })
})

test('a mistake is named first, however fast the form came: then one press sends it', async () => {
  const fast = { ...typed('contact'), opened_at: '1000', email: 'zoe' }
  const taken = await takeMessage('contact', fast, messages, { now: 2_000 })
  expect(taken).toMatchObject({ status: 'wrong', errors: [{ field: 'email' }] })
})

describe('POST /api/messages/{kind}', () => {
  const post = (over: Partial<Parameters<typeof answerMessageCall>[0]> = {}, body: unknown = typed('callback')) =>
    answerMessageCall(
      {
        kind: 'callback',
        method: 'POST',
        headers: { 'content-type': 'application/json', host: 'www.example.be', origin: 'https://www.example.be' },
        body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
        ...over,
      },
      async () => messages,
    )

  test('answers with a number and where to follow it; the same form again has the same number', async () => {
    const form = typed('callback')
    const [first, second] = [await post({}, form), await post({}, form)]
    expect(first).toMatchObject({ status: 201, body: { receipt: expect.stringMatching(/^\/fr\/message\/suivi\?m=/) } })
    expect(second.body).toMatchObject({ number: (first.body as { number: string }).number })
    expect(await messages.store.list(10)).toHaveLength(1)
  })

  test.each<[string, Parameters<typeof post>[0], unknown, number, string]>([
    ['another site’s page', { headers: { 'sec-fetch-site': 'cross-site' } }, {}, 403, 'foreign_origin'],
    ['another origin', { headers: { host: 'a.be', origin: 'https://b.be' } }, {}, 403, 'foreign_origin'],
    ['a form of no kind', { kind: 'constructor' }, {}, 404, 'not_found'],
    ['reading', { method: 'GET' }, {}, 405, 'method_not_allowed'],
    ['another type', { headers: { 'content-type': 'text/plain' } }, {}, 415, 'unsupported_media_type'],
    ['more than any message', { body: undefined }, {}, 413, 'too_large'],
    ['no JSON', {}, '{', 400, 'unreadable'],
    ['a list', {}, [1], 400, 'unreadable'],
    ['no envelope', {}, { language: 'de' }, 400, 'unreadable'],
    ['an empty form', {}, envelope, 422, 'wrong_fields'],
  ])('refuses %s', async (_, call, body, status, code) => {
    expect(await post(call, body)).toMatchObject({ status, body: { code } })
  })

  test.each(['sold', 'reserved'] as const)('refuses to hold a car that is %s for somebody else', async (state) => {
    const { commissionId } = vehicleIn(state)
    const answer = await post({ kind: 'reservation' }, { ...typed('reservation'), commission_id: commissionId })
    expect(answer).toMatchObject({
      status: 409,
      headers: { 'content-type': 'application/problem+json' },
      body: { status: 409, code: 'car_taken', errors: [{ field: 'commission_id' }] },
    })
    expect(messageProblemSchema.parse(answer.body)).toEqual(answer.body)
  })

  test('tells each sender when it cannot keep a message, so that the form keeps it, and the log when that begins and ends', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const ended = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const send = (open: () => Promise<Messages>) =>
      answerMessageCall(
        {
          kind: 'callback',
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: Buffer.from(JSON.stringify(typed('callback'))),
        },
        open,
      )
    for (let i = 0; i < 5; i += 1) {
      const answer = await send(() => Promise.reject(new Error('the disk is full')))
      expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' }, headers: { 'retry-after': '30' } })
    }
    expect(said).toHaveBeenCalledExactlyOnceWith('Messages cannot be kept:', new Error('the disk is full'))
    const timers = vi.spyOn(globalThis, 'setTimeout')
    expect((await send(async () => messages)).status).toBe(201)
    const [over] = timers.mock.calls.find(([, ms]) => ms === 30_000) ?? []
    timers.mockRestore()
    over?.()
    expect(ended).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^Messages are kept again, after 5 failures/))
    said.mockRestore()
    ended.mockRestore()
  })
})

test('a receipt lasts thirty days, and only as it was signed', () => {
  const at = Date.UTC(2026, 10, 22)
  const receipt = receiptFor({ id: '4bd0a064-47e7-4ad3-84c1-9d9945e6812b', kind: 'contact' }, messages.sealing, at)
  expect(readReceipt(receipt, messages.sealing, at)).toBe('4bd0a064-47e7-4ad3-84c1-9d9945e6812b')
  expect(readReceipt(receipt, messages.sealing, at + 30 * 86_400_000)).toBeUndefined()
  const [id, until = '', signature] = receipt.split('.')
  const longer = `${id}.${(Number.parseInt(until, 36) + 1).toString(36)}.${signature}`
  expect(readReceipt(longer, messages.sealing, at)).toBeUndefined()
})

describe('the same words of the same person', () => {
  const HOUR_MS = 60 * 60 * 1_000
  let now = Date.parse('2026-12-01T10:00:00Z')
  let clocked: Messages
  beforeEach(async () => {
    now = Date.parse('2026-12-01T10:00:00Z')
    clocked = await openTestMessages({ targets: ['webhook'], now: () => now })
  })
  afterEach(() => clocked.close())
  const send = async (changes: Readonly<Record<string, string>> = {}) => {
    const taken = await takeMessage('contact', { ...typed('contact'), ...changes }, clocked, { now })
    if (taken.status !== 'taken') throw new Error(JSON.stringify(taken))
    return taken.message
  }

  test('are one message within an hour, from whichever form, and another one later', async () => {
    const first = await send()
    now += HOUR_MS - 1
    expect((await send()).number).toBe(first.number)
    now += 1
    expect((await send()).number).not.toBe(first.number)
  })

  test.each(['newsletter', 'callback'] as const)(
    'give nobody else what the sender may do with the message, which anybody could have written: %s',
    async (kind) => {
      const given = { ...typed(kind), key: randomUUID() }
      const take = async (changes: object) => {
        const taken = await takeMessage(kind, { ...given, ...changes }, clocked, { now })
        if (taken.status !== 'taken') throw new Error(JSON.stringify(taken))
        return taken
      }
      const sender = await take({})
      const senderAgain = await take({})
      const others = [await take({ key: randomUUID() }), await take({ key: undefined })]
      const ids = [sender, senderAgain, ...others].map(({ receipt }) => readReceipt(receipt, clocked.sealing, now))
      expect(ids).toEqual([sender.message.id, sender.message.id, undefined, undefined])
      expect(new Set(others.map(({ message }) => message.number))).toEqual(new Set([sender.message.number]))
      expect(await takeMessage(kind, { ...given, receipt: others[0]?.receipt }, clocked, { now })).toEqual({
        status: 'closed',
      })
    },
  )

  test('wait for a code of their own, which nobody else can use up', async () => {
    const hold = async () => {
      const taken = await takeMessage('newsletter', typed('newsletter'), clocked, { now, needsCode: true })
      return taken.status === 'taken' && readReceipt(taken.receipt, clocked.sealing, now)
    }
    const [one, other] = [await hold(), await hold()]
    expect(one).toBeTruthy()
    expect(other).toBeTruthy()
    expect(other).not.toBe(one)
  })

  test('are another message than other words, those of somebody else, and one that was withdrawn', async () => {
    const first = await send()
    const others = [await send({ message: 'Et le coffre ?' }), await send({ email: 'an@example.be', phone: '' })]
    await clocked.store.withdraw(first.id)
    const numbers = [first, ...others, await send()].map(({ number }) => number)
    expect(new Set(numbers).size).toBe(4)
  })
})

describe('a day on which the dealer is closed', () => {
  // Aalst closes at 16:00 on a Saturday, Gent at 17:00.
  const now = Date.parse('2026-12-01T10:00:00Z')
  const ask = (wish: Readonly<Record<string, string>>) =>
    takeMessage('test-drive', { ...typed('test-drive'), ...wish }, messages, { now })

  test.each([
    ['a Sunday', '2026-12-06', 'any', '2026-12-07'],
    ['a holiday', '2026-12-25', 'morning', '2026-12-28'],
    ['a Saturday evening', '2026-12-05', 'evening', '2026-12-07'],
  ])('is refused with the next one that is not: %s', async (_what, date, day_part, next) => {
    expect(await ask({ date, day_part, dealer_id: 'gent' })).toEqual({
      status: 'wrong',
      errors: [{ field: 'date', code: 'closed', next }],
    })
  })

  test('counts of the dealer nearest to the postal code too, where none was chosen', async () => {
    expect(await ask({ date: '2026-12-05', day_part: 'evening', dealer_id: '', zipcode: '2000' })).toMatchObject({
      status: 'wrong',
      errors: [{ field: 'date', code: 'closed' }],
    })
  })

  test('is none while he is open', async () => {
    expect((await ask({ date: '2026-12-05', day_part: 'afternoon', dealer_id: 'aalst' })).status).toBe('taken')
  })
})

test('working days leave out weekends and public holidays', () => {
  expect(['2026-11-22', '2026-12-25', '2026-12-24'].map(isWorkingDay)).toEqual([false, false, true])
  expect(addWorkingDays('2026-12-24', 2)).toBe('2026-12-29')
  expect(addWorkingDays('2026-12-24', 0)).toBe('2026-12-24')
})

test('a calendar has a wish by the clock of Brussels, folded and escaped', () => {
  const calendar = buildCalendar({
    id: 'x',
    summary: 'Essai: Born, 5 portes; électrique',
    description: 'é'.repeat(80),
    location: 'Gent',
    day: '2026-12-01',
    hours: { from: '09:00', to: '12:00' },
    isSettled: false,
    changedAt: Date.UTC(2026, 10, 22, 10),
  })
  expect(calendar).toContain('SUMMARY:Essai: Born\\, 5 portes\\; électrique\r\n')
  expect(calendar).toContain('DTSTART;TZID=Europe/Brussels:20261201T090000\r\n')
  expect(calendar).toContain('STATUS:TENTATIVE\r\n')
  expect(calendar.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
})
