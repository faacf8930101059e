import { expect, test } from 'vitest'
import { warningInWords } from '@/content/check/warning-words.server'

test('what had better be looked at is said in the words of its reader, with what was found', () => {
  expect(warningInWords({ kind: 'title_long', found: '66' }, 'fr')).toContain('66')
  const promise = { kind: 'promise', found: 'La visite est gratuite.' } as const
  const [fr, nl] = [warningInWords(promise, 'fr'), warningInWords(promise, 'nl')]
  for (const said of [fr, nl]) expect(said).toContain('La visite est gratuite.')
  expect(fr).not.toBe(nl)
})

test('a last day is said as a reader writes it', () => {
  const ended = { kind: 'ended', found: '2026-11-22' } as const
  expect(warningInWords(ended, 'fr')).toMatch(/22\D+2026|22\/11\/2026/)
  expect(warningInWords(ended, 'nl')).not.toContain('2026-11-22')
})
