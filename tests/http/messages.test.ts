import { expect, test } from 'vitest'
import { buildPath } from '@/routing/build-path'
import { ask } from './ask'

const FRENCH = { language: 'fr', salesType: 'B2C' } as const

test('pages of messages are kept by nobody, and shown to no search engine', async () => {
  const answer = await ask(buildPath('message', { message_kind: 'contact' }, FRENCH))
  expect(answer.headers.get('cache-control')).toContain('no-store')
  expect(answer.headers.get('referrer-policy')).toBe('strict-origin')
  expect(await answer.text()).toContain('name="robots" content="noindex"')
  expect((await ask(buildPath('contact', {}, FRENCH), { method: 'POST' })).status).toBe(405)
})
