import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { CODE_LASTS, codeText, confirmCode } from '@/messages/confirmation.server'
import type { MessageContent } from '@/messages/message.server'
import { readReceipt, receiptFor } from '@/messages/receipt.server'
import { openTestMessages, SECRET, stores, takeDue } from './stores'

const NEW = 'another secret of more than thirty-two letters'

const message = (values: MessageContent['values'] = {}) => ({
  key: randomUUID(),
  kind: 'contact' as const,
  language: 'nl' as const,
  sales_type: 'B2C' as const,
  content: { values: { email: 'zoe@example.be', phone: '+32470123456', message: 'Dag!', ...values } },
})

describe.each(stores)('a new key for messages in %s', (_kind, newAddress) => {
  async function withOldMessages(count: number) {
    const address = await newAddress()
    const old = await openTestMessages({ address, targets: ['webhook'] })
    for (let i = 0; i < count; i += 1) await old.store.keep(message({ message: `${i}` }))
    await old.close()
    const open = (secret: string) => openTestMessages({ address, targets: ['webhook'], secret })
    return { open }
  }

  test('what an older key has written is read, found and erased before it is written anew', async () => {
    const { open } = await withOldMessages(1)
    const both = await open(`${NEW},${SECRET}`)
    await both.store.keep(message({ message: 'new' }))
    const found = await both.store.ofPerson('+32470123456')
    expect(found.map(({ content }) => content?.values.message).sort()).toEqual(['0', 'new'])
    expect(await both.store.erase('zoe@example.be')).toHaveLength(2)
    await both.close()
  })

  test('everything is written anew, also more than one portion, and the older key is needed no more', async () => {
    const { open } = await withOldMessages(130)
    const both = await open(`${NEW},${SECRET}`)
    expect(await both.store.rekey()).toEqual({ written: 130, unreadable: [] })
    expect(await both.store.rekey()).toEqual({ written: 0, unreadable: [] })
    await both.close()
    const alone = await open(NEW)
    const found = await alone.store.ofPerson('zoe@example.be')
    expect(new Set(found.map(({ content }) => content?.values.message)).size).toBe(130)
    await alone.close()
  })

  test('what waits keeps its order among the messages of its person', async () => {
    const { open } = await withOldMessages(1)
    const both = await open(`${NEW},${SECRET}`)
    await both.store.rekey()
    const { message: later } = await both.store.keep(message({ message: 'later' }))
    const [first, ...others] = await takeDue(both)
    expect(others).toEqual([])
    await both.outbox.done(first?.id ?? '')
    expect((await takeDue(both)).map(({ message_id }) => message_id)).toEqual([later.id])
    await both.close()
  })

  test('an address that was confirmed stays so when its message is changed, before it is written anew', async () => {
    const address = await newAddress()
    const old = await openTestMessages({ address })
    const { message: kept } = await old.store.keep({ ...message(), isHeld: true })
    await old.store.release(kept)
    const both = await openTestMessages({ address, secret: `${NEW},${SECRET}` })
    const { message: changed } = await both.store.change(kept.id, { values: { email: 'zoe@example.be' } }, true)
    expect(changed).toMatchObject({ state: 'open', confirmed: true })
    await Promise.all([old.close(), both.close()])
  })

  test('a message that no key can read is named and left as it is', async () => {
    const { open } = await withOldMessages(1)
    const stranger = await open(NEW)
    const { written, unreadable } = await stranger.store.rekey()
    expect([written, unreadable.length]).toEqual([0, 1])
    await stranger.close()
    const old = await open(SECRET)
    expect((await old.store.find('number', unreadable[0] ?? ''))?.content?.values.message).toBe('0')
    await old.close()
  })

  test('a link and a code from before hold, and the old key signs nothing any more', async () => {
    const address = await newAddress()
    const old = await openTestMessages({ address })
    const { message: held } = await old.store.keep({ ...message(), isHeld: true })
    await old.store.setCode(held.id, old.sealing.deriveIndex(codeText(held, '123456')), CODE_LASTS)
    const receipt = receiptFor(held, old.sealing)
    const both = await openTestMessages({ address, secret: `${NEW},${SECRET}` })
    expect(readReceipt(receipt, both.sealing)).toBe(held.id)
    expect(await confirmCode(held, '123456', both)).toBe('confirmed')
    expect(readReceipt(receiptFor(held, both.sealing), old.sealing)).toBeUndefined()
    await Promise.all([old.close(), both.close()])
  })
})
