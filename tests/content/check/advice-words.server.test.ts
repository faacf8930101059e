import { expect, test } from 'vitest'
import { adviceInWords } from '@/content/check/advice-words.server'

test('what had better be looked at is said in the words of its reader, with what was found', () => {
  expect(adviceInWords({ kind: 'title_long', found: '66' }, 'fr')).toContain('66')
  const promise = { kind: 'promise', found: 'La visite est gratuite.' } as const
  const [fr, nl] = [adviceInWords(promise, 'fr'), adviceInWords(promise, 'nl')]
  for (const said of [fr, nl]) expect(said).toContain('La visite est gratuite.')
  expect(fr).not.toBe(nl)
})

test('a last day is said as a reader writes it', () => {
  const ended = { kind: 'ended', found: '2026-11-22' } as const
  expect(adviceInWords(ended, 'fr')).toMatch(/22\D+2026|22\/11\/2026/)
  expect(adviceInWords(ended, 'nl')).not.toContain('2026-11-22')
})
