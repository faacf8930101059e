import { expect, it } from 'vitest'
import { readFormKind } from '@/server/message-requests'

it.each([
  '/api/messages/test-drive',
  '/fr/message/essai',
  '/nl/bericht/testrit',
  '/fr/professionnel/message/essai',
  '/nl/professioneel/bericht/test-drive',
])('what is sent to %s is counted by its form, whichever way it comes', (path) => {
  expect(readFormKind('POST', path)).toBe('test-drive')
  expect(readFormKind('GET', path)).toBeUndefined()
})

it.each(['/api/messages/made-up', '/nl/bericht/made-up', `/api/messages/${'a'.repeat(8_000)}`, '/api/search'])(
  '%.40s is no form: nothing is remembered of a word that somebody made up',
  (path) => expect(readFormKind('POST', path)).toBeUndefined(),
)
