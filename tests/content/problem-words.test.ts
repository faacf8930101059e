import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { problemInWords } from '@/content/problem-words'
import { LANGUAGES } from '@/domain/language'

/** Every sentence that the checks can say, as it stands in their code; what is filled in is a 3. */
function sentences(): string[] {
  const files = readdirSync('src/content').filter((name) => /^(?:validate|typing-mistakes|rich-text)/.test(name))
  const code = files.map((name) => readFileSync(`src/content/${name}`, 'utf8')).join('\n')
  const said = [
    ...code.matchAll(
      /(?:report|complain)\((?:[^()'`]|\([^()]*\)|`[^`]*`(?=,)|''(?=,)|'[^']*'(?=,))*?(?:'([^']+)'|`([^`]+)`)\)/g,
    ),
    ...code.matchAll(/^ {4,6}\[\/.+\/u?, '([^']+)'\],$/gm),
    ...code.matchAll(/return `(the page [^`]+)`/g),
    ...code.matchAll(/MISSING = '([^']+)'/g),
  ]
  return (
    said
      .map(([, plain, filled]) => plain ?? filled ?? '')
      .map((text) => text.replace(/\$\{what\}/g, 'page “3”').replace(/\$\{[^}]*\}/g, '3'))
      // Of the reader of YAML: its own words.
      .filter((text) => text !== '' && text !== 'cannot be read')
  )
}

describe('what the checks say', () => {
  const found = sentences()

  it('is found in their code', () => {
    expect(found.length).toBeGreaterThan(28)
  })

  it.each(found)('is said in French and Dutch: %s', (sentence) => {
    for (const language of LANGUAGES) {
      const words = problemInWords(sentence, language)
      expect(words).not.toContain(sentence)
      expect(words).not.toMatch(/\$\d/)
      expect(words).not.toMatch(/\b(?:the|there|wanted)\b/)
    }
  })
})

it('names what it is about', () => {
  expect(problemInWords('there is no question “prijs”', 'fr')).toBe('la question « prijs » n’existe pas')
  expect(problemInWords('3 cells for 4 columns', 'nl')).toBe('3 cellen voor 4 kolommen')
})

it('takes the language of what a field says in both', () => {
  expect(problemInWords('Minuscules seulement · Alleen kleine letters', 'nl')).toBe('Alleen kleine letters')
})

it('says in whose words it is when a file cannot be read at all', () => {
  expect(problemInWords('bad indentation (3:1)', 'fr')).toBe('ne peut pas être lu : bad indentation (3:1)')
})
