import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '@/domain/language'
import { CORRECTED_WORDS, SCREEN_WORDS } from '@/editor/screen-words'
import { translateWords } from '@/editor/translate-screens'

const DIST = 'node_modules/@keystatic/core/dist'
/** What Keystatic's buttons, menus and fields say by themselves. */
const PARTS = ['node_modules/react-aria/dist/private/intl', 'node_modules/@keystar/ui/dist'] as const

describe('the words of the screens', () => {
  it('are words that Keystatic still has', () => {
    const files = readdirSync(DIST).filter((name) => name.endsWith('.js') && !/node|worker|react-server/.test(name))
    const parts = PARTS.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /(?:fr-FR|nl-NL|keystar-ui-(?:picker|menu))\.js$/.test(name))
        .map((name) => `${folder}/${name}`),
    )
    const source = [...files.map((name) => `${DIST}/${name}`), ...parts]
      .map((name) => readFileSync(name, 'utf8'))
      .join('')
      .replaceAll('\\u2026', '…')
    const ends = ['"', "'", '`', '\\"', '${']
    const isThere = (words: string) => ends.some((end) => source.includes(`${words}${end}`)) || source.includes(words)
    const all = [...Object.keys(SCREEN_WORDS), ...LANGUAGES.flatMap((one) => Object.keys(CORRECTED_WORDS[one]))]
    // A composed sentence, and one with quotation marks of its own.
    const composed = ['Heading 3', 'Start writing or press "/" for commands…', 'Paragraph']
    expect(all.filter((words) => !composed.includes(words) && !isThere(words))).toEqual([])
  })

  it('are said in the language of whoever reads them, sentences with a name too', () => {
    expect(translateWords('Done', 'nl')).toBe('Klaar')
    expect(translateWords('Redden', 'nl')).toBe('Opslaan')
    expect(translateWords('Redden', 'fr')).toBeUndefined()
    expect(translateWords('Edit Titel', 'nl')).toBe('Bewerken: Titel')
    expect(translateWords('Titel must be no longer than 250 characters', 'nl')).toBe('Titel: hoogstens 250 tekens')
    expect(translateWords('Aandeel must be a whole number', 'nl')).toBe('Aandeel: hier hoort een geheel getal')
    expect(translateWords('Prix must be a number', 'fr')).toBe('Prix\u00a0: un nombre est attendu')
    expect(translateWords('Nom must not be empty', 'fr')).toBe('Nom\u00a0: à remplir')
    expect(translateWords('Nom must not start or end with spaces', 'fr')).toContain('sans barre')
    expect(translateWords('Must have at most 3 items.', 'nl')).toBe('Hoogstens 3.')
    expect(translateWords('47 entries', 'nl')).toBe('47 fiches')
    expect(translateWords('1 entry', 'fr')).toBe('1 fiche')
    expect(translateWords('gesorteerd in oplopende volgorde in kolom Slug', 'nl')).toBe(
      'gesorteerd in oplopende volgorde in kolom Titel',
    )
    expect(translateWords('No items matching "a$&b" were found.', 'fr')).toContain('«\u00a0a$&b\u00a0»')
  })
})
