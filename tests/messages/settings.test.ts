import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolder } from '@tests/temp-folder'
import { expect, test } from 'vitest'
import { assertKey, listTargets, secretFor, storeAddress } from '@/messages/settings.server'
import { SECRET } from './stores'

test('messages never lie in the folder that the next build makes anew', () => {
  expect(storeAddress({}, '/site/.next/standalone')).toBe('/site/.data/messages.db')
  expect(storeAddress({}, '/site')).toBe('/site/.data/messages.db')
  expect(storeAddress({ MESSAGES_STORE: 'postgres://host/name' }, '/site')).toBe('postgres://host/name')
})

test('without a key one is made once, which only its owner can read', () => {
  const folder = join(tempFolder('messages'), 'data')
  const store = join(folder, 'messages.db')
  const secret = secretFor(store, {})
  expect(secret).toMatch(/^[\da-f]{64}$/)
  expect(secretFor(store, {})).toBe(secret)
  expect(secretFor(store, { MESSAGES_KEY: SECRET })).toBe(SECRET)
  expect(readdirSync(folder)).toEqual(['messages.db.key'])
  expect(statSync(`${store}.key`).mode & 0o777).toBe(0o600)
})

test('several machines with one store need a key that they are given', () => {
  expect(() => assertKey('postgresql://host/name', {})).toThrow('MESSAGES_KEY')
  expect(() => assertKey('postgres://host/name', { MESSAGES_KEY: SECRET })).not.toThrow()
})

test('a webhook without its secret is none, and a mail server means two mails', () => {
  expect(listTargets({ MESSAGES_WEBHOOK_URL: 'https://crm.example' })).toEqual([])
  expect(
    listTargets({
      MESSAGES_WEBHOOK_URL: 'https://crm.example',
      MESSAGES_WEBHOOK_SECRET: SECRET,
      MESSAGES_SMTP_URL: 'smtp://mail',
    }),
  ).toEqual(['webhook', 'office-mail', 'visitor-mail'])
})
