import { describe, expect, it } from 'vitest'
import { problemInWords, problemLine } from '@/content/check/problem-words.server'
import type { ProblemCode } from '@/content/check/problems.server'
import { serverWords } from '@/words/words.server'

describe('what the checks say', () => {
  it.each(Object.keys(serverWords('checks', 'fr').problem) as ProblemCode[])(
    'is said in French and Dutch, of the same values: %s',
    (code) => {
      const values = ['first', 'second']
      const [fr, nl] = [problemInWords({ code, values }, 'fr'), problemInWords({ code, values }, 'nl')]
      expect(fr).not.toBe(nl)
      for (const said of [fr, nl]) {
        expect(said).not.toMatch(/\$\d|undefined/)
        expect(said).not.toMatch(/\b(?:the|there|wanted)\b/)
      }
      for (const value of values) expect(nl.includes(value), value).toBe(fr.includes(value))
    },
  )
})

it('names what it is about', () => {
  expect(problemInWords({ code: 'no_question', values: ['prijs'] }, 'fr')).toBe(
    'la question «\u00a0prijs\u00a0» n’existe pas',
  )
  expect(problemInWords({ code: 'cells', values: [3, 4] }, 'nl')).toBe('cellen: 3, kolommen: 4')
  expect(problemLine({ field: 'title.nl', code: 'missing', values: [] }, 'nl')).toBe('title.nl — de tekst ontbreekt')
  expect(problemLine({ field: '', code: 'missing', values: [] }, 'nl')).toBe('de tekst ontbreekt')
})

it('shows what an editor wrote as it is, whatever signs are in it', () => {
  const values = ['$2 $& €', 'x']
  expect(problemInWords({ code: 'page_gone', values }, 'nl')).toContain('$2 $& €')
})

it('takes the language of what a field says in both', () => {
  const values = ['Minuscules seulement · Alleen kleine letters']
  expect(problemInWords({ code: 'unreadable', values }, 'nl')).toBe('Alleen kleine letters')
})

it('says in whose words it is when a file cannot be read at all', () => {
  const values = ['bad indentation (3:1)']
  expect(problemInWords({ code: 'unreadable', values }, 'fr')).toBe('ne peut pas être lu\u00a0: bad indentation (3:1)')
})
