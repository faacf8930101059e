import { renderInSite } from '@tests/render'
import { describe, expect, it } from 'vitest'
import { COLOR_NAMES } from '@/brand/color-names'
import { LANGUAGES } from '@/domain/language'
import { ICON_NAMES } from '@/ui/Icon'
import { CHAPTERS, DesignPage } from './DesignPage'
import { fill } from './use-words'
import { fr } from './words.fr'
import { nl } from './words.nl'

const design = { flags: {} } as const

const textsOf = (words: object): string[] =>
  Object.values(words).flatMap((value) => (typeof value === 'string' ? [value] : textsOf(value)))

describe.each(LANGUAGES)('the design page in %s', (language) => {
  it('leads to each of its chapters, which has the name of its link', () => {
    const { container } = renderInSite(<DesignPage />, { ...design, language })
    const words = language === 'fr' ? fr : nl
    const textOf = (selector: string) => container.querySelector(selector)?.textContent
    for (const chapter of CHAPTERS) {
      expect(textOf(`nav a[href="#${chapter}"]`)).toBe(words[chapter].title)
      const name = container.querySelector(`section#${chapter}`)?.getAttribute('aria-labelledby')
      expect(textOf(`h2#${name}`)).toBe(words[chapter].title)
    }
  })
})

describe('the design page', () => {
  it('shows every colour of the brand by its name, and every icon', () => {
    const { container } = renderInSite(<DesignPage />, design)
    const colors = container.querySelector('#colors')?.textContent ?? ''
    for (const name of Object.values(COLOR_NAMES)) expect(colors).toContain(name)
    expect(container.querySelectorAll('#icons li')).toHaveLength(ICON_NAMES.length)
  })

  it('uses no id twice, and no heading out of turn', () => {
    const { container } = renderInSite(<DesignPage />, design)
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    const levels = [...container.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName[1]))
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
  })

  it('is the same each time it is drawn', () => {
    const draw = () => renderInSite(<DesignPage />, design).container.textContent
    expect(draw()).toBe(draw())
  })
})

describe('its words', () => {
  it('have the spaces that do not break, in French', () => {
    expect(
      textsOf(fr).filter((text) => /[ \p{L}\d][?!;»](?!\p{L})|[ \p{L}]:(?=\s)|« |\p{L}'\p{L}/u.test(text)),
    ).toEqual([])
  })

  it('have no space before a mark, in Dutch', () => {
    expect(textsOf(nl).filter((text) => /\s[;:!?]|\w'\w/.test(text))).toEqual([])
  })

  it('are filled with the values of the names in their braces', () => {
    expect(fill('{at} van {count}', { at: 2, count: 6 })).toBe('2 van 6')
  })
})
