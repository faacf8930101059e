import { createHmac, randomUUID } from 'node:crypto'
import { server as msw } from '@tests/msw/server'
import { HttpResponse, http, passthrough } from 'msw'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { savedSearchMail } from '@/door/messages/saved-search-mail.server'
import { confirmCode } from '@/messages/confirmation.server'
import { DeliveryProblem, deliverDue, NotSent, type Senders, waitAfter } from '@/messages/delivery/deliver.server'
import { createMailSenders } from '@/messages/delivery/mail.server'
import { type Attempt, attempts, type MessagesState, messagesStates } from '@/messages/delivery/messages-state.server'
import { createWebhook } from '@/messages/delivery/webhook.server'
import { startWorker } from '@/messages/delivery/worker.server'
import type { Message, Target } from '@/messages/message.server'
import type { Messages } from '@/messages/messages.server'
import { keepingTrouble } from '@/messages/report.server'
import type { NewMessage } from '@/messages/store/keep-message.server'
import { type Delivery, LEASE_MS } from '@/messages/store/outbox.server'
import { createMetrics } from '@/server/metrics'
import { readMetrics } from '../server/read-metrics'
import { decoded, startMailServer, startReceiver } from './receivers'
import { openTestMessages, SECRET, stores } from './stores'

let receiver: Awaited<ReturnType<typeof startReceiver>>
let post: Awaited<ReturnType<typeof startMailServer>>
let opened: Messages[] = []

beforeEach(async () => {
  opened = []
  receiver = await startReceiver()
  post = await startMailServer()
  msw.use(http.all(receiver.url, () => passthrough()))
})

afterEach(async () => {
  newStore = undefined
  await Promise.all([receiver.close(), post.close(), ...opened.map(({ close }) => close())])
})

/** A new store of the kind that is tried. */
let newStore: (() => Promise<string>) | undefined

async function open(targets: readonly Target[], now?: () => number): Promise<Messages> {
  const address = await newStore?.()
  const messages = await openTestMessages({ targets, ...(address && { address }), ...(now && { now }) })
  opened.push(messages)
  return messages
}

const webhook = (): Senders => ({ webhook: createWebhook({ url: receiver.url, secret: SECRET }) })
const mails = (messages: Messages): Senders =>
  createMailSenders({ smtpUrl: post.url, from: 'site@example.be' }, async () => messages, savedSearchMail)
const now = () => 0

function sent(over: Partial<NewMessage> = {}, values: NewMessage['content']['values'] = {}): NewMessage {
  return {
    key: randomUUID(),
    kind: 'test-drive',
    language: 'nl',
    sales_type: 'B2C',
    content: {
      values: {
        first_name: 'Zoë',
        last_name: 'Van den Broeck',
        email: 'zoe@example.be',
        phone: '+32470123456',
        zipcode: '9000',
        date: '2026-12-01',
        day_part: 'morning',
        licence: 'yes',
        carline_code: 'BORN',
        ...values,
      },
      dealer_id: 'gent',
    },
    ...over,
  }
}

