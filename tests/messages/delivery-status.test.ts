import { describe, expect, onTestFinished, test } from 'vitest'
import { DeliveryProblem, deliverDue, NotSent, type Senders } from '@/messages/delivery/deliver.server'
import { describeDeliveryStatus } from '@/messages/delivery-status.server'
import { newMessage, openTestMessages, stores } from './stores'

const clock = { at: Date.UTC(2026, 10, 27) }

async function open(address: string, targets: readonly ('webhook' | 'office-mail')[] = ['webhook', 'office-mail']) {
  const messages = await openTestMessages({ address, targets, now: () => clock.at })
  onTestFinished(() => messages.close())
  const wayOf = async () => {
    const way = await describeDeliveryStatus(messages, await messages.store.ofPerson('zoe@example.be'))
    // Each delivery has an id of its own.
    return way.map((line) => line.replace(/ {2}\([\w-]+\)$/, ''))
  }
  return {
    messages,
    wayOf,
    deliver: (senders: Senders, mostAttempts = 80) =>
      deliverDue({ messages, senders, waitFor: () => 60_000, mostAttempts }),
  }
}

const fail = (problem: Error) => async () => {
  throw problem
}

describe.each(stores)('the way of a message in %s', (_kind, newAddress) => {
  test('tells who has it, who has not and why, and nothing that was sent', async () => {
    const { messages, wayOf, deliver } = await open(await newAddress())
    const { message } = await messages.store.keep(newMessage({}, { message: 'my cat is ill' }))
    const head = `${message.number}  contact  open  nl B2C  2026-11-27T00:00:00.000Z`
    expect(await wayOf()).toEqual([
      head,
      '  webhook  created  waits for its first try',
      '  office-mail  created  waits for its first try',
    ])
    await deliver({ webhook: fail(new DeliveryProblem('HTTP 503')), 'office-mail': async () => {} })
    expect(await wayOf()).toEqual([
      head,
      '  webhook  created  1 try, again 2026-11-27T00:01:00.000Z: HTTP 503',
      '  office-mail  created  taken 2026-11-27T00:00:00.000Z',
    ])
    clock.at += 60_000
    await deliver({ webhook: fail(new DeliveryProblem('HTTP 410')) }, 2)
    expect((await wayOf())[1]).toBe('  webhook  created  given up after 2 tries: HTTP 410')
    expect((await wayOf()).join()).not.toMatch(/cat|zoe/)
    clock.at = Date.UTC(2026, 10, 27)
  })

  test('tells what was not sent on purpose, what waits for a code, and what is only kept', async () => {
    const { messages, wayOf, deliver } = await open(await newAddress(), ['office-mail'])
    await messages.store.keep(newMessage())
    await deliver({ 'office-mail': fail(new NotSent('that address has had enough')) })
    expect((await wayOf())[1]).toBe(
      '  office-mail  created  not sent 2026-11-27T00:00:00.000Z: that address has had enough',
    )
    const silent = await open(await newAddress(), [])
    await silent.messages.store.keep(newMessage())
    expect((await silent.wayOf())[1]).toBe('  nobody was to be told when it came: it is only kept')
  })

  test('of what was withdrawn before its code was typed says that nobody was told', async () => {
    const { messages, wayOf } = await open(await newAddress(), ['office-mail'])
    const { message } = await messages.store.keep(newMessage({ isHeld: true }))
    expect(await wayOf()).toContain('  office-mail  created  waits until the code is typed that its visitor was sent')
    await messages.store.withdraw(message.id)
    const withdrawn = await messages.store.find('number', message.number)
    expect(await describeDeliveryStatus(messages, withdrawn ? [withdrawn] : [])).toEqual([
      expect.stringContaining('  withdrawn  '),
      '  it was withdrawn before anybody was told of it',
    ])
  })

  test('of nobody is a sentence that says where to look', async () => {
    const { wayOf } = await open(await newAddress())
    expect(await wayOf()).toEqual([expect.stringContaining('« A message that did not arrive »')])
  })
})
