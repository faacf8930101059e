import { describe, expect, it, vi } from 'vitest'
import { richText } from '@/content/schema/text'

// Where there is no browser, it has no text to be written in.
vi.mock('@keystatic/core', () => import('../../../node_modules/@keystatic/core/dist/keystatic-core.js'))

const field = richText('Texte · Tekst').fields.fr
const files = { slug: undefined, other: new Map(), external: new Map() } as never
const read = (text: string) => field.parse(text, files)

/** A paragraph of these words, as somebody types them. */
function typed(...paragraphs: readonly string[]) {
  const { doc } = read('x')
  const content = paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] }))
  return Object.create(read('x'), { doc: { value: doc.type.schema.nodeFromJSON({ type: 'doc', content }) } })
}

describe('a running text', () => {
  it.each([
    'Tapez `code` ici',
    'Cher {% if x %}client{% /if %}',
    '{% contact.name %}',
    'Voir ![image](photo.jpg) et [fichier](file:///C:/x.docx)',
    '3. Durée de conservation',
    '1) premier',
    '# 1 des ventes',
    '> 5 ans',
    '+ 3 ans',
    '- tiret',
    '---',
    '===',
    '*Offre valable, *sous conditions*',
    '**gras** et _souligné_ et ~~barré~~',
    'Une barre \\* et &nbsp; et &#39;',
    '{brand} & {BORN.range}, 199 €* par mois',
  ])('is read as it was written: %s', (text) => {
    const writing = typed('Avant', text, 'Après')
    const { value } = field.serialize(writing, { slug: undefined })
    expect(read(String(value)).doc.toJSON()).toEqual(writing.doc.toJSON())
  })

  it('is written as before where it means the same', () => {
    const text =
      'À partir de 199 €* par mois, {brand} & {BORN.range}.\n\n**Gras**, [lien](route:models) :\n\n1. un\n1. deux\n'
    expect(field.serialize(read(text), { slug: undefined }).value).toBe(text)
  })
})
