import { readdirSync, readFileSync } from 'node:fs'
import { diffLines } from 'diff'
import { describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import config from '@/content/schema/config'
import { mergeYaml } from '@/editor/merge-yaml.server'

const { schema } = config.collections.pages
const HOME = readFileSync('tests/editor/fixtures/homepage.yaml', 'utf8')

/** As Keystatic would write the entry, once an editor has changed it: anew, in its own line width. */
function save(old: string, change: (entry: ReturnType<typeof JSON.parse>) => void, fields = schema as never) {
  const entry = parse(old)
  change(entry)
  return mergeYaml(old, stringify(entry, { lineWidth: 80 }), fields)
}

/** The lines that a reviewer sees: what went, what came. */
function changed(old: string, now: string) {
  const parts = diffLines(old, now).filter(({ added, removed }) => added || removed)
  return parts.flatMap(({ value, added }) =>
    value
      .trimEnd()
      .split('\n')
      .map((line) => `${added ? '+' : '-'}${line}`),
  )
}

describe('saving an entry', () => {
  it('changes the two phrases that an editor has changed, and no other line', () => {
    const now = save(HOME, (entry) => {
      entry.title.fr = 'Votre voiture, à votre façon'
      entry.title.nl = 'Jouw wagen, op jouw manier'
    })
    expect(changed(HOME, now)).toEqual([
      '-  fr: Composez votre {brand}',
      '-  nl: Stel je {brand} samen',
      '+  fr: Votre voiture, à votre façon',
      '+  nl: Jouw wagen, op jouw manier',
    ])
  })

  it('does not write the fields that nobody has filled in', () => {
    const now = save(HOME, (entry) => {
      entry.picture = { subject: 'none', shot: 'hero', alt: { fr: '', nl: '' } }
      entry.demonstration = false
      entry.tabs = []
      for (const { value } of entry.blocks)
        Object.assign(value, { shownTo: 'everyone', ...value, anchor: value.anchor ?? '' })
    })
    expect(now).toBe(HOME)
  })

  it('writes one that is filled in for the first time, where the form has it', () => {
    const now = save(HOME, (entry) => {
      entry.blocks[0].value.anchor = 'chemins'
    })
    expect(changed(HOME, now)).toEqual(['+      anchor: chemins'])
  })

  it('moves a block with its lines as they are', () => {
    const now = save(HOME, (entry) => entry.blocks.push(entry.blocks.shift()))
    expect(parse(now)).toEqual({ ...parse(HOME), blocks: [...parse(HOME).blocks.slice(1), parse(HOME).blocks[0]] })
    expect(now.split('\n').sort()).toEqual(HOME.split('\n').sort())
  })

  it('takes a block out and puts one in', () => {
    const quote = { discriminant: 'quote', value: { words: { fr: 'À « demain »: oui', nl: '# geen titel' } } }
    const out = save(HOME, (entry) => entry.blocks.splice(1, 1))
    expect(changed(HOME, out).every((line) => line.startsWith('-'))).toBe(true)
    const put = save(HOME, (entry) => entry.blocks.splice(1, 0, quote))
    expect(changed(HOME, put).every((line) => line.startsWith('+'))).toBe(true)
    expect(parse(put).blocks[1]).toEqual(quote)
    expect(parse(save(HOME, (entry) => entry.blocks.splice(0, 0, quote))).blocks[0]).toEqual(quote)
  })

  it('empties a list, fills it again, and clears a text', () => {
    const none = save(HOME, (entry) => {
      entry.blocks = []
      entry.eyebrow = { fr: '', nl: '' }
    })
    expect(parse(none)).toMatchObject({ blocks: [], eyebrow: { fr: '', nl: '' } })
    const again = save(none, (entry) => {
      entry.blocks = parse(HOME).blocks
    })
    expect(parse(again).blocks).toEqual(parse(HOME).blocks)
  })

  it('keeps what a text says, whatever signs are in it', () => {
    const words = [
      'a: b',
      '- a',
      "l'un",
      '"x"',
      '#',
      '@a',
      '1.20',
      'true',
      'null',
      '  two',
      'a\n\nb\n',
      '{brand}',
      '%',
      '> x',
      '|',
    ]
    for (const text of words) {
      const now = save(HOME, (entry) => {
        entry.lead.fr = text
      })
      expect(parse(now).lead.fr.trimEnd(), text).toBe(text.trimEnd())
      expect(changed(HOME, now).length, text).toBeLessThan(8)
    }
  })

  it('reads an old text that is broken as one that is not there', () => {
    expect(mergeYaml('a: [', 'name: x\n', schema as never)).toBe('name: x\n')
    expect(mergeYaml('', 'name: x\n', schema as never)).toBe('name: x\n')
  })
})

describe('every entry of the site', () => {
  const folders = ['pages', 'carlines', 'news', 'dealers', 'legal'] as const
  const files = folders.flatMap((folder) =>
    readdirSync(`src/content/entries/${folder}`).map(
      (name) => [folder, `src/content/entries/${folder}/${name}`] as const,
    ),
  )

  it.each(folders)(
    'of %s keeps its lines when it is saved unchanged, and all but a few when a text of it is changed',
    (folder) => {
      const fields = config.collections[folder].schema as never
      for (const [, file] of files.filter(([of]) => of === folder)) {
        const old = readFileSync(file, 'utf8')
        expect(
          save(old, () => undefined, fields),
          file,
        ).toBe(old)
        const entry = parse(old)
        const texts = listTexts(entry)
        // Three of each entry at the most: a long one has many of a kind.
        const step = Math.max(17, Math.ceil(texts.length / 3))
        for (const [index, put] of texts.entries()) {
          if (index % step !== 0) continue
          const fresh = parse(old)
          listTexts(fresh)[index]?.set('Zonnewende, koper en 1,20 m')
          const now = mergeYaml(old, stringify(fresh, { lineWidth: 80 }), fields)
          expect(parse(now), `${file} ${put.path}`).toEqual(fresh)
          expect(changed(old, now).length, `${file} ${put.path}`).toBeLessThan(60)
        }
      }
    },
  )
})

interface Text {
  readonly path: string
  readonly set: (text: string) => void
}

function listTexts(value: Record<string, unknown>, path = ''): Text[] {
  return Object.entries(value).flatMap(([name, part]): Text[] => {
    if (typeof part === 'object' && part !== null) return listTexts(part as Record<string, unknown>, `${path}.${name}`)
    const isText = (name === 'fr' || name === 'nl') && typeof part === 'string'
    return isText
      ? [
          {
            path: `${path}.${name}`,
            set: (text) => {
              value[name] = text
            },
          },
        ]
      : []
  })
}
