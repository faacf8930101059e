import { cp, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { CO2_LINES, CO2_TITLE } from '@tests/content/co2-title'
import { tempFolder } from '@tests/temp-folder'
import { beforeEach, describe, expect, it } from 'vitest'
import { deskPage } from '@/editor/desk-page.server'
import { sentenceDiff } from '@/editor/sentence-diff.server'
import { deleteDraft, readWorkingCopy, saveDraft } from '@/editor/working-copy.server'

let root = ''

beforeEach(async () => {
  root = tempFolder('desk')
  await mkdir(path.join(root, 'src/content'), { recursive: true })
  await cp('src/content/entries', path.join(root, 'src/content/entries'), { recursive: true })
})

async function write(entry: string, from: string, to: string) {
  const seen = (await readWorkingCopy(entry, root))?.toString() ?? ''
  expect(seen).toContain(from)
  await saveDraft(entry, Buffer.from(seen.replace(from, to)), root)
}

const rowOf = (html: string, entry: string) =>
  html.split('<tr>').find((row) => row.includes(`entry=${encodeURIComponent(entry)}"`)) ?? ''

describe('the list of all entries', () => {
  it('says what is live, what is a draft and what is to go, in the language of the screens alone', async () => {
    await write('pages/co2', CO2_LINES.fr, 'fr: Zonnewende')
    await deleteDraft('news/pneus-sept-degres', root)
    const { html } = await deskPage({}, 'nl', root)
    expect(rowOf(html, 'pages/co2')).toContain('Ontwerp, de pagina online is ongewijzigd')
    expect(rowOf(html, 'news/pneus-sept-degres')).toContain('Te verwijderen, nog online')
    expect(rowOf(html, 'faq')).toContain('Online')
    expect(html).not.toMatch(/Brouillon|En ligne|Chercher/)
  })

  it('finds a sentence that is pasted from a page, in either language, and names its field', async () => {
    await write('pages/co2', CO2_LINES.nl, 'nl: "Wat is het? ‘Zonnewende’ in 5 %"')
    const { html } = await deskPage({ q: "wat is het\u202f? 'Zonnewende' in 5\u00a0%" }, 'fr', root)
    expect(rowOf(html, 'pages/co2')).toContain(
      '<a href="/keystatic/collection/pages/item/co2#title.nl">Titre (en néerlandais)</a>',
    )
    expect(html.match(/<tr>/g)).toHaveLength(2)
    expect((await deskPage({ q: 'Zonnewende2' }, 'fr', root)).html).toContain('Aucun texte des fiches')
  })

  it('keeps code that is typed as words', async () => {
    const { html } = await deskPage({ q: '"><script>alert(1)</script>' }, 'fr', root)
    expect(html).not.toContain('<script>')
  })

  it('lists a broken file too', async () => {
    await writeFile(path.join(root, 'src/content/entries/pages/co2.yaml'), 'title: [')
    expect(rowOf((await deskPage({}, 'fr', root)).html, 'pages/co2')).toContain('En ligne')
  })
})

describe('the page of an entry', () => {
  it('shows what a publication would change, and what can be done', async () => {
    await write('pages/co2', CO2_LINES.fr, 'fr: Zonnewende')
    const { html } = await deskPage({ entry: 'pages/co2' }, 'fr', root)
    expect(html).toContain(`<del>${CO2_TITLE.fr}</del> <ins>Zonnewende</ins>`)
    expect(html).toContain('value="publish"')
    expect((await deskPage({ entry: 'pages/privacy' }, 'fr', root)).html).not.toContain('value="publish"')
  })

  it('of nothing says so', async () => {
    for (const entry of ['pages/nothing', '../x', ''])
      expect(await deskPage({ entry }, 'nl', root)).toMatchObject({ status: 404 })
    expect(await deskPage({ entry: 'faq', version: '../x' }, 'nl', root)).toMatchObject({ status: 404 })
  })
})

describe('a sentence of a page', () => {
  it('is found with the figures that the page has filled in, and leads to its block', async () => {
    await write('pages/co2', CO2_LINES.nl, "nl: 'De Born rijdt {BORN.range} ver op één [lading](route:stock).'")
    const { html } = await deskPage({ q: 'rijdt tot 548 km ver op één lading' }, 'nl', root)
    expect(rowOf(html, 'pages/co2')).toContain('De Born rijdt')
    expect((await deskPage({ q: 'rijdt tot 548 km ver op twee' }, 'nl', root)).html).not.toContain('De Born rijdt')
    const deep = await deskPage({ q: 'Microvezel op basis van ingezamelde vezels' }, 'nl', root)
    expect(rowOf(deep.html, 'pages/environnement')).toMatch(/environnement#tabs\/\d\/blocks\/\d/)
  })

  it('of the interface is named by its key, with what it is', async () => {
    const { html } = await deskPage({ q: 'Prêtes, en route ou en production.' }, 'fr', root)
    expect(html).toContain('<code>stock.lead</code> (français)')
    expect(html).toContain('Ailleurs que dans les fiches')
    expect(html).not.toContain('Aucun texte')
    // With what a page has filled in.
    expect((await deskPage({ q: 'Leon Sportstourer en stock' }, 'fr', root)).html).toContain('stock.title_model')
  })
})

describe('the work of whoever translates', () => {
  const list = (html: string, language: string) => html.split('<h2>').find((part) => part.includes(language)) ?? ''

  it('is what is missing, and what a draft has changed in the other language alone', async () => {
    await write('pages/co2', CO2_LINES.fr, 'fr: Zonnewende')
    await write(
      'pages/dsa',
      / nl: .*/.exec((await readWorkingCopy('pages/dsa', root))?.toString() ?? '')?.[0] ?? '?',
      " nl: ''",
    )
    const { html } = await deskPage({ view: 'translations' }, 'nl', root)
    const dutch = list(html, 'in het Nederlands')
    expect(dutch).toContain('(2)')
    expect(dutch).toContain('Zonnewende')
    expect(dutch).toContain('/keystatic/collection/pages/item/co2')
    expect(dutch).toContain('de andere taal is veranderd')
    expect(dutch).toContain('de tekst ontbreekt')
    expect(list(html, 'in het Frans')).toContain('Niets te doen')
    expect(html).not.toMatch(/Traductions|l’autre langue/)
  })

  it('is done once both languages have changed', async () => {
    await write('pages/co2', CO2_LINES.fr, 'fr: Solstice')
    await write('pages/co2', CO2_LINES.nl, 'nl: Zonnewende')
    const { html } = await deskPage({ view: 'translations' }, 'fr', root)
    expect(html.match(/Rien à faire/g)).toHaveLength(2)
  })

  it('leaves out what is wanted in one language, and lists it', async () => {
    await write('pages/dsa', 'route: dsa', 'route: dsa\nlanguages: fr')
    const { html } = await deskPage({ view: 'translations' }, 'fr', root)
    expect(html.match(/Rien à faire/g)).toHaveLength(2)
    expect(list(html, 'une seule langue')).toContain('pages%2Fdsa')
  })
})

it('the help names the page beside a form, banners, and what stands in braces', async () => {
  const { html: fr } = await deskPage({ view: 'help' }, 'fr', root)
  for (const words of ['La page à côté', 'Une bannière', '{BORN.co2}']) expect(fr).toContain(words)
  const { html: nl } = await deskPage({ view: 'help' }, 'nl', root)
  for (const words of ['Pagina ernaast', 'Een banner', '{BORN.co2}']) expect(nl).toContain(words)
})

it('a rewritten sentence is shown as sentences, and those around it as they are', () => {
  const before = { lead: { fr: 'Elle roule loin. Son prix est clair. Venez.' } }
  const now = { lead: { fr: 'Elle roule loin. Son tarif se lit en une fois. Venez.' } }
  expect(sentenceDiff(before, now)).toEqual([
    {
      field: 'lead.fr',
      parts: [
        { kind: 'same', text: 'Elle roule loin.' },
        { kind: 'gone', text: 'Son prix est clair.' },
        { kind: 'come', text: 'Son tarif se lit en une fois.' },
        { kind: 'same', text: 'Venez.' },
      ],
    },
  ])
})
