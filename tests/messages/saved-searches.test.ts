import { Readable } from 'node:stream'
import { serviceLoaded } from '@tests/msw/handlers'
import { server as msw } from '@tests/msw/server'
import { HttpResponse, http } from 'msw'
import type { GetServerSidePropsContext } from 'next'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { StockVehicle, StockVehiclesBody, StockVehiclesResponse } from '@/contract/stock'
import { checkSavedSearch } from '@/door/messages/check-saved-search.server'
import { receiptPage } from '@/door/messages/receipt-page.server'
import { savedSearchMail } from '@/door/messages/saved-search-mail.server'
import { deliverDue } from '@/messages/delivery/deliver.server'
import { createMailSenders } from '@/messages/delivery/mail.server'
import type { Message } from '@/messages/message.server'
import type { Messages } from '@/messages/messages.server'
import { receiptFor } from '@/messages/receipt.server'
import { personalKey } from '@/messages/store/person.server'
import { takeMessage } from '@/messages/take-message.server'
import { decoded, startMailServer } from './receivers'
import { siteMessagesAre, siteMessagesAreNobodys } from './site-messages'
import { openTestMessages, stores } from './stores'

const HOUR = 3_600_000
const FOLLOWED = 'carline=LEON&fuel_type=BENZINE'
let at = Date.now()
let post: Awaited<ReturnType<typeof startMailServer>>
let messages: Messages
/** What the service answers instead of its stock, and whether it answers. */
let change: (cars: StockVehicle[], asked: StockVehiclesBody) => StockVehicle[] = (cars) => cars
let isDown = false
let counted: number | undefined

beforeEach(async () => {
  change = (cars) => cars
  isDown = false
  counted = undefined
  at = Date.now()
  post = await startMailServer()
  msw.use(
    http.post('*/api/backend/v1/stocks/vehicles', async ({ request }) => {
      if (isDown) return new HttpResponse(null, { status: 503 })
      const { backendFetch } = await serviceLoaded()
      const { headers, method, url } = request
      const body = await request.text()
      const answer = await backendFetch(new Request(url, { method, headers, body }))
      const found = (await answer.json()) as StockVehiclesResponse
      const vehicles = change(found.vehicles, JSON.parse(body) as StockVehiclesBody)
      const total = counted ?? found.total + vehicles.length - found.vehicles.length
      return HttpResponse.json({ ...found, vehicles, total })
    }),
  )
})
afterEach(async () => {
  siteMessagesAreNobodys()
  await messages.close()
  await post.close()
})

async function openStore(newAddress: () => Promise<string>): Promise<void> {
  messages = await openTestMessages({
    address: await newAddress(),
    targets: ['webhook', 'office-mail', 'visitor-mail'],
    now: () => at,
  })
  siteMessagesAre(messages)
}

const senders = () =>
  createMailSenders({ smtpUrl: post.url, from: 'site@example.be' }, async () => messages, savedSearchMail)
const deliver = () => deliverDue({ messages, senders: senders(), waitFor: () => 0 })

async function follow(given: Readonly<Record<string, string>> = {}): Promise<Message> {
  const fields = { language: 'fr', sales_type: 'B2C', search: FOLLOWED, email: 'zoe@example.be', ...given }
  const taken = await takeMessage('saved-search', fields, messages, { needsCode: true })
  if (taken.status !== 'taken') throw new Error(taken.status)
  return taken.message
}

async function followConfirmed(given?: Readonly<Record<string, string>>): Promise<Message> {
  const message = await follow(given)
  await messages.store.release(message)
  return message
}

async function look(hours: number): Promise<boolean> {
  at += hours * HOUR
  const was = await checkSavedSearch(messages)
  await deliver()
  return was
}

const searchMails = () => post.mails.map(({ source }) => source).filter((source) => /^List-Unsubscribe:/m.test(source))

/** One car has left, one costs a little less than before, and the cheapest was not there till now. */
function moved(cars: StockVehicle[]): StockVehicle[] {
  const [first, second, , ...others] = cars
  if (!first || !second) return cars
  const { incl, excl } = second.price_offer
  return [first, { ...second, price_offer: { ...second.price_offer, incl: incl - 1.21, excl: excl - 1 } }, ...others]
}