describe('the webhook', () => {
  test('has each event once, signed, with an id of its own', async () => {
    const messages = await open(['webhook'])
    const { message } = await messages.store.keep(sent())
    await deliverDue({ messages, senders: webhook() })
    await messages.store.withdraw(message.id)
    await deliverDue({ messages, senders: webhook() })
    expect(await deliverDue({ messages, senders: webhook() })).toBe(0)

    const [first, second] = receiver.calls
    expect(receiver.calls).toHaveLength(2)
    const { headers, body } = first ?? { headers: {}, body: '' }
    const expected = createHmac('sha256', SECRET).update(`${headers['x-timestamp']}.${body}`).digest('hex')
    expect(headers['x-signature']).toBe(`sha256=${expected}`)
    expect(headers['content-type']).toBe('application/json')
    // In seconds: a receiver refuses what is too old.
    expect(Math.abs(Number(headers['x-timestamp']) - Date.now() / 1_000)).toBeLessThan(60)
    expect(JSON.parse(body)).toMatchObject({
      event_id: headers['x-event-id'],
      event: 'created',
      number: message.number,
      content: { values: { email: 'zoe@example.be' }, dealer_id: 'gent' },
    })
    expect(JSON.parse(second?.body ?? '')).toMatchObject({ event: 'withdrawn', state: 'withdrawn' })
    expect(second?.headers['x-event-id']).not.toBe(headers['x-event-id'])
  })

  test.each([500, 404, 302])('that answers %i has it again, by the same id', async (status) => {
    const messages = await open(['webhook'])
    await messages.store.keep(sent())
    receiver.state.answer = status
    await deliverDue({ messages, senders: webhook(), waitFor: now })
    const [delivery] = await messages.outbox.listDeliveries((await messages.store.list(1))[0]?.id ?? '')
    expect(delivery).toMatchObject({ state: 'waiting', attempts: 1, problem: `answered ${status}` })
    receiver.state.answer = 204
    await deliverDue({ messages, senders: webhook() })
    expect(receiver.calls[0]?.headers['x-event-id']).toBe(delivery?.id)
  })

  test.each([
    ['120', 120_000],
    ['86400', 3_600_000],
  ])('that asks for %s seconds in Retry-After is left alone for that long, an hour at most', async (seconds, wait) => {
    let time = Date.now()
    const messages = await open(['webhook'], () => time)
    await messages.store.keep(sent())
    msw.use(http.post(receiver.url, () => new HttpResponse(null, { status: 429, headers: { 'retry-after': seconds } })))
    await deliverDue({ messages, senders: webhook(), waitFor: now })
    time += wait - 1
    expect(await deliverDue({ messages, senders: webhook() })).toBe(0)
    time += 1
    expect(await deliverDue({ messages, senders: webhook() })).toBe(1)
  })

  test('that is down for too long has a dead letter, and the ones after it all the same', async () => {
    const messages = await open(['webhook'])
    const { message } = await messages.store.keep(sent())
    receiver.state.answer = 503
    for (let i = 0; i < 3; i += 1) await deliverDue({ messages, senders: webhook(), waitFor: now, mostAttempts: 3 })
    expect(await messages.outbox.counts()).toMatchObject({ waiting: 0, dead: 1 })
    receiver.state.answer = 200
    await messages.store.change(message.id, { values: { email: 'zoe@example.be', message: 'Nog iets.' } })
    await deliverDue({ messages, senders: webhook() })
    expect(receiver.calls.map(({ body }) => (JSON.parse(body) as { event: string }).event)).toEqual(['changed'])
  })

  test('that cannot be reached is a problem without any word of the message', async () => {
    const messages = await open(['webhook'])
    await messages.store.keep(sent())
    msw.use(http.post(receiver.url, () => HttpResponse.error()))
    await deliverDue({ messages, senders: webhook(), waitFor: now })
    const [delivery] = await messages.outbox.listDeliveries((await messages.store.list(1))[0]?.id ?? '')
    expect(delivery?.problem).toBe('unreachable')
  })

  test('that does not answer is given up in time: before another process may take what it has', async () => {
    const messages = await open(['webhook'])
    const { message } = await messages.store.keep(sent())
    receiver.state.answer = 'hang'
    const { timeout } = AbortSignal
    const deadlines = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(50))
    await deliverDue({ messages, senders: webhook(), waitFor: now })
    const [[deadline] = []] = deadlines.mock.calls
    deadlines.mockRestore()
    expect((await messages.outbox.listDeliveries(message.id))[0]).toMatchObject({
      state: 'waiting',
      problem: 'timeout',
    })
    expect(deadline).toBeGreaterThan(5_000)
    expect(deadline).toBeLessThan(LEASE_MS)
  })

  test('is given up after about three days', async () => {
    const messages = await open(['webhook'])
    const { message } = await messages.store.keep(sent())
    receiver.state.answer = 503
    let waited = 0
    const wait = (attempts: number) => {
      waited += waitAfter(attempts, 0.5)
      return 0
    }
    const state = async () => (await messages.outbox.listDeliveries(message.id))[0]?.state
    while ((await state()) === 'waiting') await deliverDue({ messages, senders: webhook(), waitFor: wait })
    expect(await state()).toBe('dead')
    expect(waited / 86_400_000).toBeGreaterThan(2)
    expect(waited / 86_400_000).toBeLessThan(4)
  })

  test('waits longer each time, up to an hour, and never the same for all', () => {
    expect([1, 2, 3].map((attempts) => waitAfter(attempts, 1))).toEqual([5_000, 10_000, 20_000])
    expect(waitAfter(60, 1)).toBe(3_600_000)
    expect(waitAfter(60, 0)).toBe(1_800_000)
    expect(new Set([1, 2, 3, 4].map(() => waitAfter(60))).size).toBeGreaterThan(1)
  })
})

test.each([
  [new TypeError('zoe@example.be is not a function'), 'failed (TypeError)'],
  ['zoe@example.be', 'failed (unknown)'],
])('what goes wrong by itself is told without a word of the message: %s', async (thrown, problem) => {
  const messages = await open(['webhook'])
  const { message } = await messages.store.keep(sent())
  const failing = async () => {
    throw thrown
  }
  await deliverDue({ messages, senders: { webhook: failing }, waitFor: now })
  expect((await messages.outbox.listDeliveries(message.id))[0]).toMatchObject({ state: 'waiting', problem })
})

