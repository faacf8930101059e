import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { describeDeliveryStatus } from '@/messages/delivery-status.server'
import type { MessageContent } from '@/messages/message.server'
import { LEASE_MS, LONGEST_WAIT_MS } from '@/messages/store/outbox.server'
import { newMessage, openTestMessages, stores, takeDue } from './stores'

const DAY = 86_400_000
const START = Date.UTC(2026, 10, 22, 10)

/** A store with a clock that the test turns. */
async function opened(newAddress: () => Promise<string>) {
  const clock = { at: START }
  const address = await newAddress()
  const open = () => openTestMessages({ address, targets: ['webhook', 'office-mail'], now: () => clock.at })
  return { clock, open, address, messages: await open() }
}

describe.each(stores)('messages in %s', (_kind, newAddress) => {
  test('a message that was kept is there after the store was opened again', async () => {
    const { messages, open } = await opened(newAddress)
    const { message: kept, outcome } = await messages.store.keep(newMessage())
    await messages.close()
    const again = await open()
    expect(outcome).toBe('created')
    expect(await again.store.find('number', kept.number)).toEqual(kept)
    expect((await again.outbox.counts()).waiting).toBe(2)
    await again.close()
  })

  test('the same form sent ten times at once is one message, handed on once', async () => {
    const { messages } = await opened(newAddress)
    const sent = newMessage()
    const kept = await Promise.all(Array.from({ length: 10 }, () => messages.store.keep(sent)))
    expect(new Set(kept.map((each) => each.message.number)).size).toBe(1)
    expect(kept.filter(({ outcome }) => outcome === 'created')).toHaveLength(1)
    expect(kept.filter(({ outcome }) => outcome === 'same')).toHaveLength(9)
    expect((await messages.outbox.counts()).waiting).toBe(2)
    await messages.close()
  })

  test('the same form with other words changes the message', async () => {
    const { messages } = await opened(newAddress)
    const sent = newMessage()
    await messages.store.keep(sent)
    const { message: changed, outcome } = await messages.store.keep({
      ...sent,
      content: { values: { ...sent.content.values, message: 'Toch niet.' } },
    })
    expect([outcome, changed.revision, changed.content?.values.message]).toEqual(['changed', 2, 'Toch niet.'])
    await messages.close()
  })

  test('another form under the same key changes nothing', async () => {
    const { messages } = await opened(newAddress)
    const sent = newMessage()
    const { message: kept } = await messages.store.keep(sent)
    const { message, outcome } = await messages.store.keep({ ...sent, kind: 'newsletter' })
    expect([outcome, message]).toEqual(['closed', kept])
    await messages.close()
  })

  test('two processes that open a new store at once both find it whole', async () => {
    const { open } = await opened(newAddress)
    const both = await Promise.all([open(), open()])
    await Promise.all(both.map(({ store }) => store.keep(newMessage())))
    expect(await both[0].store.list(10)).toHaveLength(2)
    await Promise.all(both.map((each) => each.close()))
  })

  test('two processes never take the same delivery, and between them take all', async () => {
    const { messages, open } = await opened(newAddress)
    const other = await open()
    for (let i = 0; i < 40; i += 1) await messages.store.keep(newMessage({}, { email: `${i}@example.be` }))
    const taken = await Promise.all(Array.from({ length: 20 }, (_, i) => takeDue(i % 2 ? messages : other)))
    const ids = taken.flat().map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toHaveLength(80)
    await Promise.all([messages.close(), other.close()])
  })

  test('a process whose clock is seconds behind leaves alone what another one has taken', async () => {
    const { messages, address, clock } = await opened(newAddress)
    const behind = await openTestMessages({ address, targets: ['webhook'], now: () => clock.at - 30_000 })
    await messages.store.keep(newMessage())
    expect(await takeDue(messages)).toHaveLength(2)
    expect(await takeDue(behind)).toEqual([])
    await Promise.all([messages.close(), behind.close()])
  })

  test('a later event of a person waits for the one before it, and another person does not', async () => {
    const { messages, clock } = await opened(newAddress)
    const { store, outbox } = messages
    const sent = newMessage()
    const { message: first } = await store.keep(sent)
    await store.change(first.id, { values: { ...sent.content.values, message: 'Nog iets.' } })
    await store.keep(newMessage({}, { email: 'jan@example.be' }))
    const taken = await takeDue(messages)
    expect(taken.map(({ target, event }) => `${target} ${event}`).sort()).toEqual([
      'office-mail created',
      'office-mail created',
      'webhook created',
      'webhook created',
    ])
    for (const { id } of taken) await outbox.done(id)
    expect((await takeDue(messages)).map(({ event }) => event)).toEqual(['changed', 'changed'])
    clock.at += 1
    await messages.close()
  })

  test('what waits of a message goes with its new address: a later message of that one waits for it', async () => {
    const { messages } = await opened(newAddress)
    const { store } = messages
    const { message: first } = await store.keep(newMessage())
    await store.change(first.id, { values: { email: 'jan@example.be' } })
    await store.keep(newMessage({}, { email: 'jan@example.be' }))
    const taken = await takeDue(messages)
    expect(taken.map(({ message_id, event }) => [message_id, event])).toEqual([
      [first.id, 'created'],
      [first.id, 'created'],
    ])
    await messages.close()
  })

  test('what a process took and did not finish, another takes when the lease is over', async () => {
    const { messages, clock } = await opened(newAddress)
    await messages.store.keep(newMessage())
    const first = await takeDue(messages)
    expect(await takeDue(messages)).toEqual([])
    clock.at += LEASE_MS + 1
    const second = await takeDue(messages)
    expect(second.map(({ id }) => id)).toEqual(first.map(({ id }) => id))
    expect(second[0]?.attempts).toBe(2)
    await messages.close()
  })

  test('a clock that was years ahead for a moment holds nothing back', async () => {
    const { messages, clock } = await opened(newAddress)
    await messages.store.keep(newMessage())
    clock.at = START + 3_000 * DAY
    const [one] = await takeDue(messages)
    if (one) await messages.outbox.tryAgain(one.id, LONGEST_WAIT_MS, 'receiver')
    clock.at = START
    expect(await takeDue(messages)).toHaveLength(2)
    await messages.close()
  })

  test('a dead delivery is listed, lets later ones pass, and is tried again on demand', async () => {
    const { messages } = await opened(newAddress)
    const { store, outbox } = messages
    const { message: kept } = await store.keep(newMessage())
    for (const { id } of await takeDue(messages)) await outbox.giveUp(id, 'answered 400')
    expect((await outbox.dead()).map(({ number, problem }) => `${number} ${problem}`)).toEqual([
      `${kept.number} answered 400`,
      `${kept.number} answered 400`,
    ])
    await store.withdraw(kept.id)
    expect((await takeDue(messages)).map(({ event }) => event)).toEqual(['withdrawn', 'withdrawn'])
    expect(await outbox.revive()).toBe(2)
    expect(await outbox.counts()).toMatchObject({ waiting: 4, dead: 0, oldest: START })
    await messages.close()
  })

  test('what does not arrive is counted by who does not take it and why, and put aside where it never can', async () => {
    const { messages } = await opened(newAddress)
    const { store, outbox } = messages
    const { message: first } = await store.keep(newMessage({}, { email: 'one@example.be' }))
    const { message: later } = await store.keep(newMessage({}, { email: 'other@example.be' }))
    const taken = await takeDue(messages)
    const hooks = taken.filter(({ target }) => target === 'webhook')
    for (const { id } of hooks) await outbox.giveUp(id, 'answered 422')
    for (const { id } of taken.filter(({ target }) => target !== 'webhook')) await outbox.tryAgain(id, 5_000, 'timeout')
    const waiting = { state: 'waiting', target: 'office-mail', problem: 'timeout', deliveries: 2, number: first.number }
    expect((await outbox.counts()).troubles).toEqual([
      { state: 'dead', target: 'webhook', problem: 'answered 422', deliveries: 2, number: first.number },
      waiting,
    ])
    expect(await outbox.drop(later.id)).toBe(1)
    expect(await outbox.drop()).toBe(1)
    expect((await outbox.counts()).troubles).toEqual([waiting])
    expect(await outbox.revive()).toBe(0)
    expect((await describeDeliveryStatus(messages, [first]))[1]).toMatch(
      /webhook {2}created {2}not sent .+: answered 422/,
    )
    await messages.close()
  })

  test('a message that was withdrawn cannot be changed, and withdrawing it twice tells it once', async () => {
    const { messages } = await opened(newAddress)
    const { store, outbox } = messages
    const { message: kept } = await store.keep(newMessage())
    await store.withdraw(kept.id)
    await store.withdraw(kept.id)
    expect((await store.change(kept.id, { values: { message: 'x' } })).outcome).toBe('closed')
    expect((await outbox.counts()).waiting).toBe(4)
    await messages.close()
  })

  test('a message that was withdrawn is not taken anew by its form, sent again as it was or with other words', async () => {
    const { messages } = await opened(newAddress)
    const sent = newMessage()
    const { message: kept } = await messages.store.keep(sent)
    await messages.store.withdraw(kept.id)
    expect((await messages.store.keep(sent)).outcome).toBe('closed')
    const other = { values: { ...sent.content.values, message: 'Toch niet.' } }
    expect((await messages.store.keep({ ...sent, content: other })).outcome).toBe('closed')
    expect(await messages.store.list(10)).toMatchObject([{ number: kept.number, state: 'withdrawn' }])
    await messages.close()
  })

  test('what waits for a code is not handed on before it is released', async () => {
    const { messages } = await opened(newAddress)
    const { store } = messages
    const { message: kept } = await store.keep(newMessage({ isHeld: true }))
    expect(kept.state).toBe('held')
    expect((await takeDue(messages)).map(({ target }) => target)).toEqual(['code-mail'])
    await store.setCode(kept.id, 'code', 60_000)
    await store.release(kept)
    expect((await store.find('id', kept.id))?.state).toBe('open')
    expect(await store.tryCode(kept.id, ['code'], 5)).toBe('ended')
    expect(await takeDue(messages)).toHaveLength(2)
    await messages.close()
  })

  test('a code may be tried so often as is said, for so long as it lasts, and only the newest one', async () => {
    const { messages, clock } = await opened(newAddress)
    const { store } = messages
    const { message: kept } = await store.keep(newMessage({ isHeld: true }))
    expect(await store.tryCode(kept.id, ['first'], 2)).toBe('ended')
    await store.setCode(kept.id, 'first', 60_000)
    expect(await store.tryCode(kept.id, ['another'], 2)).toBe('wrong')
    expect(await store.tryCode(kept.id, ['another', 'first'], 2)).toBe('confirmed')
    expect(await store.tryCode(kept.id, ['first'], 2)).toBe('ended')
    await store.setCode(kept.id, 'second', 60_000)
    clock.at += 59_999
    expect(await store.tryCode(kept.id, ['first'], 2)).toBe('wrong')
    clock.at += 1
    expect(await store.tryCode(kept.id, ['second'], 2)).toBe('ended')
    await messages.close()
  })

  test('a code of before a change releases neither the message nor what waits of it', async () => {
    const { messages } = await opened(newAddress)
    const { store } = messages
    const { message: kept } = await store.keep(newMessage({ isHeld: true }))
    await store.change(kept.id, { values: { email: 'jan@example.be' } }, true)
    await store.setCode(kept.id, 'of the new address', 60_000)
    await store.release(kept)
    expect(await store.find('id', kept.id)).toMatchObject({ state: 'held', confirmed: false })
    expect((await takeDue(messages)).map(({ target }) => target)).toEqual(['code-mail'])
    // The mail to the first address is not sent any more.
    const mails = (await messages.outbox.listDeliveries(kept.id)).filter(({ target }) => target === 'code-mail')
    expect(mails).toMatchObject([{ event: 'created', attempts: 1 }])
    expect(await store.tryCode(kept.id, ['of the new address'], 2)).toBe('confirmed')
    await messages.close()
  })

  test('an address stays confirmed for so long as it is the same, and a message without one waits for no code', async () => {
    const { messages } = await opened(newAddress)
    const { store } = messages
    const { message: kept } = await store.keep(newMessage({ isHeld: true }))
    await store.release(kept)
    const changed = async (values: MessageContent['values'], asksCode: boolean) => {
      const { state, confirmed } = (await store.change(kept.id, { values }, asksCode)).message
      return [state, confirmed]
    }
    expect(await changed({ email: ' ZOE@example.be', message: 'Anders.' }, true)).toEqual(['open', true])
    expect(await changed({ phone: '+32470123456' }, true)).toEqual(['open', true])
    expect(await changed({ email: 'jan@example.be' }, false)).toEqual(['open', false])
    await expect(store.change('nobody', { values: {} })).rejects.toThrow('no such message')
    await messages.close()
  })

  test('a withdrawal before a new address is confirmed is told to who has the message, and the address to nobody', async () => {
    const { messages } = await opened(newAddress)
    const { store, outbox } = messages
    const { message: kept } = await store.keep(newMessage())
    for (const { id } of await outbox.take('webhook', 10)) await outbox.done(id)
    await store.change(kept.id, { values: { email: 'jan@example.be', phone: '+32470123456' } }, true)
    expect((await store.withdraw(kept.id))?.content?.values).toEqual({ phone: '+32470123456' })
    expect((await takeDue(messages)).map(({ target, event }) => `${target} ${event}`)).toEqual(['webhook withdrawn'])
    expect(await store.ofPerson('jan@example.be')).toEqual([])
    expect(await store.ofPerson('+32470123456')).toMatchObject([{ number: kept.number, state: 'withdrawn' }])
    expect(await store.withdraw('nobody')).toBeUndefined()
    await messages.close()
  })

  test('what failed is tried again after its wait, and not before', async () => {
    const { messages, clock } = await opened(newAddress)
    await messages.store.keep(newMessage())
    for (const { id } of await takeDue(messages)) await messages.outbox.tryAgain(id, 5_000, 'timeout')
    clock.at += 4_999
    expect(await takeDue(messages)).toEqual([])
    clock.at += 1
    expect(await takeDue(messages)).toHaveLength(2)
    await messages.close()
  })

  test('what waits is counted from the oldest of it, and is no trouble before it was tried', async () => {
    const { messages, clock } = await opened(newAddress)
    const { store, outbox } = messages
    expect(await outbox.counts()).toEqual({ waiting: 0, dead: 0, oldest: undefined, troubles: [] })
    await store.keep(newMessage())
    clock.at += 60_000
    await store.keep(newMessage({}, { email: 'jan@example.be' }))
    const [first] = await outbox.take('webhook', 1)
    expect(await outbox.counts()).toEqual({ waiting: 4, dead: 0, oldest: START, troubles: [] })
    await outbox.giveUp(first?.id ?? '', 'answered 400')
    expect(await outbox.counts()).toMatchObject({ waiting: 3, dead: 1, oldest: START })
    await messages.close()
  })

  test('only what is of a message that waits for its code can be held', async () => {
    const { messages } = await opened(newAddress)
    const { store, outbox } = messages
    const { message: held } = await store.keep(newMessage({ isHeld: true }))
    const { message: open } = await store.keep(newMessage({}, { email: 'jan@example.be' }))
    for (const { id } of await takeDue(messages)) await outbox.hold(id)
    const statesOf = async (id: string) => (await outbox.listDeliveries(id)).map(({ state }) => state)
    expect(await statesOf(held.id)).toEqual(['held', 'held', 'held'])
    expect(await statesOf(open.id)).toEqual(['waiting', 'waiting'])
    await messages.close()
  })

  test('what is dead of one message is tried again alone, from the beginning', async () => {
    const { messages } = await opened(newAddress)
    const { store, outbox } = messages
    const { message: one } = await store.keep(newMessage())
    await store.keep(newMessage({}, { email: 'jan@example.be' }))
    for (const { id } of await takeDue(messages)) await outbox.giveUp(id, 'answered 400')
    expect(await outbox.revive(one.id)).toBe(2)
    expect((await takeDue(messages)).map(({ message_id, attempts }) => [message_id, attempts])).toEqual([
      [one.id, 1],
      [one.id, 1],
    ])
    await messages.close()
  })

  test('a message whose code was never typed is kept for thirty days; once it was typed, as long as any other', async () => {
    const { messages, clock } = await opened(newAddress)
    const { store } = messages
    const { message: forgotten } = await store.keep(newMessage({ isHeld: true }))
    const { message: typed } = await store.keep(newMessage({ isHeld: true }))
    await store.release(typed)
    clock.at += 30 * DAY - 1
    expect(await store.deleteOld()).toBe(0)
    clock.at += 1
    await store.deleteOld()
    expect(await store.list(10)).toMatchObject([{ number: typed.number, state: 'open', confirmed: true }])
    expect(await store.find('id', forgotten.id)).toBeUndefined()
    await messages.close()
  })

  test('a message that was withdrawn or erased is kept for thirty days more', async () => {
    const { messages, clock } = await opened(newAddress)
    const { store } = messages
    const { message } = await store.keep(newMessage())
    await store.keep(newMessage({}, { email: 'jan@example.be' }))
    await store.withdraw(message.id)
    expect(await store.erase('jan@example.be')).toHaveLength(1)
    clock.at += 30 * DAY - 1
    expect(await store.deleteOld()).toBe(0)
    clock.at += 1
    expect(await store.deleteOld()).toBe(2)
    await messages.close()
  })

  test('the newest are listed first, so many as are asked for, of one kind where one is named', async () => {
    const { messages, clock } = await opened(newAddress)
    const { store } = messages
    const numbers: string[] = []
    for (const kind of ['contact', 'fleet', 'contact'] as const) {
      numbers.push((await store.keep(newMessage({ kind }))).message.number)
      clock.at += 1_000
    }
    const listed = async (...asked: Parameters<typeof store.list>) =>
      (await store.list(...asked)).map((one) => one.number)
    expect(await listed(2)).toEqual([numbers[2], numbers[1]])
    expect(await listed(10, 'contact')).toEqual([numbers[2], numbers[0]])
    // Told over the phone: nothing in it looks or sounds like something else.
    for (const number of numbers) expect(number).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/)
    expect(new Set(numbers).size).toBe(3)
    await messages.close()
  })

  test('a person is found by address or phone, in any capitals, and erased with everything', async () => {
    const { messages } = await opened(newAddress)
    const { store, outbox } = messages
    const { message: kept } = await store.keep(newMessage({}, { email: 'Zoe@Example.be' }))
    await store.keep(newMessage({ kind: 'callback', content: { values: { phone: '+32470123456' } } }))
    await store.keep(newMessage({}, { email: 'jan@example.be' }))
    expect(await store.ofPerson('zoe@example.be')).toHaveLength(1)
    expect(await store.ofPerson('+32470123456')).toHaveLength(1)
    expect(await store.erase('zoe@example.be')).toEqual([kept.number])
    expect(await store.ofPerson('zoe@example.be')).toEqual([])
    const [erased] = (await store.list(10)).filter(({ state }) => state === 'erased')
    expect(erased?.content).toBeUndefined()
    // The webhook is told; what nobody had heard of yet is not sent any more.
    expect(await outbox.listDeliveries(erased?.id ?? '')).toMatchObject([
      { target: 'webhook', event: 'erased', state: 'waiting' },
    ])
    await messages.close()
  })

  test('twenty mails at once to one address that nobody has confirmed are five', async () => {
    const { messages, open } = await opened(newAddress)
    const other = await open()
    const asked = Array.from({ length: 20 }, (_, i) =>
      (i % 2 ? messages : other).store.countMail(`${i}`, 'zoe@example.be'),
    )
    expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(5)
    await messages.store.deleteOld()
    expect(await messages.store.countMail('later', 'zoe@example.be')).toBe(false)
    expect(await messages.store.countMail('another', 'jan@example.be')).toBe(true)
    await Promise.all([messages.close(), other.close()])
  })

  test.each([
    ['Gmail', ['zoe.p@gmail.com', 'ZOEP@gmail.com', 'z.o.e.p+a@googlemail.com']],
    ['Proton', ['zoe.p@proton.me', 'zoe-p@pm.me', 'Zoe_P+a@protonmail.com']],
    ['iCloud', ['zoe@icloud.com', 'zoe+a@me.com', 'ZOE@mac.com']],
    ['Fastmail', ['zoe@fastmail.com', 'news@zoe.fastmail.com', 'Other+a@ZOE.fastmail.com']],
    ['anybody else', ['zoe@example.be', ' Zoe+a@example.be ', 'zoe+b+c@example.be']],
  ])(
    'at %s the spellings of one mailbox are counted together, and its neighbor’s by themselves',
    async (_, spellings) => {
      const { messages } = await opened(newAddress)
      const counted: boolean[] = []
      for (const i of Array.from({ length: 6 }).keys())
        counted.push(await messages.store.countMail(`${i}`, spellings[i % spellings.length] ?? ''))
      expect(counted).toEqual([true, true, true, true, true, false])
      expect(await messages.store.countMail('another', `jan${spellings[0]}`)).toBe(true)
      await messages.close()
    },
  )

  test('twenty mails a day go there, and the next day as many', async () => {
    const { messages, clock } = await opened(newAddress)
    const countDay = async () => {
      let sent = 0
      for (let i = 0; i < 30; i += 1) {
        if (await messages.store.countMail(`${clock.at}`, 'zoe@example.be')) sent += 1
        clock.at += 130_000
      }
      return sent
    }
    expect(await countDay()).toBe(20)
    clock.at += DAY
    await messages.store.deleteOld()
    expect(await countDay()).toBe(20)
    await messages.close()
  })

  test('a message is deleted after the time of its kind, and not before', async () => {
    const { messages, clock } = await opened(newAddress)
    await messages.store.keep(newMessage({ kind: 'callback' }))
    await messages.store.keep(newMessage({ kind: 'fleet' }))
    clock.at += 90 * DAY - 1
    expect(await messages.store.deleteOld()).toBe(0)
    clock.at += 1
    expect(await messages.store.deleteOld()).toBe(1)
    expect((await messages.store.list(10)).map(({ kind }) => kind)).toEqual(['fleet'])
    await messages.close()
  })
})

test('a file that was closed refuses what comes after, and the process goes on', async () => {
  const messages = await openTestMessages()
  await messages.close()
  await expect(messages.store.keep(newMessage())).rejects.toThrow('closed')
})

test('nothing of a person can be read in the file', async () => {
  const { messages, address } = await opened(stores[0]?.[1] ?? (() => Promise.reject()))
  await messages.store.countMail('delivery', 'zoe@example.be')
  await messages.store.keep(
    newMessage({}, { email: 'zoe@example.be', last_name: 'Vandenbroeck', phone: '+32470123456' }),
  )
  const bytes = [address, `${address}-wal`].map((path) => readFileSync(path).toString('latin1')).join('')
  for (const word of ['zoe@example.be', 'Vandenbroeck', '32470123456', 'Dag!']) expect(bytes).not.toContain(word)
  expect(bytes).toContain('contact')
  await messages.close()
})
