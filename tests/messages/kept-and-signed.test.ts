import { describe, expect, test } from 'vitest'
import type { MessageKind } from '@/domain/message-kind'
import { waitAfter } from '@/messages/delivery/deliver.server'
import { buildPayload } from '@/messages/delivery/payload.server'
import { describeMessage } from '@/messages/delivery-status.server'
import type { Message } from '@/messages/message.server'
import { readReceipt, receiptFor } from '@/messages/receipt.server'
import { deleteAt, SHORT_MS } from '@/messages/retention.server'
import { assertMailServer, listTargets } from '@/messages/settings.server'
import { indexPerson, personalKey } from '@/messages/store/person.server'
import { createSealing, isPrefix, PREFIX_LENGTH } from '@/messages/store/sealing.server'
import { SECRET } from './stores'

const DAY = 86_400_000

describe('how long a message is kept', () => {
  test.each<[MessageKind, number]>([
    ['contact', 365],
    ['callback', 90],
    ['test-drive', 365],
    ['offer', 365],
    ['reservation', 365],
    ['fleet', 730],
    ['dsa-notice', 730],
    ['data-request', 1_095],
    ['newsletter', 1_095],
    ['saved-search', 90],
  ])('%s: %d days', (kind, days) => {
    expect(deleteAt(kind, 1_000)).toBe(1_000 + days * DAY)
  })

  test('one that was withdrawn: thirty days', () => {
    expect(SHORT_MS).toBe(30 * DAY)
  })
})

describe('a link to a message', () => {
  const sealing = createSealing(SECRET)
  const id = '0b9a7c1e-1f7d-4d0a-9a50-3b6f2b8f4a11'
  const now = Date.UTC(2026, 10, 22)

  test.each<[MessageKind, number]>([
    ['offer', 30],
    ['saved-search', 91],
  ])('to one of the kind %s is good for %d days', (kind, days) => {
    const receipt = receiptFor({ id, kind }, sealing, now)
    expect(readReceipt(receipt, sealing, now + days * DAY - 1)).toBe(id)
    expect(readReceipt(receipt, sealing, now + days * DAY)).toBeUndefined()
  })

  test('is good as it was signed, with nothing before and after it', () => {
    const receipt = receiptFor({ id, kind: 'offer' }, sealing, now)
    for (const wrong of ['', `x${receipt}`, `${receipt}x`, receipt.replace('.', ''), receipt.replace('0b9a', '0b9b')])
      expect(readReceipt(wrong, sealing, now), wrong).toBeUndefined()
    expect(readReceipt(receipt, createSealing('another secret of thirty-two letters or more'), now)).toBeUndefined()
  })
})