describe('between being taken and being sent', () => {
  /** A store that answers anew when a delivery asks for its message. */
  const asked = (messages: Messages, find: Messages['store']['find']): Messages => ({
    ...messages,
    store: { ...messages.store, find },
  })

  test('a message that is deleted is handed to nobody, and its delivery is over', async () => {
    const messages = await open(['webhook'])
    const { message } = await messages.store.keep(sent())
    const send = vi.fn(async () => {})
    await deliverDue({ messages: asked(messages, async () => undefined), senders: { webhook: send } })
    expect(send).not.toHaveBeenCalled()
    expect(await messages.outbox.listDeliveries(message.id)).toMatchObject([{ state: 'done', problem: null }])
  })

  test('a message that gets another address waits for it to be confirmed', async () => {
    const messages = await open(['webhook'])
    const { message } = await messages.store.keep(sent())
    const send = vi.fn(async () => {})
    const changes: Messages['store']['find'] = async (...one) => {
      await messages.store.change(message.id, { values: { email: 'jan@example.be' } }, true)
      return messages.store.find(...one)
    }
    await deliverDue({ messages: asked(messages, changes), senders: { webhook: send }, targets: ['webhook'] })
    expect(send).not.toHaveBeenCalled()
    const deliveries = (await messages.outbox.listDeliveries(message.id)).filter(({ target }) => target === 'webhook')
    expect(deliveries).toMatchObject([{ state: 'held' }, { state: 'held' }])
  })

  test('a store that fails for one message is told, after all others were handed on', async () => {
    const messages = await open(['webhook'])
    await messages.store.keep(sent({}, { email: 'jan@example.be' }))
    const { message } = await messages.store.keep(sent())
    const fails: Messages['store']['find'] = async (column, value) => {
      if (value === message.id) throw new Error('the disk is full')
      return messages.store.find(column, value)
    }
    const arrived: unknown[] = []
    const webhook: Senders['webhook'] = async (_delivery, { content }) => void arrived.push(content?.values.email)
    await expect(deliverDue({ messages: asked(messages, fails), senders: { webhook } })).rejects.toThrow('disk is full')
    expect(arrived).toEqual(['jan@example.be'])
    expect((await messages.outbox.listDeliveries(message.id))[0]).toMatchObject({ state: 'waiting' })
  })
})

test.each([
  ['done', 'done', null, undefined],
  ['held-back', 'done', 'too many', new NotSent('too many')],
  ['given-up', 'dead', 'answered 503', new DeliveryProblem('answered 503')],
])('a try that is %s is told so, and is in the list', async (outcome, state, problem, thrown) => {
  const told: Attempt[] = []
  const note = (attempt: unknown) => void told.push(attempt as Attempt)
  attempts.subscribe(note)
  onTestFinished(() => void attempts.unsubscribe(note))
  const messages = await open(['webhook'])
  const { message } = await messages.store.keep(sent())
  const webhook = async () => {
    if (thrown) throw thrown
  }
  await deliverDue({ messages, senders: { webhook }, mostAttempts: 1 })
  expect(told).toEqual([{ target: 'webhook', outcome }])
  expect(await messages.outbox.listDeliveries(message.id)).toMatchObject([{ state, problem }])
})

test('what is for a receiver that the site has no more waits, and says which settings name it', async () => {
  const messages = await open(['webhook'])
  const { message } = await messages.store.keep(sent())
  expect(await deliverDue({ messages, senders: {} })).toBe(1)
  expect(await messages.outbox.listDeliveries(message.id)).toMatchObject([
    { state: 'waiting', problem: expect.stringContaining('MESSAGES_WEBHOOK_URL') },
  ])
})

test('of many that are due each target has its share: those of the mails are ten together, as those of the webhook', async () => {
  const messages = await open(['webhook', 'office-mail', 'visitor-mail'])
  for (let i = 0; i < 12; i += 1) {
    await messages.store.keep(sent({ isHeld: i >= 8 }, { email: `${i}@example.be` }))
  }
  for (let i = 12; i < 20; i += 1) await messages.store.keep(sent({}, { email: `${i}@example.be` }))
  const taken: Target[] = []
  const take = async ({ target }: Delivery) => void taken.push(target)
  const senders = { webhook: take, 'office-mail': take, 'visitor-mail': take, 'code-mail': take }
  expect(await deliverDue({ messages, senders })).toBe(19)
  const shareOf = (one: Target) => taken.filter((target) => target === one).length
  expect([shareOf('webhook'), shareOf('office-mail'), shareOf('visitor-mail'), shareOf('code-mail')]).toEqual([
    10, 3, 3, 3,
  ])
})

