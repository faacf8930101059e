import { afterEach, expect, test } from 'vitest'
import { env } from '@/config/env.server'
import { setServiceFlags } from '@/config/flag-overrides'
import { CODE_LASTS, codeText, confirmCode, needsCode, newCode } from '@/messages/confirmation.server'
import { newMessage, openTestMessages } from './stores'

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

test('a message is handed on by its own code, typed with or without spaces, and any other is wrong', async () => {
  const messages = await openTestMessages({ targets: ['webhook'] })
  const { store, sealing } = messages
  const { message } = await store.keep(newMessage({ isHeld: true }))
  await store.setCode(message.id, sealing.deriveIndex(codeText(message, '123456')), CODE_LASTS)
  const stateNow = async () => (await store.find('id', message.id))?.state
  expect(await confirmCode(message, '654321', messages)).toBe('wrong')
  expect(await stateNow()).toBe('held')
  expect(await confirmCode(message, ' 123-４５６', messages)).toBe('confirmed')
  expect(await stateNow()).toBe('open')
  await messages.close()
})

test('a message that waits for no code is confirmed, whatever is typed', async () => {
  const messages = await openTestMessages()
  const { message } = await messages.store.keep(newMessage())
  expect(await confirmCode(message, '654321', messages)).toBe('confirmed')
  await messages.close()
})