describe.each(stores)('a search that is followed, in %s', (_kind, newAddress) => {
  beforeEach(() => openStore(newAddress))

  test('is looked at only once its address is confirmed', async () => {
    const message = await follow()
    expect(await look(0)).toBe(false)
    expect(post.mails.map(({ to }) => to)).toEqual([['zoe@example.be']])
    expect(decoded(post.mails[0]?.source ?? '')).toContain('met votre alerte en route')
    await messages.store.release(message)
    expect(await look(0)).toBe(true)
    expect(await messages.store.countSearches()).toBe(1)
  })

  test('is told of by one mail of what is new, cheaper and gone, with the link by which it ends', async () => {
    change = (cars) => cars.slice(1)
    await followConfirmed()
    await look(0)
    expect(searchMails()).toEqual([])
    change = moved
    await look(7)
    const [source = ''] = searchMails()
    const [text = ''] = decoded(source).replaceAll('\r', '').split('<!doctype html>')
    expect(text).toContain('votre recherche «\u00a0Leon\u00a0· Essence\u00a0»')
    expect(text).toMatch(/Nouvelles dans la liste\n\n.+\n.+CO₂.+\nhttp:\S+\/fr\/stock\//)
    expect(text).toMatch(/Moins chères qu’avant\n\n.+\n.+\s€ TVAC/)
    // The one that is new and the one that is cheaper, and no other.
    expect(text.match(/\/fr\/stock\/\w+\/\w+/g)).toHaveLength(2)
    expect(text).toMatch(/Plus libres\s: vendues ou réservées\n\nLeon/)
    expect(text).toMatch(/Voir toute la liste\s:\nhttp:\S+\/fr\/stock\?carline=LEON&fuel_type=BENZINE/)
    expect(source).toMatch(/^List-Unsubscribe:\s+<http:[^>]+\/fr\/message\/\S+m=/m)
    expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
  })

  test('has at most one mail a day, and none for a change that was told', async () => {
    await followConfirmed()
    await look(0)
    change = (cars) => cars.slice(1)
    await look(7)
    expect(searchMails()).toHaveLength(1)
    change = (cars) => cars.slice(2)
    for (const hours of [1, 6, 6, 6]) expect(await look(hours)).toBe(false)
    await look(6)
    expect(searchMails()).toHaveLength(2)
    for (let day = 0; day < 5; day += 1) await look(25)
    expect(searchMails()).toHaveLength(2)
  })

  test('is told once, however many processes look and whenever they end', async () => {
    await followConfirmed()
    await look(0)
    change = (cars) => cars.slice(1)
    at += 7 * HOUR
    await Promise.all([checkSavedSearch(messages), checkSavedSearch(messages), checkSavedSearch(messages)])
    // One more has taken it and ended: its lease runs out.
    at += 25 * HOUR
    expect(await messages.store.takeSearch()).toBeUndefined()
    await Promise.all([deliver(), deliver()])
    expect(searchMails()).toHaveLength(1)
    at += 25 * HOUR
    expect(await messages.store.takeSearch()).toBeDefined()
    change = (cars) => cars.slice(3)
    expect(await look(0)).toBe(false)
    await look(0.1)
    expect(searchMails()).toHaveLength(2)
  })

  test('is told once by machines of which the clocks differ, and by the one that has it alone', async () => {
    await followConfirmed()
    await look(0)
    change = (cars) => cars.slice(1)
    at += 7 * HOUR
    const ahead = await messages.store.takeSearch()
    at -= 20_000
    expect(await messages.store.takeSearch()).toBeUndefined()
    // Its lease has run out, and another one has it: what it found comes too late.
    at += 90_000
    await checkSavedSearch(messages)
    if (!ahead) throw new Error('It was due')
    await messages.store.record({ due: ahead, seen: '{}', news: '{}', again: 0 })
    await deliver()
    expect(searchMails()).toHaveLength(1)
  })

  test('is looked at again after a clock that ran a month ahead is put right', async () => {
    await followConfirmed()
    await look(0)
    expect(await look(30 * 24)).toBe(true)
    expect(await look(-30 * 24)).toBe(true)
    expect(await look(1)).toBe(false)
    expect(await look(6)).toBe(true)
  })

  test('a mail that cannot be sent is sent later, and nothing is told beside it', async () => {
    await followConfirmed()
    await look(0)
    change = (cars) => cars.slice(1)
    post.state.refuses = true
    await look(7)
    change = (cars) => cars.slice(2)
    await look(25)
    post.state.refuses = false
    at += HOUR
    await deliver()
    expect(searchMails()).toHaveLength(1)
    await look(1)
    expect(searchMails()).toHaveLength(2)
  })

  test('a service that is down, or has far too many cars, loses nothing that changes meanwhile', async () => {
    await followConfirmed()
    await look(0)
    isDown = true
    expect(await look(7)).toBe(true)
    isDown = false
    counted = 501
    expect(await look(1)).toBe(true)
    expect(await look(1)).toBe(false)
    counted = undefined
    change = (cars) => cars.slice(1)
    await look(5)
    expect(searchMails()).toHaveLength(1)
  })

  describe('of which a car cannot be read', () => {
    /** A word of the service that this site does not know. */
    const garbled = (car: StockVehicle) => ({ ...car, status: 'demonstrator' }) as unknown as StockVehicle

    test.each([
      ['first', 0],
      ['last', -1],
    ])('tells what is new all the same, and not that the %s of the list is gone', async (_place, place) => {
      let unread: string | undefined
      change = (cars) => {
        unread ??= cars.slice(1).at(place)?.commission_id
        return cars.slice(1)
      }
      await followConfirmed()
      await look(0)
      change = (cars) => cars.map((car) => (car.commission_id === unread ? garbled(car) : car))
      await look(7)
      const [text = ''] = searchMails().map(decoded)
      expect(text).toContain('Nouvelles dans la liste')
      expect(text).not.toContain('Plus libres')
      // It can be read again: it was there all the time.
      change = (cars) => cars
      await look(25)
      expect(searchMails()).toHaveLength(1)
    })

    test('tells of one that is gone once all can be read', async () => {
      await followConfirmed()
      await look(0)
      change = (cars) => cars.slice(1).map((car, i) => (i === 0 ? garbled(car) : car))
      await look(7)
      expect(searchMails()).toEqual([])
      change = (cars) => cars.slice(1)
      await look(7)
      const [text = ''] = searchMails().map(decoded)
      expect(text).toContain('Plus libres')
      expect(text).not.toContain('Nouvelles dans la liste')
    })

    test('asks for each hundred once, and is not put off by a last page of which nothing can be read', async () => {
      const offsets: unknown[] = []
      let first = 1_000_000
      let one: StockVehicle | undefined
      counted = 101
      change = ([car], { offset = 0, limit }) => {
        one ??= car
        if (!one || limit === 0) return []
        offsets.push(offset)
        const cars = Array.from({ length: offset === 0 ? 100 : 1 }, (_, i) => ({
          ...one,
          commission_id: `C${first + offset + i}`,
        })) as StockVehicle[]
        return offset === 0 ? cars : cars.map(garbled)
      }
      await followConfirmed()
      await look(0)
      expect(offsets).toEqual([0, 100])
      first -= 1
      await look(7)
      expect(offsets).toEqual([0, 100, 0, 100])
      expect(decoded(searchMails()[0] ?? '')).toContain('Nouvelles dans la liste')
    })
  })

  test('is told to nobody else: neither the office nor the webhook hears of it', async () => {
    const message = await followConfirmed()
    await messages.store.withdraw(message.id)
    const told = (await messages.outbox.listDeliveries(message.id)).map(({ target }) => target)
    expect(told.filter((target) => target !== 'code-mail')).toEqual([])
  })

  test.each([
    ['a press in the mail programme', (message: Message) => press(message, { 'List-Unsubscribe': 'One-Click' })],
    ['a press on its page', (message: Message) => press(message, { intent: 'withdraw' })],
    ['the wish to be forgotten', () => messages.store.erase(personalKey('zoe@example.be'))],
    [
      'ninety days',
      async () => {
        at += 91 * 24 * HOUR
        await messages.store.deleteOld()
      },
    ],
  ])('%s ends it', async (_how, end) => {
    const message = await followConfirmed()
    await look(0)
    await end(message)
    change = (cars) => cars.slice(1)
    expect(await look(30)).toBe(false)
    expect(searchMails()).toEqual([])
    expect(await messages.store.countSearches()).toBe(0)
  })

  test.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('a mail programme ends it in either coding of RFC 8058, and is sent nowhere else: %s', async (type, body) => {
    const message = await followConfirmed()
    const answer = await openAs(message, Readable.from([Buffer.from(body)]), { method: 'POST', type })
    expect(answer).toMatchObject({ view: { receipt: { state: 'withdrawn', problem: null } } })
    expect(await messages.store.countSearches()).toBe(0)
  })

  test('whoever opens the link, as scanners do, ends nothing', async () => {
    const message = await followConfirmed()
    for (let i = 0; i < 3; i += 1) await open(message)
    expect(await messages.store.countSearches()).toBe(1)
  })
})

test.each([
  ['nothing', ''],
  ['an element', '<script>alert(1)</script>'],
  ['far too long', 'x'.repeat(1_001)],
  ['a sentence', 'a b'],
  ['a header of a mail', 'price_max=10\r\nBcc: all@example.be'],
])('%s is no search', async (_what, search) => {
  messages = await openTestMessages()
  const taken = await takeMessage(
    'saved-search',
    { language: 'nl', sales_type: 'B2B', search, email: 'a@example.be' },
    messages,
  )
  expect(taken).toMatchObject({ status: 'wrong', errors: [{ field: 'search' }] })
})

function open(message: Message, body?: Readonly<Record<string, string>>) {
  const form = Readable.from(body ? [Buffer.from(new URLSearchParams(body).toString())] : [])
  return openAs(message, form, body && { method: 'POST', type: 'application/x-www-form-urlencoded' })
}

function openAs(message: Message, body: Readable, { method = 'GET', type = '' } = {}) {
  const req = Object.assign(body, { method, headers: { 'content-type': type } })
  const context = { req, query: { m: receiptFor(message, messages.sealing) } }
  return receiptPage(
    { name: 'message.receipt', salesType: 'B2C', params: {} },
    { context: context as unknown as GetServerSidePropsContext, language: 'fr' },
  )
}

const press = open