describe('a mail', () => {
  test('goes to the dealer with all that was sent, and to the visitor with who answers and a link', async () => {
    const messages = await open(['office-mail', 'visitor-mail'])
    await messages.store.keep(sent())
    await deliverDue({ messages, senders: mails(messages) })
    const office = post.mails.find(({ to }) => to.includes('gent@cupra.example'))?.source ?? ''
    const visitor = post.mails.find(({ to }) => to.includes('zoe@example.be'))?.source ?? ''
    expect(post.mails).toHaveLength(2)
    expect(office).toMatch(/^Reply-To: zoe@example\.be\r$/m)
    const text = decoded(office)
    for (const word of ['Van den Broeck', '+32\u00a0470\u00a012\u00a034\u00a056', 'Voormiddag'])
      expect(text).toContain(word)
    expect(text).toMatch(/1\sdecember\s2026/)
    expect(decoded(visitor)).toContain('Petrol Motors Gent')
    expect(decoded(visitor)).toMatch(/\/nl\/bericht\/opvolging\?m=[\da-f-]{36}\./)
    for (const source of [office, visitor]) {
      expect(source).toMatch(/^Content-Type: text\/html; charset=utf-8\r$/m)
      expect(source).toMatch(/^Content-Type: text\/plain; charset=utf-8\r$/m)
    }
  })

  test('is in French for who wrote in French, and tells of a withdrawal', async () => {
    const messages = await open(['visitor-mail'])
    const { message } = await messages.store.keep(sent({ language: 'fr' }))
    await messages.store.withdraw(message.id)
    for (let i = 0; i < 2; i += 1) await deliverDue({ messages, senders: mails(messages) })
    expect(post.mails.map(({ source }) => decoded(source).includes('Bonjour,'))).toEqual([true, true])
    expect(decoded(post.mails[1]?.source ?? '')).toContain('Votre message est retiré')
  })

  test('shows what a visitor typed as text, in no header and in no element', async () => {
    const messages = await open(['office-mail'])
    const evil = '<img src=x onerror=alert(1)>'
    await messages.store.keep(
      sent({}, { first_name: evil, message: 'a\r\nBcc: all@example.be', email: 'a@example.be' }),
    )
    await deliverDue({ messages, senders: mails(messages) })
    const source = post.mails[0]?.source ?? ''
    expect(post.mails[0]?.to).toEqual(['gent@cupra.example'])
    expect(source.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/im)
    const [, html = ''] = decoded(source).split('<!doctype html>')
    expect(html).toContain('&lt;img src=x')
    expect(html).not.toContain('<img')
  })

  test('from an address in other letters reaches the office through a server that knows none of them', async () => {
    const messages = await open(['office-mail'])
    await messages.store.keep(sent({}, { email: 'юрий@xn--e1afmkfd.xn--90ais' }))
    await deliverDue({ messages, senders: mails(messages) })
    const [head = '', ...parts] = post.mails[0]?.source.split('\r\n\r\n') ?? []
    expect(head).not.toMatch(/[^\s\x21-\x7e]/)
    expect(decoded(parts.join('\r\n\r\n'))).toContain('юрий@xn--e1afmkfd.xn--90ais')
  })

  test('is the site’s by its name, is answered by no machine, and is the same one when it comes twice', async () => {
    const messages = await open(['visitor-mail'])
    const { message } = await messages.store.keep(sent({ language: 'fr' }))
    await deliverDue({ messages, senders: mails(messages) })
    const [delivery] = await messages.outbox.listDeliveries(message.id)
    const [source = ''] = post.mails.map((mail) => mail.source)
    expect(source).toMatch(/^From: "?CUPRA Belgique"? <site@example\.be>\r$/m)
    expect(source).toMatch(/^Auto-Submitted: auto-generated\r$/m)
    expect(source).toContain(`Message-ID: <${delivery?.id}@example.be>`)
    expect(source).not.toMatch(/^(?:Reply-To|List-Unsubscribe)/im)
  })

  test.each([
    ['the company, where no dealer has it', undefined, undefined, 'bonjour@cupra.example'],
    ['whom the site names, in the place of the company', undefined, 'desk@example.be', 'desk@example.be'],
    ['whom the site names, in the place of a dealer', 'gent', 'desk@example.be', 'desk@example.be'],
  ])('goes to %s', async (_whom, dealer_id, officeTo, to) => {
    const messages = await open(['office-mail'])
    const { content, ...message } = sent()
    await messages.store.keep({ ...message, content: { values: content.values, ...(dealer_id && { dealer_id }) } })
    const senders = createMailSenders(
      { smtpUrl: post.url, from: 'site@example.be', officeTo },
      async () => messages,
      savedSearchMail,
    )
    await deliverDue({ messages, senders })
    expect(post.mails.map((mail) => mail.to)).toEqual([[to]])
  })

  test('that no server takes has the reason for its problem, without the address', async () => {
    const messages = await open(['visitor-mail'])
    const { message } = await messages.store.keep(sent())
    const { url } = post
    await post.close()
    const senders = createMailSenders({ smtpUrl: url, from: 'site@example.be' }, async () => messages, savedSearchMail)
    await deliverDue({ messages, senders, waitFor: now })
    post = await startMailServer()
    expect((await messages.outbox.listDeliveries(message.id))[0]?.problem).toMatch(/^mail: E[A-Z]+$/)
  })

  test('that a server refuses is tried again, and its answer is not kept word for word', async () => {
    const messages = await open(['visitor-mail'])
    const { message } = await messages.store.keep(sent())
    post.state.refuses = true
    await deliverDue({ messages, senders: mails(messages), waitFor: now })
    expect((await messages.outbox.listDeliveries(message.id))[0]?.problem).toBe('mail server answered 452')
    post.state.refuses = false
    await deliverDue({ messages, senders: mails(messages) })
    expect(post.mails).toHaveLength(1)
  })
})

