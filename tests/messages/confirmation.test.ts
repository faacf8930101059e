import { afterEach, expect, test } from 'vitest'
import { env } from '@/config/env.server'
import { setServiceFlags } from '@/config/flag-overrides'
import { needsCode, newCode } from '@/messages/confirmation.server'

const MAIL_SERVER = 'smtp://mail.example.be'
const named = env.MESSAGES_SMTP_URL

afterEach(() => {
  Object.assign(env, { MESSAGES_SMTP_URL: named })
  setServiceFlags({})
})

test.each([
  ['a search that is followed', 'saved-search', MAIL_SERVER, false, true],
  ['a search, where no mail can be sent', 'saved-search', undefined, true, false],
  ['an offer, with the flag', 'offer', MAIL_SERVER, true, true],
  ['an offer, without the flag', 'offer', MAIL_SERVER, false, false],
  ['an offer, where no mail can be sent', 'offer', undefined, true, false],
] as const)('whether an address is confirmed by a code first: %s', async (_what, kind, mailServer, flag, isAsked) => {
  Object.assign(env, { MESSAGES_SMTP_URL: mailServer })
  setServiceFlags({ BUYING_PROCESS_EMAIL_VERIFICATION: flag })
  expect(await needsCode(kind)).toBe(isAsked)
})

test('a code has six digits, those that begin with noughts too', () => {
  const codes = Array.from({ length: 500 }, newCode)
  for (const code of codes) expect(code).toMatch(/^\d{6}$/)
  expect(codes.some((code) => code.startsWith('0'))).toBe(true)
})
