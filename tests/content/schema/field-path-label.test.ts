import { describe, expect, it } from 'vitest'
import { fieldPathLabel } from '@/content/schema/field-path-label'
import { contentReader } from '@/content/store/reader.server'
import { readWrittenEntry } from '@/content/store/written-entries.server'

const reader = contentReader()

describe('a field of an entry', () => {
  it.each([
    ['pages/homepage', 'title.fr', 'Titre (en français)', 'Titel (in het Frans)'],
    ['pages/homepage', 'route', 'Page', 'Pagina'],
    [
      'pages/homepage',
      'blocks[0].value.items[1].title.nl',
      'Blocs › nº\u00a01, Listes : liens › Liens › nº\u00a02 › Titre (en néerlandais)',
      'Blokken › nr.\u00a01, Lijsten: links › Links › nr.\u00a02 › Titel (in het Nederlands)',
    ],
    ['carlines/born', 'tabs[0]', 'Onglets › nº\u00a01', 'Tabs › nr.\u00a01'],
    [
      'faq',
      'groups[1].questions[0].answer.nl',
      'Groupes › nº\u00a02 › Questions › nº\u00a01 › Réponse (en néerlandais)',
      'Groepen › nr.\u00a02 › Vragen › nr.\u00a01 › Antwoord (in het Nederlands)',
    ],
  ])('%s %s is called as on its screen', async (entry, field, fr, nl) => {
    const written = await readWrittenEntry(reader, entry)
    expect(fieldPathLabel(field, written, 'fr')).toBe(fr)
    expect(fieldPathLabel(field, written, 'nl')).toBe(nl)
  })

  it('stays as it is where the schema does not know it, and where there is no entry', async () => {
    const written = await readWrittenEntry(reader, 'pages/homepage')
    expect(fieldPathLabel('columns[0].title', written, 'fr')).toBe('columns[0].title')
    expect(fieldPathLabel('blocks[99].value.heading.fr', written, 'fr')).toBe('blocks[99].value.heading.fr')
    expect(fieldPathLabel('', written, 'fr')).toBe('')
    expect(await readWrittenEntry(reader, 'pages/nothing')).toBeUndefined()
    expect(await readWrittenEntry(reader, 'constructor/co2')).toBeUndefined()
    expect(fieldPathLabel('title.fr', undefined, 'fr')).toBe('title.fr')
  })
})