describe('no mail is sent', () => {
  /** Hands one event on by mail, whatever the store has of it. @returns to whom a mail went, and how */
  async function mailed(target: Target, event: Delivery['event'], over: Partial<Message> = {}, news?: string) {
    const messages = await open([])
    const { message } = await messages.store.keep(sent({ kind: over.kind ?? 'offer' }))
    const opened = { ...messages, store: { ...messages.store, newsOf: async () => news } }
    const senders = createMailSenders(
      { smtpUrl: post.url, from: 'site@example.be' },
      async () => opened,
      savedSearchMail,
    )
    const delivery = { id: 'a1', message_id: message.id, target, event, attempts: 1, trace: undefined }
    await senders[target]?.(delivery, { ...message, ...over })
    return post.mails.splice(0)
  }
  const followed = { kind: 'saved-search' } as const

  test.each(['visitor-mail', 'office-mail', 'search-mail'] as const)(
    'of what its person had erased, nor to whom has left no address: %s',
    async (target) => {
      expect(await mailed(target, 'erased')).toEqual([])
      if (target !== 'office-mail') expect(await mailed(target, 'created', { content: { values: {} } })).toEqual([])
    },
  )

  test('of news to anybody but who follows the search, nor once it has ended, nor where there are none', async () => {
    const news = JSON.stringify({ appeared: [], cheaper: [], gone: ['Leon'] })
    for (const target of ['visitor-mail', 'office-mail'] as const)
      expect(await mailed(target, 'news', followed, news)).toEqual([])
    expect(await mailed('search-mail', 'news', { ...followed, state: 'withdrawn' }, news)).toEqual([])
    expect(await mailed('search-mail', 'news', { ...followed, content: undefined }, news)).toEqual([])
    expect(await mailed('search-mail', 'created', followed, news)).toEqual([])
    expect(await mailed('search-mail', 'news', followed)).toEqual([])
    const [mail] = await mailed('search-mail', 'news', followed, news)
    expect(mail?.to).toEqual(['zoe@example.be'])
    // A mail programme ends it by itself (RFC 8058).
    expect(mail?.source).toMatch(/^List-Unsubscribe:\s+<http:[^>]+m=/m)
    expect(mail?.source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
  })

  test('with a code for a message that waits for none, nor to nobody', async () => {
    expect(await mailed('code-mail', 'created', { state: 'open' })).toEqual([])
    expect(await mailed('code-mail', 'created', { state: 'held', content: undefined })).toEqual([])
    expect(await mailed('code-mail', 'created', { state: 'held' })).toMatchObject([{ to: ['zoe@example.be'] }])
  })
})

describe('a mail to an address that there is not', () => {
  const refusedAs = async (says: string, target: Target) => {
    const messages = await open([target])
    const { message } = await messages.store.keep(sent())
    post.state.says = says
    await deliverDue({ messages, senders: mails(messages), waitFor: now })
    return (await messages.outbox.listDeliveries(message.id))[0]
  }

  test('which a visitor typed is not tried again for three days, and why is told', async () => {
    expect(await refusedAs('5.1.1 zoe@example.be: no such user', 'visitor-mail')).toMatchObject({
      state: 'done',
      problem: 'the mail server says that there is no such address',
    })
  })

  test.each([
    ['5.1.1 no such user', 'office-mail'],
    ['5.7.1 relay access denied', 'visitor-mail'],
    ['5.1.8 the sender has no such domain', 'visitor-mail'],
    ['5.1.11 nothing that is known', 'visitor-mail'],
    ['no such user, 550 5.1.1', 'visitor-mail'],
  ] as const)('but is for somebody to put right waits: %s, %s', async (says, target) => {
    expect(await refusedAs(says, target)).toMatchObject({ state: 'waiting', problem: 'mail server answered 550' })
  })
})

describe.each(stores)('a mail to an address that nobody has confirmed, in %s', (_kind, newAddress) => {
  beforeEach(() => {
    newStore = newAddress
  })

  test.each(['created', 'changed', 'withdrawn'] as const)('has not one word of the sender: %s', async (event) => {
    const messages = await open(['visitor-mail'])
    const words = { first_name: 'Prijs', last_name: 'Gratis', message: 'Klik hier', company_name: 'Winnaar bv' }
    const { message } = await messages.store.keep(sent({ kind: 'contact' }, words))
    if (event === 'changed') await messages.store.change(message.id, { values: { ...words, email: 'zoe@example.be' } })
    if (event === 'withdrawn') await messages.store.withdraw(message.id)
    while ((await deliverDue({ messages, senders: mails(messages) })) > 0);
    expect(post.mails).toHaveLength(event === 'created' ? 1 : 2)
    for (const { source } of post.mails) {
      const text = decoded(source)
      expect(text).toContain('Hallo,')
      for (const word of Object.values(words)) expect(text).not.toContain(word)
    }
  })

  test('is one of five in ten minutes, however the address is written, and the messages are kept', async () => {
    const messages = await open(['visitor-mail'])
    for (const email of ['zoe@example.be', 'Zoe@Example.be', 'zoe+a@example.be', 'zoe+b@example.be']) {
      for (let i = 0; i < 2; i += 1) await messages.store.keep(sent({}, { email }))
    }
    await messages.store.keep(sent({}, { email: 'jan@example.be' }))
    while ((await deliverDue({ messages, senders: mails(messages) })) > 0);
    expect(post.mails.filter(({ to }) => /^zoe/i.test(to[0] ?? ''))).toHaveLength(5)
    expect(post.mails.filter(({ to }) => to[0] === 'jan@example.be')).toHaveLength(1)
    const kept = await messages.store.list(10)
    expect(kept).toHaveLength(9)
    const deliveries = await Promise.all(kept.map(({ id }) => messages.outbox.listDeliveries(id)))
    const unsent = { state: 'done', problem: 'not sent: too many mails to this address' }
    expect(deliveries.flat().filter(({ problem }) => problem !== null)).toMatchObject([unsent, unsent, unsent])
  })

  test('is counted in the store: by a process that starts anew, and by several', async () => {
    const address = await newAddress()
    const both = await Promise.all([0, 1].map(() => openTestMessages({ address, targets: ['visitor-mail'] })))
    opened.push(...both)
    for (const messages of [...both, ...both]) {
      for (let i = 0; i < 3; i += 1) await messages.store.keep(sent())
      while ((await deliverDue({ messages, senders: mails(messages) })) > 0);
    }
    const anew = await openTestMessages({ address, targets: ['visitor-mail'] })
    opened.push(anew)
    await anew.store.keep(sent())
    while ((await deliverDue({ messages: anew, senders: mails(anew) })) > 0);
    expect(post.mails).toHaveLength(5)
  })

  test('that a server refuses counts once, however often it is tried', async () => {
    const messages = await open(['visitor-mail'])
    await messages.store.keep(sent())
    post.state.refuses = true
    for (let i = 0; i < 8; i += 1) await deliverDue({ messages, senders: mails(messages), waitFor: now })
    post.state.refuses = false
    for (let i = 0; i < 4; i += 1) await messages.store.keep(sent())
    while ((await deliverDue({ messages, senders: mails(messages) })) > 0);
    expect(post.mails).toHaveLength(5)
  })
})

describe.each(stores)('an address that has to be confirmed, in %s', (_kind, newAddress) => {
  beforeEach(() => {
    newStore = newAddress
  })

  const lastCode = () => /^Subject: (\d{6}) /m.exec(post.mails.at(-1)?.source ?? '')?.[1] ?? ''
  const all = (messages: Messages): Senders => ({ ...mails(messages), ...webhook() })
  async function deliverAll(messages: Messages): Promise<void> {
    while ((await deliverDue({ messages, senders: all(messages) })) > 0);
  }
  const changed = (email: string) => ({ values: { first_name: 'Zoë', email, message: 'Anders.' } })

  test('has a code first; the message is handed on when it is typed, and not before', async () => {
    const messages = await open(['webhook'])
    const { message } = await messages.store.keep(sent({ isHeld: true }))
    await deliverAll(messages)
    expect([post.mails.length, receiver.calls.length]).toEqual([1, 0])
    const code = lastCode()

    const wrong = code === '000000' ? '111111' : '000000'
    expect(await confirmCode(message, wrong, messages)).toBe('wrong')
    expect(await confirmCode(message, ` ${code.slice(0, 3)} ${code.slice(3)} `, messages)).toBe('confirmed')
    await deliverAll(messages)
    expect(receiver.calls).toHaveLength(1)
  })

  test('cannot be guessed: after five tries the right code is too late', async () => {
    const messages = await open([])
    const { message } = await messages.store.keep(sent({ isHeld: true }))
    await deliverDue({ messages, senders: mails(messages) })
    const code = lastCode()
    const wrong = code === '000000' ? '111111' : '000000'
    for (let i = 0; i < 5; i += 1) expect(await confirmCode(message, wrong, messages)).toBe('wrong')
    expect(await confirmCode(message, code, messages)).toBe('ended')
  })

  test('has thirty minutes for its code, and another code with another mail', async () => {
    let at = Date.UTC(2026, 10, 22)
    const messages = await open([], () => at)
    const { message } = await messages.store.keep(sent({ isHeld: true }))
    await deliverDue({ messages, senders: mails(messages) })
    const first = lastCode()
    at += 30 * 60_000
    expect(await confirmCode(message, first, messages)).toBe('ended')
    const { message: again } = await messages.store.change(message.id, changed('zoe@example.be'), true)
    await deliverDue({ messages, senders: mails(messages) })
    expect(lastCode()).not.toBe(first)
    at += 30 * 60_000 - 1
    expect(await confirmCode(again, lastCode(), messages)).toBe('confirmed')
  })

  test('is greeted by its name once it is confirmed', async () => {
    const messages = await open(['visitor-mail'])
    const { message } = await messages.store.keep(sent({ isHeld: true }))
    await deliverAll(messages)
    expect(decoded(post.mails[0]?.source ?? '')).not.toContain('Zoë')
    await confirmCode(message, lastCode(), messages)
    await deliverAll(messages)
    expect(decoded(post.mails[1]?.source ?? '')).toContain('Dag Zoë,')
  })

  test('holds the message again when it is changed: nobody hears of it before the new one is confirmed', async () => {
    const messages = await open(['webhook', 'office-mail', 'visitor-mail'])
    const { message } = await messages.store.keep(sent({ isHeld: true }))
    await deliverAll(messages)
    await confirmCode(message, lastCode(), messages)
    await deliverAll(messages)
    const before = [post.mails.length, receiver.calls.length]
    expect(before).toEqual([3, 1])

    const { message: held } = await messages.store.change(message.id, changed('jan@example.be'), true)
    expect(held.state).toBe('held')
    await deliverAll(messages)
    expect([post.mails.length, receiver.calls.length]).toEqual([4, 1])
    expect(post.mails.at(-1)?.to).toEqual(['jan@example.be'])
    await confirmCode(held, lastCode(), messages)
    await deliverAll(messages)
    expect(receiver.calls.map(({ body }) => (JSON.parse(body) as { event: string }).event)).toEqual([
      'created',
      'changed',
    ])
  })

  test('holds back what was due already, and what was given up', async () => {
    const messages = await open(['webhook'])
    const { message } = await messages.store.keep(sent({ isHeld: true }))
    await deliverAll(messages)
    await confirmCode(message, lastCode(), messages)
    receiver.state.answer = 503
    await deliverDue({ messages, senders: webhook(), mostAttempts: 1 })
    receiver.state.answer = 200
    await messages.store.change(message.id, changed('zoe@example.be'), true)
    await messages.store.change(message.id, changed('jan@example.be'), true)
    await messages.outbox.revive()
    await deliverAll(messages)
    expect(receiver.calls).toEqual([])
    const held = await messages.store.find('id', message.id)
    if (held) await confirmCode(held, lastCode(), messages)
    await deliverAll(messages)
    expect(receiver.calls).toHaveLength(3)
    for (const { body } of receiver.calls) expect(body).toContain('jan@example.be')
  })

  test('does not hold a message whose other words change, nor where the site asks for no code', async () => {
    const messages = await open(['webhook'])
    const { message } = await messages.store.keep(sent())
    expect((await messages.store.change(message.id, changed('zoe@example.be'), true)).message.state).toBe('open')
    expect((await messages.store.change(message.id, changed('jan@example.be'))).message.state).toBe('open')
  })

  test('is not confirmed by the code that another one has had', async () => {
    const messages = await open([])
    const { message } = await messages.store.keep(sent({ isHeld: true }))
    await deliverDue({ messages, senders: mails(messages) })
    const { message: other } = await messages.store.change(message.id, changed('jan@example.be'), true)
    expect(await confirmCode(other, lastCode(), messages)).not.toBe('confirmed')
    // Read before the change, and typed after it.
    await confirmCode(message, lastCode(), messages)
    expect((await messages.store.find('id', message.id))?.state).toBe('held')
  })

  test('is told to nobody by a withdrawal: whoever has the message hears that alone', async () => {
    const messages = await open(['webhook', 'visitor-mail'])
    const { message } = await messages.store.keep(sent({ isHeld: true }))
    await deliverAll(messages)
    await confirmCode(message, lastCode(), messages)
    await deliverAll(messages)
    await messages.store.change(message.id, changed('jan@example.be'), true)
    await messages.store.withdraw(message.id)
    await deliverAll(messages)
    expect(post.mails.filter(({ to }) => to[0] === 'jan@example.be')).toEqual([])
    const bodies = receiver.calls.map(({ body }) => body)
    expect(bodies).toHaveLength(2)
    expect(JSON.parse(bodies[1] ?? '')).toMatchObject({ event: 'withdrawn', state: 'withdrawn' })
    expect(bodies[1]).not.toContain('jan@example.be')
  })

  test('of a message that was never handed on is withdrawn with it, and nobody hears of either', async () => {
    const messages = await open(['webhook', 'visitor-mail'])
    const { message } = await messages.store.keep(sent({ isHeld: true }))
    await messages.store.withdraw(message.id)
    await deliverAll(messages)
    expect([post.mails.length, receiver.calls.length]).toEqual([0, 0])
  })
})

test('each try is counted by its target and by how it ended, mails too', async () => {
  const metrics = createMetrics({ build: 'build-1', version: '1.0.0' })
  const messages = await open(['webhook', 'office-mail', 'visitor-mail'])
  await messages.store.keep(sent())
  receiver.state.answer = 500
  await deliverDue({ messages, senders: { ...webhook(), ...mails(messages) }, waitFor: now })
  receiver.state.answer = 200
  await deliverDue({ messages, senders: { ...webhook(), ...mails(messages) } })
  const counts = [...(await readMetrics(metrics)).matchAll(/^site_delivery_attempts_total\{(.*)\} (\d+)$/gm)]
  expect(counts.map(([, labels, count]) => `${labels} ${count}`).sort()).toEqual([
    'target="office-mail",outcome="done" 1',
    'target="visitor-mail",outcome="done" 1',
    'target="webhook",outcome="done" 1',
    'target="webhook",outcome="failed" 1',
  ])
})

test('a worker goes on by itself after its store has failed', async () => {
  const messages = await open(['webhook'])
  await messages.store.keep(sent())
  let asked = 0
  const problems: unknown[] = []
  const stop = startWorker({
    open: async () => {
      asked += 1
      if (asked === 1) throw new Error('the disk is full')
      return messages
    },
    senders: webhook(),
    trouble: { failed: (problem) => problems.push(problem), worked: () => problems.push('worked') },
  })
  await expect.poll(() => receiver.calls.length, { timeout: 20_000 }).toBe(1)
  await stop()
  expect(problems.slice(0, 2)).toEqual([new Error('the disk is full'), 'worked'])
})

test('a store that can be read and takes nothing counts as down, until it takes a message again', async () => {
  // Said once for all who come after the first, in another test perhaps.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const messages = await open(['webhook'])
  const states: boolean[] = []
  const note = (state: unknown) => void states.push((state as MessagesState).isUp)
  messagesStates.subscribe(note)
  onTestFinished(() => void messagesStates.unsubscribe(note))
  keepingTrouble.failed(new Error('the disk is full'))
  const stop = startWorker({
    open: async () => messages,
    senders: webhook(),
    trouble: { failed: () => {}, worked: () => {} },
  })
  await expect.poll(() => states.length, { timeout: 10_000 }).toBeGreaterThan(1)
  expect(states).not.toContain(true)
  const timers = vi.spyOn(globalThis, 'setTimeout')
  keepingTrouble.worked()
  const [end] = timers.mock.calls.find(([, ms]) => ms === 30_000) ?? []
  timers.mockRestore()
  await expect.poll(() => states.at(-1), { timeout: 10_000 }).toBe(true)
  await stop()
  // Not the trouble of the test that comes next.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  end?.()
})