describe('what is done with the key', () => {
  const old = createSealing('an older secret of thirty-two letters or more')
  const both = createSealing(`${SECRET},an older secret of thirty-two letters or more`)

  test('the first one writes, and what those after it wrote can be read', () => {
    const sealed = both.seal('messages', { a: 1 })
    expect(createSealing(SECRET).open('messages', sealed)).toEqual({ a: 1 })
    expect(both.open('messages', old.seal('messages', { a: 2 }))).toEqual({ a: 2 })
    expect(() => old.open('messages', sealed)).toThrow('It was sealed with another MESSAGES_KEY')
    expect(() => both.open('elsewhere', sealed)).toThrow()
    expect(() => both.open('messages', `${sealed.slice(0, PREFIX_LENGTH)}`)).toThrow()
  })

  test('what is sealed begins with the name of its key', () => {
    expect(both.prefixes).toEqual([createSealing(SECRET).prefixes[0], old.prefixes[0]])
    for (const prefix of both.prefixes) expect(prefix).toMatch(/^[\da-f]{8}\.$/)
    expect(both.seal('messages', 1).startsWith(both.prefixes[0])).toBe(true)
    expect(both.prefixes[0]).not.toBe(both.prefixes[1])
    expect(['0123abcd.', '0123abcd', '0123abcg.', 'x0123abcd.', '0123abcd.x'].map(isPrefix)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
  })

  // As a store holds them: of another derivation nothing that is kept could be read, found or followed any more.
  test('opens, finds and believes what an earlier release has written with the same secret', () => {
    const sealing = createSealing(SECRET)
    expect(sealing.prefixes).toEqual(['6f08dd4e.'])
    expect(sealing.open('messages', '6f08dd4e.Vyfcf1yGlwO/5LoRtWvPj811TVZlZ95mhTBkUKzUuESVuAw=')).toEqual({ a: 1 })
    expect(sealing.deriveIndex('zoe@example.be')).toBe('m8Nd6H2ue05bdJkGVVK_aV13NKQ3IkZLylVZwIz_55E')
    expect(sealing.sign('receipt text')).toBe('jIg2yp6SdnvKA6qExcRMfSNihwfcRx9kjhYp7S8okwM')
  })

  test('a person has one index by each key, the first key’s first', () => {
    expect(both.deriveIndexes('zoe')).toEqual([createSealing(SECRET).deriveIndex('zoe'), old.deriveIndex('zoe')])
    expect(both.deriveIndex('zoe')).toBe(both.deriveIndexes('zoe')[0])
    expect(both.deriveIndex('zoe')).not.toBe(both.deriveIndex('jan'))
    expect(both.deriveIndex('zoe')).toMatch(/^[\w-]{43}$/)
  })

  test('a signature of any of them is good, for its own text alone', () => {
    expect(both.isSigned('text', old.sign('text'))).toBe(true)
    expect(both.isSigned('text', both.sign('text'))).toBe(true)
    expect(both.isSigned('other', both.sign('text'))).toBe(false)
    expect(both.isSigned('text', both.sign('text').slice(1))).toBe(false)
    expect(old.isSigned('text', both.sign('text'))).toBe(false)
    expect(both.sign('text')).not.toBe(both.deriveIndex('text'))
  })

  test('a person is one by an address in any capitals and by a phone number; without either nobody', () => {
    expect(personalKey(' Zoe@Example.BE ')).toBe('zoe@example.be')
    const index = (values: object) => indexPerson({ values }, { deriveIndex: (text) => `[${text}]` })
    expect(index({ email: 'Zoe@Example.be', phone: '+32470123456' })).toEqual(['[zoe@example.be]', '[+32470123456]'])
    expect(index({})).toEqual([null, null])
  })
})

const MESSAGE: Message = {
  id: 'id',
  number: '7K3Q-2XPD',
  kind: 'offer',
  state: 'open',
  language: 'nl',
  sales_type: 'B2B',
  revision: 2,
  created_at: Date.UTC(2026, 10, 22, 14, 7),
  changed_at: Date.UTC(2026, 10, 23),
  confirmed: false,
  content: { values: { email: 'zoe@example.be' } },
}

describe('what is told of a message', () => {
  test('the webhook has all of it, and no content once that is erased', () => {
    const payload = {
      event_id: 'e1',
      event: 'changed',
      message_id: 'id',
      number: '7K3Q-2XPD',
      kind: 'offer',
      state: 'open',
      revision: 2,
      language: 'nl',
      sales_type: 'B2B',
      created_at: '2026-11-22T14:07:00.000Z',
      changed_at: '2026-11-23T00:00:00.000Z',
      content: { values: { email: 'zoe@example.be' } },
    }
    expect(buildPayload({ id: 'e1', event: 'changed' }, MESSAGE)).toEqual(payload)
    expect(buildPayload({ id: 'e1', event: 'erased' }, { ...MESSAGE, content: undefined })).toEqual({
      ...payload,
      event: 'erased',
      content: null,
    })
  })

  test('a line has nothing of the person, and says why one cannot be read', () => {
    const line = '7K3Q-2XPD  offer  open  nl B2B  2026-11-22T14:07:00.000Z'
    expect(describeMessage(MESSAGE)).toBe(line)
    expect(describeMessage({ ...MESSAGE, unreadable: 'damaged' })).toBe(`${line}  cannot be opened: damaged`)
    expect(describeMessage({ ...MESSAGE, unreadable: 'other-key' })).toBe(
      `${line}  cannot be opened: sealed with another MESSAGES_KEY`,
    )
  })

  test('a try waits five seconds, twice as long each time, an hour at the most, and half of it at the least', () => {
    expect([1, 2, 3].map((attempts) => waitAfter(attempts, 1))).toEqual([5_000, 10_000, 20_000])
    expect([1, 2, 3].map((attempts) => waitAfter(attempts, 0))).toEqual([2_500, 5_000, 10_000])
    expect(waitAfter(40, 1)).toBe(3_600_000)
  })
})

describe('the settings', () => {
  test('need a mail server where searches are to be followed by mail', () => {
    expect(() => assertMailServer({ SEARCH_MAILS: 'on' } as never)).toThrow(
      'MESSAGES_SMTP_URL is needed where SEARCH_MAILS is "on".',
    )
    expect(() => assertMailServer({ SEARCH_MAILS: 'on', MESSAGES_SMTP_URL: 'smtp://mail' } as never)).not.toThrow()
    expect(() => assertMailServer({ SEARCH_MAILS: 'off' } as never)).not.toThrow()
  })

  test('name a webhook by its address and its secret, and two mails by a mail server', () => {
    expect(listTargets({})).toEqual([])
    expect(listTargets({ MESSAGES_WEBHOOK_SECRET: SECRET })).toEqual([])
    expect(listTargets({ MESSAGES_WEBHOOK_URL: 'https://crm.example', MESSAGES_WEBHOOK_SECRET: SECRET })).toEqual([
      'webhook',
    ])
    expect(listTargets({ MESSAGES_SMTP_URL: 'smtp://mail' })).toEqual(['office-mail', 'visitor-mail'])
  })
})
