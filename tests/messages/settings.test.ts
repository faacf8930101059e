import { readdirSync, statSync, writeFileSync } from 'node:fs'
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

test('a key that stands there is taken without the spaces around it; one that is too short is none', () => {
  const store = join(tempFolder('messages'), 'messages.db')
  const write = (key: string) => writeFileSync(`${store}.key`, key)
  write(` ${'k'.repeat(32)}\n`)
  expect(secretFor(store, {})).toBe('k'.repeat(32))
  write('k'.repeat(31))
  expect(() => secretFor(store, {})).toThrow(`${store}.key is no key: put the right one there.`)
})

test('the folder of the key is its owner’s alone, however deep it lies', () => {
  const folder = join(tempFolder('messages'), 'a', 'b')
  secretFor(join(folder, 'messages.db'), {})
  expect(statSync(folder).mode & 0o777).toBe(0o700)
})

test('a file whose name has a database in it is a file: its key is made', () => {
  expect(() => assertKey('/srv/postgres.db', {})).not.toThrow()
  expect(() => secretFor('postgres://host/name', {})).toThrow('MESSAGES_KEY is needed')
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
