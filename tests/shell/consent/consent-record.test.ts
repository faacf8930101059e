import { describe, expect, it } from 'vitest'
import { CONSENT_VERSION } from '@/config/consent.mjs'
import { parseConsent } from '@/shell/consent/consent-record'

const NOW = Date.UTC(2026, 10, 21)

const record = {
  categories: ['necessary', 'analytics'],
  revision: CONSENT_VERSION,
  lastConsentTimestamp: '2026-11-20T10:00:00.000Z',
  expirationTime: NOW + 1,
}

const parse = (changes: object) => parseConsent(JSON.stringify({ ...record, ...changes }), NOW)

describe('a record of consent', () => {
  it('says what was agreed to, and when', () => {
    expect(parse({})).toEqual({ accepted: ['analytics'], answeredAt: '2026-11-20T10:00:00.000Z' })
  })

  it('of a refusal is an answer', () => {
    expect(parse({ categories: ['necessary'] })).toMatchObject({ accepted: [] })
  })

  it('about another version of the policy does not count', () => {
    expect(parse({ revision: CONSENT_VERSION - 1 })).toBeNull()
  })

  it('does not count any more after its time', () => {
    expect(parse({ expirationTime: NOW })).toBeNull()
  })

  it('agrees to nothing that the site does not ask for', () => {
    expect(parse({ categories: ['everything', 'marketing'] })).toMatchObject({ accepted: ['marketing'] })
  })

  it.each(['', 'read', '[]', 'null', '{}', '{"revision":20261121}', '"consent"', '{'])(
    'that reads %j is none',
    (text) => {
      expect(parseConsent(text, NOW)).toBeNull()
    },
  )

  it.each([{ categories: 'analytics' }, { expirationTime: '9e99' }, { lastConsentTimestamp: 0 }])(
    'with %j is none',
    (changes) => {
      expect(parse(changes)).toBeNull()
    },
  )
})

it('the version is the day of a policy', () => {
  expect(String(CONSENT_VERSION)).toMatch(/^20\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/)
})
